"""What readers see that federations say of published cases: what an editor means for them, of clubs that show it."""

import re
from typing import Any

from django.db.models import F, QuerySet, TextField
from django.db.models.functions import Cast

from rulings.desk.base.watching.replica import reading_from
from rulings.desk.casebook.values import Wanted, read_publishing_settings
from rulings.models import CaseMark, Publication

_PLACE = re.compile("%s")


def mark_shown(case: Publication) -> CaseMark | None:
    """What the federation of the case's club says of it; nothing is asked where the club shows no such thing."""
    club = case.club
    if club.federation_id is None or not read_publishing_settings(club.publishing).federation_marks:
        return None
    said = _for_readers().filter(publication=case, club=club.federation_id, club__is_federation=True)
    return said.select_related("club").first()


def _for_readers() -> QuerySet[CaseMark]:
    """Marks as they are now that their editors mean for readers."""
    return CaseMark.objects.filter(ended_at__isnull=True, is_public=True)


def cases_marked(wanted: Wanted) -> QuerySet[CaseMark, int | None]:
    """The keys of the cases of which readers see that mark, and that tag."""
    its_own = _for_readers().filter(club=F("publication__club__federation"), club__is_federation=True)
    found = its_own.filter(publication__club__publishing__federation_marks=True)
    if wanted.mark:
        found = found.filter(verdict=wanted.mark)
    if wanted.tag:
        found = found.alias(said=Cast("tags", TextField())).filter(said__contains=f'"{wanted.tag}"')
    return found.values_list("publication", flat=True)


def among_marked(wanted: Wanted) -> tuple[str, dict[str, Any]]:
    """The same as a condition on `rowid` with its values, to stand in a statement; "" where no mark is wanted."""
    if not (wanted.mark or wanted.tag):
        return "", {}
    sql, values = cases_marked(wanted).query.get_compiler(reading_from()).as_sql()
    named = {f"marked_{place}": value for place, value in enumerate(values)}
    names = iter(named)
    return f"AND rowid IN ({_PLACE.sub(lambda _place: f'%({next(names)})s', sql)})", named
