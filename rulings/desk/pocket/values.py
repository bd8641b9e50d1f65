"""A report begun without a network as a device sends it, and what it may clash with when it comes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any
from uuid import UUID

from rulings.desk.base.audit import digest, instant
from rulings.models import IrregularityReport


class Clash(StrEnum):
    """Why what came is not simply filed: somebody has to decide."""

    NO_SESSION = "no_session"
    NO_BOARD = "no_board"
    NO_RIGHT = "no_right"
    CLOSED = "closed"
    MEANWHILE = "meanwhile"
    ANSWER = "answer"
    RULING = "ruling"


WITHOUT_PLACE = frozenset({Clash.NO_SESSION, Clash.NO_BOARD})
"""It is first to be said where it belongs."""
_RIGHT_CLOCK = timedelta(minutes=2)
"""How far a device's clock may be from ours before that is told."""


@dataclass(frozen=True)
class Told:
    """What a device sends: see `rulings.models.Arrival`. `now` is what its clock showed when it sent it."""

    key: UUID
    club: str
    session: str
    board: int
    table: str
    situation: str
    edition: str
    answers: tuple[tuple[str, Any], ...]
    reasons: Mapping[str, str]
    narrative: str
    ruling: tuple[tuple[str, str], ...]
    data_version: str
    language: str
    device: str
    who: int
    begun_at: datetime
    announced_at: datetime | None
    seen_at: datetime | None
    now: datetime

    @property
    def stored(self) -> dict[str, Any]:
        """As `Arrival.told` holds it."""
        return {
            "session": self.session,
            "board": self.board,
            "table": self.table,
            "situation": self.situation,
            "edition": self.edition,
            "answers": [list(each) for each in self.answers],
            "reasons": dict(self.reasons),
            "narrative": self.narrative,
            "ruling": [{"paragraph": paragraph, "text": text} for paragraph, text in self.ruling],
            "data_version": self.data_version,
            "language": self.language,
            "device": self.device,
            "seen_at": instant(self.seen_at) if self.seen_at else "",
        }

    @property
    def digest(self) -> str:
        """The SHA-256 of all but the moment of sending, which is another each time, in hexadecimal."""
        announced = instant(self.announced_at) if self.announced_at else ""
        return digest(self.stored | {"begun_at": instant(self.begun_at), "announced_at": announced, "who": self.who})


@dataclass
class Tried:
    """What came of it: the report, or the clashes, with what the Laws give `today` as `Arrival.today` holds it."""

    report: IrregularityReport | None = None
    clashes: list[Clash] = field(default_factory=list)
    today: dict[str, Any] = field(default_factory=dict)


def says(ruling: Any) -> list[tuple[str, str]]:
    """A ruling, [{"paragraph", "text"}], as it is compared: spaces do not count."""
    return [(str(each["paragraph"]), " ".join(str(each["text"]).split())) for each in ruling]


def clock_ahead(sent_at: datetime, arrived_at: datetime) -> timedelta:
    """How far the device's clock is before ours; nothing where it is near enough."""
    ahead = sent_at - arrived_at
    return ahead if abs(ahead) > _RIGHT_CLOCK else timedelta()
