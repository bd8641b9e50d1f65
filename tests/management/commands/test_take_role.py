"""take_role: who leaves a club."""

import pytest
from django.core.management import CommandError, call_command

from rulings.models import Club, Membership, User
from tests.management.commands.printing import printed


def test_who_leaves_the_club_loses_his_role_and_keeps_his_account(krakow: Club) -> None:
    printed("give_role", "krakow", "dora", "director")
    assert printed("take_role", "krakow", "dora") == "dora has no role in krakow any more\n"
    assert (Membership.objects.count(), User.objects.get().is_active) == (0, True)
    with pytest.raises(CommandError, match="'dora' has no role in krakow"):
        printed("take_role", "krakow", "dora")


@pytest.mark.parametrize(("words", "message"), [
    (["take_role", "krakow", "nobody"], "'nobody' has no role in krakow"),
])  # fmt: skip
def test_bad_input_is_named_and_changes_nothing(krakow: Club, words: list[str], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        call_command(*words)
    assert (Club.objects.count(), User.objects.count()) == (1, 0)
