"""The calls of a session and the cards of its tables, and what pages show of them. Writes nothing."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import QuerySet
from django.urls import reverse
from django.utils import timezone

from rulings.desk.base.compiled import compiled
from rulings.desk.base.keys import found_by, token_of
from rulings.desk.base.watching.site import site_url
from rulings.desk.calls.values import OPEN, SHOWN_AFTERWARDS, place_of
from rulings.desk.movements.queries import Seating, Sitting, seating_of
from rulings.desk.movements.values import TablePlace
from rulings.desk.pace.queries.clocks import moment
from rulings.desk.pace.values import read_clock
from rulings.desk.playing.queries import Unseen
from rulings.models import (
    Board,
    CallState,
    Contestant,
    IrregularityReport,
    KeyPurpose,
    RoundClock,
    Session,
    SessionKey,
    TableCall,
)

_OPEN = [state.value for state in OPEN]


@dataclass(frozen=True)
class _Waiting:
    """An open call: for how many whole minutes its table has waited, and who sits there where that is known.

    `report` is what came of it, None also where its reader has still to play the board.
    """

    call: TableCall
    minutes: int
    sitting: Sitting | None
    report: IrregularityReport | None

    @property
    def place(self) -> TablePlace:
        """The table."""
        return place_of(self.call)

    @property
    def sides(self) -> list[tuple[Contestant, ...]]:
        """Who sits north-south, and who east-west; nothing where that is not known."""
        return [side for side in (self.sitting.ns, self.sitting.ew) if side] if self.sitting else []

    @property
    def is_free(self) -> bool:
        """Whether somebody has still to go."""
        return self.call.state != CallState.ON_THE_WAY

    @property
    def is_later(self) -> bool:
        """Whether it was put off."""
        return self.call.state == CallState.DEFERRED


def queue(session: Session, unseen: Unseen, now: datetime | None = None) -> list[_Waiting]:
    """The open calls, the oldest first, for a reader who may not see some boards.

    One query, and those of the seating where there are any.
    """
    calls = _open_in(session)
    seating, now = seating_of(session) if calls else Seating((), ()), now or timezone.now()
    return [
        _Waiting(each, _minutes(now, each), sitting_at(seating, each), unseen.shown_of(each.report)) for each in calls
    ]


@compiled
def _open_in(session: Session) -> QuerySet[TableCall]:
    """The open calls of a session, the oldest first."""
    return _in_full(session).filter(state__in=_OPEN).order_by("called_at", "pk")


def _minutes(now: datetime, call: TableCall) -> int:
    """Whole minutes since the call."""
    return max(0, int((now - call.called_at).total_seconds() // 60))


def sitting_at(seating: Seating, call: TableCall) -> Sitting | None:
    """Who sits at the call's table: at its board, else in its round."""
    if call.board is not None:
        return seating.on_board(place_of(call), call.board.number)
    return seating.at_round(place_of(call), call.round) if call.round else None


def queue_sheet(session: Session, unseen: Unseen, at: str) -> dict[str, Any]:
    """What `calls/_queue.html` shows. `at` is the page that it stands on."""
    rows = queue(session, unseen)
    waiting = [row for row in rows if row.call.state == CallState.CALLED]
    newest = max(waiting, key=lambda row: row.call.pk, default=None)
    return {"session": session, "calls": rows, "calls_at": at, "newest": newest}


def calls_of(session: Session) -> QuerySet[TableCall]:
    """All calls of the session, the latest first."""
    return _in_full(session).order_by("-called_at", "-pk")


def _in_full(session: Session) -> QuerySet[TableCall]:
    """The session's calls with what is shown of them."""
    return session.calls.select_related("taken_by", "board", "report")


def open_call(session: Session, place: TablePlace) -> TableCall | None:
    """The open call of a table, if it has one."""
    return _of_place(session, place).filter(state__in=_OPEN).first()


def latest_call(session: Session, place: TablePlace, now: datetime | None = None) -> TableCall | None:
    """What a table reads of: its open call, else its last one while that is over for some minutes only."""
    last = _of_place(session, place).select_related("taken_by").order_by("-pk").first()
    since = (now or timezone.now()) - SHOWN_AFTERWARDS
    return last if last is not None and (last.over_at is None or last.over_at > since) else None


def _of_place(session: Session, place: TablePlace) -> QuerySet[TableCall]:
    """The calls of a table."""
    return session.calls.filter(section=place.section, table=str(place.table))


def round_now(session: Session) -> int | None:
    """The round that the clock shows; None without a clock, or before play."""
    stored: RoundClock | None = getattr(session, "clock", None)
    return read_clock(stored).reading(moment()).round or None if stored is not None else None


def plays_now(session: Session, sittings: Iterable[Sitting]) -> Sitting | None:
    """Of those who play a board the only one whose round has come; None without a clock, or of several."""
    sittings = list(sittings)
    number = (round_now(session) if sittings else None) or 0
    come = [each for each in sittings if each.meeting.round <= number]
    return come[0] if len(come) == 1 else None


def boards_now(session: Session, place: TablePlace) -> list[Board]:
    """The boards that the table has in this round; none where that is not known."""
    number = round_now(session)
    return boards_in(session, place, number) if number else []


def boards_in(session: Session, place: TablePlace, round_: int | None) -> list[Board]:
    """The boards that the table has in a round, or in all rounds; none where the movement does not say."""
    numbers = numbers_in(seating_of(session), place, round_)
    return list(session.boards.filter(number__in=numbers).order_by("number")) if numbers else []


def numbers_in(seating: Seating, place: TablePlace, round_: int | None) -> set[int]:
    """The numbers of these boards."""
    movement = seating.movements.get(place.section)
    meetings = movement.of_table(place.table) if movement else ()
    return {number for met in meetings if round_ in (None, met.round) for number in met.boards}


def key_by_token(token: str) -> SessionKey | None:
    """The card with that secret, live or revoked, with its session, club and clock."""
    keys = SessionKey.objects.select_related("session__event__club", "session__clock")
    return found_by(keys.filter(purpose=KeyPurpose.TABLE), token.lower())


def live_keys(session: Session) -> list[SessionKey]:
    """The cards that still work, in the order of the tables."""
    keys = session.keys.filter(purpose=KeyPurpose.TABLE, revoked_at__isnull=True)
    return sorted(keys, key=lambda key: (key.section, int(key.table)))


def address_of(key: SessionKey) -> str:
    """The whole address that a card opens; "" where it can be shown no more."""
    token = token_of(key)
    return site_url() + reverse("table_page", args=[token]) if token else ""


def call_named(session: Session, number: str) -> TableCall | None:
    """The session's call of that number; None for any other, and for what is no number."""
    is_number = number.isascii() and number.isdigit() and len(number) < 10
    return session.calls.select_related("board").filter(pk=int(number)).first() if is_number else None
