"""What an administrator does for a member's account, where he administers every club in which that has a role."""

from django.db import transaction

from rulings.desk.account.services.codes import forget_codes
from rulings.desk.account.services.sign_ins import end_sign_ins
from rulings.desk.base.audit import locked_club
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import memberships_of
from rulings.desk.people.queries.links import may_make_link
from rulings.desk.people.wording import NOT_HIS_ACCOUNT
from rulings.models import Membership, User


@transaction.atomic
def reset_codes(*, actor: User, membership: Membership) -> None:
    """Let the member sign in without a one-time code, whose phone is lost; recorded in all his clubs."""
    _refuse_others(actor, membership.user)
    forget_codes(actor=actor, user=membership.user)


@transaction.atomic
def sign_out_member(*, actor: User, membership: Membership) -> int:
    """Sign the member out everywhere, whose device is lost; recorded in all his clubs. How often he was signed in."""
    _refuse_others(actor, membership.user)
    return end_sign_ins(actor=actor, user=membership.user)


def _refuse_others(actor: User, user: User) -> None:
    """`NotAllowed` for an account that opens a club which the actor does not administer; its clubs are locked."""
    for pk in sorted(each.club_id for each in memberships_of(user)):
        locked_club(pk)
    if not may_make_link(actor, user):
        raise NotAllowed(NOT_HIS_ACCOUNT)
