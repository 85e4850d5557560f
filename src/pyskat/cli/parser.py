"""How does the program read its arguments? As ``argparse`` does, with help and complaints in the language asked for."""

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, NoReturn

from pyskat.errors import Language
from pyskat.language.printed import Help
from pyskat.language.terms import Term, say

__all__ = ["LANGUAGES", "Parser", "asked_language"]

LANGUAGES: Final[tuple[Language, ...]] = ("en", "de")
_OPTION: Final = "--lang"


def asked_language(words: Sequence[str]) -> Language:
    """Find the language before the arguments are read, for the help and for what is wrong with them."""
    said = "en"
    for word, after in pairwise([*words, ""]):
        name, given, value = word.partition("=")
        if name == _OPTION:
            said = value if given else after
    return "de" if said == "de" else "en"


class _Formatter(argparse.HelpFormatter):
    """Writes the help in German."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Write the line that shows how the command is called."""
        super().add_usage(usage, actions, groups, Help.USAGE.say("de") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that speaks English or German.

    Args:
        language: What it speaks.
        options: As for ``argparse``.
    """

    def __init__(self, language: Language, **options: Any) -> None:  # noqa: ANN401 - as argparse has them
        if language == "de":
            options["formatter_class"] = _Formatter
        super().__init__(add_help=False, **options)
        self.language: Language = language
        self._positionals.title, self._optionals.title = self.say(Help.ARGUMENTS), self.say(Help.OPTIONS)
        self.add_argument("-h", "--help", action="help", help=self.say(Help.HELP))

    def say(self, term: Term) -> str:
        """Say a term in the language of the parser; a percent sign would be a place for ``argparse`` to fill."""
        return say(term, self.language)

    def refuse(self, why: Term) -> NoReturn:
        """Say what is wrong with the arguments together, and leave."""
        self.error(self.say(why))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments, and leave."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {self.say(Help.ERROR)}: {_translated(message, self.language)}\n")


_ARGUMENT: Final = re.compile(r"argument (?P<name>[^:]+): (?P<what>.*)", re.DOTALL)
_SAID: Final = (
    (re.compile(r"the following arguments are required: (?P<names>.*)", re.DOTALL), Help.REQUIRED),
    (re.compile(r"one of the arguments (?P<names>.*) is required"), Help.ONE_REQUIRED),
    (re.compile(r"unrecognized arguments: (?P<names>.*)", re.DOTALL), Help.UNRECOGNIZED),
    (re.compile(r"invalid choice: (?P<given>.*) \(choose from (?P<names>.*)\)", re.DOTALL), Help.BAD_CHOICE),
    (re.compile(r"invalid int value: (?P<given>.*)", re.DOTALL), Help.BAD_VALUE),
    (re.compile(r"expected one argument"), Help.ONE_VALUE),
    (re.compile(r"expected at least one argument"), Help.SOME_VALUES),
    (re.compile(r"not allowed with argument (?P<name>.*)"), Help.NOT_BOTH),
    (re.compile(r"ambiguous option: (?P<given>.*) could match (?P<names>.*)", re.DOTALL), Help.AMBIGUOUS),
    (re.compile(r"ignored explicit argument (?P<given>.*)", re.DOTALL), Help.NO_VALUE),
)
"""What ``argparse`` says in English, and our words for it."""


def _translated(message: str, language: Language) -> str:
    """Say in a language what ``argparse`` says in English; what our own options say is in the language already."""
    if language == "en":
        return message
    about = _ARGUMENT.fullmatch(message)
    if about is not None:
        what = _translated(about["what"], language)
        return say(Help.ARGUMENT.of(name=about["name"], what=what), language)
    for english, said in _SAID:
        found = english.fullmatch(message)
        if found is not None:
            return say(said.of(**found.groupdict()), language)
    return message
