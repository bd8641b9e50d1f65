"""create_club: how a real site begins."""

import pytest
from django.core.management import CommandError, call_command

from rulings.models import AuditEntry, Club, User


def test_a_club_is_made_and_its_audit_trail_begins(krakow: Club) -> None:
    assert (krakow.slug, krakow.name) == ("krakow", "Klub Kraków")
    assert (krakow.time_zone, krakow.language) == ("Europe/Warsaw", "pl")
    assert [entry.verb for entry in AuditEntry.objects.all()] == ["club.created"]


@pytest.mark.parametrize(("words", "message"), [
    (["create_club", "krakow", "Another"], "slug 'krakow': Club with this Slug already exists."),
    (["create_club", "kra ków", "Another"], "slug 'kra ków': Enter a valid “slug”"),
    (["create_club", "k" * 41, "Another"], "at most 40 characters"),
    (["create_club", "roma", ""], "name '': This field cannot be blank."),
    (["create_club", "roma", "R" * 201], "at most 200 characters"),
    (["create_club", "roma", "Roma", "--time-zone", "Rome"], "'Rome' is no time zone"),
])  # fmt: skip
def test_bad_input_is_named_and_changes_nothing(krakow: Club, words: list[str], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        call_command(*words)
    assert (Club.objects.count(), User.objects.count()) == (1, 0)
