"""What a Skat court rules when something went wrong: read off the paper line by line, slowly."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .claims import ORDERS, proof_of
from .contracts import BASE_VALUES, CONTRACTS, GAME_NAMES, Contract, matadors, value_before_play
from .rules import TableRules
from .scoring import Agreement, Standing, decided_for, judge_simple, standing_of, verdict
from .tricks import TrickPlay

FAULTS_IN_PLAY = [
    "revoke",
    "out_of_turn",
    "exposed_card",
    "looked_at_tricks",
    "named_a_trick",
    "looked_at_skat",
]
"""What is judged by 4.1.3 to 4.1.6."""

BEFORE_A_CARD = ["out_of_turn", "exposed_card", "looked_at_skat"]
"""Those of them that can happen while Kontra is asked for."""

ALL_KINDS = [
    *FAULTS_IN_PLAY,
    *["lost_card", "conduct", "pulled_in", "left_tricks_lying", "showed_skat"],
    *["led_before_announcing", "wrong_count", "skat_touched", "bid_in_words"],
]

REFUSED: dict[str, object] = {"then": "refused"}
"""The answer to what cannot happen there."""


@dataclass
class Scene:
    """A deal as it stands; of what has not come yet there is nothing."""

    phase: str
    """auction, deciding (the declarer has not announced yet), kontra, play, claimed, ramsch or over."""
    rules: TableRules
    calls: list[tuple[int, str]] = field(default_factory=list)
    declarer: int | None = None
    contract: Contract | None = None
    hands: Sequence[set[str]] = ()
    """The hands before the first card."""
    twelve: set[str] = field(default_factory=set)
    """The declarer's hand as it was dealt, and the skat."""
    lies: set[str] = field(default_factory=set)
    """What lies in the skat during the play."""
    played: list[str] = field(default_factory=list)
    spoke: set[int] = field(default_factory=set)
    """Who gave up, claimed, showed or threw since the last card."""
    factor: int = 1

    def last_bid(self) -> int:
        """Return the highest value that was said; 0 for none."""
        highest = 0
        for _, word in self.calls:
            if word not in {"pass", "hold"}:
                highest = max(highest, int(word))
        return highest

    def game(self) -> Contract:
        """Return what is played."""
        if self.contract is None:
            raise ValueError("nothing is announced")
        return self.contract

    def tricks(self) -> TrickPlay:
        """Play the cards again."""
        play = TrickPlay(self.hands, self.game().game, 0)
        for card in self.played:
            play.play(card)
        return play

    def agreement(self) -> Agreement:
        """Return what the declarer has let himself in for."""
        contract = self.game()
        return Agreement(contract, matadors(self.twelve, contract.game), self.last_bid(), self.rules)

    def standing(self) -> Standing:
        """Return what both sides have."""
        if self.phase == "kontra" or self.declarer is None:
            return Standing(0, 0, 0, 0)
        play = self.tricks()
        return standing_of(play.taken, play.tricks, self.lies, self.declarer)


def decided(scene: Scene) -> str | None:
    """Name the side that nobody can take the game from any more."""
    if scene.game().is_null:
        return None
    return decided_for(scene.agreement(), scene.standing())


def rule(  # noqa: C901, PLR0911, PLR0912 - line by line
    scene: Scene, kind: str, by: int | str | None, card: str = "", words: str = ""
) -> dict[str, object]:
    """Rule on something that went wrong; `by` is a seat, "declarer", "defenders", or None for both."""
    if scene.phase == "over":
        return REFUSED
    if kind in {"lost_card", "conduct"}:
        return {"then": "play_on"}
    if kind == "wrong_count":
        return _wrong_count(scene, by)
    if scene.phase == "auction":
        return _in_the_auction(scene, kind, by, words)
    if scene.declarer is None or by is None or kind in {"skat_touched", "bid_in_words"}:
        return REFUSED
    guilty = _side(scene, by)
    if scene.phase == "deciding":
        if kind == "led_before_announcing" and guilty == "declarer":
            return {"then": "name_a_game", "winner": "defenders"}
        if kind == "looked_at_skat" and guilty == "defenders":
            return {"then": "name_a_game", "winner": "declarer", "may_demand": True}
        return REFUSED
    if scene.phase == "kontra" and kind not in BEFORE_A_CARD:
        return REFUSED
    if kind == "exposed_card" and guilty == "declarer":
        return {"then": "card_back"}
    if kind in FAULTS_IN_PLAY:
        return _against(scene, guilty)
    if kind == "pulled_in":
        return _pulled_in(scene, by, guilty, card)
    if guilty == "declarer" and kind == "showed_skat":
        return _showed_skat(scene)
    if guilty == "declarer" and kind == "left_tricks_lying":
        return _left_lying(scene)
    return REFUSED


def _side(scene: Scene, by: int | str) -> str:
    if isinstance(by, str):
        return by
    return "declarer" if by == scene.declarer else "defenders"


def _over(scene: Scene, standing: Standing, guilty: str, *, may_demand: bool) -> dict[str, object]:
    """End the game: as it was decided, or against the guilty side at its simple value."""
    outcome = judge_simple(scene.agreement(), standing, declarer_gives_up=guilty == "declarer")
    return {
        "then": "game_over",
        "winner": "declarer" if outcome.won else "defenders",
        "score": outcome.score * scene.factor,
        "may_demand": may_demand,
    }


def _against(scene: Scene, guilty: str) -> dict[str, object]:
    return _over(scene, scene.standing(), guilty, may_demand=True)


def _wrong_count(scene: Scene, by: int | str | None) -> dict[str, object]:
    if scene.phase == "auction" or by is None:
        return {"then": "new_deal"}
    if scene.declarer is None:
        return REFUSED
    guilty = _side(scene, by)
    if scene.phase == "deciding":
        return {"then": "name_a_game", "winner": "defenders" if guilty == "declarer" else "declarer"}
    return _over(scene, Standing(0, 0, 0, 0), guilty, may_demand=False)


def _in_the_auction(scene: Scene, kind: str, by: int | str | None, words: str) -> dict[str, object]:
    if not isinstance(by, int):
        return REFUSED
    if kind == "skat_touched":
        out = {by}
        for seat in [0, 1, 2]:
            said = [word for who, word in scene.calls if who == seat]
            if said == ["pass"]:
                out.add(seat)
        left = {0, 1, 2} - out
        if not left:
            return {"then": "passed_in", "out": out}
        least = scene.last_bid()
        return {"then": "auction", "out": out, "may_bid": left, "least_bid": least if least > 0 else 18}
    if kind == "bid_in_words":
        contract = named(words)
        if contract is None:
            return REFUSED
        worth = value_before_play(contract, 1)
        if worth < scene.last_bid():
            return REFUSED
        bound = contract.text if contract.game == "G" and contract.hand else None
        return {"then": "auction", "least_bid": worth, "bound_to": bound}
    return REFUSED


def named(words: str) -> Contract | None:
    """Find the game that is named, with what counts of it on an untouched skat."""
    said = words.lower().split()
    games = [game for game, name in GAME_NAMES.items() if name in said]
    if len(games) != 1:
        return None
    parts = [GAME_NAMES[games[0]]]
    if games[0] not in BASE_VALUES:
        parts += [word for word in ["ouvert", "hand"] if word in said]
    elif "ouvert" in said:
        parts.append("ouvert")
    elif "hand" in said:
        parts.append("hand")
        parts += [word for word in ["schwarz", "schneider"] if word in said][:1]
    return CONTRACTS[" ".join(parts)]


def _pulled_in(scene: Scene, by: int | str, guilty: str, card: str) -> dict[str, object]:
    play = scene.tricks()
    if len(play.open) != 2 or not card:
        return REFUSED
    if by == "declarer":
        seat = scene.declarer
    elif by == "defenders":
        seat = play.turn
        if seat == scene.declarer:
            seat = 0 if scene.declarer != 0 else 1
    else:
        seat = int(by)
    if seat is None or card not in play.hands[seat]:
        return REFUSED
    if seat != play.turn or card not in play.legal():
        return _against(scene, guilty)
    play.play(card)
    if play.takers[-1] != seat:
        return _against(scene, guilty)
    return {"then": "play_on", "trick_winner": seat}


def _showed_skat(scene: Scene) -> dict[str, object]:
    """Give the declarer all ten tricks if he has had all so far and can force the rest."""
    play = scene.tricks()
    declarer, contract = scene.declarer, scene.game()
    if declarer is None:
        return REFUSED
    all_his = play.tricks[declarer] == len(play.takers) and not contract.is_null
    if not all_his or not proof_of(contract.game, declarer, declarer).holds(play.hands, play.open, play.leader):
        return _against(scene, "declarer")
    outcome = verdict(scene.agreement(), reached=True, schneider=True, schwarz=True)
    return {
        "then": "game_over",
        "winner": "declarer" if outcome.won else "defenders",
        "score": outcome.score * scene.factor,
    }


def _left_lying(scene: Scene) -> dict[str, object]:
    if scene.phase != "play" or scene.rules.concession not in ORDERS or scene.declarer in scene.spoke:
        return REFUSED
    return {"then": "claim", "action": f"claim {scene.declarer}"}
