"""A club's cases of a year as one PDF that the worker makes: what it shows, and how far each one is."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from typing import Any

from django.conf import settings
from django.db.models import Count, QuerySet

from rulings.desk.base.compiled import as_stored, padded
from rulings.desk.base.watching.site import site_name
from rulings.desk.tasks.wording import trouble_text
from rulings.models import Club, MadeFile, Publication, Task, TaskName

_OF_THE_BOARD = ("number", "dealer", "vulnerability", "deal")
_OF_THE_RULING = ("ruling__situation", "ruling__edition", "ruling__findings", "ruling__facts")


@dataclass(frozen=True)
class Book:
    """A year in a language: how many cases, the file with its size in bytes, and whether it shows what there is now.

    `is_under_way` where the worker has still to make it, `trouble` why it could not.
    """

    year: int
    language: str
    cases: int
    made_at: datetime | None
    size: int
    is_new: bool
    is_under_way: bool
    trouble: str


def book_key(club: Club, year: int, language: str) -> str:
    """The name of the file of a year."""
    return f"book:{club.pk}:{year}:{language}"


def book_digest(club: Club, year: int, language: str) -> str:
    """The SHA-256 of all that a book of the year shows; "" where there is nothing."""
    return _digests(club, language, [year]).get(year, "")


def _digests(club: Club, language: str, years: Sequence[int]) -> dict[int, str]:
    """The digests of the books of these years; one query, nothing of whose rows is made."""
    rows = _shown_in(club.pk, *padded(years)).rows if years else ()
    head = repr([language, club.name, club.logo, club.time_zone, site_name()])
    by_year = {year: "\n".join([head, *map(repr, its)]) for year, its in groupby(rows, key=itemgetter(0))}
    return {year: sha256(shown.encode()).hexdigest() for year, shown in by_year.items()}


@as_stored
def _shown_in(club: int, *years: int) -> QuerySet[Publication, Any]:
    """All that the books of a club's years show."""
    own = [field.attname for field in Publication._meta.concrete_fields if field.attname != "year"]
    board = [f"ruling__report__board__{name}" for name in _OF_THE_BOARD]
    rows = Publication.objects.filter(club=club, year__in=years).order_by("year", "number")
    return rows.values_list("year", *own, *_OF_THE_RULING, *board)


def books_of(club: Club, language: str) -> list[Book]:
    """Every year in which the club has published, the latest first; at most four queries.

    What a year shows is read only where it has a file, or one has been ordered.
    """
    years = dict(club.publications.order_by("-year").values_list("year").annotate(Count("pk")))
    files = {_year_of(each.key): each for each in club.made_files.defer("data").filter(key__endswith=f":{language}")}
    tasks = {each.key: each for each in Task.objects.filter(club=club, name=TaskName.BOOK)}
    ordered = set(files) | {_year_of(key) for key in tasks}
    digests = _digests(club, language, sorted(ordered & set(years)))
    keys = {year: f"{book_key(club, year, language)}:{digest}" for year, digest in digests.items()}
    return [
        _book(year, language, years[year], digests.get(year, ""), files.get(year), tasks.get(keys.get(year, "")))
        for year in years
    ]


def _year_of(key: str) -> int:
    """The year that the key of a file or of its task names."""
    return int(key.split(":")[2])


def _book(year: int, language: str, cases: int, digest: str, file: MadeFile | None, task: Task | None) -> Book:
    """One year."""
    made_at, size = (file.made_at, file.size) if file else (None, 0)
    waits = task is not None and task.ended_at is None
    trouble = trouble_text(task) if task is not None and task.trouble else ""
    return Book(year, language, cases, made_at, size, file is not None and file.digest == digest, waits, trouble)


def book_file(club: Club, year: int, language: str) -> MadeFile | None:
    """The file that was made last."""
    known = language in dict(settings.LANGUAGES)
    return MadeFile.objects.filter(key=book_key(club, year, language)).first() if known else None


def book_to_fetch(club: Club, year: int, language: str) -> MadeFile | None:
    """The same while it shows what there is: what was withdrawn since is read by nobody."""
    file = book_file(club, year, language)
    return file if file is not None and file.digest == book_digest(club, year, language) else None
