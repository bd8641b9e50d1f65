"""The sign-in page, and leaving again."""

import pytest
from axes.models import AccessAttempt, AccessLog
from django.test import Client

from rulings.models import User
from tests.desk.reading import text

RIGHT = {"username": "dora", "password": "correct horse"}


def test_the_right_password_leads_to_the_page_that_was_asked_for(visitor: Client, dora: User) -> None:
    answer = visitor.get("/queue/?kind=score")
    shown = visitor.post(answer["Location"], RIGHT)
    assert (shown.status_code, shown["Location"]) == (302, "/queue/?kind=score")
    assert visitor.session["_auth_user_id"] == str(dora.pk)


def test_of_who_signed_in_no_address_is_kept(visitor: Client, dora: User) -> None:
    visitor.post("/login/", RIGHT | {"password": "guess"})
    assert AccessAttempt.objects.get().username == "dora"
    visitor.post("/login/", RIGHT)
    assert not AccessAttempt.objects.exists()
    assert not AccessLog.objects.exists()


@pytest.mark.parametrize("change", [{"password": "guess"}, {"username": "nobody"}, {"password": ""}])
def test_a_wrong_name_or_password_comes_back_and_lets_nobody_in(
    visitor: Client, dora: User, change: dict[str, str]
) -> None:
    shown = visitor.post("/login/", RIGHT | change)
    assert (shown.status_code, "_auth_user_id" in visitor.session) == (200, False)
    expected = "This field is required." if change == {"password": ""} else "Please enter a correct username"
    assert expected in text(shown)


@pytest.mark.parametrize("elsewhere", ["https://elsewhere.example/", "//elsewhere.example/", "javascript:alert(1)"])
def test_signing_in_leads_to_no_other_site(visitor: Client, dora: User, elsewhere: str) -> None:
    assert visitor.post("/login/", RIGHT | {"next": elsewhere})["Location"] == "/"


def test_who_leaves_is_a_visitor_again_and_an_address_alone_signs_nobody_out(as_dora: Client) -> None:
    assert as_dora.get("/logout/").status_code == 405
    assert as_dora.get("/queue/").status_code == 403
    as_dora.post("/logout/")
    assert as_dora.get("/queue/")["Location"] == "/login/?next=/queue/"


NEW = {"old_password": "correct horse", "new_password1": "battery staple", "new_password2": "battery staple"}


def test_who_changes_his_password_stays_signed_in_here_and_nowhere_else(as_dora: Client, dora: User) -> None:
    elsewhere = Client()
    elsewhere.force_login(dora)
    shown = as_dora.post("/password/", NEW, follow=True)
    assert "Your password is changed." in text(shown)
    assert User.objects.get(pk=dora.pk).check_password("battery staple")
    assert elsewhere.get("/sessions/")["Location"] == "/login/?next=/sessions/"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"old_password": "guess"}, "Your old password was entered incorrectly"),
        ({"new_password2": "battery stable"}, "The two password fields didn’t match"),
        ({"new_password1": "short", "new_password2": "short"}, "This password is too short"),
    ],
)
def test_a_password_is_not_changed_without_the_old_one_nor_to_a_weak_one(
    as_dora: Client, dora: User, change: dict[str, str], told: str
) -> None:
    shown = as_dora.post("/password/", NEW | change)
    assert told in text(shown)
    assert User.objects.get(pk=dora.pk).check_password("correct horse")


@pytest.mark.parametrize("field", ["username", "password"])
@pytest.mark.parametrize("given", ["a" * 100_000, "dora\x00", "\x00" * 1_000, "dora\u2028\x1b[31m"])
def test_a_name_or_password_without_end_or_with_signs_that_are_no_text_lets_nobody_in(
    visitor: Client, dora: User, field: str, given: str
) -> None:
    shown = visitor.post("/login/", RIGHT | {field: given})
    assert (shown.status_code, "_auth_user_id" in visitor.session) == (200, False)
    assert 'aria-invalid="true"' in shown.content.decode() or "Please enter a correct username" in text(shown)
