"""A session as everybody reads it once play is over: ranking, matches and travellers, with names or numbers alone.

Where names are not shown none leaves this module: who has no number gets one. Nothing here is of rulings.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count

from rulings.desk.scores.queries.sheet import Sheet
from rulings.desk.scores.queries.tables import match_sheets, rank_sheets, sheet_or_reason, traveller
from rulings.formats.session import MEMBERS
from rulings.models import Contestant, Result, Session


@dataclass(frozen=True)
class _Somebody:
    """Who competes: his number, and his name, "" where names are not shown or there is none."""

    number: str
    name: str


@dataclass(frozen=True)
class _PublicRow:
    """A line of a ranking list."""

    place: int
    who: _Somebody
    total: str
    percent: str


@dataclass(frozen=True)
class _PublicList:
    """A ranking list; `who` says what is on it: pairs, teams or players."""

    title: str
    who: str
    rows: tuple[_PublicRow, ...]


@dataclass(frozen=True)
class _PublicSide:
    """One side of a match; `points` is empty where there are no victory points."""

    who: _Somebody
    won: str
    points: str


@dataclass(frozen=True)
class _PublicLine:
    """A line of a traveller; `score` are north-south's points at the table, None where there are none."""

    pairs: tuple[_Somebody, ...]
    contract: str
    score: int | None
    ns: str
    ew: str
    is_adjusted: bool


@dataclass(frozen=True)
class _PublicSheet:
    """A scored session with what its visitors may read of it."""

    sheet: Sheet

    @property
    def lists(self) -> list[_PublicList]:
        """Every ranking list."""
        called = self._called()
        return [
            _PublicList(
                each.title,
                each.who,
                tuple(_PublicRow(row.place, called[row.pair], row.total, row.percent) for row in each.rows),
            )
            for each in rank_sheets(self.sheet)
        ]

    @property
    def matches(self) -> list[tuple[_PublicSide, ...]]:
        """Both sides of every match."""
        called = self._called()
        return [
            tuple(_PublicSide(called[side.contestant.pk], side.won, side.points) for side in match.sides)
            for match in match_sheets(self.sheet)
        ]

    @property
    def numbers(self) -> list[int]:
        """The boards that have a traveller, in order."""
        return list(self.sheet.results)

    def lines(self, number: int) -> Iterator[_PublicLine]:
        """The traveller of a board."""
        called = self._called()
        for line in traveller(self.sheet, number, {}).values():
            result: Result = line.result
            pairs = tuple(called[pair.pk] for pair in (result.ns, result.ew) if pair is not None)
            score = None if result.artificial else result.score_ns
            yield _PublicLine(pairs, line.contract, score, line.score.ns, line.score.ew, line.score.is_adjusted)

    def _called(self) -> dict[int, _Somebody]:
        """Everybody by row, partnerships of single players by the numbers of both."""
        with_names = self.sheet.session.public_with_names
        everybody = list(self.sheet.contestants.values())
        number = _numbers(everybody)
        return {each.pk: _Somebody(number[each.key], each.name if with_names else "") for each in everybody}


def _numbers(everybody: Iterable[Contestant]) -> dict[str, str]:
    """Everybody's number by key: his own, or the lowest that nobody has."""
    listed = sorted(everybody, key=lambda each: each.pk)
    alone = [each for each in listed if MEMBERS not in each.key]
    taken = {each.number for each in alone}
    free = (str(number) for number in count(1) if str(number) not in taken)
    numbers = {each.key: each.number or next(free) for each in alone}
    together = (each for each in listed if MEMBERS in each.key)
    return numbers | {each.key: "+".join(numbers.get(one, "?") for one in each.key.split(MEMBERS)) for each in together}


def public_sheet(session: Session) -> tuple[_PublicSheet | None, str]:
    """What visitors read; None while play goes on, and with the reason where the session cannot be scored."""
    if session.is_open:
        return None, ""
    sheet, reason = sheet_or_reason(session)
    return (None, reason) if sheet is None else (_PublicSheet(sheet), "")
