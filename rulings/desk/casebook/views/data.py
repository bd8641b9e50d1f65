"""The casebook for programs: a case and a search as JSON, the feed, the sitemap, and what crawlers leave alone."""

from datetime import datetime
from typing import Any

from django.conf import settings
from django.contrib.sitemaps import Sitemap
from django.contrib.syndication.views import Feed
from django.core.exceptions import BadRequest
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import reverse
from django.utils.feedgenerator import Atom1Feed
from django.utils.http import urlencode
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import or_404
from rulings.desk.base.moving.closed import goes_on, refuse_moved
from rulings.desk.base.pages import PartsByKey
from rulings.desk.base.texts import without_no_text
from rulings.desk.casebook.forms import CasebookForm
from rulings.desk.casebook.queries.search import Found, clubs_published, public_cases, publication_by_number, search
from rulings.desk.casebook.values import BoardShown
from rulings.desk.casebook.views.casebook import PublishedCase
from rulings.models import Publication

_Json = dict[str, Any]
_BAD_INPUT = 400
_EXCERPT = 300
_KEYS_OF_A_FILE = 2000


def _page_of(publication: Publication) -> str:
    """The permanent address of a case, without the host."""
    return reverse("casebook_case", args=[publication.club.slug, publication.year, publication.number])


@require_safe
def search_json(request: HttpRequest) -> HttpResponse:
    """The cases that the page finds for the same query, and where the next ones are, null after the last."""
    form = CasebookForm(request.GET, clubs_published())
    if not form.is_valid():
        return JsonResponse({"errors": form.errors}, status=_BAD_INPUT)
    found = search(form.wanted(), form.cleaned_data["before"])
    return JsonResponse({"cases": [_in_brief(each) for each in found.cases], "next": _next_address(request, found)})


def _next_address(request: HttpRequest, found: Found) -> str | None:
    """The address of the page after this one."""
    if found.older is None:
        return None
    query = request.GET.copy()
    query["before"] = str(found.older)
    return f"{settings.SITE_URL}{request.path}?{query.urlencode()}"


def _in_brief(publication: Publication) -> _Json:
    """What a list says of a case."""
    return {
        "address": settings.SITE_URL + _page_of(publication),
        "club": publication.club.slug,
        "year": publication.year,
        "number": publication.number,
        "situation": publication.situation,
        "laws": [int(law) for law in publication.laws.split()],
        "stage": publication.stage,
        "form": publication.form,
        "appealed": publication.was_appealed,
        "played": publication.shown_date,
        "published": publication.published_at.isoformat(),
    }


@require_safe
@goes_on
def case_json(request: HttpRequest, club: str, year: int, number: int) -> HttpResponse:
    """One case in every language; of a withdrawn one no more than its notice."""
    shown = or_404(publication_by_number(club, year, number))
    refuse_moved(request, shown.club)
    if shown.withdrawn_at is None:
        return JsonResponse(_in_brief(shown) | _in_full(shown))
    withdrawn = {"withdrawn": shown.withdrawn_at.isoformat(), "notice": shown.notice}
    about = {"club": club, "year": year, "number": number}
    return JsonResponse({"address": settings.SITE_URL + _page_of(shown)} | about | withdrawn)


def _in_full(publication: Publication) -> _Json:
    """The rest of a case: facts, board, auction, the findings in order, override and appeal."""
    languages = publication.sentences
    findings = [
        {
            "paragraph": paragraph,
            "text": {code: texts[place] for code, texts in languages.items() if place < len(texts)},
        }
        for place, paragraph in enumerate(publication.paragraphs)
    ]
    return {
        "edition": publication.ruling.edition,
        "facts": publication.facts,
        "board": _board_of(publication),
        "board_shown": publication.board_shown,
        "cards": publication.cards,
        "auction": publication.auction,
        "scores": publication.scores,
        "findings": findings,
        "commentary": {"text": publication.commentary, "by": publication.commentator} if publication.commentary else {},
        "override": publication.override_text,
        "appeal": publication.appeal,
    }


def _board_of(publication: Publication) -> _Json:
    """Number, dealer, vulnerability and cards; nothing where the club leaves them out."""
    if publication.board_shown != BoardShown.SHOWN:
        return {}
    board = publication.ruling.report.board
    return {
        "number": board.number,
        "dealer": board.dealer,
        "vulnerability": board.vulnerability,
        "deal": board.deal,
    }


class _CasebookFeed(Feed):  # type: ignore[type-arg]
    """The newest cases as Atom; with a query, those that the page finds for it."""

    feed_type = Atom1Feed
    title = _("Casebook of bridge rulings")
    subtitle = _("Rulings that clubs have published, without names.")

    def get_object(self, request: HttpRequest, *args: Any, **kwargs: Any) -> CasebookForm:
        form = CasebookForm(request.GET, clubs_published())
        if not form.is_valid():
            raise BadRequest(next(iter(form.errors.values()))[0])
        return form

    def link(self, form: CasebookForm) -> str:
        return reverse("casebook") + (f"?{urlencode(form.data)}" if form.data else "")

    def feed_guid(self, form: CasebookForm) -> str:
        return settings.SITE_URL + self.link(form)

    def items(self, form: CasebookForm) -> list[Publication]:
        return search(form.wanted(), form.cleaned_data["before"]).cases

    def item_title(self, item: Publication) -> str:
        return without_no_text(f"{item.club} {item.year}-{item.number}: {PublishedCase(item).headline}")

    def item_description(self, item: Publication) -> str:
        return without_no_text(item.facts[:_EXCERPT])

    def item_link(self, item: Publication) -> str:
        return _page_of(item)

    def item_guid(self, item: Publication) -> str:
        return settings.SITE_URL + _page_of(item)

    def item_author_name(self, item: Publication) -> str:
        return without_no_text(str(item.club))

    def item_pubdate(self, item: Publication) -> datetime:
        return item.published_at

    def item_updateddate(self, item: Publication) -> datetime:
        return item.published_at


casebook_feed = require_safe(_CasebookFeed())


class _CaseAddresses(Sitemap):  # type: ignore[type-arg]
    """Every public case, in files by key."""

    @property
    def paginator(self) -> PartsByKey:
        return PartsByKey(self.items(), _KEYS_OF_A_FILE, "pk")

    def items(self) -> QuerySet[Publication]:
        return public_cases().only("year", "number", "published_at", "club__slug").order_by("pk")

    def location(self, item: Publication) -> str:
        return _page_of(item)

    def lastmod(self, item: Publication) -> datetime:
        return item.published_at

    def get_latest_lastmod(self) -> datetime | None:
        newest = self.items().last()
        return newest.published_at if newest else None


class _PageAddresses(Sitemap):  # type: ignore[type-arg]
    """The pages that everybody may read."""

    def items(self) -> list[str]:
        return ["desk", "casebook", "guide", "guide_coverage", "guide_offline"]

    def location(self, item: str) -> str:
        return reverse(item)


SITEMAPS = {"pages": _PageAddresses, "cases": _CaseAddresses}
_ROBOTS = f"""User-agent: *
Disallow: /r/
Disallow: /p/
Disallow: /login/
Disallow: /casebook/?
Disallow: /casebook/search.json
Disallow: /casebook/*/book.pdf
Sitemap: {settings.SITE_URL}/sitemap.xml
"""


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """What crawlers leave alone: private links, and searches, which have no end."""
    return HttpResponse(_ROBOTS, content_type="text/plain")
