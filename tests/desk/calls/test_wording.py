"""What a table and a director read of a call."""

from datetime import UTC, datetime

import pytest
from django.conf import settings
from django.utils import translation

from rulings.desk.calls.wording import also_please, director_please, meanwhile, told
from rulings.models import CallState, TableCall, User

AT = datetime(2026, 11, 17, 20, 14, tzinfo=UTC)


def call(state: CallState, **names: str) -> TableCall:
    director = User(username="anna.b", **names) if names else None
    return TableCall(section="B", table="5", state=state, called_at=AT, taken_by=director)


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (CallState.CALLED, "The director has been called at 20:14."),
        (CallState.ON_THE_WAY, "Anna is on the way."),
        (CallState.DEFERRED, "The director will come later."),
        (CallState.SETTLED, "The call has been settled."),
        (CallState.WITHDRAWN, "The call has been taken back."),
    ],
)
def test_a_table_reads_how_far_its_call_has_come(state: CallState, sentence: str) -> None:
    assert told(call(state, first_name="Anna", last_name="Bianchi")) == sentence


@pytest.mark.parametrize("names", [{}, {"last_name": "Bianchi"}])
def test_of_a_director_without_a_first_name_it_reads_no_other(names: dict[str, str]) -> None:
    assert told(call(CallState.ON_THE_WAY, **names)) == "A director is on the way."


@pytest.mark.parametrize("state", CallState)
def test_a_director_reads_of_which_table_and_what_became_of_it(state: CallState) -> None:
    said = meanwhile(call(state, first_name="Anna", last_name="Bianchi"))
    assert "able B5" in said
    assert ("Anna Bianchi" in said) == (state == CallState.ON_THE_WAY)
    assert "{" not in said


def test_where_only_a_terminal_knows_who_goes_nobody_is_named() -> None:
    assert meanwhile(call(CallState.ON_THE_WAY)) == "A director is already on the way to table B5."


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES])
def test_the_words_of_a_card_come_in_the_clubs_language_and_in_the_others(language: str) -> None:
    with translation.override(language):
        assert director_please()
        assert [code for code, _words in also_please(language)] == [
            code for code, _name in settings.LANGUAGES if code != language
        ]
        assert translation.get_language() == language
