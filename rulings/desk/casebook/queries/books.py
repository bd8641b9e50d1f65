"""A club's cases of a year as one PDF that the worker makes: what it shows, and how far each one is."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from django.conf import settings
from django.db.models import Count

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
    board = [f"ruling__report__board__{name}" for name in _OF_THE_BOARD]
    own = [field.attname for field in Publication._meta.concrete_fields]
    shown = [language, club.name, club.logo, club.time_zone, site_name()]
    rows = cases_of_year(club.slug, year).values_list(*own, *_OF_THE_RULING, *board)
    digest = sha256(repr(shown).encode())
    for row in rows.iterator():
        digest.update(repr(row).encode())
    return digest.hexdigest()


def books_of(club: Club, language: str) -> Iterator[Book]:
    """Every year in which the club has published, the latest first."""
    counted = club.publications.values("year").annotate(cases=Count("pk")).order_by("-year")
    files = dict(_files_of(club, language))
    for each in counted:
        yield _book(club, each["year"], language, each["cases"], files.get(book_key(club, each["year"], language)))


def _files_of(club: Club, language: str) -> Iterator[tuple[str, MadeFile]]:
    """Those that are made, without their bytes."""
    for each in club.made_files.defer("data").filter(key__endswith=f":{language}"):
        yield each.key, each


def _book(club: Club, year: int, language: str, cases: int, file: MadeFile | None) -> Book:
    """One year."""
    digest = book_digest(club, year, language)
    task = Task.objects.filter(key=f"{book_key(club, year, language)}:{digest}").first()
    waits = task is not None and task.ended_at is None
    trouble = trouble_text(task) if task is not None and task.trouble else ""
    is_new = file is not None and file.digest == digest
    return Book(year, language, cases, file and file.made_at, file.size if file else 0, is_new, waits, trouble)


def book_file(club: Club, year: int, language: str) -> MadeFile | None:
    """The file that was made last."""
    known = language in dict(settings.LANGUAGES)
    return MadeFile.objects.filter(key=book_key(club, year, language)).first() if known else None


def book_to_fetch(club: Club, year: int, language: str) -> MadeFile | None:
    """The same while it shows what there is: what was withdrawn since is read by nobody."""
    file = book_file(club, year, language)
    return file if file is not None and file.digest == book_digest(club, year, language) else None
