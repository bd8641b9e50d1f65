"""sign_heads: one line a club; a key that is lost is exit code 2 until the administrator confirms it."""

import pytest
from django.core.management import CommandError
from django.test import override_settings

from rulings.models import AuditEntry, Club
from tests.management.commands.printing import printed


def said(*words: str) -> list[str]:
    return printed("sign_heads", *words).splitlines()


def test_what_is_signed_already_and_what_is_empty_is_left(ponte: Club) -> None:
    assert said() == ["ponte: nothing to sign", "wisla: nothing to sign"]


@override_settings(AUDIT_KEY=b"\x05" * 32)
def test_a_lost_key_is_a_break_that_has_to_be_confirmed(ponte: Club) -> None:
    with pytest.raises(CommandError, match=r"^ponte: The key of before is not there to hand over") as refusal:
        said()
    assert refusal.value.returncode == 2
    assert said("--club", "ponte", "--confirm-break") == ["ponte: signed"]
    assert AuditEntry.objects.latest("pk").verb == "trail.key_confirmed"
    assert said() == ["ponte: nothing to sign", "wisla: nothing to sign"]
