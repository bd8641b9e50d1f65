"""A club's cases of a year as one PDF: ordered by a member, made by the worker, kept until it shows something else."""

from django.conf import settings
from django.db import transaction
from django.template.loader import render_to_string
from django.utils import timezone, translation
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.finding import at_club
from rulings.desk.base.locks import club_for
from rulings.desk.base.pdf import CannotRender, TooLong, long_pdf_of
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right
from rulings.desk.casebook.queries.books import book_digest, book_file, book_key
from rulings.desk.casebook.queries.search import cases_of_year
from rulings.desk.casebook.queries.shown import book_shown
from rulings.desk.tasks.services import enqueue
from rulings.desk.tasks.values import Failed, Trouble
from rulings.models import Club, MadeFile, Task, TaskName, User

_NO_CASES = _("The club has published nothing in that year.")


@transaction.atomic
def order_book(*, actor: User, club: Club, year: int, language: str) -> None:
    """Let the worker make the book of the year; nothing where it has made it of what there is now, or is to."""
    club = club_for(actor, club.pk, Right.CONSULT)
    if language not in dict(settings.LANGUAGES) or not cases_of_year(club.slug, year).exists():
        raise BadInput(_NO_CASES)
    file, digest = book_file(club, year, language), book_digest(club, year, language)
    if file is None or file.digest != digest:
        told = {"year": year, "language": language}
        key = f"{book_key(club, year, language)}:{digest}"
        enqueue(name=TaskName.BOOK, key=key, club=club, user=actor, told=told)


def make_book(*, task: Task) -> None:
    """Make it of what there is at this moment; `Failed` for good where it cannot be laid out."""
    club, year, language = task.club, task.told["year"], task.told["language"]
    if club is None:
        return
    digest = book_digest(club, year, language)
    cases = list(cases_of_year(club.slug, year))
    if not cases:
        return
    with translation.override(language), timezone.override(None):
        at_club(club)
        page = render_to_string("casebook/paper.html", {**book_shown(cases), "is_pdf": True})
    data = _laid_out(page)
    made = {"club": club, "digest": digest, "data": data, "size": len(data), "made_at": timezone.now()}
    MadeFile.objects.update_or_create(key=book_key(club, year, language), defaults=made)


def clear_books() -> int:
    """Delete the files that show what is no more, such as a case withdrawn since; how many."""
    old = [each.pk for each in MadeFile.objects.select_related("club").defer("data") if _is_old(each)]
    return MadeFile.objects.filter(pk__in=old).delete()[0]


def _is_old(file: MadeFile) -> bool:
    """Whether the year would show something else now."""
    _book, _club, year, language = file.key.split(":")
    return file.digest != book_digest(file.club, int(year), language)


def _laid_out(page: str) -> bytes:
    """As a PDF."""
    try:
        return long_pdf_of(page)
    except TooLong:
        raise Failed(Trouble.TOO_LONG, for_good=True) from None
    except CannotRender:
        raise Failed(Trouble.NO_PDF, for_good=True) from None
