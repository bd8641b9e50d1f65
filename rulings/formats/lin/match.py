"""What a LIN file of a match says at its top: title, scoring, teams, and how every board ended in both rooms.

`vg` title, segment, scoring, first and last board, then both teams, each with what it brought along. `rs` the results
from the first board on, open room and closed room in turn: `3NW+1`, `4SEx-2`, `PASS`, nothing for a board not played.
The first team sits north-south in the open room and east-west in the closed one, as all these files have it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from rulings.bridge import Contract, Seat, Side
from rulings.formats.pbn.people import Contestants
from rulings.formats.session import FileResult

OPEN, CLOSED = "Open", "Closed"
ROOMS = {"o": OPEN, "c": CLOSED}
_SCORING = {"I": "IMP", "B": "BAM", "P": "MP"}
_ENDED = re.compile(r"([1-7])(NT?|[SHDC])([NESW])(X{0,2})(=|[+-]\d{1,2})")
_BOARD = re.compile(r"\d{1,4}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Ended:
    """How a table ended: contract with its declarer and his tricks, or passed out."""

    contract: Contract | None = None
    tricks: int | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """The match of a file; all empty where the file is of none."""

    event: str = ""
    scoring: str = ""
    first: int = 0
    teams: tuple[str, str] | None = None
    results: tuple[str, ...] = ()

    @staticmethod
    def of(titles: str, results: str) -> Match:
        """Read `vg` and `rs`, either of which may be empty."""
        parts = [part.strip() for part in titles.split(",")]
        parts += [""] * (9 - len(parts))
        title, segment, scoring, first = parts[:4]
        home, visit = parts[5], parts[7]
        return Match(
            " – ".join(part for part in (title, segment) if part),
            _SCORING.get(scoring.upper(), ""),
            int(first) if _BOARD.fullmatch(first) else 0,
            (home, visit) if home and visit and home != visit else None,
            tuple(part.strip().upper() for part in results.split(",")),
        )

    def unread(self, titles: str) -> Counter[str]:
        """What of `vg` and `rs` is not used: points that teams begin with, words not known, tables that say no end."""
        parts = [part.strip() for part in titles.split(",")]
        parts += [""] * (9 - len(parts))
        scoring, first = parts[2:4]
        is_other = (scoring and scoring.upper() not in _SCORING) or (first and not self.first)
        is_more = any(part not in ("", "0") for part in (parts[6], *parts[8:]))
        ends = [text for text in self.results if text]
        is_listed = self.first and self.teams
        tables = sum(_read(text) is None for text in ends) if is_listed else len(ends)
        return Counter(vg=int(bool(is_other or is_more)), rs=tables)

    def team(self, room: str, side: Side) -> str:
        """The team that sat that way in that room; "" where the file names none."""
        if self.teams is None or not room:
            return ""
        return self.teams[0] if (room == OPEN) is (side is Side.NS) else self.teams[1]

    def with_list(
        self, results: Iterable[FileResult], numbers: Collection[int], contestants: Contestants
    ) -> list[FileResult]:
        """The results with what the list tells more: tricks that were not recorded, and tables of these boards."""
        told = {(number, room): ended for number, room, ended in self.ended()}
        filled = []
        for result in results:
            ended = told.pop((result.board, result.room), None)
            is_missing = result.tricks is None and ended is not None and ended.contract == result.contract
            filled.append(replace(result, tricks=ended.tricks) if ended is not None and is_missing else result)
        return filled + [
            self._of_list(number, room, ended, contestants)
            for (number, room), ended in told.items()
            if number in numbers and self.teams
        ]

    def _of_list(self, number: int, room: str, ended: Ended, contestants: Contestants) -> FileResult:
        ns, ew = (contestants.team(self.team(room, side), []) for side in Side)
        is_passed_out = ended.contract is None
        return FileResult(
            number, ns, ew, contract=ended.contract, is_passed_out=is_passed_out, tricks=ended.tricks, room=room
        )

    def ended(self) -> Iterator[tuple[int, str, Ended]]:
        """Number, room and end of every table that the list of results tells."""
        for at, text in enumerate(self.results if self.first else ()):
            if (ended := _read(text)) is not None:
                yield self.first + at // 2, CLOSED if at % 2 else OPEN, ended


def _read(text: str) -> Ended | None:
    if text in ("PASS", "P"):
        return Ended()
    match = _ENDED.fullmatch(text)
    if match is None:
        return None
    level, denomination, declarer, doubled, relative = match.groups()
    contract = Contract.parse(f"{level}{'NT' if denomination.startswith('N') else denomination}{doubled}")
    above = 0 if relative == "=" else int(relative)
    tricks = int(level) + 6 + above
    if contract is None or not 0 <= tricks <= 13:
        return None
    return Ended(Contract(contract.level, contract.denomination, contract.doubled, Seat(declarer)), tricks)
