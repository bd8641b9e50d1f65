"""What a reader looks for, the text that is to be public, and how a club publishes."""

import pytest
from django.http import QueryDict

from rulings.desk.casebook.forms import CasebookForm, PublicTextForm, PublishingForm, words_typed
from rulings.desk.casebook.values import PublishingSettings, Wanted
from rulings.models import Club

PONTE = Club(slug="ponte", name="Ponte Vecchio")


def asked(query: str) -> CasebookForm:
    return CasebookForm(QueryDict(query), [PONTE])


def test_an_empty_form_looks_for_everything() -> None:
    form = asked("")
    assert form.is_valid()
    assert (form.wanted(), form.is_narrowed()) == (Wanted(situation="", club=""), False)


def test_what_is_chosen_is_what_is_looked_for() -> None:
    form = asked("law=27&situation=revoke&stage=play&form=teams&appealed=no&club=ponte&year=2026")
    assert form.is_valid(), form.errors
    wanted = form.wanted()
    assert (wanted.law, wanted.situation, wanted.stage, wanted.form) == (27, "revoke", "play", "teams")
    assert (wanted.appealed, wanted.club, wanted.year) == (False, "ponte", 2026)
    assert form.is_narrowed()


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("law=94", "law"),
        ("situation=bingo", "situation"),
        ("club=wisla", "club"),
        ("year=1066", "year"),
        ("before=0", "before"),
    ],
)
def test_what_cannot_be_looked_for_is_said_on_its_field(query: str, field: str) -> None:
    assert list(asked(query).errors) == [field]


def typed(text: str) -> list[tuple[str, bool]]:
    return [(word.text, word.is_beginning) for word in words_typed(text)]


def test_words_are_without_case_and_accents_and_each_stands_once() -> None:
    assert typed("Żaba zaba LICYTACJA") == [("zaba", False), ("licytacja", False)]


def test_a_star_makes_it_how_words_begin_where_it_is_long_enough() -> None:
    assert typed("trans* tr*") == [("trans", True), ("tr", False)]


def test_no_more_than_eight_words_count() -> None:
    assert len(typed("a b c d e f g h i j")) == 8


def test_the_same_words_are_offered_as_beginnings() -> None:
    form = asked("q=transf+tri")
    assert form.is_valid()
    assert form.with_beginnings() == "transf* tri*"
    starred = asked("q=transf*")
    assert starred.is_valid()
    assert starred.with_beginnings() == ""


def test_a_public_text_may_stay_empty_and_names_the_hits_that_are_no_names() -> None:
    form = PublicTextForm(QueryDict("text=West+led.&not_names=King&not_names=West&act=save"))
    assert form.is_valid(), form.errors
    assert form.given() == {"text": "West led.", "not_names": ["King", "West"]}
    assert PublicTextForm(QueryDict("")).is_valid()


def test_how_a_club_publishes_is_four_settings() -> None:
    form = PublishingForm(
        {"delay_days": "30", "parties_first_hours": "48", "date_shown": "year", "board_shown": "named"}
    )
    assert form.is_valid()
    assert form.given() == {"settings": PublishingSettings(30, 48, "year", board_shown="named")}
    wrong = PublishingForm(
        {"delay_days": "366", "parties_first_hours": "-1", "date_shown": "week", "board_shown": "half"}
    )
    assert sorted(wrong.errors) == ["board_shown", "date_shown", "delay_days", "parties_first_hours"]
