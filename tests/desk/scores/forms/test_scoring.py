"""How a session is scored, and queries about a score: what their forms ask for."""

from uuid import UUID

import pytest
from django.forms import HiddenInput

from rulings.desk.scores.forms.scoring import QueryAnswerForm, QueryForm, QueryNoteForm, ScoringForm
from rulings.models import Session

KEY = UUID(int=7)


def test_the_forms_of_scoring_offered_are_those_that_fit(session: Session) -> None:
    form = ScoringForm({"method": "butler"}, session)
    assert [value for value, _label in form.fields["method"].choices] == [  # type: ignore[attr-defined]
        *("", "matchpoints", "cross_imps", "butler", "aggregate"),
    ]
    assert form.is_valid()
    assert form.cleaned_data == {"method": "butler", "follows_file": False}


def test_it_begins_with_what_was_chosen(session: Session) -> None:
    session.own_scoring = {"method": "butler", "left_out": {"cross_divisor": "results"}}
    form = ScoringForm(None, session)
    assert (form["method"].value(), form["follows_file"].value()) == ("butler", False)


@pytest.mark.parametrize(("own", "is_asked"), [({}, False), ({"cross_divisor": "results"}, True)])
def test_the_files_own_scores_are_asked_about_where_they_showed_anything(
    session: Session, own: dict[str, str], is_asked: bool
) -> None:
    session.own_scoring = own
    assert isinstance(ScoringForm(None, session).fields["follows_file"].widget, HiddenInput) is not is_asked


def test_a_query_has_a_key_of_its_own_so_that_a_form_sent_twice_is_one() -> None:
    assert QueryForm()["query_key"].value() != QueryForm()["query_key"].value()
    form = QueryForm({"text": "Nine tricks, not ten.", "query_key": str(KEY)})
    assert form.is_valid()
    assert form.cleaned_data == {"text": "Nine tricks, not ten.", "query_key": KEY}


def test_a_query_without_words_is_none() -> None:
    form = QueryForm({"text": "  ", "query_key": str(KEY)})
    assert not form.is_valid()
    assert list(form.errors) == ["text"]


def test_who_asks_in_person_is_noted() -> None:
    form = QueryNoteForm({"text": "Nine tricks.", "query_key": str(KEY), "side": ""})
    assert not form.is_valid()
    assert form.errors == {"side": ["Choose the side that asks."]}


def test_an_answer_says_what_came_of_it() -> None:
    assert not QueryAnswerForm({"answer": "Ten it was.", "query": "3"}, 3).is_valid()
    form = QueryAnswerForm({"outcome": "stands", "answer": "Ten it was.", "query": "3"}, 3)
    assert form.is_valid()
    assert form.cleaned_data == {"outcome": "stands", "answer": "Ten it was.", "query": 3}
