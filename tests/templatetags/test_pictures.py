"""The pictures of the home page: one in the reader's language and colours, and none too heavy for a phone."""

import pytest
from django.conf import settings
from django.utils.translation import override

from rulings.templatetags.pictures import picture_of

FOLDER = settings.BASE_DIR / "static" / "pictures"
HEAVIEST = 40_000


def test_a_picture_is_in_the_readers_language() -> None:
    with override("pl"):
        assert picture_of("asked", "dark") == "/static/pictures/asked-pl-dark.webp"


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES])
def test_each_picture_of_the_story_is_there_in_both_schemes_and_light(language: str) -> None:
    for name in ("happened", "asked", "ruled"):
        for scheme in ("light", "dark"):
            assert 0 < (FOLDER / f"{name}-{language}-{scheme}.webp").stat().st_size < HEAVIEST
