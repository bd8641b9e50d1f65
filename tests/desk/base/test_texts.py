"""Texts that people type."""

import pytest

from rulings.desk.base.refusals import BadInput, ReasonMissing
from rulings.desk.base.texts import Text, clean, demanded


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  West led.  ", "West led."),
        ("One\r\ntwo\rthree\tfour", "One\ntwo\nthree\tfour"),
        ("Źrebiec ♠ 🂡", "Źrebiec ♠ 🂡"),
        ("<b>", "<b>"),
    ],
)
def test_a_text_is_trimmed_and_otherwise_kept(typed: str, kept: str) -> None:
    assert clean(typed, Text.NARRATIVE) == kept


@pytest.mark.parametrize("sign", ["\0", "\x1b", "\x7f", "\ud800"])
def test_what_is_not_text_is_refused(sign: str) -> None:
    with pytest.raises(BadInput, match=r"^There is a character in the reason that is not text\.") as refusal:
        clean(f"a{sign}b", Text.REASON)
    assert (refusal.value.field, refusal.value.status) == ("reason", 422)


@pytest.mark.parametrize("kind", Text)
def test_every_text_has_its_limit(kind: Text) -> None:
    assert len(clean("x" * kind.limit, kind)) == kind.limit
    with pytest.raises(
        BadInput, match=rf"may have {kind.limit} characters, and this has {kind.limit + 1}\."
    ) as refusal:
        clean("x" * (kind.limit + 1), kind)
    assert refusal.value.field == kind.field


@pytest.mark.parametrize("blank", ["", "  ", "\r\n\t "])
def test_a_demanded_text_is_not_blank(blank: str) -> None:
    with pytest.raises(ReasonMissing, match=r"^Say why\.$"):
        demanded(blank, Text.REASON, "Say why.")
