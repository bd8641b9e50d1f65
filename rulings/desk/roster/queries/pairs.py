"""Who plays in a session: its pairs, teams or single players in order, with their players and substitutes."""

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from django.db.models import Prefetch

from rulings.bridge import Side
from rulings.desk.base.line_ups import in_order
from rulings.desk.roster.values.numbers import Numbers
from rulings.desk.roster.values.typed import Named, joined, most_players
from rulings.formats.session import MEMBERS
from rulings.laws.record.record import Form
from rulings.models import Contestant, ContestantKind, Player, Section, Session, SessionImport

_KINDS = {
    Form.INDIVIDUAL.value: ContestantKind.INDIVIDUAL,
    Form.TEAMS.value: ContestantKind.TEAM,
    Form.KNOCKOUT.value: ContestantKind.TEAM,
}

_DIRECTIONS = {Side.NS.value: 1, Side.EW.value: 2}


def kind_of(session: Session) -> ContestantKind:
    """Who competes in the session."""
    return _KINDS.get(session.form, ContestantKind.PAIR)


@dataclass(frozen=True)
class _Substitute:
    """Who plays in somebody's place from a board on; `is_last` where nobody plays in his own."""

    player: Player
    replaced: str
    is_last: bool


@dataclass(frozen=True)
class Place:
    """A contestant with what he is called by, who plays for him, and who substitutes."""

    contestant: Contestant
    label: str
    players: tuple[Player, ...]
    substitutes: tuple[_Substitute, ...]
    is_from_file: bool

    @property
    def name(self) -> str:
        """Who plays, as pairs are called."""
        return self.contestant.name or joined(each.name for each in self.players)

    @property
    def named(self) -> list[Named]:
        """The players as they are typed, by seat; an empty one where a seat of a pair has nobody yet."""
        if self.contestant.kind != ContestantKind.PAIR:
            return [Named(each.name, each.national_id) for each in self.players]
        return _by_seat(self.players)

    @property
    def everybody(self) -> list[Named]:
        """All who play for him at some time."""
        both = [*self.players, *(each.player for each in self.substitutes)]
        return [Named(each.name, each.national_id) for each in both]

    @cached_property
    def revision(self) -> str:
        """What tells two states of it apart."""
        rows = [(each.pk, each.name, each.national_id, each.order) for each in self.players]
        rows += [
            (each.player.pk, each.player.name, each.player.national_id, each.player.order) for each in self.substitutes
        ]
        return hashlib.sha256(repr((self.contestant.name, rows)).encode()).hexdigest()[:16]


def _by_seat(players: Iterable[Player]) -> list[Named]:
    """The two players of a pair, North or East first; those of whom nobody said it fill what is free."""
    slots: list[Named] = [Named(), Named()]
    rest = []
    for each in players:
        if each.order in (1, 2) and not slots[each.order - 1]:
            slots[each.order - 1] = Named(each.name, each.national_id)
        else:
            rest.append(Named(each.name, each.national_id))
    for named in rest:
        place = next((at for at, slot in enumerate(slots) if not slot), None)
        if place is None:
            slots.append(named)
        else:
            slots[place] = named
    return slots


@dataclass(frozen=True)
class Field:
    """Everybody who plays in a session, in order of section and number."""

    session: Session
    sections: tuple[Section, ...]
    places: tuple[Place, ...]
    numbers: Numbers

    @property
    def kind(self) -> ContestantKind:
        """Who competes here."""
        return kind_of(self.session)

    def place(self, pk: int) -> Place | None:
        """The contestant with that id."""
        return next((each for each in self.places if each.contestant.pk == pk), None)

    @property
    def state(self) -> dict[str, tuple[str, str]]:
        """What each number's state is and who plays under it, as they are now."""
        return {place.label or str(place.contestant.pk): (place.revision, place.name) for place in self.places}

    @property
    def has_files_names(self) -> bool:
        """Whether a file gave any of the names."""
        return any(each.is_from_file for each in self.places)

    @property
    def named_count(self) -> int:
        """Under how many numbers somebody plays."""
        return len(self.places) - len(self.free)

    @property
    def free(self) -> list[Place]:
        """Those for whom nobody plays yet."""
        return [each for each in self.places if not each.players and not each.contestant.name]

    @property
    def open_sections(self) -> list[str]:
        """The sections that take another pair: those without a movement; [""] where there are no sections."""
        return [each.name for each in self.sections if not each.meetings] if self.sections else [""]

    def next_number(self, section: str) -> int:
        """The first number that is free there."""
        several = len(self.sections) > 1 or bool(section)
        taken = {each.contestant.position for each in self.places if each.contestant.section == section}
        numbers = (number for number in range(1, 1000) if number not in taken)
        return next(
            number for number in numbers if not self.numbers.all_called(f"{section if several else ''}{number}")
        )


def field_of(session: Session) -> Field:
    """Who plays: four queries, however many there are."""
    sections = tuple(session.sections.order_by("name"))
    players = Prefetch("players", Player.objects.order_by("pk"))
    rows = [each for each in session.contestants.prefetch_related(players) if MEMBERS not in each.key]
    from_file = _from_files(session, rows)
    numbers = Numbers(rows)
    places = [_place(each, numbers.label(each), each.pk in from_file) for each in sorted(rows, key=_in_order)]
    return Field(session, sections, tuple(places), numbers)


def _in_order(contestant: Contestant) -> tuple[str, int, int, str, int]:
    """By section and direction, then by number as people count."""
    number = re.search(r"\d+", contestant.number)
    counted = contestant.position or (int(number[0]) if number else 9999)
    return contestant.section, _DIRECTIONS.get(contestant.direction, 0), counted, contestant.number, contestant.pk


def _place(contestant: Contestant, label: str, is_from_file: bool) -> Place:
    """One contestant."""
    listed = sorted(contestant.players.all(), key=lambda each: each.pk)
    by_key = {each.pk: each for each in listed}
    replaced = {each.replaces_id for each in listed}
    own = sorted((each for each in listed if each.replaces_id is None), key=in_order)
    substitutes = [
        _Substitute(each, by_key[each.replaces_id].name, each.pk not in replaced) for each in listed if each.replaces_id
    ]
    return Place(contestant, label, tuple(own), tuple(substitutes), is_from_file)


def _from_files(session: Session, contestants: Sequence[Contestant]) -> set[int]:
    """Whose names a file gave: without a place in a movement where a file made the session, or as a file noted down."""
    imports = SessionImport.objects.filter(session=session, undone_at__isnull=True).values_list("stored", flat=True)
    found: set[int] = set()
    for stored in imports:
        if not stored:
            found |= {each.pk for each in contestants if each.position is None}
            continue
        keys = {str(key) for key in stored.get("made", {}).get("Contestant", ())}
        keys |= {
            str(key) for key, columns in stored.get("filled", {}).get("Contestant", {}).items() if "name" in columns
        }
        made = {str(key) for key in stored.get("made", {}).get("Player", ())}
        found |= {each.pk for each in contestants if str(each.pk) in keys or each.key in keys}
        found |= {each.pk for each in contestants if made & {str(player.pk) for player in each.players.all()}}
    return {each.pk for each in contestants if each.pk in found and (each.name or each.players.all())}


def seats_named(contestant: Contestant) -> int:
    """How many names its form asks for: of a team as many as there are, four at least."""
    most = most_players(contestant.kind)
    return min(most, max(4, len(contestant.players.all()) + 1)) if most > 2 else most
