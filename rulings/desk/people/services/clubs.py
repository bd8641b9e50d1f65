"""Making a club, giving people their role in it, and taking it away."""

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right, demand, gives
from rulings.desk.base.texts import Text, clean
from rulings.desk.profiles.services import load_profiles
from rulings.models import Club, Membership, Role, User, Verb


@transaction.atomic
def create_club(*, name: str, slug: str, time_zone: str = "UTC", language: str = "en") -> Club:
    """Make a club, which only the command line does; its audit chain begins here. Loads the common profiles."""
    club = Club.objects.create(name=name, slug=slug, time_zone=time_zone, language=language)
    record(club, None, Verb.CLUB_CREATED, club, after={"name": name, "slug": slug})
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
) -> Membership:
    """Give somebody a role in a club, in place of the one he had, and record it. `actor` is None for a command.

    `also_administers` says whether one who directs administers as well from now on, `is_recorder` whether he keeps the
    notes on conduct; None leaves that as it is. Refuses an administrator who would leave the club without any.
    """
    club = _to_administer(actor, club)
    if role not in Role.values:
        raise BadInput(_("There is no such role. Choose director, chief director or administrator."), "role")
    membership = Membership.objects.filter(user=user, club=club).first() or Membership(user=user, club=club)
    before = _membership_for_trail(membership) if membership.pk else {}
    membership.role = role
    administers = membership.also_administers if also_administers is None else also_administers
    membership.also_administers = administers and role != Role.ADMINISTRATOR
    membership.is_recorder = membership.is_recorder if is_recorder is None else is_recorder
    if _membership_for_trail(membership) != before:
        membership.save()
        _refuse_nobody_left(actor, club)
        after = {"user": user.pk, "name": user.display_name, **_membership_for_trail(membership)}
        record(club, actor, Verb.ROLE_GIVEN, membership, before=before, after=after)
    return membership


@transaction.atomic
def take_role(*, actor: User | None, club: Club, user: User) -> bool:
    """Take somebody's role away, and record it: from his next click on he is a stranger there. False where he had none.

    What he did stays under his name. `actor` is None for a command.
    """
    club = _to_administer(actor, club)
    membership = Membership.objects.filter(user=user, club=club).first()
    if membership is None:
        return False
    who = {"user": user.pk, "name": user.display_name}
    record(club, actor, Verb.ROLE_TAKEN, membership, before=_membership_for_trail(membership), after=who)
    membership.delete()
    return True


@transaction.atomic
def show_heads(*, actor: User, club: Club, is_shown: bool, mail: str) -> Club:
    """Say whether everybody may read the head of the club's audit trail, and who gets it by mail every day.

    `mail` is "" for nobody. Records it; the same again changes nothing. Refuses what is no address.
    """
    club = _to_administer(actor, club)
    address = clean(mail, Text.MAIL)
    try:
        if address:
            validate_email(address)
    except ValidationError:
        raise BadInput(_("That is no mail address. Write one such as audit@example.org."), "mail") from None
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
    """`WrongState` where nobody could undo what the actor has just done; a command always may."""
    if actor is not None and not club.memberships.filter(gives(Right.ADMINISTER), user__is_active=True).exists():
        raise WrongState(_("Somebody must administer the club: give another that role first."))


def _membership_for_trail(membership: Membership) -> dict[str, object]:
    """What a membership is, for the audit trail."""
    beside = {"administrator": membership.also_administers, "recorder": membership.is_recorder}
    return {"role": str(membership.role)} | {key: True for key, is_so in beside.items() if is_so}
