"""Who reads from the replica: pages that are marked, for nobody in particular; and never after a write.

With a real replica: tests/faults/test_replica.py.
"""

import pytest
from django.core.exceptions import MiddlewareNotUsed
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.urls import URLPattern, URLResolver, get_resolver

from rulings.desk.base.watching.replica import ACTED, REPLICA, Router, public, replica_told, who_writes_is_marked
from rulings.models import Club

FOR_EVERYBODY = {
    "guide_about",
    "casebook",
    "casebook_feed",
    "casebook_search_json",
    "casebook_case",
    "casebook_case_json",
    "casebook_case_signed",
    "casebook_book",
    "casebook_book_pdf",
    "clubs",
    "club",
    "sitemap",
    "sitemap_part",
    "api_cases",
    "api_case",
}


def patterns(within: URLResolver) -> list[URLPattern]:
    found: list[URLPattern] = []
    for each in within.url_patterns:
        found += patterns(each) if isinstance(each, URLResolver) else [each]
    return found


def test_the_pages_that_may_come_from_the_replica_are_these() -> None:
    mark = public(lambda _request: HttpResponse()).__code__
    marked = {each.name for each in patterns(get_resolver()) if getattr(each.callback, "__code__", None) is mark}
    assert marked == FOR_EVERYBODY


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/guide/", "/guide/penalty_card/", "/guide/coverage/"])
def test_the_guide_asks_no_database_at_all(address: str, django_assert_num_queries: object) -> None:
    with django_assert_num_queries(0):  # type: ignore[operator]
        assert Client().get(address).status_code == 200


def test_what_writes_goes_to_the_primary_and_what_reads_there_too_without_a_page_public() -> None:
    router = Router()
    assert router.db_for_write(Club) == router.db_for_read(Club) == "default"
    assert [router.allow_migrate(each, "rulings") for each in ("default", REPLICA)] == [True, False]
    assert router.allow_relation(Club(), Club())


def test_without_a_replica_nobody_is_marked_and_nothing_is_told() -> None:
    with pytest.raises(MiddlewareNotUsed):
        who_writes_is_marked(lambda _request: HttpResponse())
    assert replica_told() == []


class Places:
    """A site with a replica that is fit, of which only the names are asked: where a request reads, before and after."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        from rulings.desk.base.watching import replica

        patch.setitem(replica.connections.settings, REPLICA, {})
        patch.setattr(replica._STATE, "left_until", float("-inf"))
        patch.setattr(replica._STATE, "asked", float("inf"))
        patch.setattr(replica._STATE, "fresh", float("inf"))
        self.read: list[str] = []
        self.writes = False

    def page(self, request: HttpRequest) -> HttpResponse:
        router = Router()
        self.read.append(router.db_for_read(Club))
        if self.writes:
            self.read.append(router.db_for_write(Club))
        self.read.append(router.db_for_read(Club))
        return HttpResponse()

    def ask(self, request: HttpRequest) -> HttpResponse:
        return who_writes_is_marked(public(self.page))(request)


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> Places:
    return Places(monkeypatch)


def test_nobody_in_particular_reads_from_the_replica(places: Places) -> None:
    answer = places.ask(RequestFactory().get("/casebook/"))
    assert places.read == [REPLICA, REPLICA]
    assert ACTED not in answer.cookies


@pytest.mark.parametrize("cookie", ["sessionid", ACTED])
def test_who_is_signed_in_or_has_just_acted_reads_from_the_primary(places: Places, cookie: str) -> None:
    request = RequestFactory().get("/casebook/")
    request.COOKIES[cookie] = "x"
    places.ask(request)
    assert places.read == ["default", "default"]


def test_what_is_sent_is_answered_from_the_primary(places: Places) -> None:
    places.ask(RequestFactory().post("/casebook/"))
    assert places.read == ["default", "default"]


def test_who_writes_reads_on_from_the_primary_and_is_marked_for_as_long_as_the_replica_may_lag(places: Places) -> None:
    places.writes = True
    answer = places.ask(RequestFactory().get("/casebook/"))
    assert places.read == [REPLICA, "default", "default"]
    assert answer.cookies[ACTED]["max-age"] == 10
    assert answer.cookies[ACTED]["httponly"] is True
