"""Columns as a command is told them."""

from pathlib import Path

import pytest

from rulings.desk.base.refusals import BadInput
from rulings.formats.sheets.layout import Letters
from rulings.formats.sheets.reader import Found, found_in
from rulings.management.columns import layout_of, said
from tests.formats.sheets.books import sheet


@pytest.fixture
def found() -> Found:
    return found_in(sheet("a|Para NS|Para WE|what\n1|1|2|4H by N =\n1|3|4|3NT by S -1"), {})


@pytest.mark.parametrize(
    "text",
    ['board=A, ns=B,"ew=Para WE",contract=what', '{"board": "A", "ns": "B", "ew": "para we", "contract": "D"}'],
)
def test_pairs_and_json_say_the_same(text: str, found: Found) -> None:
    assert dict(layout_of(found, said(text)).columns) == {"board": 0, "number_ns": 1, "number_ew": 2, "contract": 3}


def test_a_file_may_say_it(tmp_path: Path, found: Found) -> None:
    (tmp_path / "ours.json").write_text('{"letters": "it"}', encoding="utf-8")
    assert layout_of(found, said(str(tmp_path / "ours.json"))).letters is Letters.ITALIAN


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nonsense=A", "--columns: nonsense is none of: ns, ew, by,"),
        ("board=Z", "--columns: the sheet has no column Z, but: A a, B Para NS, C Para WE, D what."),
        ("letters=xx", "--columns: letters are en or it."),
        ("{", "--columns: this is no JSON object"),
        ("[1]=", "--columns: [1] is none of:"),
        ("not-there.json", "--columns: not-there.json: No such file"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(text: str, sentence: str, found: Found) -> None:
    with pytest.raises(BadInput) as refused:
        layout_of(found, said(text))
    assert str(refused.value).startswith(sentence)
