"""Clubs for the pages that belong to one, and the recorder's notes that are still kept.

Whoever asks for notes has asked for the right.
"""

from collections.abc import Iterable
from datetime import date

from django.db.models import Count, Exists, OuterRef, QuerySet
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.names import typed_seats
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import unseen_boards
from rulings.desk.sessions.queries import players_of
from rulings.models import FORMER, Club, CodeKey, Erasure, IrregularityReport, Membership, NoteKind, RecorderNote, User


def names_at_table(report: IrregularityReport) -> list[str]:
    """Everybody who is known to have sat at the report's table."""
    players = [player.name for player in players_of([report.ns, report.ew])]
    return list(dict.fromkeys(name for name in (*players, *typed_seats(report).values()) if name.strip()))


def conduct_counts(report: IrregularityReport) -> list[tuple[str, str, int]]:
    """How many notes of each kind there are on those at the table; for directors, who read no more than that."""
    counted = note_counts(report.club, names_at_table(report), timezone.localdate())
    return [(player, str(NoteKind(kind).label), count) for player, kind, count in counted]


def members_of(club: Club) -> QuerySet[Membership]:
    """Everybody with a role in the club, by name; `asks_code` says whether his password alone lets him in."""
    codes = CodeKey.objects.filter(user=OuterRef("user"), confirmed_at__isnull=False)
    members = club.memberships.select_related("user", "club", "session__event").annotate(asks_code=Exists(codes))
    return members.order_by("user__last_name", "user__first_name", "user__username")


def erasures_of(club: Club) -> QuerySet[Erasure]:
    """The players made anonymous, the latest first."""
    players = club.erasures.exclude(pseudonym__startswith=FORMER)
    return players.select_related("made_by").order_by("-pk")


def notes_kept(club: Club, user: User, today: date) -> QuerySet[RecorderNote]:
    """The club's notes, the latest first, without those on boards hidden from the user."""
    kept = RecorderNote.objects.select_related("report__board", "report__session__event", "made_by")
    kept = kept.filter(club=club, expires_on__gt=today).exclude(report__board__in=unseen_boards(user))
    return kept.order_by("-pk")


def note_counts(club: Club, names: Iterable[str], today: date) -> list[tuple[str, str, int]]:
    """How many notes of each kind there are on each of these players: name, kind, count."""
    kept = RecorderNote.objects.filter(club=club, player__in=list(names), expires_on__gt=today)
    counted = kept.order_by("player", "kind").values_list("player", "kind").annotate(count=Count("pk"))
    return list(counted)


def refuse_taken(username: str) -> None:
    """`BadInput` where somebody signs in with that name."""
    if User.objects.filter(username__iexact=username).exists():
        raise BadInput(_("Somebody signs in with that name already: choose another one."), "username")
