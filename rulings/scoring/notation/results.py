"""Results read and written as scorers write them: `4S X -2 W`, in Italian `4P X -2 O`, in Polish `4P X -2 W`.

The parts after the bid may come in any order, with or without spaces. Whatever is not understood is refused
by name; nothing is guessed, and a number alone is never taken for tricks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeVar

from rulings.bridge import Contract, Denomination, Doubled, Seat
from rulings.scoring.boards.table_results import PASSED_OUT, TableResult
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.notation.habits import SYMBOLS, Habit, habit_of

_Value = TypeVar("_Value")

LONGEST = 60
"""More characters than any result needs."""
_LEVELS = "1234567"

_SAME = str.maketrans({"−": "-", "–": "-", "×": "x", "\ufe0f": None, "\ufe0e": None})


def read_result(text: str, language: str) -> TableResult:
    """Read a result in a language's habit (`en`, `it`, `pl`); ScoringError names what was not understood."""
    habit = habit_of(language)
    plain = " ".join(text.translate(_SAME).lower().split())
    if plain in habit.passed_out:
        return PASSED_OUT
    if not plain or len(plain) > LONGEST:
        raise ScoringError(Refusal.NO_RESULT, text=text[:LONGEST], example=habit.example)
    return _Parts(text, habit).read(plain)


def write_result(result: TableResult, language: str, *, with_symbols: bool = False) -> str:
    """Write a result in a language's habit: `4S X -2 W`, or with suit symbols and a true minus `4♠ X −2 W`."""
    habit = habit_of(language)
    contract, relative = result.contract, result.relative
    if contract is None or relative is None or contract.declarer is None:
        return habit.passed_out[0].capitalize()
    symbol = SYMBOLS.get(contract.denomination) if with_symbols else None
    bid = f"{contract.level}{symbol or habit.denominations[contract.denomination][0].upper()}"
    ending = f"{relative:+d}" if relative else "="
    parts = (bid, contract.doubled.value, ending, habit.seats[contract.declarer][0].upper())
    written = " ".join(part for part in parts if part)
    return written.replace("-", "−") if with_symbols else written


class _Parts:
    """The parts of one result as they are met."""

    def __init__(self, text: str, habit: Habit) -> None:
        self.text, self.habit = text[:LONGEST], habit
        self.bid: tuple[int, Denomination] | None = None
        self.doubled: Doubled | None = None
        self.seat: Seat | None = None
        self.tricks: int | None = None
        self.relative: int | None = None

    def read(self, plain: str) -> TableResult:
        """Take the text apart, then put the result together."""
        at = 0
        while at < len(plain):
            match = _pattern(self.habit.language).match(plain, at)
            if match is None:
                raise self.error(Refusal.UNKNOWN_WORD, word=re.split(r"[\s,]", plain[at:])[0])
            self.take(match)
            at = match.end()
        return self.result()

    def take(self, match: re.Match[str]) -> None:
        """Keep one part; ScoringError when it was there before."""
        match match.lastgroup:
            case "denomination":
                self.once("the contract", self.bid)
                if match["level"] not in _LEVELS:
                    raise self.error(Refusal.LEVEL, level=match["level"])
                self.bid = int(match["level"]), _denomination(self.habit, match["denomination"])
            case "doubled":
                self.once("the doubling", self.doubled)
                self.doubled = _found(self.habit.doubled, match["doubled"])
            case "seat":
                self.once("who declares", self.seat)
                self.seat = _found(self.habit.seats, match["seat"])
            case "tricks":
                self.once_the_result()
                self.tricks = int(match["tricks"])
            case "made" | "over" | "down" | "under":
                self.once_the_result()
                self.relative = _relative(match)

    def once(self, what: str, known: object) -> None:
        if known is not None:
            raise self.error(Refusal.TWICE, what=what)

    def once_the_result(self) -> None:
        self.once("the result", self.relative if self.tricks is None else self.tricks)

    def result(self) -> TableResult:
        """The result of the parts; ScoringError where one is missing, or they cannot be."""
        if self.bid is None:
            raise self.error(Refusal.NO_RESULT)
        if self.seat is None:
            raise self.error(Refusal.WITHOUT_DECLARER)
        contract = Contract(*self.bid, self.doubled or Doubled.NO, self.seat)
        if self.tricks is not None:
            return TableResult(contract, self.tricks)
        if self.relative is None:
            raise self.error(Refusal.WITHOUT_TRICKS)
        return TableResult.ending(contract, self.relative)

    def error(self, refusal: Refusal, **values: str) -> ScoringError:
        return ScoringError(refusal, text=self.text, example=self.habit.example, **values)


def _relative(match: re.Match[str]) -> int:
    group = match.lastgroup or ""
    if group == "made":
        return 0
    number = int(match[group])
    return number if group == "over" else -number


def _found(words: Mapping[_Value, tuple[str, ...]], word: str) -> _Value:
    return next(value for value, spellings in words.items() if word in spellings)


def _denomination(habit: Habit, word: str) -> Denomination:
    symbols = {denomination: (symbol,) for denomination, symbol in SYMBOLS.items()}
    return _found(symbols if word in SYMBOLS.values() else habit.denominations, word)


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """One part of a result with the white space after it; tricks come first: `6 prese` is no bid of spades."""
    habit = habit_of(language)
    denominations = [*_words(habit.denominations.values()), *SYMBOLS.values()]
    parts = (
        rf"(?P<tricks>\d{{1,2}})\s*(?:{_any(habit.tricks)})\b",
        rf"(?P<under>\d{{1,2}})\s+(?:{_any(habit.undertricks)})\b",
        rf"(?P<level>\d)\s*(?P<denomination>{_any(denominations)})",
        r"\+\s*(?P<over>\d{1,2})",
        rf"(?:-|{_any(habit.down)})\s*(?P<down>\d{{1,2}})",
        rf"(?P<doubled>{_any(_words(habit.doubled.values()))})",
        rf"(?P<made>{_any(habit.made)})",
        rf"(?P<seat>{_any(_words(habit.seats.values()))})",
        rf"(?:{_any(habit.linking)})\b",
        r",",
    )
    return re.compile(rf"(?:{'|'.join(parts)})\s*")


def _words(lists: Iterable[tuple[str, ...]]) -> list[str]:
    return [word for words in lists for word in words]


def _any(words: Iterable[str]) -> str:
    """Any of the words, the longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
