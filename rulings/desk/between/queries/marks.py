"""What a club thinks of cases, who may say so, and which cases it reaches."""

from collections.abc import Iterable

from rulings.desk.base.rights import Right, holds, may
from rulings.models import CaseCopy, CaseMark, Club, OfficeKind, Publication, User


def may_tag(user: User, club: Club) -> bool:
    """Whether he is an editor of the federation that the club is."""
    return club.is_federation and holds(user, club, OfficeKind.EDITOR)


def may_mark(user: User, club: Club) -> bool:
    """Whether he says for the club what it thinks of a case."""
    return may(user, club, Right.FOLLOW) or may_tag(user, club)


def _clubs_reached(club: Club) -> set[int]:
    """The clubs of this site whose published cases it has before it: itself, those it follows, a federation's own."""
    followed = club.casebooks_followed.filter(ended_at__isnull=True, source__isnull=False)
    members = Club.objects.filter(federation=club) if club.is_federation else Club.objects.none()
    return {club.pk, *followed.values_list("source", flat=True), *members.values_list("pk", flat=True)}


def is_reached(club: Club, case: Publication | CaseCopy) -> bool:
    """Whether the club has the case before it."""
    if isinstance(case, CaseCopy):
        return case.casebook.club_id == club.pk and case.casebook.ended_at is None
    return case.club_id in _clubs_reached(club)


def mark_of(club: Club, case: Publication | CaseCopy) -> CaseMark | None:
    """What it thinks of a case now."""
    about = {"publication": case} if isinstance(case, Publication) else {"copy": case}
    return CaseMark.objects.filter(club=club, ended_at__isnull=True, **about).select_related("made_by").first()


def marks_by_case(clubs: Iterable[Club], cases: Iterable[Publication]) -> dict[int, list[CaseMark]]:
    """What these clubs think of these cases, by the key of the publication."""
    found = CaseMark.objects.filter(club__in=list(clubs), publication__in=list(cases), ended_at__isnull=True)
    marks: dict[int, list[CaseMark]] = {}
    for each in found.select_related("club").order_by("club__name", "pk"):
        marks.setdefault(each.publication_id or 0, []).append(each)
    return marks


def marks_by_copy(clubs: Iterable[Club], copies: Iterable[CaseCopy]) -> dict[int, list[CaseMark]]:
    """The same of copies."""
    found = CaseMark.objects.filter(club__in=list(clubs), copy__in=list(copies), ended_at__isnull=True)
    marks: dict[int, list[CaseMark]] = {}
    for each in found.select_related("club").order_by("club__name", "pk"):
        marks.setdefault(each.copy_id or 0, []).append(each)
    return marks
