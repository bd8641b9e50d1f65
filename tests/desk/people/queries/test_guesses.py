"""How long somebody waits before he tries another password."""

from datetime import timedelta
from typing import Any

from axes.models import AccessAttempt
from django.test import Client
from django.utils import timezone

from rulings.desk.people.queries.guesses import seconds_to_wait
from rulings.models import Club, User
from tests.desk.reading import text
from tests.factories import make_user

HERE, NOW = "192.0.2.1", timedelta(0)


def guessed(name: str, address: str, times: int, ago: timedelta = NOW) -> None:
    """So many wrong passwords."""
    told: dict[str, Any] = {"username": name, "ip_address": address, "failures_since_start": times}
    made = AccessAttempt.objects.create(user_agent=f"{AccessAttempt.objects.count()}", **told)
    AccessAttempt.objects.filter(pk=made.pk).update(attempt_time=timezone.now() - ago)


def waits(name: str = "dora", address: str = HERE, *, is_known: bool = False) -> bool:
    return seconds_to_wait(name, address, is_known=is_known) > 0


def test_one_address_is_slowed_down_whatever_names_it_tries(club: Club, dora: User) -> None:
    for number in range(6):
        guessed(f"somebody-{number}", HERE, 5)
    assert (waits(), waits(address="192.0.2.2")) == (True, False)
    AccessAttempt.objects.update(attempt_time=timezone.now() - timedelta(seconds=31))
    assert not waits()


def test_one_account_is_slowed_down_from_wherever_it_is_guessed(dora: User, rev: User) -> None:
    for number in range(15):
        guessed("dora", f"198.51.100.{number}", 1)
    assert (waits("dora"), waits("rev")) == (True, False)
    assert 0 < seconds_to_wait("dora", HERE, is_known=False) <= 10


def test_its_owner_is_let_in_from_his_own_browser_all_the_while(dora: User) -> None:
    for number in range(60):
        guessed("dora", f"198.51.100.{number}", 1)
    assert (waits("dora"), waits("dora", is_known=True)) == (True, False)


def test_one_password_tried_on_everybody_in_a_club_is_slowed_down(club: Club, dora: User, wanda: User) -> None:
    for number in range(30):
        make_user(f"director-{number}", club)
        guessed(f"director-{number}", f"198.51.100.{number}", 2)
    assert (waits("dora"), waits("wanda")) == (True, False)


def test_a_quarter_of_an_hour_later_nobody_waits(dora: User) -> None:
    guessed("dora", HERE, 99, timedelta(minutes=16))
    assert not waits()


def test_the_page_says_how_long_and_a_known_browser_gets_in(visitor: Client, dora: User) -> None:
    right = {"username": "dora", "password": "correct horse"}
    visitor.post("/login/", right)
    visitor.post("/logout/")
    for number in range(20):
        guessed("dora", f"198.51.100.{number}", 1)
    page = Client().post("/login/", right)
    assert (page.status_code, 0 < int(page["Retry-After"]) <= 10) == (429, True)
    assert "Too many are trying to sign in just now. Wait" in text(page)
    assert visitor.post("/login/", right).status_code == 302


def test_an_endless_name_is_refused_in_a_sentence(visitor: Client, dora: User) -> None:
    for name in ("x" * 100_000, "dora\x00"):
        page = visitor.post("/login/", {"username": name, "password": "guess"})
        assert page.status_code == 200
        assert "characters" in text(page)
    assert not AccessAttempt.objects.exists()
