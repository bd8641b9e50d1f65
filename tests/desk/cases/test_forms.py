"""What the interview's forms make of what was sent."""

import pytest
from django.http import QueryDict

from rulings.desk.cases.forms import AnswerForm, IssueForm
from rulings.models import ReportCase

CARDS = ReportCase(situation="penalty_card", edition="2017")


def answer(query: str) -> AnswerForm:
    return AnswerForm(QueryDict(f"revision=1&{query}"), CARDS)


@pytest.mark.parametrize(
    ("query", "value"),
    [
        ("key=offender&value=W", "W"),
        ("key=penalty_cards&value=SK", ["SK"]),
        ("key=penalty_cards&several=S7&several=S5", ["S7", "S5"]),
        ("key=partners_major_penalty_cards&value=", []),
        ("key=penalty_cards&value=SK&several=S7", ["SK"]),
        ("key=no_such_fact&value=yes", "yes"),
    ],
)
def test_an_answer_is_one_word_or_several(query: str, value: object) -> None:
    form = answer(query)
    assert form.is_valid()
    assert form.cleaned_data["value"] == value


def test_a_judgement_needs_its_reason() -> None:
    assert list(answer("key=result_could_well_differ&value=no").errors) == ["reason"]
    assert answer("key=result_could_well_differ&value=no&reason=cold").is_valid()


def test_a_form_without_its_revision_is_not_complete() -> None:
    assert list(AnswerForm(QueryDict("key=offender&value=W"), CARDS).errors) == ["revision"]


@pytest.mark.parametrize(
    ("query", "wrong"),
    [
        ("override_text=Two+tricks", ["override_reason"]),
        ("override_reason=As+agreed", ["override_text"]),
        ("override_text=Two+tricks&override_reason=As+agreed", []),
        ("", []),
    ],
)
def test_an_override_is_a_text_with_its_reason_or_nothing(query: str, wrong: list[str]) -> None:
    assert list(IssueForm(QueryDict(f"revision=1&{query}")).errors) == wrong
