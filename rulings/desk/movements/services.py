"""A section's tables and its movement, made, changed and taken away: its boards and contestants follow.

A movement is verified before anything is stored. Contestants keep their rows from one movement to the next by their
number in the section, so that names and results stay with them.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Side, dealer_of, vulnerability_of
from rulings.bridge.movements import Movement, MovementError, Seating, settings_of, with_round
from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.moving.sealed_boards import seal_of_boards
from rulings.desk.base.refusals import BadInput, Stale
from rulings.desk.base.rights import Right
from rulings.desk.movements.queries import idle_boards, verified
from rulings.desk.movements.values import (
    kind_of_form,
    kind_of_movement,
    mark_of_section,
    read_meetings,
    stored_meetings,
)
from rulings.desk.movements.wording import TABLES, problem_text
from rulings.formats.session import MEMBERS
from rulings.models import (
    Board,
    Contestant,
    LateBoard,
    Result,
    Section,
    Session,
    SessionKey,
    TableCall,
    User,
    Verb,
)
from rulings.wording.terms import FORMS

_MOST_TABLES, _LONGEST_NAME = 99, 10
_NAME = _("A section is called by letters alone, at most ten: A, B, Red.")
_CHANGED = _("Somebody changed this section in the meantime. Look at it again, then send your change.")


@transaction.atomic
def set_section(
    *,
    actor: User,
    session: Session,
    name: str,
    tables: int,
    movement: Mapping[str, Any],
    section: Section | None = None,
    was: str = "",
) -> Section:
    """Give the session a section, or change the one given, and record it. {} for a section without movement.

    Its boards and contestants are made; boards that nobody needs any more go. `was` is the `mark_of_section` that the
    page showed of the one that changes: `Stale` where it is another now. Refuses a movement that cannot be played, or
    is not one of those who compete here, and one in which somebody who has a name or a result has no place.
    """
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event").get(pk=session.pk)
    made, came = verified(movement) if movement else None, []
    _check_kind(session, made)
    its = _changed(session, section, was) if section else Section(session=session, tables=0)
    before = _told(its) if section else {}
    _call(session, its, _checked_name(session, its, name))
    its.tables = _checked_tables(max(tables, made.tables if made else 0))
    its.movement, its.meetings = dict(movement), stored_meetings(made) if made else []
    its.save()
    _seat(session, its, made)
    if made is not None:
        came = add_boards(session=session, numbers=made.boards)
    gone = _drop_boards(session)
    if came or gone or _told(its) != before:
        after = _told(its) | seal_of_boards(session, came, gone)
        record(club, actor, Verb.MOVEMENT_SET, session, before=before, after=after)
    return its


@transaction.atomic
def remove_section(*, actor: User, section: Section, was: str) -> Session:
    """Take a section away with its empty places, and record it; the addresses of its tables are dead from then on.

    Refuses one in which somebody is entered, or a table has called or owes a board.
    """
    club = club_for(actor, section.session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event").get(pk=section.session_id)
    its = _changed(session, section, was)
    before = _told(its)
    for contestant in session.contestants.filter(section=its.name, position__isnull=False):
        _let_go(contestant)
    of_it = {"session": session, "section": its.name}
    if any(model._default_manager.filter(**of_it).exists() for model in (TableCall, LateBoard)):
        raise BadInput(_("A table of this section has called, or owes a board: the section stays."))
    keys = SessionKey.objects.filter(**of_it, revoked_at__isnull=True).exclude(table="")
    keys.update(revoked_at=timezone.now(), sealed="")
    its.delete()
    boards = seal_of_boards(session, (), _drop_boards(session))
    record(club, actor, Verb.MOVEMENT_SET, session, before=before, after=boards)
    return session


def _told(section: Section) -> dict[str, Any]:
    """What the trail keeps of a section."""
    return {"section": section.name, "tables": section.tables, "movement": section.movement}


def _changed(session: Session, section: Section, was: str) -> Section:
    """The section as it is now; `Stale` where it is not as the page showed it, or gone."""
    its = next(iter(session.sections.filter(pk=section.pk)), None)
    if its is None or was != mark_of_section(its):
        raise Stale(_CHANGED)
    return its


def _check_kind(session: Session, made: Movement | None) -> None:
    """`BadInput` for a movement of others than those who compete under the form of scoring, as far as it is known."""
    if made is not None and session.form and kind_of_movement(made) != kind_of_form(session.form):
        sentence = _(
            "This movement does not fit the form of scoring, which is: %(form)s. Choose another movement, or change "
            "the form of scoring in the session's settings."
        )
        raise BadInput(sentence % {"form": FORMS[session.form]}, "movement")


@transaction.atomic
def set_round(
    *, actor: User, session: Session, section: Section, number: int, rows: Iterable[Seating], was: str
) -> Section:
    """Seat one round by hand, a Swiss one or one put right, and record it; the others stay as they are.

    Refuses what `set_section` refuses.
    """
    try:
        made = with_round(read_meetings(section.meetings) if section.meetings else None, number, rows)
    except MovementError as error:
        raise BadInput(problem_text(error), "number") from None
    return set_section(
        actor=actor,
        session=session,
        section=section,
        name=section.name,
        tables=max(section.tables, made.tables),
        movement=settings_of(made),
        was=was,
    )


def _checked_tables(tables: int) -> int:
    """As many tables as there can be."""
    if not 1 <= tables <= _MOST_TABLES:
        raise BadInput(TABLES, "tables")
    return tables


def _checked_name(session: Session, section: Section, name: str) -> str:
    """A section's name in capitals, which no other has; the others get letters when a second comes beside the first."""
    called = name.strip().upper()
    if called and not (called.isalpha() and len(called) <= _LONGEST_NAME):
        raise BadInput(_NAME, "name")
    others = {each.name: each for each in session.sections.exclude(pk=section.pk)}
    if others and not called:
        raise BadInput(_("There are several sections: give this one a letter."), "name")
    if called in others:
        raise BadInput(_("There is a section of that name already. Change that one, or give another letter."), "name")
    if "" in others:
        _call(session, others[""], "B" if called == "A" else "A")
    return called


def _call(session: Session, section: Section, name: str) -> None:
    """Give a section a name, and all that lies in it."""
    old, section.name = section.name, name
    if section.pk is None or old == name:
        return
    section.save(update_fields=["name"])
    for model in (TableCall, LateBoard, SessionKey):
        model._default_manager.filter(session=session, section=old).exclude(table="").update(section=name)
    Result.objects.filter(board__session=session, section=old).update(section=name)
    placed = list(session.contestants.filter(position__isnull=False, section=old))
    keys = {each.key: _key(name, each.position or 0) for each in placed if each.key == _key(old, each.position or 0)}
    numbers = {each.number: f"{name}{each.position}" for each in placed if each.number == f"{old}{each.position}"}
    together = session.contestants.filter(position__isnull=True, key__contains=MEMBERS)
    for contestant in [*placed, *together]:
        contestant.section = name if contestant.position else contestant.section
        contestant.key = MEMBERS.join(keys.get(each, each) for each in contestant.key.split(MEMBERS))
        contestant.number = "+".join(numbers.get(each, each) for each in contestant.number.split("+"))
        contestant.save(update_fields=["section", "key", "number"])


def _key(section: str, position: int) -> str:
    """The key of a contestant of a movement, which no file's key is like."""
    return f"{section}#{position}"


def _seat(session: Session, section: Section, movement: Movement | None) -> None:
    """The contestants of the movement: those there stay, new ones come, those who are no more in it go.

    Without a movement whoever is entered waits for one.
    """
    there = {each.position: each for each in session.contestants.filter(section=section.name, position__isnull=False)}
    for position, contestant in there.items():
        if movement is None and not _is_entered(contestant):
            contestant.delete()
        elif movement is not None and position not in movement.contestants:
            _let_go(contestant)
    if movement is None:
        return
    kind, sides = kind_of_movement(movement), _directions(movement)
    for position in movement.contestants:
        contestant = there.get(position) or Contestant(
            session=session,
            key=_key(section.name, position),
            section=section.name,
            position=position,
            number=f"{section.name}{position}",
        )
        contestant.kind, contestant.direction = kind, sides.get(position, "")
        contestant.save()


def _directions(movement: Movement) -> dict[int, str]:
    """Who sits one way all session, where there are two lists of winners."""
    if movement.winners == 1 or movement.is_individual:
        return {}
    ns = {number: Side.NS.value for meeting in movement.meetings for number in meeting.ns}
    return ns | {number: Side.EW.value for meeting in movement.meetings for number in meeting.ew}


def _let_go(contestant: Contestant) -> None:
    """Somebody who has no place any more goes; `BadInput` where he is entered."""
    if _is_entered(contestant):
        sentence = _("%(who)s is entered, and would have no place. Choose a movement with room, or take the entry out.")
        raise BadInput(sentence % {"who": contestant}, "movement")
    contestant.delete()


def _is_entered(contestant: Contestant) -> bool:
    """Whether he has a name or players, or anything rests on him, or on a pair that he made with somebody."""
    has_played = Q(results_ns__isnull=False) | Q(results_ew__isnull=False)
    together = Contestant.objects.filter(has_played, session=contestant.session_id, key__contains=MEMBERS)
    if contestant.name or any(contestant.key in each.key.split(MEMBERS) for each in together):
        return True
    of_him = [(each.related_model, each.field.name) for each in Contestant._meta.related_objects]
    return any(model._default_manager.filter(**{name: contestant}).exists() for model, name in of_him)


_MOST_BOARDS = 999


def add_boards(*, session: Session, numbers: tuple[int, ...]) -> list[Board]:
    """The boards with these numbers, where the session has them not yet; dealer and vulnerability by the number (2).

    Those that were made.
    """
    if numbers and not 1 <= min(numbers) <= max(numbers) <= _MOST_BOARDS:
        raise BadInput(_("Boards are numbered from 1 to 999. Write other numbers."), "first_board")
    there = set(session.boards.values_list("number", flat=True))
    return Board.objects.bulk_create(
        Board(session=session, number=number, dealer=dealer_of(number), vulnerability=vulnerability_of(number))
        for number in dict.fromkeys(numbers)
        if number not in there
    )


def _drop_boards(session: Session) -> list[int]:
    """Boards go that no section plays and on which nothing rests, once every section has its movement. Which."""
    sections = list(session.sections.all())
    if sections and all(each.meetings for each in sections):
        return take_away(boards=idle_boards(session))
    return []


def take_away(*, boards: QuerySet[Board]) -> list[int]:
    """These boards go: their numbers."""
    numbers = list(boards.order_by("number").values_list("number", flat=True))
    boards.delete()
    return numbers
