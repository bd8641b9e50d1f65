"""create_club, give_role and take_role: how a real site begins, and who leaves it again."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from rulings.models import AuditEntry, Club, Membership, User


def printed(*words: str) -> str:
    out = StringIO()
    call_command(*words, stdout=out)
    return out.getvalue()


@pytest.fixture
def club(db: None) -> Club:
    printed("create_club", "krakow", "Klub Kraków", "--time-zone", "Europe/Warsaw", "--language", "pl")
    return Club.objects.get()


def test_a_club_is_made_and_its_audit_trail_begins(club: Club) -> None:
    assert (club.slug, club.name, club.time_zone, club.language) == ("krakow", "Klub Kraków", "Europe/Warsaw", "pl")
    assert [entry.verb for entry in AuditEntry.objects.all()] == ["club.created"]


def test_a_new_account_gets_a_role_and_a_password_that_is_printed_once(club: Club) -> None:
    told = printed("give_role", "krakow", "dora", "director", "--name", "Dora Nowak")
    user = User.objects.get()
    assert Membership.objects.get().role == "director"
    assert (user.display_name, user.check_password(told.split("password ")[1].split()[0])) == ("Dora Nowak", True)
    assert printed("give_role", "krakow", "dora", "chief_director") == "dora is chief_director of krakow\n"
    assert [entry.verb for entry in AuditEntry.objects.all()] == ["club.created", "role.given", "role.given"]


def test_who_leaves_the_club_loses_his_role_and_keeps_his_account(club: Club) -> None:
    printed("give_role", "krakow", "dora", "director")
    assert printed("take_role", "krakow", "dora") == "dora has no role in krakow any more\n"
    assert (Membership.objects.count(), User.objects.get().is_active) == (0, True)
    with pytest.raises(CommandError, match="'dora' has no role in krakow"):
        printed("take_role", "krakow", "dora")


@pytest.mark.parametrize(("words", "message"), [
    (["create_club", "krakow", "Another"], "slug 'krakow': Club with this Slug already exists."),
    (["create_club", "kra ków", "Another"], "slug 'kra ków': Enter a valid “slug”"),
    (["create_club", "k" * 41, "Another"], "at most 40 characters"),
    (["create_club", "roma", ""], "name '': This field cannot be blank."),
    (["create_club", "roma", "R" * 201], "at most 200 characters"),
    (["create_club", "roma", "Roma", "--time-zone", "Rome"], "'Rome' is no time zone"),
    (["give_role", "roma", "dora", "director"], "no club 'roma'; clubs: krakow"),
    (["give_role", "krakow", "do ra", "director"], "username 'do ra': Enter a valid username."),
    (["give_role", "krakow", "d" * 151, "director"], "at most 150 characters"),
    (["give_role", "krakow", "dora", "director", "--name", "D" * 151], "first_name .* at most 150 characters"),
    (["give_role", "krakow", "dora", "king"], "invalid choice: 'king'"),
    (["take_role", "krakow", "nobody"], "'nobody' has no role in krakow"),
])  # fmt: skip
def test_bad_input_is_named_and_changes_nothing(club: Club, words: list[str], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        call_command(*words)
    assert (Club.objects.count(), User.objects.count()) == (1, 0)
