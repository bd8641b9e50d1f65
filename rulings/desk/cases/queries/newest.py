"""The newest reports of several clubs, each club's found by its own numbers."""

from collections.abc import Callable, Sequence

from django.db.models import OuterRef, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce

from rulings.desk.base.compiled import compiled, padded
from rulings.models import Club, IrregularityReport


def newest_reports(most: int, **which: object) -> Callable[[Sequence[int]], list[int]]:
    """Makes the query of the ids of at most so many reports of clubs, by id, that have these columns, the newest first.

    From each club come those from its own so manieth on. Asked in the order of all ids, a database may walk through
    what other clubs have filed since.
    """

    @compiled
    def of_each(*clubs: int) -> QuerySet[Club, int]:
        its = IrregularityReport.objects.filter(club=OuterRef("pk"), **which).order_by("-number").values("number")
        since = Coalesce(Subquery(its[most - 1 : most]), Value(0))
        named = {f"reports__{name}": value for name, value in which.items()}
        found = Club.objects.filter(pk__in=clubs, reports__number__gte=since, **named)
        return found.order_by().values_list("reports__pk", flat=True)

    return lambda clubs: sorted(of_each(*padded(clubs)), reverse=True)[:most] if clubs else []
