"""Substitutes: who plays in somebody's place from a board on (Law 4 lets the director allow it), and back."""

from collections.abc import Sequence

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.line_ups import order_of
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, UnknownBoard, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.movements.queries import seating_of
from rulings.desk.roster.queries.clashes import clashes, completed
from rulings.desk.roster.queries.listed import known_among
from rulings.desk.roster.queries.pairs import Field, Place, field_of
from rulings.desk.roster.values.typed import Named, clean_player
from rulings.desk.roster.wording.refused import GONE, WHO_COMES
from rulings.models import Club, Player, Session, User, Verb

_HIGHEST = 9999


@transaction.atomic
def name_substitute(
    *, actor: User, player: Player, name: str, number: str = "", from_board: int, same_name: bool = False
) -> Player:
    """Say that somebody plays in a player's place from a board on, and record it.

    Where the player has a substitute already, the new one comes after him. A number alone is looked up in the club's
    list. Refuses a board that the session has not, one that comes before the last substitute's in the pair's own order
    of play, a number nobody has, and somebody who plays already (unless `same_name`).
    """
    session, club = _locked(actor, player)
    everybody = field_of(session)
    place = everybody.place(player.contestant_id)
    if place is None:
        raise WrongState(GONE)
    seat = _seat_of(place, player)
    last = seat[-1]
    (full,) = _named(club, place, clean_player((name, number), "name"))
    _check_person(everybody, place, seat, full, same_name)
    _check_board(session, place, last, from_board)
    made = Player.objects.create(
        contestant=place.contestant,
        name=full.name,
        national_id=full.number,
        seat=last.seat,
        order=last.order,
        replaces=last,
        from_board=from_board,
    )
    told = {"names": {place.label: made.name}, "board": from_board}
    record(club, actor, Verb.SUBSTITUTE_NAMED, session, before={"names": {place.label: last.name}}, after=told)
    return made


@transaction.atomic
def take_back_substitute(*, actor: User, substitute: Player) -> None:
    """Say that somebody does not play in another's place after all, and record it.

    Refuses a player who is no substitute, and one after whom another came: that one is taken back first.
    """
    session, club = _locked(actor, substitute)
    row = Player.objects.select_related("replaces").filter(pk=substitute.pk).first()
    if row is None:
        return
    if row.replaces is None:
        raise WrongState(_("He is no substitute: he plays from the beginning."))
    later = row.substitutes.first()
    if later is not None:
        sentence = _("%(name)s came after him. Take %(name)s back first.")
        raise WrongState(sentence % {"name": later.name})
    place = field_of(session).place(row.contestant_id)
    label = place.label if place else ""
    told = {"names": {label: row.name}, "board": row.from_board}
    record(club, actor, Verb.SUBSTITUTE_NAMED, session, before=told, after={"names": {label: row.replaces.name}})
    row.delete()


def _locked(actor: User, player: Player) -> tuple[Session, Club]:
    """The player's session, and its club under the lock."""
    session = Session.objects.select_related("event__club").get(contestants=player.contestant_id)
    session.event.club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    return session, session.event.club


def _seat_of(place: Place, player: Player) -> list[Player]:
    """Everybody who plays in the player's seat, in order: the last of them is there now."""
    seat = [each for each in place.players if each.pk == player.pk]
    for each in place.substitutes:
        if each.player.pk == player.pk or (seat and each.player.replaces_id == seat[-1].pk):
            seat.append(each.player)
    if not seat:
        raise WrongState(_("This player does not play for that number any more. Look at the list again."))
    return seat if player.replaces_id is None else _seat_of(place, _first(place, player))


def _first(place: Place, player: Player) -> Player:
    """Who had the seat of a substitute from the beginning."""
    rows = {each.player.pk: each.player for each in place.substitutes}
    while player.replaces_id is not None:
        player = rows.get(player.replaces_id) or next(each for each in place.players if each.pk == player.replaces_id)
    return player


def _check_person(everybody: Field, place: Place, seat: Sequence[Player], full: Named, same_name: bool) -> None:
    """Refuses who plays in that seat just now, and somebody who plays elsewhere; who had the seat may come back."""
    last, there = seat[-1], {each.pk for each in seat}
    if full.may_be(Named(last.name, last.national_id)):
        raise BadInput(_("%(name)s plays in this seat already. Write who comes.") % {"name": last.name}, "name")
    beside = [Named(each.name, each.national_id) for each in place.players if each.pk not in there]
    changes = {place.contestant.pk: [*beside, full]}
    for clash in clashes(everybody, changes, same_name, leaving=there):
        if clash.place == len(beside):
            raise BadInput(clash.sentence, "name")


def _named(club: Club, place: Place, player: Named) -> list[Named]:
    """The substitute with name and number; `BadInput` for nobody, and for a number that nobody has."""
    if not player:
        raise BadInput(WHO_COMES, "name")
    return completed(known_among(club, [player]), place.contestant, [player], "name")


def _check_board(session: Session, place: Place, last: Player, board: int) -> None:
    """Refuses a board that the session has not, and one that is not later than the last substitute's."""
    seating = seating_of(session)
    movement = seating.movements.get(place.contestant.section)
    met = movement.of_contestant(place.contestant.position or 0) if movement else ()
    own = [number for each in met for number in each.boards]
    there = set(own) or set(session.boards.values_list("number", flat=True))
    if not 1 <= board <= _HIGHEST or (there and board not in there):
        if not there:
            raise UnknownBoard(_("Boards are numbered from 1. Write the first board that he plays."), "from_board")
        sentence = _("This pair has no board %(number)s to play: its boards run from %(first)s to %(last)s.")
        raise UnknownBoard(sentence % {"number": board, "first": min(there), "last": max(there)}, "from_board")
    order = order_of(own)
    before = last.from_board
    if before is not None and order.get(board, board) <= order.get(before, before):
        sentence = _(
            "%(name)s plays in this seat from board %(board)s on. Write a later board, or take him back first."
        )
        raise BadInput(sentence % {"name": last.name, "board": before}, "from_board")
