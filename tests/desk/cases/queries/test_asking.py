"""A question and what is known, as the templates show them."""

from rulings.bridge import Seat
from rulings.desk.cases.queries.asking import (
    asked_again,
    finding_sheets,
    known_sheets,
    question_sheet,
    sent,
)
from rulings.laws.engine import Case, facts_of, rule
from rulings.laws.record.roles import offender
from rulings.laws.situations import law_of
from tests.laws.ruling import ruled

SEEN = {"visibility": "seen_or_named"}


def asked(situation: str, **facts: object) -> tuple[str, str, list[str]]:
    """Key, kind and options of the open question."""
    ruling = ruled(situation, **facts)
    assert ruling.question is not None
    shown = question_sheet(ruling.question, ruling, situation)
    return shown.key, shown.kind, [option.value for option in shown.options]


def test_a_closed_question_has_a_button_for_each_answer() -> None:
    assert asked("defective_trick", error="played_none") == ("both_sides_played_on", "buttons", ["yes", "no"])


def test_a_seat_is_asked_round_the_table() -> None:
    ruling = rule(law_of("penalty_card"), Case({}))
    assert ruling.question is not None
    shown = question_sheet(ruling.question, ruling, "penalty_card")
    assert (shown.key, shown.kind, [option.text for option in shown.options]) == (
        "offender",
        "seat",
        ["North", "East", "South", "West"],
    )


def test_cards_are_tapped_in_rows_from_the_aces_down() -> None:
    ruling = ruled("penalty_card", **SEEN)
    assert ruling.question is not None
    shown = question_sheet(ruling.question, ruling, "penalty_card")
    assert (shown.key, shown.kind, shown.options, shown.takes_several) == ("penalty_cards", "cards", (), True)
    assert [option.value for option in shown.rows[0]] == ["SA", "HA", "DA", "CA"]
    assert len(shown.rows) == 13


def test_a_judgement_says_so_and_comes_with_guidance() -> None:
    ruling = ruled("penalty_card", visibility="director_says_otherwise")
    assert ruling.question is not None
    shown = question_sheet(ruling.question, ruling, "penalty_card")
    assert (shown.is_judgement, bool(shown.guidance), shown.role) == (True, True, "")


def test_a_choice_is_read_aloud_to_whoever_chooses() -> None:
    facts = {"whose_lead": "partner", "lead_state": "nothing", "penalty_cards": "H7"}
    ruling = ruled("lead_out_of_turn", record={"contract": "4S S"}, **facts)
    assert ruling.question is not None
    assert question_sheet(ruling.question, ruling, "lead_out_of_turn").role == "declarer"


def test_what_is_known_says_whether_it_was_answered_or_recorded() -> None:
    told = known_sheets(
        ruled("penalty_card", record={"contract": "4S S", "cards": {"W": "H7"}}, **SEEN), "penalty_card"
    )
    expected = {"offender": "", "visibility": "", "penalty_cards": "record"}
    assert expected.items() <= {each.key: each.source for each in told}.items()
    assert next(each.text for each in told if each.key == "penalty_cards") == "♥7"


def test_an_answer_against_the_record_shows_what_is_recorded() -> None:
    told = known_sheets(
        ruled("penalty_card", record={"offender": "E"}, **SEEN), "penalty_card", {"offender": "I saw it."}
    )
    who = next(each for each in told if each.key == "offender")
    assert (who.source, who.text, who.recorded, who.reason) == ("overruled", "West", "East", "I saw it.")


def test_a_finding_shows_its_sentence_its_paragraph_and_whether_it_is_for_later() -> None:
    ruling = ruled("penalty_card", visibility="played_legally")
    (told,) = finding_sheets(ruling)
    assert (told.paragraph, told.is_later) == ("49", False)
    assert "West" in told.text


def test_something_known_may_be_asked_again_with_the_options_it_had() -> None:
    law = law_of("defective_trick")
    ruling = ruled("defective_trick", error="played_none", both_sides_played_on="yes")
    fact = facts_of(law)["both_sides_played_on"]
    again = asked_again(law, ruling, fact)
    assert (again.fact, again.options) == (fact, (True, False))


def test_an_answer_is_sent_in_one_word_or_several() -> None:
    cards = facts_of(law_of("penalty_card"))["penalty_cards"]
    assert sent(cards, cards.read("H7 S4")) == "S4 H7"
    assert sent(offender, Seat.WEST) == "W"
