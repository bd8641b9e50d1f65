"""The casebook that everybody may read: found by words and by what cases are, one case, a club's year."""

from dataclasses import dataclass
from typing import Any

from django.core.paginator import EmptyPage, Page, PageNotAnInteger
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from rulings.bridge import Deal, Seat
from rulings.desk.base.finding import or_404
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.moving.closed import goes_on, refuse_moved
from rulings.desk.base.pages import PartsByKey, as_read_at
from rulings.desk.base.pdf import public_pdf_response
from rulings.desk.casebook.forms import CasebookForm
from rulings.desk.casebook.queries.marks import mark_shown
from rulings.desk.casebook.queries.search import cases_of_year, clubs_published, publication_by_number, search
from rulings.desk.casebook.values import BoardShown
from rulings.desk.casebook.wording import appeal_lines, cards_shown, hidden_text, scoring_lines, tag_text
from rulings.desk.cases.queries.ruling_sheet import sentences_of, weightiest
from rulings.desk.cases.wording.headlines import headline_text
from rulings.laws.coverage import number_of
from rulings.laws.record.roles import offender
from rulings.models import Board, Publication
from rulings.wording.dates import date_shown
from rulings.wording.situations import situation_title
from rulings.wording.terms import SEATS, VULNERABLE

_CASES_OF_A_BOOK = 25
"""More would take over two seconds to lay out on paper: a larger year has several parts."""
_BAD_INPUT = 400


@dataclass(frozen=True)
class _FindingLine:
    """A finding as it was announced, with its paragraph and the number of the law."""

    text: str
    paragraph: str
    law: int


@dataclass(frozen=True)
class PublishedCase:
    """A published ruling in the reader's language; of a withdrawn one nobody reads more than its notice."""

    publication: Publication

    @property
    def title(self) -> str:
        return situation_title(self.situation)

    @property
    def headline(self) -> str:
        """Who, what and the result, seats in place of names; the title alone once it was withdrawn."""
        case = self.publication
        if case.withdrawn_at is not None:
            return self.title
        return headline_text(self.situation, case.ruling.fact(offender), case.ruling.found, case.override_text)

    @property
    def situation(self) -> str:
        """The situation's key; on the ruling where the case was published before publications kept it."""
        return self.publication.situation or self.publication.ruling.situation

    @property
    def played(self) -> str:
        """When it was played, as exact as the club shows it."""
        return date_shown(self.publication.shown_date)

    @property
    def shown(self) -> BoardShown:
        """How much of the board everybody reads."""
        return BoardShown(self.publication.board_shown)

    @property
    def board(self) -> Board | None:
        """The board; None where it is not shown."""
        return self.publication.ruling.report.board if self.shown is BoardShown.SHOWN else None

    @property
    def hidden(self) -> str:
        """What is hidden of the board, in a sentence; "" where nothing is."""
        return hidden_text(self.shown)

    @property
    def cards(self) -> list[tuple[str, str]]:
        """The cards of each seat that are shown without their board."""
        return cards_shown(self.publication.cards)

    @property
    def dealer(self) -> str:
        return str(SEATS[Seat(self.board.dealer)]) if self.board else ""

    @property
    def vulnerable(self) -> str:
        """The sides that are, in the reader's language."""
        return str(VULNERABLE[self.board.vulnerability]) if self.board else ""

    @property
    def hands(self) -> dict[str, str]:
        """The hands by seat letter, none where the cards are not known or not shown."""
        deal = self.board.deal if self.board else ""
        return {str(seat): str(hand) for seat, hand in Deal.parse(deal).hands.items()} if deal else {}

    @property
    def findings(self) -> list[_FindingLine]:
        pairs = zip(sentences_of(self.publication.sentences), self.publication.paragraphs, strict=False)
        return [_FindingLine(text, paragraph, number_of(paragraph)) for text, paragraph in pairs]

    @property
    def appeal(self) -> list[tuple[str, str]]:
        return appeal_lines(self.publication.appeal)

    @property
    def outcome(self) -> str:
        """What it came to in one sentence: the finding that says most, or what the director ruled instead."""
        case = self.publication
        return case.override_text or weightiest(case.ruling, sentences_of(case.sentences))

    @property
    def outcome_lines(self) -> list[tuple[str, str]]:
        """The scores, and what was decided on appeal."""
        case = self.publication
        return scoring_lines(case.scores) + appeal_lines(case.appeal, ("decision",))

    @property
    def scores(self) -> list[tuple[str, str]]:
        return scoring_lines(self.publication.scores)


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
        return render(request, "casebook/book.html", _book_context(part))


@require_safe
@goes_on
def casebook_book_pdf(request: HttpRequest, club: str, year: int) -> HttpResponse:
    """A club's cases of a year as a PDF."""
    part = _book_part(request, club, year)
    with as_read_at(request, part[0].club):
        return public_pdf_response(
            request, "casebook/paper.html", _book_context(part), f"{club}-{year}-{part.number}.pdf"
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


def _book_context(part: Page[Publication]) -> dict[str, Any]:
    """What the book shows."""
    first = part[0]
    return {
        "part": part,
        "cases": [PublishedCase(each) for each in part],
        "club": first.club,
        "year": first.year,
        "nobody": {},
    }
