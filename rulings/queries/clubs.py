"""Clubs, for the pages that belong to one."""

from django.db.models import QuerySet

from rulings.models import Club, Erasure, User


def club_found(user: User, slug: str) -> Club | None:
    """A club that the user is a member of."""
    return Club.objects.filter(slug=slug, memberships__user=user).first()


def erasures_of(club: Club) -> QuerySet[Erasure]:
    """The players made anonymous, the latest first."""
    return club.erasures.select_related("made_by").order_by("-pk")
