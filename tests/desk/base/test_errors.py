"""Each error page in a real request: status, what was asked, what is wrong, what next, and the way back."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from django.contrib.auth import authenticate, get_user_model
from django.core.exceptions import BadRequest, PermissionDenied
from django.db import connection
from django.db.utils import OperationalError
from django.http import HttpRequest, HttpResponse
from django.test import Client, override_settings
from django.urls import path
from django.utils.html import escape

from config import urls as site
from tests.desk.page_forms import forms_of

MEGABYTE = 1024 * 1024


def broken(request: HttpRequest) -> HttpResponse:
    raise RuntimeError("a mistake of ours")


def refusing(request: HttpRequest) -> HttpResponse:
    raise PermissionDenied("Only the chief director publishes.")


def silent(request: HttpRequest) -> HttpResponse:
    raise PermissionDenied


def unreadable(request: HttpRequest) -> HttpResponse:
    raise BadRequest("There is no board 99.")


def form(request: HttpRequest) -> HttpResponse:
    return HttpResponse(str(len(request.POST)))


def stores(request: HttpRequest) -> HttpResponse:
    get_user_model().objects.update(first_name="Dora")
    return HttpResponse("done")


def sign_in(request: HttpRequest) -> HttpResponse:
    user = authenticate(request, username=request.POST["username"], password=request.POST["password"])
    return HttpResponse("welcome" if user else "wrong password")


urlpatterns = [
    *site.urlpatterns,
    path("test/broken", broken),
    path("test/refusing", refusing),
    path("test/silent", silent),
    path("test/unreadable", unreadable),
    path("test/form", form),
    path("test/sign-in", sign_in),
    path("test/stores", stores),
]
handler400, handler403, handler404, handler500 = site.handler400, site.handler403, site.handler404, site.handler500
pytestmark = [pytest.mark.django_db, pytest.mark.urls(__name__)]


@pytest.fixture
def visitor() -> Client:
    return Client(raise_request_exception=False)


@contextmanager
def database_down() -> Iterator[None]:
    """Every query fails as it does when the server is gone."""

    def fail(execute: Callable[..., object], *query: object) -> object:
        raise OperationalError("the server closed the connection")

    with connection.execute_wrapper(fail):
        yield


def shown(response: HttpResponse) -> str:
    """The page's text, after the checks that hold for every error page."""
    page = response.content.decode()
    assert page.lower().startswith("<!doctype html>")
    assert '<a class="button" href="/">' in page
    assert "<style" not in page
    return page


def test_a_missing_page_is_404_and_names_what_was_asked(visitor: Client) -> None:
    response = visitor.get("/boards/<script>")
    page = shown(response)
    assert response.status_code == 404
    assert "There is no such page here" in page
    assert escape("/boards/<script>") in page
    assert "<script>" not in page


def test_a_refusal_shows_our_own_sentence(visitor: Client) -> None:
    response = visitor.get("/test/refusing")
    assert response.status_code == 403
    assert "Only the chief director publishes." in shown(response)


def test_a_refusal_without_a_sentence_says_what_to_do(visitor: Client) -> None:
    response = visitor.get("/test/silent")
    assert response.status_code == 403
    assert "ask your club's administrator" in shown(response)


def test_an_unreadable_request_is_400_and_says_why(visitor: Client) -> None:
    response = visitor.get("/test/unreadable")
    assert response.status_code == 400
    assert "There is no board 99." in shown(response)


def test_a_mistake_of_ours_is_500_and_tells_nothing_of_the_code(visitor: Client) -> None:
    response = visitor.get("/test/broken")
    page = shown(response)
    assert response.status_code == 500
    assert "Something broke here" in page
    assert "RuntimeError" not in page


def test_the_500_page_asks_the_database_nothing(visitor: Client) -> None:
    director = get_user_model().objects.create_user("dora", password="a-long-password")
    visitor.force_login(director)
    with database_down():
        response = visitor.get("/test/broken")
    assert response.status_code == 500
    assert "Something broke here" in shown(response)


def test_without_templates_the_500_page_still_comes(visitor: Client) -> None:
    with override_settings(TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "DIRS": []}]):
        response = visitor.get("/test/broken")
    assert response.status_code == 500
    assert b"Something broke here" in response.content


def test_a_request_of_ten_megabytes_is_413_before_it_is_stored(visitor: Client) -> None:
    response = visitor.post("/test/form", {"file": "x" * (10 * MEGABYTE)})
    assert response.status_code == 413
    assert "a file may be at most 8 MB" in shown(response)


def test_a_form_of_three_megabytes_of_text_is_413(visitor: Client) -> None:
    response = visitor.post("/test/form", {"story": "x" * (3 * MEGABYTE)})
    assert response.status_code == 413
    assert "That is too much at once" in shown(response)


def test_a_form_without_its_token_is_403_and_says_to_reload() -> None:
    strict = Client(enforce_csrf_checks=True)
    response = strict.post("/test/form", {"answer": "yes"})
    assert response.status_code == 403
    assert "This form is no longer valid" in shown(response)


def test_six_wrong_passwords_close_that_name_for_that_address_alone(visitor: Client) -> None:
    get_user_model().objects.create_user("dora", password="a-long-password")
    wrong = {"username": "dora", "password": "guess"}
    right = {"username": "dora", "password": "a-long-password"}
    answers = [visitor.post("/test/sign-in", wrong).status_code for _ in range(6)]
    assert answers == [200] * 5 + [429]
    closed = visitor.post("/test/sign-in", right)
    assert closed.status_code == 429
    assert closed["Retry-After"] == "900"
    assert "Too many wrong passwords" in shown(closed)
    assert visitor.post("/test/sign-in", right, REMOTE_ADDR="192.0.2.7").content == b"welcome"


def test_an_htmx_request_gets_the_error_in_place_of_the_body(visitor: Client) -> None:
    response = visitor.get("/test/refusing", headers={"HX-Request": "true"})
    assert response["HX-Retarget"] == "body"
    assert visitor.get("/test/refusing").has_header("HX-Retarget") is False


@pytest.mark.parametrize("language", ["it", "pl"])
def test_error_pages_come_in_the_visitors_language(visitor: Client, language: str) -> None:
    page = shown(visitor.get("/no-such-page", headers={"Accept-Language": language}))
    assert f'lang="{language}"' in page


def test_the_health_check_tells_of_this_process_alone(visitor: Client) -> None:
    with database_down():
        response = visitor.get("/healthz")
    assert (response.status_code, response.content) == (200, b"ok\n")


def test_the_check_of_readiness_tells_of_the_database_too(visitor: Client) -> None:
    assert visitor.get("/readyz").content == b"ok\n"
    with database_down():
        response = visitor.get("/readyz")
    assert (response.status_code, response.content) == (503, b"database: does not answer\n")


def test_a_page_without_its_database_says_so_and_when_to_come_again(visitor: Client) -> None:
    with database_down():
        response = visitor.get("/casebook/?q=spade")
    assert (response.status_code, response["Retry-After"], response["Cache-Control"]) == (503, "30", "no-store")
    assert "The database does not answer. Wait half a minute, then try again." in shown(response)


def test_what_was_sent_to_a_database_that_is_gone_is_shown_and_may_be_sent_again(visitor: Client) -> None:
    sent = {"csrfmiddlewaretoken": "a" * 64, "note": 'East <b>said</b> "no"', "revision": "3"}
    with database_down():
        response = visitor.post("/test/stores?x=1", sent)
    page = shown(response)
    assert response.status_code == 503
    assert "Nothing of what you sent was stored." in page
    (again,) = forms_of(response, "/test/stores")
    assert (again.address, again.sent()) == ("/test/stores?x=1", {name: [value] for name, value in sent.items()} | {})


def test_a_password_that_met_a_fault_is_not_in_the_answer(visitor: Client) -> None:
    with database_down():
        response = visitor.post("/test/stores", {"csrfmiddlewaretoken": "a" * 64, "old_password": "hunter2"})
    assert response.status_code == 503
    assert "hunter2" not in shown(response)
    assert forms_of(response, "/test/stores") == []


def test_htmx_keeps_its_page_and_puts_the_fault_at_its_top(visitor: Client) -> None:
    with database_down():
        response = visitor.post("/test/stores", {"note": "x"}, headers={"HX-Request": "true"})
    assert (response.status_code, response["HX-Retarget"], response["HX-Replace-Url"]) == (503, "#notice", "false")
    assert b"The database does not answer." in response.content
    assert b"<html" not in response.content


def test_without_templates_a_fault_still_has_its_sentence(visitor: Client) -> None:
    with (
        override_settings(TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "DIRS": []}]),
        database_down(),
    ):
        response = visitor.get("/test/stores")
    assert response.status_code == 503
    assert b"The database does not answer." in response.content


@pytest.mark.parametrize("language", ["it", "pl"])
def test_a_fault_is_told_in_the_visitors_language(visitor: Client, language: str) -> None:
    with database_down():
        page = shown(visitor.get("/test/stores", headers={"Accept-Language": language}))
    assert f'lang="{language}"' in page
