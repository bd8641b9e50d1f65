"""Who plays for a pair, team or player of a session: one by one, or many from a list."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, Stale, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, clean
from rulings.desk.roster.queries.clashes import clashes, completed
from rulings.desk.roster.queries.listed import known_among
from rulings.desk.roster.queries.pairs import Field, Place, field_of
from rulings.desk.roster.services.places import note_names, seat_contestant
from rulings.desk.roster.values.lists import Faults
from rulings.desk.roster.values.numbers import PairLine, plain_number, read_pairs
from rulings.desk.roster.values.typed import Named, clean_player, joined
from rulings.desk.roster.wording.refused import FROM_FILE, GONE
from rulings.models import Contestant, ContestantKind, Player, Session, User

_LONGEST_NAME = 600
_NEW_NUMBER = re.compile(r"([^\W\d_]*)(\d+)")


@transaction.atomic
def name_contestant(
    *,
    actor: User,
    contestant: Contestant,
    players: Sequence[tuple[str, str]],
    title: str | None = None,
    revision: str | None = None,
    same_name: bool = False,
    over_file: bool = False,
) -> Contestant:
    """Say who plays for a contestant, each player's name and number, and record it; the same changes nothing.

    Of a pair who sits North or East first, ("", "") for a seat that nobody has yet; no player at all empties it.
    A number alone is looked up in the club's list. Players who stay keep their rows. `title` is a team's own name,
    None for as it is. Refuses a form older than the last change, a number nobody has, too many players, somebody who
    plays already (unless `same_name`), names that came with a file (unless `over_file`).
    """
    session = Session.objects.select_related("event__club").get(pk=contestant.session_id)
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session.event.club = club
    everybody = field_of(session)
    place, before = everybody.place(contestant.pk), everybody.state
    if place is None:
        raise WrongState(GONE)
    if revision is not None and revision != place.revision:
        sentence = _("Somebody else has just changed who plays as %(number)s. Look at it again, then send your change.")
        raise Stale(sentence % {"number": place.label})
    given = [clean_player(each, f"player_{at}") for at, each in enumerate(players, start=1)]
    full = completed(known_among(club, given), place.contestant, given)
    for clash in clashes(everybody, {place.contestant.pk: full}, same_name):
        raise BadInput(clash.sentence, f"player_{clash.place + 1}")
    if place.is_from_file and not over_file and _differs(place, full):
        raise BadInput(FROM_FILE, "over_file")
    _put(place, full, title)
    note_names(actor=actor, session=session, before=before)
    return place.contestant


@transaction.atomic
def name_all(*, actor: User, session: Session, text: str, same_name: bool = False, over_file: bool = False) -> int:
    """Say who plays for many, one a line: `5 Anna Nowak / Jan Kos`; returns how many lines there were. Records it.

    A number that is not there is added, in a section without a movement. All of it is taken or nothing: `BadLines` has
    one sentence for each line that cannot be.
    """
    session = Session.objects.select_related("event__club").get(pk=session.pk)
    session.event.club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    lines = read_pairs(text, "text")
    before = field_of(session).state
    found = _found_places(actor, session, lines)
    _complete(found, over_file)
    changes = {
        place.contestant.pk: found.players[line] for line, place in found.places.items() if line in found.players
    }
    line_of = {place.contestant.pk: line for line, place in found.places.items()}
    for clash in clashes(found.everybody, changes, same_name):
        found.faults.say(line_of[clash.contestant], clash.sentence)
    found.faults.refuse()
    for line, place in found.places.items():
        _put(place, found.players[line], None)
    note_names(actor=actor, session=session, before=before)
    return len(lines)


@dataclass
class _Lines:
    """The lines of a list: whose place each is about, who plays there, and what is wrong with it, by its number."""

    lines: Sequence[PairLine]
    everybody: Field
    faults: Faults
    places: dict[int, Place] = field(default_factory=dict)
    players: dict[int, list[Named]] = field(default_factory=dict)


def _found_places(actor: User, session: Session, lines: Sequence[PairLine]) -> _Lines:
    """Each line with its contestant; one that is not there is made where there is room."""
    everybody = field_of(session)
    faults, made = Faults("text"), {}
    for line in lines:
        with faults.at(line.line):
            made[line.line] = _contestant(actor, everybody, line)
    found = _Lines(lines, field_of(session), faults)
    taken: dict[int, int] = {}
    for number, contestant in made.items():
        place = found.everybody.place(contestant.pk)
        if place is None or contestant.pk in taken:
            sentence = _("This is the pair of line %(line)s: two pairs cannot sit on one number.")
            faults.say(number, sentence % {"line": taken[contestant.pk]})
            continue
        taken[contestant.pk], found.places[number] = number, place
    return found


def _contestant(actor: User, everybody: Field, line: PairLine) -> Contestant:
    """Whom the line is about; `BadInput` where its number is not there and cannot be added."""
    new = _NEW_NUMBER.fullmatch(plain_number(line.number))
    if new and not everybody.numbers.all_called(line.number) and new[1] in everybody.open_sections:
        return seat_contestant(actor=actor, field=everybody, section=new[1], number=int(new[2]))
    return everybody.numbers.called(line.number)


def _complete(found: _Lines, over_file: bool) -> None:
    """Who plays in each line, with names and numbers as the club's list has them."""
    known = known_among(found.everybody.session.event.club, (each for line in found.lines for each in line.players))
    for line in found.lines:
        if line.line not in found.places:
            continue
        place = found.places[line.line]
        with found.faults.at(line.line):
            found.players[line.line] = completed(known, place.contestant, line.players)
            if place.is_from_file and not over_file and _differs(place, found.players[line.line]):
                raise BadInput(FROM_FILE)


def _differs(place: Place, players: Sequence[Named]) -> bool:
    """Whether it would be other people, or in other seats."""
    return [each.key for each in place.named if each] != [each.key for each in players if each]


def _put(place: Place, players: Sequence[Named], title: str | None) -> None:
    """Store who plays: who stays keeps his row, who comes takes that of his seat, and rows left over go."""
    contestant, rows, was = place.contestant, list(place.players), joined(each.name for each in place.players)
    is_pair = contestant.kind == ContestantKind.PAIR
    slots = {order: player for order, player in enumerate(players, start=1) if player}
    kept: dict[int, Player] = {}
    for order, player in slots.items():
        same = next((row for row in rows if Named(row.name, row.national_id).may_be(player)), None)
        if same is not None:
            rows.remove(same)
            kept[order] = same
    for order in slots.keys() - kept.keys():
        free = next((row for row in rows if row.order == order), next(iter(rows), None))
        if free is not None:
            rows.remove(free)
        kept[order] = free or Player(contestant=contestant)
    _take_out(rows)
    for order, row in sorted(kept.items()):
        row.name, row.national_id = slots[order].name, slots[order].number or _own_number(row, slots[order])
        row.order = order if is_pair else None
        row.save()
    own = contestant.name if contestant.name != was else ""
    _call(contestant, [slots[order].name for order in sorted(slots)], own if title is None else title)


def _own_number(row: Player, player: Named) -> str:
    """The number that the row has, where it is the same person's."""
    return row.national_id if Named(row.name).key == player.key else ""


def _take_out(rows: Sequence[Player]) -> None:
    """Rows of people who play no more go; `BadInput` where somebody substitutes for one."""
    for row in rows:
        if row.substitutes.exists():
            sentence = _("%(name)s has a substitute. Take the substitute back first.")
            raise BadInput(sentence % {"name": row.name})
        row.delete()


def _call(contestant: Contestant, names: Sequence[str], title: str) -> None:
    """Name the contestant: a team by its own name if it has one, all others by their players."""
    is_team = contestant.kind == ContestantKind.TEAM
    name = " ".join(clean(title, Text.NAME, "title").split()) if is_team else ""
    contestant.name = name or joined(names)
    if len(contestant.name) > _LONGEST_NAME:
        raise BadInput(_("These names are too long together: at most 600 characters. Shorten one."), "player_1")
    contestant.save(update_fields=["name"])
