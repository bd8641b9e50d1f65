"""The casebook for programs: cases and searches as JSON, the feed, the sitemap, and what crawlers leave alone."""

import json
from xml.etree import ElementTree

import pytest
from django.conf import settings
from django.test import Client

from rulings.models import Publication, Session, User
from tests.desk.casebook.reading import copies, page
from tests.publishing import make_case

ATOM = {"a": "http://www.w3.org/2005/Atom"}
SITEMAP = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}


def test_a_search_as_data_goes_on_where_it_says(dora: User, session: Session) -> None:
    copies(make_case(dora, session), 20)
    first = json.loads(page("/casebook/search.json?law=67"))
    assert [case["number"] for case in first["cases"]] == list(range(21, 1, -1))
    second = json.loads(page(first["next"].removeprefix(settings.SITE_URL)))
    assert ([case["number"] for case in second["cases"]], second["next"]) == ([1], None)


def test_the_feed_holds_the_newest_cases_under_their_permanent_addresses(dora: User, session: Session) -> None:
    make_case(dora, session)
    make_case(dora, session, situation="revoke", facts="East <revoked> & ruffed.")
    feed = ElementTree.fromstring(page("/casebook/feed.atom"))
    entries = feed.findall("a:entry", ATOM)
    assert [entry.findtext("a:id", namespaces=ATOM) for entry in entries] == [
        f"{settings.SITE_URL}/casebook/ponte/2026-{number}/" for number in (2, 1)
    ]
    assert entries[0].findtext("a:summary", namespaces=ATOM) == "East <revoked> & ruffed."
    assert (entries[0].findtext("a:title", namespaces=ATOM) or "").startswith("Ponte Vecchio Bridge Club 2026-2: ")


@pytest.mark.parametrize("sign", ["\uffff", "\ufffe", "\x0b", "\x00", "\ufdd0", "\U0001ffff"])
def test_no_sign_breaks_the_feed(dora: User, session: Session, sign: str) -> None:
    case = make_case(dora, session, facts="East revoked.")
    if sign != "\x00":
        Publication.objects.filter(pk=case.pk).update(facts=f"East{sign} revoked.")
    (entry,) = ElementTree.fromstring(page("/casebook/feed.atom")).findall("a:entry", ATOM)
    assert entry.findtext("a:summary", namespaces=ATOM) == "East revoked."


def test_the_feed_of_a_search_holds_what_the_search_finds(dora: User, session: Session) -> None:
    make_case(dora, session)
    make_case(dora, session, facts="Zebra.")
    feed = ElementTree.fromstring(page("/casebook/feed.atom?q=zebra"))
    assert len(feed.findall("a:entry", ATOM)) == 1


def test_the_sitemap_lists_every_public_case(dora: User, session: Session) -> None:
    case = make_case(dora, session)
    make_case(dora, session)
    Publication.objects.filter(pk=case.pk).update(withdrawn_at=case.published_at)
    parts = ElementTree.fromstring(page("/sitemap.xml")).findall("s:sitemap/s:loc", SITEMAP)
    assert [part.text for part in parts] == [
        f"http://testserver/sitemap-{each}.xml" for each in ("pages", "situations", "books", "cases")
    ]
    cases = ElementTree.fromstring(page("/sitemap-cases.xml")).findall("s:url/s:loc", SITEMAP)
    assert [case.text for case in cases] == ["http://testserver/casebook/ponte/2026-2/"]
    assert "http://testserver/casebook/" in page("/sitemap-pages.xml")
    assert Client().get("/sitemap-zebra.xml").status_code == 404


def test_a_sitemap_of_many_cases_has_files_by_key(dora: User, session: Session) -> None:
    for key in (2000, 2001, 4001):
        make_case(dora, session, pk=key)
    files = ElementTree.fromstring(page("/sitemap.xml")).findall("s:sitemap/s:loc", SITEMAP)
    names = [str(each.text).removeprefix("http://testserver/") for each in files]
    assert names[3:] == ["sitemap-cases.xml", "sitemap-cases.xml?p=2", "sitemap-cases.xml?p=3"]
    for part in (1, 2, 3):
        (case,) = ElementTree.fromstring(page(f"/sitemap-cases.xml?p={part}")).findall("s:url/s:loc", SITEMAP)
        assert case.text == f"http://testserver/casebook/ponte/2026-{part}/"
    assert [Client().get(f"/sitemap-cases.xml?p={part}").status_code for part in ("4", "0", "x")] == [404, 404, 404]


def test_crawlers_leave_private_links_alone(db: None) -> None:
    answer = Client().get("/robots.txt")
    assert answer["Content-Type"] == "text/plain"
    lines = set(answer.content.decode().splitlines())
    assert {"User-agent: *", "Disallow: /r/", "Disallow: /p/", f"Sitemap: {settings.SITE_URL}/sitemap.xml"} <= lines
