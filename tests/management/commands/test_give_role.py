"""give_role: who directs in a club, with a new account where there is none."""

import pytest
from django.core.management import CommandError, call_command

from rulings.models import AuditEntry, Club, Membership, User
from tests.management.commands.printing import printed


def test_a_new_account_gets_a_role_and_a_password_that_is_printed_once(krakow: Club) -> None:
    told = printed("give_role", "krakow", "dora", "director", "--name", "Dora Nowak")
    user = User.objects.get()
    assert Membership.objects.get().role == "director"
    assert (user.display_name, user.check_password(told.split("password ")[1].split()[0])) == ("Dora Nowak", True)
    assert printed("give_role", "krakow", "dora", "chief_director") == "dora is chief_director of krakow\n"
    assert [entry.verb for entry in AuditEntry.objects.all()] == ["club.created", "role.given", "role.given"]


def test_a_director_administers_as_well_until_he_does_not(krakow: Club) -> None:
    printed("give_role", "krakow", "dora", "director")
    told = printed("give_role", "krakow", "dora", "director", "--administrator")
    assert told == "dora is director and administrator of krakow\n"
    told = printed("give_role", "krakow", "dora", "chief_director", "--recorder")
    assert told == "dora is chief_director and administrator and recorder of krakow\n"
    told = printed("give_role", "krakow", "dora", "director", "--no-administrator", "--no-recorder")
    assert told == "dora is director of krakow\n"


@pytest.mark.parametrize(("words", "message"), [
    (["give_role", "roma", "dora", "director"], "no club 'roma'; clubs: krakow"),
    (["give_role", "krakow", "do ra", "director"], "username 'do ra': Enter a valid username."),
    (["give_role", "krakow", "d" * 151, "director"], "at most 150 characters"),
    (["give_role", "krakow", "dora", "director", "--name", "D" * 151], "first_name .* at most 150 characters"),
    (["give_role", "krakow", "dora", "king"], "invalid choice: 'king'"),
])  # fmt: skip
def test_bad_input_is_named_and_changes_nothing(krakow: Club, words: list[str], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        call_command(*words)
    assert (Club.objects.count(), User.objects.count()) == (1, 0)
