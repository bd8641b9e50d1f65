"""The queue's kinds in words."""

import pytest
from django.utils.translation import override

from rulings.desk.review.wording import Kind, kind_title


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_every_kind_has_a_title_of_its_own(language: str) -> None:
    with override(language):
        assert len({kind_title(kind) for kind in Kind}) == len(Kind)


def test_a_title_is_in_the_readers_language() -> None:
    assert kind_title(Kind.SCORE) == "Changes a score"
    with override("pl"):
        assert kind_title(Kind.SCORE) != "Changes a score"
