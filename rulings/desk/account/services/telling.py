"""What changes on an account is told in the trail of every club in which it has a role: it opens all of them."""

from collections.abc import Mapping
from typing import Any

from django.db.models import Model

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.rights import memberships_of
from rulings.models import User, Verb


def tell_clubs(*, actor: User, user: User, verb: Verb, about: Model, after: Mapping[str, Any] | None = None) -> None:
    """One entry in each of the user's clubs, which are locked in the order of their ids. In the act's transaction."""
    told = {"user": user.pk, **(after or {})}
    for pk in sorted(each.club_id for each in memberships_of(user)):
        record(locked_club(pk), actor, verb, about, after=told)
