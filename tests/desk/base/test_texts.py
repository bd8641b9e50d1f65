"""Texts that people type, and the sentences that ask for them: each stands once."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulings.desk.base.forms import note
from rulings.desk.base.refusals import BadInput, ReasonMissing
from rulings.desk.base.texts import Text, clean, demanded

HOUSE = Path(__file__).resolve().parents[3] / "rulings"
TRANSLATED = {"_", "gettext", "gettext_lazy"}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  West led.  ", "West led."),
        ("One\r\ntwo\rthree\tfour", "One\ntwo\nthree\tfour"),
        ("Źrebiec ♠ 🂡", "Źrebiec ♠ 🂡"),
        ("<b>", "<b>"),
        ("One\u2028two\u2029three", "One\ntwo\nthree"),
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


@pytest.mark.parametrize("kind", [kind for kind in Text if kind.missing])
def test_form_and_service_ask_for_a_missing_text_in_the_same_words(kind: Text) -> None:
    with pytest.raises(ReasonMissing) as refusal:
        demanded(" ", kind)
    assert (str(refusal.value), refusal.value.field) == (str(kind.missing), kind.field)
    assert str(note(kind).error_messages["required"]) == str(kind.missing)


def test_a_text_that_is_demanded_has_a_sentence() -> None:
    """That of its kind, or one that the service gives."""
    asked = {ast.unparse(each.args[1]) for each in calls() if name_of(each) == "demanded" and len(each.args) == 2}
    assert {kind for kind in asked if not Text[kind.removeprefix("Text.")].missing} == set()
    assert "Text.COMMENTS" in asked


def test_no_sentence_stands_twice() -> None:
    """What form and service both say they take from one place; labels and questions may be alike by chance."""
    said = Counter(
        each.args[0].value
        for each in calls()
        if name_of(each) in TRANSLATED
        and isinstance(each.args[0], ast.Constant)
        and str(each.args[0].value).endswith((".", "!"))
    )
    assert [sentence for sentence, times in said.items() if times > 1] == []


def calls() -> Iterator[ast.Call]:
    """Every call in the house, but for the laws and their words."""
    for path in HOUSE.rglob("*.py"):
        if "laws" not in path.relative_to(HOUSE).parts:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args)


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028", "\u2029"])
def test_a_text_has_so_many_lines_whatever_ends_them(end: str) -> None:
    assert clean(end.join("x" * 300), Text.NARRATIVE).count("\n") == 299
    with pytest.raises(BadInput, match=r"may have 300 lines"):
        clean(end.join("x" * 301), Text.NARRATIVE)
