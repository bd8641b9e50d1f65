"""Rulings on the same situation: those that a director may compare with, and those that a club's consistency shows."""

from collections.abc import Iterable

from django.db.models import Q, QuerySet

from rulings.models import IrregularityReport, Ruling, User
from rulings.permissions import unseen_boards

NEWEST, LOOKED_AT = 200, 2000
"""How many rulings are compared with one, and with each other: bounds what a page costs, whatever is stored."""

UNREAD = ("profile", "record", "derived", "overruled", "judgements")


def rulings_on(situation: str, edition: str, club: int, but: int, user: User) -> QuerySet[Ruling]:
    """The newest current rulings on a situation that a member of the club may read: his club's and the public ones.

    `but` is the report that is being ruled on: its own are left out, as are those on boards hidden from the user.
    """
    is_public = Q(publication__isnull=False, publication__withdrawn_at__isnull=True)
    found = Ruling.objects.select_related("report__board", "report__session__event__club", "publication__club")
    found = found.filter(Q(report__club=club) | is_public, situation=situation, edition=edition, is_current=True)
    found = found.exclude(report=but).exclude(report__board__in=unseen_boards(user))
    return found.defer(*UNREAD).order_by("-pk")[:NEWEST]


def rulings_of_clubs(clubs: Iterable[int], user: User, situation: str = "") -> QuerySet[Ruling]:
    """The newest current rulings of clubs, on one situation where it is given, but those hidden from the user."""
    found = Ruling.objects.select_related("issued_by").filter(is_current=True)
    found = found.exclude(report__board__in=unseen_boards(user))
    if situation:
        found = found.filter(situation=situation, report__club__in=clubs)
    else:
        newest = IrregularityReport.objects.filter(club__in=clubs).order_by("-pk")
        found = found.filter(report__in=newest.values("pk")[:LOOKED_AT])
    return found.defer("sentences", *UNREAD).order_by("-pk")[:LOOKED_AT]


def with_sentences(pks: Iterable[int]) -> dict[int, Ruling]:
    """These rulings with what they said."""
    return Ruling.objects.only("sentences", "findings", "override_text").in_bulk(list(pks))
