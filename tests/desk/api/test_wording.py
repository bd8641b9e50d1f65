"""What the laws refuse, in the language that is active; in English it is their own sentence."""

from typing import Any

import pytest
from django.utils.translation import override

from rulings.desk.api.wording import refused_text
from rulings.wording.programs import rule


def refused(*asked: Any, **more: Any) -> ValueError:
    with pytest.raises(ValueError, match=r"asks|cannot") as raised:
        rule(*asked, **more)
    return raised.value


@pytest.mark.parametrize(
    ("facts", "record"),
    [({"colour": "red"}, None), ({"offender": "Q"}, None), ({}, {"board": 0})],
)
def test_it_names_what_was_wrong_in_every_language(facts: dict[str, object], record: dict[str, object] | None) -> None:
    error = refused("penalty_card", facts, record=record)
    with override("en"):
        assert refused_text(error) == str(error)
    for language in ("it", "pl"):
        with override(language):
            told = refused_text(error)
        assert all(word in told for word in (*facts, *(record or {})) if word in str(error)), told
