"""A question and what is known, as the templates show them."""

from rulings.bridge import Hand, Seat
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


def test_cards_are_tapped_suit_by_suit_from_the_aces_down() -> None:
    ruling = ruled("penalty_card", **SEEN)
    assert ruling.question is not None
    shown = question_sheet(ruling.question, ruling, "penalty_card")
    assert (shown.key, shown.kind, shown.options, shown.takes_several) == ("penalty_cards", "cards", (), True)
    assert [(suit.symbol, suit.name, len(suit.cards)) for suit in shown.suits] == [
        ("♠", "spades", 13),
        ("♥", "hearts", 13),
        ("♦", "diamonds", 13),
        ("♣", "clubs", 13),
    ]
    assert [card.value for card in shown.suits[0].cards[:3]] == ["SA", "SK", "SQ"]
    assert not shown.is_of_a_hand


def test_of_a_known_hand_only_its_own_cards_are_offered() -> None:
    ruling = ruled("penalty_card", **SEEN)
    assert ruling.question is not None
    held = Hand.parse("AQ..T72.").cards
    shown = question_sheet(ruling.question, ruling, "penalty_card", hand=held)
    assert [[card.value for card in suit.cards] for suit in shown.suits] == [["SA", "SQ"], ["DT", "D7", "D2"]]
    assert shown.is_of_a_hand
    gone = question_sheet(ruling.question, ruling, "penalty_card", hand=frozenset())
    assert (len(gone.suits), gone.is_of_a_hand) == (4, False)


def test_a_choice_is_read_in_the_players_language_and_its_values_are_the_same() -> None:
    facts = {"whose_lead": "partner", "lead_state": "nothing", "penalty_cards": "H7"}
    ruling = ruled("lead_out_of_turn", record={"contract": "4S S"}, **facts)
    assert ruling.question is not None
    own, polish = (question_sheet(ruling.question, ruling, "lead_out_of_turn", code) for code in ("", "pl"))
    assert (own.language, polish.language, polish.role) == ("en", "pl", own.role)
    assert polish.text != own.text
    assert [option.value for option in polish.options] == [option.value for option in own.options]
    assert polish.options[0].text != own.options[0].text


def test_what_the_director_is_asked_stays_in_his_own_language() -> None:
    ruling = ruled("penalty_card", **SEEN)
    assert ruling.question is not None
    assert question_sheet(ruling.question, ruling, "penalty_card", "pl").language == "en"


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
    told = finding_sheets(ruling)[0]
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
