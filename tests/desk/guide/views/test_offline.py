"""The page that browsers keep: the same for everybody, without a query."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries


@pytest.mark.django_db
def test_the_page_is_there_for_everybody_and_asks_no_database(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    with django_assert_num_queries(0):
        page = Client().get("/guide/offline/")
    assert page.status_code == 200
    assert "js/pocket/guide.js" in page.text
    assert "csrfmiddlewaretoken" not in page.text


@pytest.mark.parametrize(
    ("language", "guide"), [("en", "Laws guide"), ("it", "Guida al Codice"), ("pl", "Przewodnik po Prawie")]
)
def test_what_installs_the_desk_speaks_the_language_of_its_address(language: str, guide: str) -> None:
    answer = Client().get(f"/guide/desk.webmanifest?lang={language}")
    told = answer.json()
    assert answer["Content-Type"] == "application/manifest+json"
    assert (told["lang"], told["id"], told["shortcuts"][0]["name"]) == (language, "/", guide)
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable", "monochrome"}


def test_each_page_names_the_manifest_of_its_own_language() -> None:
    page = Client(headers={"Accept-Language": "pl"}).get("/guide/offline/")
    assert '<link rel="manifest" href="/guide/desk.webmanifest?lang=pl">' in page.text
