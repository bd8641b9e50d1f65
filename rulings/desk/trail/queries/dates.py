"""What is dated before an entry of smaller number: a clock was set back. No fault of the chain: it goes by number."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from django.db.models import F, Max, RowRange, Window

from rulings.models import AuditEntry, Club


@dataclass(frozen=True)
class _DatedBack:
    """Entries in a row, `first` to `last`, the earliest of `at`, dated before `since`, the latest of those before."""

    first: int
    last: int
    at: datetime
    since: datetime

    def __str__(self) -> str:
        entries = f"entry {self.first}" if self.first == self.last else f"entries {self.first} to {self.last}"
        return (
            f"{entries}: dated {self.at.isoformat()} or later, and an entry before is of {self.since.isoformat()}:"
            " a clock was set back; the order is by number"
        )


def dated_back(club: Club) -> Iterator[_DatedBack]:
    """Every such stretch of the club's chain, in its order; one query, in which the database walks the chain."""
    before = Window(Max("at"), order_by=F("sequence").asc(), frame=RowRange(end=-1))
    entries = AuditEntry.objects.filter(club=club).annotate(since=before)
    earlier = entries.filter(at__lt=F("since")).order_by("sequence").values_list("sequence", "at", "since")
    stretch: _DatedBack | None = None
    for sequence, at, since in earlier.iterator(chunk_size=2000):
        if stretch and sequence == stretch.last + 1 and since == stretch.since:
            stretch = _DatedBack(stretch.first, sequence, min(at, stretch.at), since)
            continue
        if stretch:
            yield stretch
        stretch = _DatedBack(sequence, sequence, at, since)
    if stretch:
        yield stretch
