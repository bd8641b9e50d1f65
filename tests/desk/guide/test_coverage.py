"""The coverage page as a visitor reads it."""

import re

from django.test import Client

from rulings.laws.coverage import LAWS, totals
from tests.desk.reading import heading, text


def test_the_page_shows_every_law_in_order_without_an_account() -> None:
    page = Client().get("/guide/coverage/")
    assert page.status_code == 200
    assert heading(page) == "Every law, and what the desk does for it"
    assert [int(law) for law in re.findall(r'id="law-(\d+)"', page.content.decode())] == list(LAWS)


def test_a_law_says_what_it_is_about_what_is_done_and_in_how_many_rulings() -> None:
    page = text(Client().get("/guide/coverage/"))
    situations, rulings = totals()["2017"]
    assert f"2017 Laws: {situations} situations, {rulings} different rulings." in page
    assert "Law 93 Who hears appeals ruled information The desk leads an appeal from step to step" in page
    assert "Law 38 Bids above seven ruled Bid of more than seven 2017: 2 rulings" in page


def test_a_situation_leads_to_the_guide_in_an_edition_that_has_it() -> None:
    page = Client().get("/guide/coverage/").content.decode()
    links = set(re.findall(r'href="(/guide/[a-z_]+/\?edition=\d+)"', page))
    assert "/guide/penalty_card/?edition=2017" in links
    assert {Client().get(link).status_code for link in links} == {200}
