"""An answer before it is stored: of a fact that the law asks for, with a value that it takes."""

import pytest

from rulings.desk.base.refusals import NotAnOption, ReasonMissing, UnknownFact
from rulings.desk.cases.values.answers import fact_named, given_answer, plain_answer, preset
from rulings.laws.engine import facts_of
from rulings.laws.situations import law_of
from rulings.models import User

ASKED = facts_of(law_of("penalty_card"))
DORA = User(pk=7)


def test_a_fact_that_the_law_does_not_ask_is_unknown() -> None:
    assert fact_named(ASKED, "exposure") is ASKED["exposure"]
    with pytest.raises(UnknownFact, match="This case's law does not ask that"):
        fact_named(ASKED, "weather")


def test_an_answer_is_stored_in_plain_json() -> None:
    assert plain_answer(ASKED["penalty_cards"], "H7 S4") == ["S4", "H7"]
    assert plain_answer(ASKED["offender"], "West") == "W"


@pytest.mark.parametrize("raw", ["perhaps", "", None, 7])
def test_what_the_fact_does_not_take_is_refused_on_its_field(raw: object) -> None:
    with pytest.raises(NotAnOption, match="That is not one of the answers") as refused:
        plain_answer(ASKED["exposure"], raw)
    assert refused.value.field == "exposure"


def test_what_comes_with_the_door_is_marked_and_a_judgement_never_does() -> None:
    given = preset(ASKED, "visibility", "seen_or_named", DORA)
    assert (given["value"], given["by"], given["revision"], given["preset"]) == ("seen_or_named", 7, 1, True)
    with pytest.raises(ReasonMissing, match="This is a judgement"):
        preset(ASKED, "not_a_penalty_card_by_judgement", "yes", DORA)


def test_only_notes_that_say_something_are_kept() -> None:
    given = given_answer("yes", DORA, 3, reason="He hesitated.", consulted="", polled="")
    assert (given["value"], given["by"], given["revision"], given["reason"]) == ("yes", 7, 3, "He hesitated.")
    assert {"consulted", "polled"}.isdisjoint(given)
