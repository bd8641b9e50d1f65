"""The flow chart of a situation as visitors get it: folded, unfolded by an address, on paper; how it is given out."""

import json
import re
from io import BytesIO
from xml.etree import ElementTree

import pytest
from django.conf import settings
from django.test import Client
from pypdf import PdfReader

from rulings.desk.guide.queries.book import book_file
from rulings.laws.situations import SITUATIONS
from tests.desk.papers import demand_renderer
from tests.desk.reading import heading, text

CHART = "/guide/revoke/chart/"
PAGE_BYTES = 50_000
HTMX = {"HX-Request": "true"}


def test_a_branch_unfolds_at_an_address_of_its_own(client: Client) -> None:
    page = client.get(CHART)
    assert heading(page) == "A revoke"
    (at, *_others) = re.findall(r'href="(/guide/revoke/chart/\?edition=2017&amp;at=\d+)"', page.content.decode())
    branch = client.get(at.replace("&amp;", "&"))
    assert branch.status_code == 200
    assert 'href="?edition=2017&amp;at=1"' in branch.content.decode()


def test_htmx_gets_the_branch_alone(client: Client) -> None:
    part = client.get(f"{CHART}?at=2", headers=HTMX)
    assert "<html" not in part.content.decode()
    assert part.content.decode().count("<svg ") == 2
    assert "HX-Request" in part["Vary"]


def test_a_drawing_is_said_in_words_beside_it(client: Client) -> None:
    page = client.get(CHART)
    svg = re.findall(r"<svg .*?</svg>", page.content.decode(), re.S)[0]
    lines = [
        " ".join("".join(each.itertext()).split()) for each in ElementTree.fromstring(svg).iter() if "text" in each.tag
    ]
    words = " ".join(text(page).partition("The same as text")[2].split())
    assert [line for line in lines if line not in words] == []


@pytest.mark.parametrize(
    ("query", "status", "sentence"),
    [
        ("at=9000", 404, ""),
        ("at=x", 400, "Enter a whole number."),
        ("edition=1997", 400, "Select a valid choice. 1997 is not one of the available choices."),
    ],
)
def test_a_box_or_an_edition_that_is_not_there_is_refused(
    client: Client, query: str, status: int, sentence: str
) -> None:
    page = client.get(f"{CHART}?{query}")
    assert page.status_code == status
    assert sentence in text(page)


def test_who_has_a_chart_already_is_told_no_more_than_that(client: Client) -> None:
    page = client.get(CHART)
    assert "max-age=3600" in page["Cache-Control"]
    assert "public" in page["Cache-Control"]
    again = client.get(CHART, headers={"If-None-Match": page["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_every_page_of_a_chart_on_paper_is_a_page_of_its_pdf(client: Client) -> None:
    demand_renderer()
    pdf = client.get("/guide/defective_trick/chart.pdf")
    assert pdf["Content-Type"] == "application/pdf"
    pages = PdfReader(BytesIO(pdf.content)).pages
    for number, page in enumerate(pages, start=1):
        assert f"page {number} of {len(pages)}" in page.extract_text()
        assert [float(each) for each in page.mediabox[2:]] == pytest.approx([595.3, 841.9], abs=0.5)


def test_a_part_that_no_page_begins_is_not_there(client: Client) -> None:
    assert client.get("/guide/revoke/chart.pdf?page=2").status_code == 404


@pytest.mark.django_db
def test_the_page_of_a_situation_leads_to_all_that_the_guide_has_on_it(client: Client) -> None:
    page = client.get("/guide/revoke/about/")
    for address in ("/guide/revoke/", "/guide/revoke/chart/", "/guide/revoke/editions/"):
        assert f'"{address}' in page.content.decode()
    told = text(page)
    for title in ("At the table", "Flow chart", "What players get wrong", "A worked example", "Published cases"):
        assert title in told


@pytest.mark.django_db
def test_a_page_says_to_machines_what_it_is_and_where_it_stands_in_each_language(client: Client) -> None:
    page = client.get("/guide/revoke/about/?lang=it").content.decode()
    own = f"{settings.SITE_URL}/guide/revoke/about/"
    assert f'<link rel="canonical" href="{own}?lang=it">' in page
    assert re.findall(r'hreflang="([\w-]+)" href="([^"]+)"', page)[:3] == [
        (code, f"{own}?lang={code}") for code, _name in settings.LANGUAGES
    ]
    (data,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', page)
    described, trail = json.loads(data)["@graph"]
    assert (described["@type"], described["inLanguage"], described["url"]) == (
        "LearningResource",
        "it",
        f"{own}?lang=it",
    )
    assert trail["itemListElement"][1]["item"] == described["url"]


@pytest.mark.django_db
def test_every_page_of_every_situation_is_under_fifty_kilobytes_without_its_chart() -> None:
    heavy = []
    for code, _name in settings.LANGUAGES:
        client = Client(headers={"Accept-Language": code})
        for situation in SITUATIONS:
            for page in ("", "about/", "editions/"):
                shown = client.get(f"/guide/{situation.key}/{page}")
                if len(shown.content) > PAGE_BYTES:
                    heavy.append((code, situation.key, page, len(shown.content)))
    assert heavy == []


def test_the_book_is_given_out_once_it_was_made(client: Client) -> None:
    held = book_file("2007", "pl")
    assert client.get("/guide/book-2007.pdf?lang=pl").status_code == 404
    held.parent.mkdir(parents=True, exist_ok=True)
    held.write_bytes(b"%PDF-1.7 a book")
    try:
        given = client.get("/guide/book-2007.pdf?lang=pl")
        assert (given.content, given["Content-Type"]) == (b"%PDF-1.7 a book", "application/pdf")
        assert "/guide/book-2007.pdf" in client.get("/guide/?edition=2007&lang=pl").content.decode()
    finally:
        held.unlink()
