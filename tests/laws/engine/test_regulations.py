"""What a session's regulations leave to the laws, read from JSON."""

from dataclasses import fields

import pytest

from rulings.laws.engine import PARAGRAPHS, Regulations, Setting, is_left_open, paragraph_of, read_regulations


def test_what_is_not_said_is_as_it_comes() -> None:
    assert read_regulations({}) == Regulations()
    assert read_regulations({"memory_aids": "yes"}) == Regulations(memory_aids=Setting.YES)


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"coffee": "yes"}, "regulations: unknown setting 'coffee'; it takes call_made_when_removed, "),
        ({"memory_aids": "maybe"}, "regulations: memory_aids cannot be 'maybe': it takes yes, no, ask"),
        ({"memory_aids": True}, "regulations: memory_aids cannot be 'True': it takes yes, no, ask"),
        ({"memory_aids": None}, "regulations: memory_aids cannot be 'None'"),
    ],
)
def test_what_is_wrong_is_named_with_what_may_stand_there(entries: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=r"^regulations: ") as refused:
        read_regulations(entries)
    assert message in str(refused.value)


@pytest.mark.parametrize("name", [field.name for field in fields(Regulations)])
def test_every_setting_is_about_a_paragraph(name: str) -> None:
    assert paragraph_of(name) in PARAGRAPHS["2017"]


def test_only_what_2017_settles_itself_is_not_left_open() -> None:
    assert [each.name for each in fields(Regulations) if not is_left_open(each.name)] == [
        "defenders_may_ask_each_other"
    ]
