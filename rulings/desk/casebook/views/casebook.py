"""The casebook that everybody may read: found by words and by what cases are, one case, a club's year."""

from typing import Any

from django.core.paginator import EmptyPage, Page, PageNotAnInteger
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from rulings.desk.base.finding import or_404
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.moving.closed import goes_on, refuse_moved
from rulings.desk.base.pages import PartsByKey, as_read_at
from rulings.desk.base.pdf import public_pdf_response
from rulings.desk.casebook.forms import CasebookForm
from rulings.desk.casebook.queries.marks import mark_shown
from rulings.desk.casebook.queries.search import cases_of_year, clubs_published, publication_by_number, search
from rulings.desk.casebook.queries.shown import PublishedCase, book_shown
from rulings.desk.casebook.wording import tag_text
from rulings.models import Publication

_CASES_OF_A_BOOK = 25
"""More would take over two seconds to lay out on paper: a larger year has several parts."""
_BAD_INPUT = 400


@require_safe
@vary_on_headers("HX-Request")
def casebook(request: HtmxRequest) -> HttpResponse:
    """The newest cases, or those looked for; the list alone where the page is there already."""
    form = CasebookForm(request.GET, clubs_published())
    template = "casebook/_cases.html" if request.htmx else "casebook/casebook.html"
    context = {"form": form, "is_live": True}
    if not form.is_valid():
        return render(request, template, context, status=_BAD_INPUT)
    return render(request, template, context | _cases_found(request, form))


def _cases_found(request: HttpRequest, form: CasebookForm) -> dict[str, Any]:
    """A page of cases, and the addresses of the page after it, of the search's feed and of its data."""
    found = search(form.wanted(), form.cleaned_data["before"])
    query = request.GET.copy()
    query.pop("before", None)
    asked = query.urlencode()
    older = query.copy()
    older["before"] = str(found.older)
    return {
        "cases": [PublishedCase(each) for each in found.cases],
        "older": older.urlencode() if found.older else "",
        "asked": asked,
        "is_first": form.cleaned_data["before"] is None,
        "beginnings": form.with_beginnings() if not found.cases else "",
    }


@require_safe
@goes_on
def casebook_case(request: HttpRequest, club: str, year: int, number: int) -> HttpResponse:
    """One published ruling, without names; once withdrawn its notice, at the same address."""
    shown = or_404(publication_by_number(club, year, number))
    refuse_moved(request, shown.club)
    with as_read_at(request, shown.club):
        said = None if shown.withdrawn_at else mark_shown(shown)
        tags = [tag_text(each) for each in said.tags] if said else []
        context = {"publication": shown, "case": PublishedCase(shown), "mark": said, "tags": tags}
        return render(request, "casebook/case.html", context)


@require_safe
@goes_on
def casebook_book(request: HttpRequest, club: str, year: int) -> HttpResponse:
    """A club's cases of a year one after the other, to be read or printed."""
    part = _book_part(request, club, year)
    with as_read_at(request, part[0].club):
        return render(request, "casebook/book.html", book_shown(list(part), part))


@require_safe
@goes_on
def casebook_book_pdf(request: HttpRequest, club: str, year: int) -> HttpResponse:
    """A club's cases of a year as a PDF."""
    part = _book_part(request, club, year)
    with as_read_at(request, part[0].club):
        return public_pdf_response(
            request, "casebook/paper.html", book_shown(list(part), part), f"{club}-{year}-{part.number}.pdf"
        )


def _book_part(request: HttpRequest, club: str, year: int) -> Page[Publication]:
    """The part of the year's book that `?part=2` names, else the first; 404 where there is none."""
    try:
        part = PartsByKey(cases_of_year(club, year), _CASES_OF_A_BOOK, "number").page(request.GET.get("part", "1"))
    except (EmptyPage, PageNotAnInteger) as error:
        raise Http404 from error
    if not part.object_list:
        raise Http404
    refuse_moved(request, part[0].club)
    return part
