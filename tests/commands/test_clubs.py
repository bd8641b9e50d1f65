"""create_club and give_role: how a real site begins."""

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


@pytest.mark.parametrize(("words", "message"), [
    (["create_club", "krakow", "Another"], "there is a club 'krakow' already"),
    (["create_club", "kra ków", "Another"], "'kra ków' is no short name"),
    (["create_club", "roma", "Roma", "--time-zone", "Rome"], "'Rome' is no time zone"),
    (["give_role", "roma", "dora", "director"], "no club 'roma'; clubs: krakow"),
    (["give_role", "krakow", "do ra", "director"], "'do ra' is no user name"),
    (["give_role", "krakow", "dora", "king"], "invalid choice: 'king'"),
])  # fmt: skip
def test_bad_input_is_named_and_changes_nothing(club: Club, words: list[str], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        call_command(*words)
    assert (Club.objects.count(), User.objects.count()) == (1, 0)
