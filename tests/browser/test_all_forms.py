"""Nothing that somebody has typed is lost, in any form of the house: one phone opens every page that has one.

On each page all forms in which somebody writes are filled and sent to a server that is down; then the sign-in
runs out and one of them is sent; then the page is opened again.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.conf import settings
from django.core.handlers.wsgi import WSGIHandler
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.test import Client
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import User
from tests.browser.cast import until
from tests.browser.test_nothing_lost import NOT_SENT, ready
from tests.desk.page_forms import forms_of
from tests.desk.test_rights import OK, PAGES, Desk, make_desk

pytestmark = pytest.mark.browser

NAMES = ("dora", "rev", "olga")
LEAST = 35
LOGIN = re.compile("/login/")
FORMS = """() => {
  const isWritten = (field) => field.matches(
    "textarea, [type=text], [type=email], [type=number], [type=date], [type=datetime-local]")
    && !field.readOnly && !field.disabled;
  const writtenIn = (form) => [...form.elements].filter(isWritten);
  const forms = [...document.querySelectorAll("main form[method=post]")]
    .filter((form) => !form.querySelector("[type=password]") && writtenIn(form).length);
  const press = (form) => [...form.elements].find((each) => each.matches("button:not([type=button], [formaction])"));
  const send = (form) => {
    form.noValidate = true;
    form.requestSubmit(press(form));
  };
  const words = { number: "7", date: "2031-12-24", "datetime-local": "2031-12-24T21:07", email: "anna@example.org" };
  window.desk = {
    fill: () => forms.forEach((form, at) => writtenIn(form).forEach((field) => {
      field.value = words[field.type] || `Word ${at}`;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    })),
    typed: () => forms.map((form) => writtenIn(form).map((field) => [field.name, field.value])),
    send: (at) => send(forms.at(at)),
    isLost: (at) => press(forms[at]).dataset.sent === "failed",
    said: () => forms.map((form) => press(form).querySelector(":scope > .sending").textContent),
  };
}"""


@contextmanager
def down() -> Iterator[None]:
    """A server that is down behind a proxy that is not, so that no form arrives; what is only asked for comes.

    Said by the server: what a browser sends while it wakes its worker, a test's own network does not always stop.
    """

    def answer(handler: WSGIHandler, request: HttpRequest) -> HttpResponseBase:
        return HttpResponse("Bad gateway", status=502) if request.method == "POST" else up(handler, request)

    up = WSGIHandler.get_response
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WSGIHandler, "get_response", answer)
        yield


@pytest.fixture
def desk(live_server: LiveServer) -> Desk:
    return make_desk()


def pages_with_forms(desk: Desk, client: Client, name: str) -> Iterator[str]:
    """Those in which the reader may write."""
    for address, statuses in PAGES.items():
        if OK not in statuses or NAMES[statuses.index(OK)] != name:
            continue
        page = desk.at(address)
        shown = client.get(page)
        if shown["Content-Type"].startswith("text/html") and any(
            form.written and not form.has_password for form in forms_of(shown, page)
        ):
            yield page


def test_what_was_typed_stands_again_without_a_server_and_without_a_sign_in(
    phone: Page, live_server: LiveServer, desk: Desk
) -> None:
    tried = 0
    for name in NAMES:
        client = Client()
        client.force_login(User.objects.get(username=name))
        cookie = client.cookies[settings.SESSION_COOKIE_NAME].value
        for page in pages_with_forms(desk, client, name):
            check(phone, live_server.url, page, cookie)
            tried += 1
    assert tried > LEAST


def check(phone: Page, site: str, page: str, cookie: str) -> None:
    """Type into every form of the page, and lose nothing."""
    session = {"name": settings.SESSION_COOKIE_NAME, "value": cookie, "url": site}
    phone.context.add_cookies([session])  # type: ignore[list-item]
    phone.goto(page)
    ready(phone)
    phone.evaluate(FORMS)
    phone.evaluate("desk.fill()")
    typed = phone.evaluate("desk.typed()")
    with down():
        for at in range(len(typed)):
            phone.evaluate(f"desk.send({at})")
            until(phone, f"desk.isLost({at})")
    assert (page, set(phone.evaluate("desk.said()"))) == (page, {NOT_SENT})
    assert (page, phone.evaluate("desk.typed()")) == (page, typed)
    phone.context.clear_cookies(name=settings.SESSION_COOKIE_NAME)
    # Not by waiting for a navigation: the one that came to nothing may still be ending.
    phone.evaluate("desk.send(-1)")
    expect(phone).to_have_url(LOGIN)
    phone.wait_for_load_state()
    phone.context.add_cookies([session])  # type: ignore[list-item]
    phone.goto(page)
    phone.evaluate(FORMS)
    assert (page, phone.evaluate("desk.typed()")) == (page, typed)
