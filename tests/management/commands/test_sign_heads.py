"""sign_heads: one line a club; a key that is lost is exit code 2 until the administrator confirms it."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import override_settings

from rulings.models import AuditEntry, Club
from tests.factories import make_club, make_dora, make_report, make_session


@pytest.fixture
def club(db: None) -> Club:
    club = make_club()
    make_report(make_dora(club), make_session(club))
    make_club("wisla")
    return club


def said(*words: str) -> list[str]:
    out = StringIO()
    call_command("sign_heads", *words, stdout=out)
    return out.getvalue().splitlines()


def test_what_is_signed_already_and_what_is_empty_is_left(club: Club) -> None:
    assert said() == ["ponte: nothing to sign", "wisla: nothing to sign"]


@override_settings(AUDIT_KEY=b"\x05" * 32)
def test_a_lost_key_is_a_break_that_has_to_be_confirmed(club: Club) -> None:
    with pytest.raises(CommandError, match=r"^ponte: The key of before is not there to hand over") as refusal:
        said()
    assert refusal.value.returncode == 2
    assert said("--club", "ponte", "--confirm-break") == ["ponte: signed"]
    assert AuditEntry.objects.latest("pk").verb == "trail.key_confirmed"
    assert said() == ["ponte: nothing to sign", "wisla: nothing to sign"]
