"""Who sits at a table: in a round, or when it plays a board. Everything is read from the stored movement.

A session is read once into a `Seating`: two queries, however many tables there are.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from django.db.models import QuerySet

from rulings.bridge import Seat, Side
from rulings.bridge.movements import Meeting, Movement, MovementError, board_ranges, faults, movement_for
from rulings.desk.base.compiled import compiled
from rulings.desk.base.line_ups import SEATS_OF, line_up, order_of
from rulings.desk.base.refusals import BadInput
from rulings.desk.movements.values import TablePlace, read_label, read_meetings
from rulings.desk.movements.wording import fault_text, problem_text
from rulings.models import Board, Contestant, ContestantKind, Player, Section, Session

_ORDERS = (1, 2)


@dataclass(frozen=True)
class Sitting:
    """A meeting with who competes there: each side a pair or team, two players of an individual, () where nobody sits.

    `names` {seat: name} as far as it is known who sits where.
    """

    place: TablePlace
    meeting: Meeting
    ns: tuple[Contestant, ...]
    ew: tuple[Contestant, ...]
    names: dict[Seat, str] = field(default_factory=dict)

    @property
    def pair_ns(self) -> Contestant | None:
        """The pair or team that sits north-south; None in an individual, or where nobody does."""
        return self.ns[0] if len(self.ns) == 1 else None

    @property
    def pair_ew(self) -> Contestant | None:
        """The same of east-west."""
        return self.ew[0] if len(self.ew) == 1 else None


@dataclass(frozen=True)
class Seating:
    """A session's sections with their movements and contestants."""

    sections: tuple[Section, ...]
    contestants: tuple[Contestant, ...]

    @cached_property
    def movements(self) -> dict[str, Movement]:
        """The movement of each section that has one, by the section's name."""
        return {each.name: read_meetings(each.meetings) for each in self.sections if each.meetings}

    @cached_property
    def _at(self) -> dict[tuple[str, int], Contestant]:
        """Contestants by section and number in its movement."""
        return {(each.section, each.position): each for each in self.contestants if each.position is not None}

    def contestant(self, section: str, number: int) -> Contestant | None:
        """Who has that number in the section's movement."""
        return self._at.get((section, number))

    def places(self) -> Iterator[TablePlace]:
        """Every table, section by section."""
        for section in self.sections:
            yield from (TablePlace(section.name, number) for number in range(1, section.tables + 1))

    def place(self, label: str) -> TablePlace | None:
        """The table that was named; None where the session has no such table."""
        named = read_label(label)
        return named if named is not None and named in set(self.places()) else None

    def sitting(self, place: TablePlace, meeting: Meeting, board: int | None = None) -> Sitting:
        """A meeting of that table, with who competes, and who plays the board: the first where none is named."""
        played = board or min(meeting.boards, default=0)
        ns, ew = (self._side(place.section, numbers) for numbers in (meeting.ns, meeting.ew))
        names = {**dict(self._seated(Side.NS, ns, played)), **dict(self._seated(Side.EW, ew, played))}
        return Sitting(place, meeting, ns, ew, names)

    def _seated(self, side: Side, contestants: tuple[Contestant, ...], board: int) -> Iterator[tuple[Seat, str]]:
        """Names by seat: a single player's own, those of a pair where it was said who sits North or East."""
        seats = SEATS_OF[side]
        if len(contestants) > 1:
            yield from ((seat, each.name) for seat, each in zip(seats, contestants, strict=False) if each.name)
        elif contestants and contestants[0].kind == ContestantKind.PAIR:
            for player in self.players(contestants[0], board):
                if player.order in _ORDERS and player.name:
                    yield seats[player.order - 1], player.name

    def players(self, contestant: Contestant, board: int) -> list[Player]:
        """Who plays the board for a contestant: a substitute from his first board on."""
        movement = self.movements.get(contestant.section)
        met = movement.of_contestant(contestant.position or 0) if movement else ()
        return line_up(contestant.players.all(), order_of(number for each in met for number in each.boards), board)

    def _side(self, section: str, numbers: Iterable[int]) -> tuple[Contestant, ...]:
        """The contestants with these numbers, as far as they are there."""
        found = (self.contestant(section, number) for number in numbers)
        return tuple(each for each in found if each is not None)

    def at_round(self, place: TablePlace, round_: int) -> Sitting | None:
        """Who sits there in a round."""
        movement = self.movements.get(place.section)
        meeting = movement.at(place.table, round_) if movement else None
        return self.sitting(place, meeting) if meeting else None

    def on_board(self, place: TablePlace, board: int) -> Sitting | None:
        """Who sits there when the table plays a board."""
        movement = self.movements.get(place.section)
        meeting = movement.on_board(place.table, board) if movement else None
        return self.sitting(place, meeting, board) if meeting else None

    def of_board(self, board: int) -> Iterator[Sitting]:
        """Everybody who plays a board, by section, round and table."""
        for name, movement in self.movements.items():
            yield from (self.sitting(TablePlace(name, each.table), each, board) for each in movement.of_board(board))

    @property
    def rounds(self) -> int:
        """The last round of the longest movement, 0 without any."""
        return max((movement.rounds for movement in self.movements.values()), default=0)


def seating_of(session: Session) -> Seating:
    """The session's tables and who plays; three queries, one where it has no sections."""
    sections = tuple(_sections_of(session.pk))
    if not sections:
        return Seating((), ())
    placed = session.contestants.filter(position__isnull=False).prefetch_related("players").order_by("pk")
    return Seating(sections, tuple(placed))


@compiled
def _sections_of(session: int) -> QuerySet[Section]:
    return Section.objects.filter(session=session).order_by("name")


def idle_boards(session: Session) -> QuerySet[Board]:
    """The boards that no section plays, whose cards nobody knows, and on which nothing rests."""
    played = {number for section in session.sections.all() for row in section.meetings for number in row[4]}
    nothing = dict.fromkeys((each.name for each in Board._meta.related_objects), None)
    return session.boards.exclude(number__in=played).filter(deal="", **nothing)


@dataclass(frozen=True)
class _Card:
    """What lies on a table, or in a contestant's hand: its head, and a line for each round."""

    section: str
    place: TablePlace | None
    contestant: Contestant | None
    lines: tuple["_CardLine", ...]


@dataclass(frozen=True)
class _CardLine:
    """A round on a card: who sits where, on which boards. `way` is where the contestant of the card sits."""

    round: int
    table: str
    ns: str
    ew: str
    boards: str
    way: str = ""

    @property
    def against(self) -> str:
        """Whom a contestant of the card plays: the other side."""
        return self.ew if self.way in ("NS", "N", "S") else self.ns


def table_cards(seating: Seating) -> Iterator[_Card]:
    """A card for each table: who comes in each round, with which boards."""
    for place in seating.places():
        movement = seating.movements.get(place.section)
        met = movement.of_table(place.table) if movement else ()
        yield _Card(place.section, place, None, tuple(_card_line(seating, place, each) for each in met))


def guide_cards(seating: Seating) -> Iterator[_Card]:
    """A card for each contestant: to which table he goes in each round, and which way he sits."""
    for section, movement in seating.movements.items():
        for number in movement.contestants:
            met = movement.of_contestant(number)
            lines = (_card_line(seating, TablePlace(section, each.table), each, number) for each in met)
            yield _Card(section, None, seating.contestant(section, number), tuple(lines))


def _card_line(seating: Seating, place: TablePlace, meeting: Meeting, number: int = 0) -> _CardLine:
    """One round."""
    sides = (meeting.ns, meeting.ew)
    ns, ew = (" ".join(_label(seating, place.section, each) for each in side) for side in sides)
    ways = _WAYS[any(len(side) > 1 for side in sides)]
    way = next((words[side.index(number)] for words, side in zip(ways, sides, strict=True) if number in side), "")
    return _CardLine(meeting.round, str(place), ns, ew, board_ranges(meeting.boards), way)


_WAYS = {False: (("NS",), ("EW",)), True: (("N", "S"), ("E", "W"))}
"""How a contestant sits: a pair or team, or one of two players."""


def _label(seating: Seating, section: str, number: int) -> str:
    """The number that a contestant is called by."""
    there = seating.contestant(section, number)
    return there.number if there else str(number)


def verified(settings: Mapping[str, Any]) -> Movement:
    """The movement of these settings; `BadInput` where it cannot be played."""
    try:
        made = movement_for(settings)
    except MovementError as error:
        raise BadInput(problem_text(error), "movement") from None
    wrong = next((fault for fault in faults(made) if fault.is_error), None)
    if wrong is not None:
        raise BadInput(fault_text(wrong), "movement")
    return made
