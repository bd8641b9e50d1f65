"""The page of the site's name and address, and under which names the site answers."""

from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.test import Client, override_settings

from config.hosts import Hosts
from rulings.desk.base.watching.site import Site, keep, site_url
from rulings.desk.beginning.queries import begin_address
from rulings.models import SitePlace, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text

LAPTOP = "bridge-laptop.local"
TOLD = {"site_name": "Ponte and friends", "address": "http://testserver", "languages": ["en", "pl"]}


@pytest.fixture
def nina(olga: User) -> Client:
    """Who administers the site."""
    olga.is_superuser = True
    olga.save()
    return signed_in(olga)


def test_the_site_gets_a_name_and_languages_and_who_set_them_is_shown(nina: Client, olga: User) -> None:
    assert 'value="http://testserver"' not in nina.get("/site/place/").content.decode()
    shown = text(nina.post("/site/place/", TOLD, follow=True))
    assert "Saved." in shown
    assert f"{olga.display_name}: Ponte and friends · http://testserver · en, pl" in shown
    visitor = Client()
    page = visitor.get("/guide/", headers={"accept-language": "it"})
    assert "<title>" in page.content.decode()
    assert "Ponte and friends" in page.content.decode()
    assert page["Content-Language"] == "en"
    assert 'value="it"' not in visitor.get("/login/").content.decode()


def test_an_address_at_which_nobody_reads_the_page_is_confirmed(nina: Client) -> None:
    other = TOLD | {"address": f"http://{LAPTOP}:8000"}
    assert "You read this page at http://testserver." in text(nina.post("/site/place/", other))
    assert not SitePlace.objects.exists()
    assert nina.post("/site/place/", other | {"is_elsewhere": "on"}).status_code == 302
    assert site_url() == f"http://{LAPTOP}:8000"


def test_the_environments_address_is_shown_and_not_to_be_changed(nina: Client) -> None:
    with override_settings(SITE_URL="https://desk.example.org", SITE_URL_IS_GIVEN=True):
        page = nina.get("/site/place/")
        assert "The address is https://desk.example.org: it is named where the site runs (SITE_URL)" in text(page)
        assert 'name="address"' not in page.content.decode()
        nina.post("/site/place/", TOLD)
        assert site_url() == "https://desk.example.org"


def test_the_site_answers_to_the_name_that_was_set_and_to_no_other(db: None, visitor: Client) -> None:
    def asked(host: str) -> int:
        return visitor.get("/healthz", headers={"host": host}).status_code

    def looked_at(host: str) -> int:
        return visitor.get("/login/", headers={"host": host}).status_code

    assert (asked("testserver"), looked_at(LAPTOP)) == (200, 400)
    assert "Sitemap: http://127.0.0.1" in visitor.get("/robots.txt").content.decode()
    keep(Site("", f"http://{LAPTOP}:8000", ()), 60)
    assert [looked_at(each) for each in (LAPTOP, f"{LAPTOP.upper()}:8000", "localhost")] == [200, 200, 200]
    assert [looked_at(each) for each in ("evil.example", f"x.{LAPTOP}", f"{LAPTOP}.evil.example", "a b")] == [400] * 4
    assert f"Sitemap: http://{LAPTOP}:8000/sitemap.xml" in visitor.get("/robots.txt").content.decode()
    with override_settings(HOSTS_ARE_GIVEN=True):
        assert looked_at(LAPTOP) == 400
    assert list(settings.ALLOWED_HOSTS) == list(Hosts(settings.ALLOWED_HOSTS))


def test_who_has_the_one_time_address_sets_up_under_any_name_and_nobody_after_it(db: None, visitor: Client) -> None:
    path, there = urlsplit(begin_address()).path, {"host": f"{LAPTOP}:8000"}
    assert [visitor.get(each, headers=there).status_code for each in (path, "/login/", "/begin/x/")] == [200, 400, 400]
    told = {"club_name": "Ponte", "time_zone": "Europe/Rome", "language": "it", "country": "IT", "name": "Nina Bosco"}
    told |= {
        "username": "nina",
        "mail": "",
        "password": "a long walk by the river",
        "again": "a long walk by the river",
    }
    told |= {"site_name": "", "mail_next": "on"}
    sent = told | {"languages": ["it"], "address": f"http://{LAPTOP}:8000"}
    answer = visitor.post(path, sent, headers=there)
    assert (answer.status_code, answer["Location"]) == (302, "/site/mail/")
    assert visitor.get("/site/mail/", headers=there).status_code == 200
    assert SitePlace.objects.get().address == f"http://{LAPTOP}:8000"
    assert Client().get(path, headers={"host": "evil.example"}).status_code == 400


def test_a_forged_name_gets_into_no_link(nina: Client, visitor: Client) -> None:
    keep(Site("", f"http://{LAPTOP}:8000", ()), 60)
    told = {"name": "Eva", "mail": "", "role": "director", "days": "7"}
    shown = nina.post("/clubs/ponte/people/invite/", told, headers={"host": "localhost"}).content.decode()
    assert f"http://{LAPTOP}:8000/" in shown
    assert "http://localhost/" not in shown
