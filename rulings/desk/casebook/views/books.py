"""The books of a club's years as one PDF each, which the worker makes."""

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import content_disposition_header
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.gate import act, page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.rights import Right
from rulings.desk.base.watching.queues import due_since
from rulings.desk.casebook.forms import BookForm
from rulings.desk.casebook.queries.books import book_to_fetch, books_of
from rulings.desk.casebook.services.books import order_book
from rulings.models import Club


@require_safe
@page
def club_books(request: HtmxRequest, slug: str) -> HttpResponse:
    """Every year, with its file; the part of the page that changes while one is made."""
    club, _rights = find(request, Club, Right.CONSULT, slug=slug)
    books = list(books_of(club, get_language() or settings.LANGUAGE_CODE))
    shown = {"club": club, "books": books, "late": due_since(), "waits": any(each.is_under_way for each in books)}
    return render(request, "casebook/_books.html" if request.htmx else "casebook/books.html", shown)


@act
def club_book_order(request: HttpRequest, slug: str) -> HttpResponse:
    """Let one be made."""
    club, _rights = find(request, Club, Right.CONSULT, slug=slug)
    form = BookForm(request.POST)
    told = or_404(form.cleaned_data if form.is_valid() else None)
    order_book(actor=member(request), club=club, year=told["year"], language=get_language() or settings.LANGUAGE_CODE)
    messages.success(request, _("It is made beside the pages. You may leave this one and come back."))
    return redirect("club_books", slug)


@require_safe
@page
def club_book_file(request: HttpRequest, slug: str, year: int, language: str) -> HttpResponse:
    """The file, while it shows what there is."""
    club, _rights = find(request, Club, Right.CONSULT, slug=slug)
    file = or_404(book_to_fetch(club, year, language))
    name = content_disposition_header(True, f"{club.slug}-{year}-{language}.pdf") or "attachment"
    return HttpResponse(bytes(file.data), content_type="application/pdf", headers={"Content-Disposition": name})
