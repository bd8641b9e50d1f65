"""Mail, as people meet it: an address is confirmed, a forgotten password set by mail, what did not go out looked at."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from django.utils import timezone
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.base.watching.nightly import note_end, take
from rulings.management.worker import do_due
from rulings.models import Mailbox, Task, User
from tests.browser.cast import sign_in
from tests.factories import make_club, make_dora, make_olga, make_session
from tests.mailing import Post, mail_server, text_of

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
PASSWORD = "a long walk by the river"


@pytest.fixture
def people(live_server: LiveServer) -> None:
    club = make_club()
    make_dora(club)
    make_olga(club)
    make_session(club)


def looked_at(page: Page, name: str, accessible: Look, picture: Picture) -> None:
    """Nothing that a screen reader trips over, and nothing is wider than the screen."""
    accessible(page)
    picture(page, f"notices-{name}")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), name


def link_mailed(post: Post) -> str:
    """The path of the link in the letter that came last."""
    do_due()
    found = re.search(r"^http\S+", text_of(post.came[-1]), re.M)
    assert found
    return urlsplit(found[0]).path


def test_an_address_is_confirmed_and_a_forgotten_password_set_by_mail(
    people: None, phone: Page, desk: Page, accessible: Look, picture: Picture
) -> None:
    with mail_server() as post:
        sign_in(phone, "dora")
        phone.wait_for_url("**/")
        phone.goto("/notices/")
        looked_at(phone, "empty", accessible, picture)
        phone.get_by_label("Your mail address").fill("dora@example.org")
        phone.get_by_role("group", name="What you want to be told").get_by_label("An appeal was lodged").check()
        phone.get_by_role("button", name="Save").click()
        expect(phone.get_by_text("is not confirmed yet")).to_be_visible()
        looked_at(phone, "to-confirm", accessible, picture)
        desk.goto(link_mailed(post))
        looked_at(desk, "confirm", accessible, picture)
        desk.get_by_role("button", name="Yes, mail may come here").click()
        expect(desk.get_by_role("heading", name="Confirmed")).to_be_visible()
        looked_at(desk, "confirmed", accessible, picture)
        assert Mailbox.objects.get().kinds == ["appeal_lodged"]
        phone.goto("/notices/")
        phone.get_by_role("button", name="Make the address").click()
        expect(phone.get_by_text("Shown this once: give it to your calendar program now.")).to_be_visible()
        looked_at(phone, "calendar", accessible, picture)

        desk.goto("/login/")
        picture(desk, "notices-login")
        desk.get_by_role("link", name="Forgotten your password?").click()
        looked_at(desk, "forgotten", accessible, picture)
        desk.get_by_label("The name you sign in with, or your mail address").fill("dora")
        desk.get_by_role("button", name="Mail me a link").click()
        expect(desk.get_by_text("a link is on its way there")).to_be_visible()
        looked_at(desk, "on-its-way", accessible, picture)
        do_due()
        desk.goto(link_mailed(post))
        desk.get_by_label("New password").fill(PASSWORD)
        desk.get_by_label("The same again").fill(PASSWORD)
        desk.get_by_role("button", name="Set the password").click()
        expect(desk.get_by_text("Your password is changed. Sign in with the new one.")).to_be_visible()
        assert User.objects.get(username="dora").check_password(PASSWORD)


def test_an_administrator_sees_what_did_not_go_out_and_how_the_night_went(
    people: None, phone: Page, desk: Page, accessible: Look, picture: Picture
) -> None:
    now = timezone.now()
    dora = User.objects.get(username="dora")
    club = dora.memberships.get().club
    given = {"queued_at": now, "due_at": now, "tries": 8, "trouble": "no_server", "ended_at": now}
    Task.objects.create(name="mail", key="one", club=club, user=dora, told={"kind": "deadline"}, **given)
    refused = {"trouble": "address", "reply": 550, "tries": 1}
    Task.objects.create(name="mail", key="two", club=club, user=dora, told={"kind": "reset"}, **given | refused)
    for job, trouble in (("backup", "s3://backups/krakow does not answer"), ("verify_audit", "")):
        take(job, now)
        note_end(job, trouble)
    sign_in(phone, "olga")
    phone.wait_for_url("**/")
    phone.goto("/clubs/ponte/people/")
    phone.get_by_role("link", name="Mail that did not go out, and the work of the night").click()
    looked_at(phone, "tasks", accessible, picture)
    expect(phone.get_by_text("s3://backups/krakow does not answer")).to_be_visible()
    phone.get_by_role("button", name=re.compile("^Forget.*: Link for a forgotten password")).click()
    expect(phone.get_by_text("Forgotten: it is not tried again.")).to_be_visible()
    sign_in(desk, "olga")
    desk.wait_for_url("**/")
    desk.goto("/clubs/ponte/tasks/")
    looked_at(desk, "tasks", accessible, picture)
