"""A session begun before any file exists, its settings changed, and the templates that it can begin from.

Without pairs, names or movement it has its boards: a ruling can be filed at once.
"""

from datetime import date
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.moving.sealed_boards import seal_of_boards
from rulings.desk.base.refusals import BadInput, Stale, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import FORM_USED
from rulings.desk.movements.queries import idle_boards
from rulings.desk.movements.services import add_boards, set_section, take_away
from rulings.desk.movements.values import kind_of_form
from rulings.desk.profiles.services import follow_day, load_plain_profile
from rulings.desk.scores.queries.sealed_plays import seal_of_new
from rulings.desk.scores.queries.sheet import adjustments_of
from rulings.desk.tonight.queries import called, event_name, plan_of, profile_in_force
from rulings.desk.tonight.values import Plan
from rulings.desk.tonight.wording import BOARDS
from rulings.formats.session import MEMBERS
from rulings.laws.record.record import Form
from rulings.models import Board, Club, Event, RegulationProfile, Session, SessionStatus, SessionTemplate, User, Verb

_MOST_BOARDS = 999
_MOST_SECTIONS = 20


@transaction.atomic
def begin_session(
    *,
    actor: User,
    club: Club,
    name: str,
    day: date,
    plan: Plan,
    template: SessionTemplate | None = None,
    begin_key: UUID | None = None,
) -> Session:
    """Make the session with its boards, sections and movements, and record it. `template` is what it began from.

    The same `begin_key` again returns the session it made.

    A section without movement may need any board, so it comes first: while it is there, no board goes. Refuses no name,
    boards that cannot be, too many sections or two of one name, and a movement that cannot be played: then nothing is
    made.
    """
    club = club_for(actor, club.pk, Right.RUN_SESSION)
    if begin_key and (begun := Session.objects.select_related("event").filter(begin_key=begin_key).first()):
        if begun.event.club_id != club.pk:
            raise Stale(FORM_USED)
        return begun
    _check_plan(plan)
    session = new_session(
        club=club,
        name=event_name(name),
        day=day,
        form=plan.form,
        profile=_profile(club, plan.profile, day),
        begin_key=begin_key,
    )
    made = add_boards(session=session, numbers=tuple(range(plan.first_board, plan.last_board + 1)))
    told = _told_of(session, day, plan) | seal_of_boards(session, made) | seal_of_new(())
    record(club, actor, Verb.SESSION_BEGUN, session, after=told)
    for each in sorted(plan.sections, key=lambda section: bool(section.movement)):
        set_section(actor=actor, session=session, name=each.name, tables=each.tables, movement=each.movement)
    if template is not None:
        SessionTemplate.objects.filter(pk=template.pk, club=club).update(used_at=timezone.now())
    return session


def _told_of(session: Session, day: date, plan: Plan) -> dict[str, Any]:
    """What the entry tells of a session that begins."""
    its = {"session": session.slug, "regulations": session.profile.name} | called(session)
    return its | {"date": day.isoformat(), "form": plan.form, "plan": plan.stored}


def _check_plan(plan: Plan) -> None:
    """`BadInput` for what no session can have."""
    if plan.form not in ("", *Form):
        raise BadInput(_("There is no such form of scoring. Choose one of the list."), "form")
    if not 1 <= plan.first_board <= plan.last_board <= _MOST_BOARDS:
        raise BadInput(BOARDS, "last_board")
    if len(plan.sections) > _MOST_SECTIONS:
        raise BadInput(_("A session has at most 20 sections. Begin a second session for the others."), "sections")
    names = [each.name.strip().upper() for each in plan.sections]
    if len(set(names)) < len(names):
        raise BadInput(_("Two sections have the same name. Give each its own letter."), "sections")


def _profile(club: Club, key: int | None, day: date) -> RegulationProfile:
    """The profile chosen, one of the club or a common one; else the one in force that day."""
    if key is None:
        return profile_for(club=club, played=day)
    theirs = Q(club=club) | Q(club__isnull=True)
    chosen = RegulationProfile.objects.filter(theirs, pk=key)
    found = next(iter(chosen), None)
    if found is None:
        raise BadInput(_("Your club has no such profile. Choose one of the list."), "profile")
    return found


def new_session(
    *,
    club: Club,
    name: str,
    day: date | None,
    form: str,
    scoring: str = "",
    own_scoring: dict[str, Any] | None = None,
    profile: RegulationProfile | None = None,
    begin_key: UUID | None = None,
) -> Session:
    """A session without boards and, unless the club has it under that name and date, its event; today without a day."""
    played = day or timezone.localdate(timezone=ZoneInfo(club.time_zone))
    return Session.objects.create(
        event=_event(club, name, played),
        slug=_free_slug(club, played),
        date=played,
        form=form,
        scoring=scoring,
        own_scoring=own_scoring or {},
        profile=profile or profile_for(club=club, played=played),
        begin_key=begin_key,
    )


def _event(club: Club, name: str, day: date) -> Event:
    """The club's event of that name and day, made where there is none."""
    there = Event.objects.filter(club=club, name=name, date=day).order_by("pk")
    return next(iter(there[:1]), None) or Event.objects.create(club=club, name=name, date=day)


def _free_slug(club: Club, played: date) -> str:
    """`club-2026-11-24`, with a number behind it when that is taken."""
    stem = f"{slugify(club.slug)}-{played.isoformat()}"
    taken = set(Session.objects.filter(slug__startswith=stem).values_list("slug", flat=True))
    numbered = (f"{stem}-{number}" for number in range(2, len(taken) + 3))
    return next(slug for slug in (stem, *numbered) if slug not in taken)


def profile_for(*, club: Club, played: date) -> RegulationProfile:
    """The regulations in force that day: the club's newest, else the Laws as they stand."""
    in_force = profile_in_force(club, played)
    return in_force if in_force.pk else load_plain_profile()


@transaction.atomic
def change_session(
    *, actor: User, session: Session, name: str, day: date, form: str, first_board: int, last_board: int
) -> Session:
    """Give the session another name, day, form of scoring or other boards, and record it; the same changes nothing.

    With its day goes the profile that was in force, where nothing is ruled yet.

    Refuses a form of scoring that is not of those who are entered, any other one once scores were adjusted, and to
    leave out a board that is played or on which anything rests.
    """
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event").get(pk=session.pk)
    _check_plan(Plan(form, None, first_board, last_board))
    before, played = _settings(session), session.date
    if form != session.form:
        _check_form(session, form)
    _call(session, club, event_name(name), day)
    session.date, session.form = day, form
    session.save(update_fields=["date", "form"])
    came, gone = _set_boards(session, first_board, last_board)
    after = _settings(session)
    if came or gone or after != before:
        after |= seal_of_boards(session, came, gone)
        record(club, actor, Verb.SESSION_CHANGED, session, before=before, after=after)
    if day != played:
        ours, now = (profile_for(club=club, played=each) for each in (played, day))
        follow_day(actor=actor, club=club, session=session, ours=ours, now=now)
    return session


def _settings(session: Session) -> dict[str, Any]:
    """What the trail keeps of a session's settings."""
    there = plan_of(session)
    boards = {"first_board": there.first_board, "last_board": there.last_board}
    return called(session) | {"date": session.date.isoformat(), "form": session.form} | boards


def _check_form(session: Session, form: str) -> None:
    """`BadInput` where others are entered than the form of scoring is for, `WrongState` where scores were adjusted."""
    alone = session.contestants.exclude(key__contains=MEMBERS)
    if form and alone.exclude(kind=kind_of_form(form)).exists():
        sentence = _(
            "The pairs, teams or players of this session are of another kind. Take the movement out first, under "
            "Tables and movement, then choose the form of scoring."
        )
        raise BadInput(sentence, "form")
    if adjustments_of(session).exists():
        raise WrongState(_("Scores were adjusted in this form of scoring. Withdraw the adjusted scores first."))


def _call(session: Session, club: Club, name: str, day: date) -> None:
    """Put the session under the event of that name and day; an event that is left without a session goes."""
    old = session.event
    if (name, day) == (old.name, old.date):
        return
    session.event = _event(club, name, day)
    session.save(update_fields=["event"])
    if not old.sessions.exists():
        Event.objects.filter(pk=old.pk).delete()


def _set_boards(session: Session, first: int, last: int) -> tuple[list[Board], list[int]]:
    """Boards from the first to the last: those outside go, those that are new at either end come. Which."""
    numbers = list(session.boards.order_by("number").values_list("number", flat=True)) or [first]
    outside = session.boards.exclude(number__range=(first, last))
    idle = idle_boards(session).filter(pk__in=outside)
    kept = outside.exclude(pk__in=idle).order_by("number").first()
    if kept is not None:
        sentence = _("Board %(number)s is played, or something rests on it: it stays. Choose boards with it.")
        raise BadInput(sentence % {"number": kept.number}, "first_board" if kept.number < first else "last_board")
    gone = take_away(boards=idle)
    new = [each for each in range(first, last + 1) if not numbers[0] < each < numbers[-1]]
    return add_boards(session=session, numbers=tuple(new)), gone


@transaction.atomic
def reopen_session(*, actor: User, session: Session) -> Session:
    """Say that play goes on after all, and record it. Refuses once the official score is available."""
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event").get(pk=session.pk)
    if session.result_available_at is not None:
        raise WrongState(_("The official score is available: the session stays closed. Correct a result instead."))
    if not session.is_open:
        session.status = SessionStatus.OPEN
        session.save(update_fields=["status"])
        before, after = {"status": SessionStatus.CLOSED.value}, {"status": SessionStatus.OPEN.value}
        record(club, actor, Verb.SESSION_REOPENED, session, before=before, after=after)
    return session


@transaction.atomic
def save_template(*, actor: User, session: Session, name: str) -> SessionTemplate:
    """Keep how the session stands under a name, in place of what the club kept under it; record it."""
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    plan = plan_of(session)
    template, _made = SessionTemplate.objects.update_or_create(
        club=club, name=event_name(name), defaults={"settings": plan.stored, "used_at": timezone.now()}
    )
    record(club, actor, Verb.TEMPLATE_SAVED, template, after={"name": template.name, "plan": plan.stored})
    return template


@transaction.atomic
def remove_template(*, actor: User, template: SessionTemplate) -> SessionTemplate:
    """Take a template away, and record it. Sessions that began from it stay as they are."""
    club = club_for(actor, template.club_id, Right.RUN_SESSION)
    record(club, actor, Verb.TEMPLATE_REMOVED, template, before={"name": template.name, "plan": template.settings})
    template.delete()
    return template
