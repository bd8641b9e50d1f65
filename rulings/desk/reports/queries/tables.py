"""The tables of a session and of a board, as a new ruling asks for them. Writes nothing."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import QuerySet

from rulings.desk.base.compiled import compiled
from rulings.desk.calls.queries import numbers_in, plays_now, round_now
from rulings.desk.movements.queries import Seating, Sitting
from rulings.desk.movements.values import TablePlace, read_label
from rulings.models import Board, KeyPurpose, Result, Session, SessionKey

AT = "at:"
"""What begins the value of a table that has no result on the board yet: at:B5."""


def tables_of(session: Session, seating: Seating) -> list[tuple[str, list[TablePlace]]]:
    """The tables of each section, as the sections have them; else those that have a result or a card.

    No query where there are sections, else two.
    """
    places = (
        list(seating.places()) if seating.sections else sorted(_seen(session), key=lambda at: (at.section, at.table))
    )
    sections = dict.fromkeys(place.section for place in places)
    return [(section, [place for place in places if place.section == section]) for section in sections]


def _seen(session: Session) -> set[TablePlace]:
    """The tables that a result or a card names by a number."""
    named = (read_label(_label(*each)) for each in [*_played(session.pk), *_with_card(session.pk)])
    return {place for place in named if place is not None}


@compiled
def _played(session: int) -> QuerySet[Result, tuple[str, str]]:
    """The sections and tables that have a result."""
    return Result.objects.filter(board__session=session).order_by().values_list("section", "table").distinct()


@compiled
def _with_card(session: int) -> QuerySet[SessionKey, tuple[str, str]]:
    """Those that have a card."""
    cards = SessionKey.objects.filter(session=session, purpose=KeyPurpose.TABLE, revoked_at__isnull=True)
    return cards.values_list("section", "table")


def _label(section: str, table: str) -> str:
    """A table with its section before it, unless it is named with it already."""
    return table if section and table.startswith(section) else f"{section}{table}"


def boards_at(session: Session, seating: Seating, place: TablePlace, round_: int | None) -> set[int]:
    """The numbers of the boards that a table has in that round, else in the one that the clock shows; none unknown."""
    number = round_ or round_now(session)
    return numbers_in(seating, place, number) if number else set()


@dataclass(frozen=True)
class Choice:
    """A table that may be tapped: what is sent for it, how it is called, and what is known of it at the board."""

    value: str
    label: str
    result: Result | None = None
    sitting: Sitting | None = None
    is_now: bool = False
    """Whether the clock says that the table has the board in this round."""

    @property
    def met(self) -> str:
        """The numbers of who met there, `1–2`, of one whom a file did not name none; "" where nothing was played."""
        sides = (self.result.ns, self.result.ew) if self.result else ()
        return "–".join(side.number if side else "" for side in sides)


def choices(board: Board, results: Iterable[Result], seating: Seating, labels: Iterable[str]) -> list[Choice]:
    """The tables of a board: those with a result, those that the movement sends it to, then all others."""
    played = [Choice(str(each.pk), each.table, result=each) for each in results]
    known = {label for each in played if each.result for label in _labels(each.result)}
    met = [each for each in seating.of_board(board.number) if each.meeting.is_played and str(each.place) not in known]
    met.sort(key=lambda each: (each.place.section, each.place.table))
    now = round_now(board.session) if met else None
    sitting = [Choice(f"{AT}{each.place}", str(each.place), None, each, each.meeting.round == now) for each in met]
    known |= {each.label for each in sitting}
    return [*played, *sitting, *(Choice(f"{AT}{label}", label) for label in labels if label not in known)]


def _labels(result: Result) -> set[str]:
    """What the table of a result may be called."""
    return {result.table, _label(result.section, result.table)} - {""}


def chosen(board: Board, there: Iterable[Choice], said: str) -> Choice | None:
    """The table that was said; where none was, the only one whose round at the board has come."""
    there = list(there)
    if said:
        named = [each for each in there if said in (_labels(each.result) if each.result else {each.label})]
        return named[0] if len(named) == 1 else None
    sittings = [each.sitting for each in there if each.sitting]
    now = plays_now(board.session, sittings)
    return next((each for each in there if now and each.sitting is now), None)
