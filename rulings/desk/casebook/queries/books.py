"""A club's cases of a year as one PDF that the worker makes: what it shows, and how far each one is."""

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from itertools import groupby
from operator import itemgetter

from django.conf import settings
from django.db.models import QuerySet

from rulings.desk.base.watching.site import site_name
from rulings.desk.casebook.queries.search import cases_of_year
from rulings.desk.tasks.wording import trouble_text
from rulings.models import Club, MadeFile, Publication, Task

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
    """The SHA-256 of all that a book of the year shows."""
    return _digests(club, language, cases_of_year(club.slug, year)).get(year, (0, ""))[1]


def _digests(club: Club, language: str, cases: QuerySet[Publication]) -> dict[int, tuple[int, str]]:
    """By year: how many cases, and the digest of all that its book shows; one query."""
    board = [f"ruling__report__board__{name}" for name in _OF_THE_BOARD]
    own = [field.attname for field in Publication._meta.concrete_fields]
    head = repr([language, club.name, club.logo, club.time_zone, site_name()]).encode()
    read = cases.order_by("year", "number").values_list("year", *own, *_OF_THE_RULING, *board)
    found = {}
    for year, rows in groupby(read.iterator(), key=itemgetter(0)):
        shown = list(map(repr, rows))
        found[year] = (len(shown), sha256(head + "\n".join(shown).encode()).hexdigest())
    return found


def books_of(club: Club, language: str) -> list[Book]:
    """Every year in which the club has published, the latest first; three queries."""
    years = _digests(club, language, club.publications.all())
    files = {each.key: each for each in club.made_files.defer("data").filter(key__endswith=f":{language}")}
    keys = {year: f"{book_key(club, year, language)}:{digest}" for year, (_cases, digest) in years.items()}
    tasks = {each.key: each for each in Task.objects.filter(key__in=keys.values())}
    return [
        _book(year, language, *years[year], files.get(book_key(club, year, language)), tasks.get(keys[year]))
        for year in sorted(years, reverse=True)
    ]


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
