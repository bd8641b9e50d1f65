"""Who comes in, and what is answered when a service refuses."""

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client
from django.urls import path
from django.utils import timezone

from config import urls as site
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.models import User
from tests.desk.conftest import signed_in


@page
def shown(request: HttpRequest) -> HttpResponse:
    timezone.activate("Europe/Warsaw")
    return HttpResponse("What members read.")


@page
def closed(request: HttpRequest) -> HttpResponse:
    raise NotAllowed("Ask the chief director.")


@act
def done(request: HttpRequest) -> HttpResponse:
    return HttpResponse("Done.")


@act
def too_late(request: HttpRequest) -> HttpResponse:
    raise WrongState("The session is closed.")


urlpatterns = [
    *site.urlpatterns,
    path("test/shown/", shown),
    path("test/closed/", closed),
    path("test/shown/done/", done),
    path("test/shown/late/", too_late),
]
pytestmark = pytest.mark.urls(__name__)
HTMX = {"HX-Request": "true"}


@pytest.fixture
def as_pat(pat: User) -> Client:
    return signed_in(pat)


def test_a_visitor_signs_in_first_and_comes_back_to_the_page(visitor: Client, db: None) -> None:
    assert visitor.get("/test/shown/?page=2")["Location"] == "/login/?next=/test/shown/%3Fpage%3D2"


def test_a_visitor_comes_back_to_the_page_above_the_act(visitor: Client, db: None) -> None:
    assert visitor.post("/test/shown/done/")["Location"] == "/login/?next=/test/shown/"


@pytest.mark.parametrize(
    ("page", "then"),
    [
        ("http://testserver/test/shown/?page=2", "/test/shown/%3Fpage%3D2"),
        ("http://testserver/queue/#first", "/queue/"),
        ("https://elsewhere.example/queue/", "/test/shown/"),
        ("//[", "/test/shown/"),
    ],
)
def test_a_visitor_comes_back_to_the_page_of_ours_that_he_sent_a_form_on(
    visitor: Client, db: None, page: str, then: str
) -> None:
    answer = visitor.post("/test/shown/done/", headers={"Referer": page})
    assert answer["Location"] == f"/login/?next={then}"


def test_htmx_leaves_the_page_for_the_sign_in(visitor: Client, db: None) -> None:
    assert visitor.get("/test/shown/", headers=HTMX)["HX-Redirect"] == "/login/?next=/test/shown/"


def test_a_page_is_never_cached_and_differs_from_its_fragment(as_pat: Client) -> None:
    page = as_pat.get("/test/shown/")
    assert page.content == b"What members read."
    assert "no-store" in page["Cache-Control"]
    assert "HX-Request" in page["Vary"]


def test_the_clubs_time_is_put_back_after_the_page(as_pat: Client) -> None:
    as_pat.get("/test/shown/")
    assert timezone.get_current_timezone_name() == "UTC"


def test_who_asks_for_the_address_of_an_act_gets_the_page_above_it(as_pat: Client) -> None:
    assert as_pat.get("/test/shown/done/")["Location"] == "/test/shown/"
    assert as_pat.post("/test/shown/done/").content == b"Done."


def test_a_refused_page_says_why_and_leads_to_the_first_page(as_pat: Client) -> None:
    refused = as_pat.get("/test/closed/")
    assert refused.status_code == 403
    assert "Ask the chief director." in refused.content.decode()
    assert refused.context["back"] == "/"


def test_a_refused_act_leads_back_to_its_page(as_pat: Client) -> None:
    refused = as_pat.post("/test/shown/late/")
    assert (refused.status_code, refused.context["back"]) == (409, "/test/shown/")
    assert "The session is closed." in refused.content.decode()


def test_htmx_gets_the_refusal_as_a_note_and_keeps_its_address(as_pat: Client) -> None:
    refused = as_pat.post("/test/shown/late/", headers=HTMX)
    assert (refused.status_code, refused["HX-Retarget"], refused["HX-Replace-Url"]) == (409, "#notice", "false")
    assert "<html" not in refused.content.decode()
