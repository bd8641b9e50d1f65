"""The flow chart of a situation as visitors get it: folded, unfolded by an address, on paper; how it is given out."""

import json
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from django.conf import settings
from django.test import Client, override_settings
from pypdf import PdfReader

from rulings.desk.guide.queries.shelf import place_for
from rulings.laws.situations import SITUATIONS
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


def test_a_chart_on_paper_has_each_of_its_pages_with_its_number(client: Client) -> None:
    pdf = client.get("/guide/defective_trick/chart.pdf")
    assert pdf["Content-Type"] == "application/pdf"
    pages = PdfReader(BytesIO(pdf.content), strict=True).pages
    for number, page in enumerate(pages, start=1):
        assert f"page {number} of {len(pages)}" in page.extract_text()
        assert [float(each) for each in page.mediabox[2:]] == pytest.approx([595.3, 841.9], abs=0.5)


def test_the_longest_chart_is_one_file_whatever_part_of_it_an_old_address_asks_for(client: Client) -> None:
    whole = client.get("/guide/lead_out_of_turn/chart.pdf?lang=pl")
    assert len(PdfReader(BytesIO(whole.content)).pages) > 40
    assert client.get("/guide/lead_out_of_turn/chart.pdf?lang=pl&page=13").content == whole.content
    again = client.get("/guide/lead_out_of_turn/chart.pdf?lang=pl", headers={"If-None-Match": whole["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


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


@pytest.fixture
def shelf_of_now(tmp_path: Path) -> Iterator[Path]:
    """A book of 443 pages in Polish, of the Laws of now."""
    with override_settings(VAR_DIR=tmp_path):
        place = place_for("2007", "pl", 443)
        place.parent.mkdir()
        place.write_bytes(b"%PDF-1.7 a book")
        yield place


def test_the_book_is_given_out_once_it_was_made(client: Client, shelf_of_now: Path) -> None:
    given = client.get("/guide/book-2007.pdf?lang=pl")
    assert (b"".join(given), given["Content-Type"]) == (b"%PDF-1.7 a book", "application/pdf")
    assert "public" in given["Cache-Control"]
    again = client.get("/guide/book-2007.pdf?lang=pl", headers={"If-None-Match": given["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/guide/book-2017.pdf?lang=pl").status_code == 404


def test_the_guide_says_how_large_the_book_is(client: Client, shelf_of_now: Path) -> None:
    page = client.get("/guide/?edition=2007&lang=pl")
    assert '"/guide/book-2007.pdf?lang=pl"' in page.content.decode()
    assert "443" in text(page)
    assert "/guide/book-2007.pdf?lang=pl" in client.get("/sitemap-books.xml").content.decode()


def test_a_book_that_is_not_made_yet_is_no_link_but_a_sentence(client: Client, shelf_of_now: Path) -> None:
    page = client.get("/guide/?edition=2017&lang=en")
    assert "/guide/book-" not in page.content.decode()
    assert "this book is not made yet" in text(page)


def test_a_book_of_before_is_given_out_and_said_to_be_one(client: Client, shelf_of_now: Path) -> None:
    older = shelf_of_now.with_name(f"laws-guide-2017-en-{'0' * 16}-400.pdf")
    older.write_bytes(b"%PDF-1.7 an older book")
    assert "The guide has changed since it was made" in text(client.get("/guide/?lang=en"))
    assert b"".join(client.get("/guide/book-2017.pdf?lang=en")) == b"%PDF-1.7 an older book"
