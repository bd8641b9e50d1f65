"""A token that is stored is nobody's but the site's; how long a task waits."""

import pytest
from django.test import override_settings

from rulings.desk.tasks.values import PAUSES, Failed, NotBefore, pause_after, sealed, unsealed
from tests.desk.tasks import MOMENT


def test_what_is_sealed_is_read_by_this_site_alone() -> None:
    text = sealed("a token")
    assert "token" not in text
    assert unsealed(text) == "a token"
    with override_settings(SECRET_KEY="x" * 60), pytest.raises(Failed) as failed:
        unsealed(text)
    assert (failed.value.trouble, failed.value.for_good) == ("secret", True)
    assert sealed("") == ""


def test_pauses_grow_and_end() -> None:
    assert list(PAUSES) == sorted(PAUSES)
    assert (pause_after(1), pause_after(len(PAUSES)), pause_after(len(PAUSES) + 1)) == (PAUSES[0], PAUSES[-1], None)


def test_what_cannot_be_done_yet_says_when() -> None:
    assert NotBefore(MOMENT).moment == MOMENT
