"""A browser in words."""

import pytest

from rulings.desk.account.wording import browser_text


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ("firefox/android", "Firefox on Android"),
        ("safari/iphone", "Safari on iPhone"),
        ("chrome/", "Chrome"),
        ("/linux", "Linux"),
        ("", "A browser that says no name"),
        ("netscape/amiga", "A browser that says no name"),
    ],
)
def test_a_browser_is_called_by_its_name_and_device(kept: str, said: str) -> None:
    assert browser_text(kept) == said
