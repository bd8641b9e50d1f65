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
from rulings.desk.base.watching.site import site_url
from rulings.desk.casebook.forms import CasebookForm
from rulings.desk.casebook.queries.data import case_data, case_in_brief, page_of
from rulings.desk.casebook.queries.search import Found, clubs_published, public_cases, publication_by_number, search
from rulings.desk.casebook.queries.shown import PublishedCase
from rulings.desk.guide.queries.shelf import HeldBook, held_book
from rulings.laws.situations import EDITIONS, SITUATIONS
from rulings.models import Publication

_BAD_INPUT = 400
_EXCERPT = 300
_KEYS_OF_A_FILE = 2000


@require_safe
def search_json(request: HttpRequest) -> HttpResponse:
    """The cases that the page finds for the same query, and where the next ones are, null after the last."""
    form = CasebookForm(request.GET, clubs_published())
    if not form.is_valid():
        return JsonResponse({"errors": form.errors}, status=_BAD_INPUT)
    found = search(form.wanted(), form.cleaned_data["before"])
    return JsonResponse({"cases": [case_in_brief(each) for each in found.cases], "next": _next_address(request, found)})


def _next_address(request: HttpRequest, found: Found) -> str | None:
    """The address of the page after this one."""
    if found.older is None:
        return None
    query = request.GET.copy()
    query["before"] = str(found.older)
    return f"{site_url()}{request.path}?{query.urlencode()}"


@require_safe
@goes_on
def case_json(request: HttpRequest, club: str, year: int, number: int) -> HttpResponse:
    """One case in every language; of a withdrawn one no more than its notice."""
    shown = or_404(publication_by_number(club, year, number))
    refuse_moved(request, shown.club)
    return JsonResponse(case_data(shown))


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
        return site_url() + self.link(form)

    def items(self, form: CasebookForm) -> list[Publication]:
        return search(form.wanted(), form.cleaned_data["before"]).cases

    def item_title(self, item: Publication) -> str:
        return without_no_text(f"{item.club} {item.year}-{item.number}: {PublishedCase(item).headline}")

    def item_description(self, item: Publication) -> str:
        return without_no_text(item.facts[:_EXCERPT])

    def item_link(self, item: Publication) -> str:
        return page_of(item)

    def item_guid(self, item: Publication) -> str:
        return site_url() + page_of(item)

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
        return page_of(item)

    def lastmod(self, item: Publication) -> datetime:
        return item.published_at

    def get_latest_lastmod(self) -> datetime | None:
        newest = self.items().last()
        return newest.published_at if newest else None


class _PageAddresses(Sitemap):  # type: ignore[type-arg]
    """The pages that everybody may read."""

    def items(self) -> list[str]:
        return ["desk", "casebook", "guide", "guide_coverage", "guide_offline", "practice", "api"]

    def location(self, item: str) -> str:
        return reverse(item)


class _SituationAddresses(Sitemap):  # type: ignore[type-arg]
    """What the guide has on every situation: its page, the interview, its chart, the editions where there are two."""

    def items(self) -> list[tuple[str, str]]:
        names = ("guide_about", "guide_situation", "guide_chart")
        alone = [(name, each.key) for each in SITUATIONS for name in names]
        return alone + [("guide_editions", each.key) for each in SITUATIONS if len(each.laws) > 1]

    def location(self, item: tuple[str, str]) -> str:
        name, key = item
        return reverse(name, args=[key])


class _BookAddresses(Sitemap):  # type: ignore[type-arg]
    """The guide's books, as far as they are made."""

    def items(self) -> list[HeldBook]:
        wanted = [(edition, code) for edition in EDITIONS for code, _name in settings.LANGUAGES]
        return [found for edition, code in wanted if (found := held_book(edition, code))]

    def location(self, item: HeldBook) -> str:
        return f"{reverse('guide_book', args=[item.edition])}?lang={item.language}"


SITEMAPS = {
    "pages": _PageAddresses,
    "situations": _SituationAddresses,
    "books": _BookAddresses,
    "cases": _CaseAddresses,
}
_ROBOTS = """User-agent: *
Disallow: /r/
Disallow: /p/
Disallow: /login/
Disallow: /casebook/?
Disallow: /casebook/search.json
Disallow: /api/v1/
Disallow: /casebook/*/book.pdf
Disallow: /practice/sitting/
Disallow: /practice/*/*/*/*/
"""


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """What crawlers leave alone: private links; searches and exercises, which have no end."""
    return HttpResponse(f"{_ROBOTS}Sitemap: {site_url()}/sitemap.xml\n", content_type="text/plain")
