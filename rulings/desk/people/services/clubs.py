"""Making a club, giving people their role in it, and taking it away."""

from datetime import date, datetime

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import instant, locked_club, record
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.base.rights import Right, demand, gives, may
from rulings.desk.people.values import Kept, end_of, known_role, mail_address
from rulings.desk.profiles.services import load_profiles
from rulings.models import Club, Membership, Role, Session, User, Verb


@transaction.atomic
def create_club(*, name: str, slug: str, time_zone: str = "UTC", language: str = "en", country: str = "") -> Club:
    """Make a club, which only the command line does; its audit chain begins here. Loads the common profiles."""
    club = Club.objects.create(name=name, slug=slug, time_zone=time_zone, language=language, country=country)
    where = {"time_zone": time_zone, "language": language, "country": country}
    record(club, None, Verb.CLUB_CREATED, club, after={"name": name, "slug": slug, **where})
    load_profiles()
    return club


@transaction.atomic
def give_role(
    *,
    actor: User | None,
    club: Club,
    user: User,
    role: str,
    also_administers: bool | None = None,
    is_recorder: bool | None = None,
    until: date | Kept | None = Kept.AS_IT_IS,
) -> Membership:
    """Give somebody a role in a club, in place of the one he had, and record it. `actor` is None for a command.

    `also_administers` says whether one who directs administers as well from now on, `is_recorder` whether he keeps the
    notes on conduct; None leaves that as it is. `until` is the role's last day, None where it has none. Refuses an
    administrator who would leave the club without any, or make himself the recorder, and a day that is over.
    """
    club = _to_administer(actor, club)
    _refuse_own_notes(actor, user, club, is_recorder)
    ends_at = until if isinstance(until, Kept) else end_of(club, until)
    membership = assign(
        club=club,
        actor=actor,
        user=user,
        role=role,
        ends_at=ends_at,
        also_administers=also_administers,
        is_recorder=is_recorder,
    )
    _refuse_nobody_left(actor, club)
    return membership


def assign(
    *,
    club: Club,
    actor: User | None,
    user: User,
    role: str,
    ends_at: datetime | Kept | None,
    also_administers: bool | None,
    is_recorder: bool | None = None,
    session: Session | None = None,
) -> Membership:
    """The role, stored and recorded where it changes anything; in one session alone where that is given.

    `club` is locked, and the right was asked for.
    """
    role = known_role(role)
    membership = Membership.objects.filter(user=user, club=club).first() or Membership(user=user, club=club)
    before = _membership_for_trail(membership) if membership.pk else {}
    membership.role, membership.session = role, session
    administers = membership.also_administers if also_administers is None else also_administers
    membership.also_administers = administers and role != Role.ADMINISTRATOR
    membership.is_recorder = membership.is_recorder if is_recorder is None else is_recorder
    membership.ends_at = membership.ends_at if isinstance(ends_at, Kept) else ends_at
    if _membership_for_trail(membership) != before:
        membership.save()
        after = {"user": user.pk, "name": user.display_name, **_membership_for_trail(membership)}
        record(club, actor, Verb.ROLE_GIVEN, membership, before=before, after=after)
    return membership


@transaction.atomic
def take_role(*, actor: User | None, club: Club, user: User) -> bool:
    """Take somebody's role away, and record it: from his next click on he is a stranger there. False where he had none.

    What he did stays under his name. `actor` is None for a command. Refuses an administrator who would leave the club
    without any.
    """
    club = _to_administer(actor, club)
    membership = Membership.objects.filter(user=user, club=club).first()
    if membership is None:
        return False
    _end(club, actor, membership)
    _refuse_nobody_left(actor, club)
    return True


@transaction.atomic
def leave_club(*, actor: User, club: Club) -> None:
    """Give one's own role back, and record it; nothing where there is none. Whoever leaves asks who is left before."""
    club = locked_club(club.pk)
    for membership in Membership.objects.select_related("user").filter(user=actor, club=club):
        _end(club, actor, membership)


def _end(club: Club, actor: User | None, membership: Membership) -> None:
    """Without a role, and recorded."""
    who = {"user": membership.user_id, "name": membership.user.display_name}
    record(club, actor, Verb.ROLE_TAKEN, membership, before=_membership_for_trail(membership), after=who)
    membership.delete()


@transaction.atomic
def show_heads(*, actor: User, club: Club, is_shown: bool, mail: str) -> Club:
    """Say whether everybody may read the head of the club's audit trail, and who gets it by mail every day.

    `mail` is "" for nobody. Records it; the same again changes nothing. Refuses what is no address.
    """
    club = _to_administer(actor, club)
    address = mail_address(mail)
    before = {"is_shown": club.heads_shown, "mail": club.heads_mailed_to}
    after = {"is_shown": is_shown, "mail": address}
    if before != after:
        club.heads_shown, club.heads_mailed_to = is_shown, address
        club.save(update_fields=["heads_shown", "heads_mailed_to"])
        record(club, actor, Verb.HEADS_SHOWN, club, before=before, after=after)
    return club


def _to_administer(actor: User | None, club: Club) -> Club:
    """The club, locked; `NotAllowed` unless the actor may change its members, which a command always may."""
    club = locked_club(club.pk)
    if actor is not None:
        demand(actor, club, Right.ADMINISTER)
    return club


def _refuse_nobody_left(actor: User | None, club: Club) -> None:
    """`WrongState` where nobody could undo for good what the actor has just done; a command always may."""
    lasting = club.memberships.filter(gives(Right.ADMINISTER), user__is_active=True, ends_at__isnull=True)
    if actor is not None and not lasting.exists():
        raise WrongState(_("Somebody must administer the club: give another that role first."))


def _refuse_own_notes(actor: User | None, user: User, club: Club, is_recorder: bool | None) -> None:
    """`NotAllowed` where an administrator would let himself read the notes on conduct."""
    if is_recorder and actor == user and not may(user, club, Right.RECORD):
        raise NotAllowed(_("You cannot make yourself the recorder: let another administrator do it."))


def _membership_for_trail(membership: Membership) -> dict[str, object]:
    """What a membership is, for the audit trail."""
    beside = {"administrator": membership.also_administers, "recorder": membership.is_recorder}
    told: dict[str, object] = {"role": str(membership.role)} | {key: True for key, is_so in beside.items() if is_so}
    told |= {"session": membership.session.slug} if membership.session else {}
    return told | ({"until": instant(membership.ends_at)} if membership.ends_at else {})
