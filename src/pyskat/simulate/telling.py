"""How are very many deals told? In sentences and tables, in English and German."""

import math
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from pyskat.contract import Contract
from pyskat.language.match_words import MatchWord
from pyskat.language.simulate_words import SimulateWord
from pyskat.language.terms import Language, Term, say
from pyskat.match.telling import decimal, laid_out, share
from pyskat.simulate.moments import Mean
from pyskat.simulate.values import Played, Told

__all__ = ["contract_of", "reported", "told", "with_interval"]

_NONE: Final = "–"


def told(results: Told, language: Language) -> str:
    """Tell a simulation."""
    head = SimulateWord.ROTATED if results.rotate else SimulateWord.PLAYED
    missing, names = results.missing, results.names
    lines = [say(head.of(deals=results.deals, games=results.games), language)]
    lines += [SimulateWord.STOPPED.say(language)] if results.interrupted else []
    if missing:
        lines.append(say(SimulateWord.MISSING.of(count=len(missing), first=missing[0]), language))
    lines += [say(SimulateWord.LOST.of(why=results.lost), language)] if results.lost else []
    lines += ["", *laid_out([("", *names), *_by_bot(results, language)]), ""]
    lines += [_compared(results, a, b, language) for a, b in combinations(names, 2)] if results.deals > 1 else []
    left_over = {"games": results.games, "passed": results.passed_in, "ramsch": results.ramsch}
    lines += ["", *_by_contract(results.contracts, language), "", say(MatchWord.LEFT_OVER.of(**left_over), language)]
    return "\n".join([*lines, *_faults(results, language)])


def _by_bot(results: Told, language: Language) -> Iterator[tuple[str, ...]]:
    """List what each bot came to, a line for each thing."""
    bots = list(results.bots.values())
    means = {
        SimulateWord.LIST_POINTS: [bot.points for bot in bots],
        SimulateWord.AS_DECLARER: [bot.declarer for bot in bots],
        SimulateWord.AS_DEFENDER: [bot.defender for bot in bots],
    }
    for word, each in means.items():
        yield word.say(language), *(with_interval(mean, language) for mean in each)
    shares = [share(bot.declared.games, bot.points.games, language) for bot in bots]
    yield SimulateWord.DECLARED.say(language), *shares
    yield SimulateWord.WON.say(language), *(share(bot.declared.won, bot.declared.games, language) for bot in bots)
    yield SimulateWord.FAULTS.say(language), *(str(bot.fault_count) for bot in bots)


def with_interval(mean: Mean, language: Language) -> str:
    """Write a mean and half of its interval; nothing of nothing is a dash."""
    if not mean.games:
        return _NONE
    half = "" if math.isinf(mean.interval) else f" ± {decimal(mean.interval, language)}"
    return decimal(mean.mean, language, sign=True) + half


def _compared(results: Told, a: str, b: str, language: Language) -> str:
    """Say how far two bots are apart."""
    found = results.compare(a, b)
    difference = f"{decimal(found.difference, language, sign=True)} ± {decimal(found.interval, language)}"
    return say(SimulateWord.COMPARED.of(a=a, b=b, difference=difference), language)


def _by_contract(contracts: Mapping[str, Played], language: Language) -> Iterator[str]:
    """List the declared games, a line for each contract."""
    words = (SimulateWord.GAMES, SimulateWord.WON, SimulateWord.LOST_GAMES, SimulateWord.OVERBID)
    rows = [(SimulateWord.CONTRACT.say(language), *(word.say(language) for word in words))]
    rows += [
        (say(contract_of(name), language), str(each.games), _won(each, language), str(each.lost), str(each.overbid))
        for name, each in contracts.items()
    ]
    return laid_out(rows)


def _won(played: Played, language: Language) -> str:
    space = " " if language == "de" else ""
    return f"{played.won} ({100 * played.share:.0f}{space}%)"


def contract_of(name: str) -> Term:
    """Give the contract of a name, which says itself in either language."""
    return Contract.parse(name)


def _faults(results: Told, language: Language) -> Iterator[str]:
    """List what bots did wrong, a line for each kind."""
    for name, bot in results.bots.items():
        for fault in bot.faults:
            what, times = fault.first.what, fault.count
            line = MatchWord.FAULT.of(who=name, count=times, kind=fault.kind, deal=fault.deal, what=what)
            yield say(line, language)


def reported(counts: Mapping[str, int], contracts: Mapping[str, Played], missing: bool, language: Language) -> str:  # noqa: FBT001 - one of four facts
    """Tell what was found in archives."""
    lines = [say(SimulateWord.RECORDS.of(**counts), language)]
    lines += [say(SimulateWord.REMARKS.of(count=counts["remarks"]), language)] if counts["remarks"] else []
    lines += [SimulateWord.NOT_ALL.say(language)] if missing else []
    lines += [say(SimulateWord.LEFT_OVER.of(**counts), language)]
    lines += ["", *_by_contract(contracts, language)] if contracts else []
    return "\n".join(lines)
