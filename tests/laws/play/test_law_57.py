"""Law 57, row by row: West plays too soon."""

import pytest

from rulings.laws.engine import AskedOf, Ruling
from tests.laws.ruling import cited, keys, ruled, the

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


def early(kind: str, since: str, edition: str = "2017", **facts: object) -> Ruling:
    """A heart was led, and West has played the heart queen."""
    facts = {"penalty_cards": "HQ", "suit_led": "H", **facts}
    return ruled("premature_play", edition, premature=kind, since_premature=since, **facts)


@pytest.mark.parametrize("kind", ["played_before_partner", "led_to_next"])
@pytest.mark.parametrize(("edition", "select", "facts", "expected"), [
    ("2017", "highest", {}, ("57A1", "partner_plays_his_highest")),
    ("2017", "lowest", {}, ("57A2", "partner_plays_his_lowest")),
    ("2017", "other_suit", {"selected_suit": "D"}, ("57A3", "partner_plays_the_suit")),
    ("2017", "not_suit", {"selected_suit": "D"}, ("57A4", "partner_may_not_play_the_suit")),
    ("2007", "highest", {}, ("57A1", "partner_plays_his_highest")),
    ("2007", "lowest", {}, ("57A2", "partner_plays_his_lowest")),
    ("2007", "not_suit", {"selected_suit": "D"}, ("57A3", "partner_may_not_play_the_suit")),
])  # fmt: skip
def test_57A_declarer_selects_partners_play_and_the_card_is_a_major_penalty_card(
    kind: str, edition: str, select: str, facts: dict[str, object], expected: tuple[str, str]
) -> None:
    ruling = early(kind, "nothing", edition, declarer_selects=select, **facts)
    assert cited(ruling) == [
        ("57A", "early_card_is_a_major_penalty_card"),
        expected,
        ("57B", "if_unable_partner_plays_any_legal_card"),
        ("50D1(b)", "selection_comes_before_partners_penalty_card"),
        *([("44G", "early_lead_counts_for_nothing")] if kind == "led_to_next" else []),
        ("50", "early_card_then_works_by_law_50"),
    ]
    assert the(ruling, expected[1]).values["who"] == "E"
    assert the(ruling, "early_card_is_a_major_penalty_card").plain_values()["cards"] == ["HQ"]


@pytest.mark.parametrize(("lying", "is_said"), [([], False), ([{"seat": "E", "card": "S5", "kind": "major"}], True)])
def test_50D1b_nothing_is_said_of_a_penalty_card_that_partner_recordedly_has_not(
    lying: list[dict[str, str]], is_said: bool
) -> None:
    facts = {"premature": "played_before_partner", "since_premature": "nothing", "suit_led": "H"}
    record: dict[str, object] = {"contract": "4S by S", "penalty_cards": lying, "cards": {"W": "HQ"}}
    ruling = ruled("premature_play", record=record, **facts, declarer_selects="highest")
    assert ("selection_comes_before_partners_penalty_card" in keys(ruling)) is is_said


@pytest.mark.parametrize(("edition", "options"), [
    ("2017", ["highest", "lowest", "other_suit", "not_suit"]),
    ("2007", ["highest", "lowest", "not_suit"]),
])  # fmt: skip
def test_57A_declarer_alone_is_asked_with_the_choices_of_the_edition(edition: str, options: list[str]) -> None:
    question = early("played_before_partner", "nothing", edition).question
    assert question is not None
    assert question.fact.asked_of is AskedOf.DECLARER
    assert [str(option) for option in question.options] == options


@EDITIONS
def test_57C1_declarer_had_played_from_both_hands_no_rectification(edition: str) -> None:
    ruling = early("played_before_partner", "both_hands", edition)
    assert cited(ruling) == [("57C1", "declarer_had_played_from_both_hands"), ("57C1", "early_card_stays_played")]


@pytest.mark.parametrize(("edition", "paragraph"), [("2017", "57C2"), ("2007", "57C1")])
def test_57C2_dummy_had_picked_or_suggested_a_card_by_himself_no_rectification(edition: str, paragraph: str) -> None:
    ruling = early("played_before_partner", "dummy_by_himself", edition)
    assert cited(ruling) == [(paragraph, "dummy_had_played_or_suggested"), (paragraph, "early_card_stays_played")]


def test_57C1_as_the_text_stands_does_not_cover_a_lead_to_the_next_trick() -> None:
    question = ruled("premature_play", premature="led_to_next").question
    assert question is not None
    assert [str(option) for option in question.options] == ["nothing", "next_opponent_played"]


@pytest.mark.parametrize(("setting", "facts"), [("yes", {}), ("ask", {"covers_lead_to_next": True})])
def test_57C1_covers_a_lead_to_the_next_trick_by_setting_or_judgement(setting: str, facts: dict[str, object]) -> None:
    record: dict[str, object] = {"regulations": {"law57c_covers_lead_to_next": setting}}
    ruling = early("led_to_next", "both_hands", record=record, **facts)
    assert cited(ruling) == [("57C1", "declarer_had_played_from_both_hands"), ("57C1", "early_card_stays_played")]


@EDITIONS
def test_57A3_and_4_name_another_suit_than_the_one_led(edition: str) -> None:
    question = early("played_before_partner", "nothing", edition, declarer_selects="not_suit").question
    assert question is not None
    assert [str(option) for option in question.options] == ["C", "D", "S"]


@pytest.mark.parametrize(("tricks", "suit"), [([["D3"]], "D"), ([["D3", "D4"]], None), ([], None)])
def test_57A_the_suit_led_is_known_from_a_trick_that_partner_has_yet_to_play_to(
    tricks: list[list[str]], suit: str | None
) -> None:
    """North has led; then East, and before him West."""
    record: dict[str, object] = {"contract": "3NT S", "opening_leader": "N", "tricks": tricks}
    facts: dict[str, object] = {"premature": "played_before_partner", "since_premature": "nothing"}
    ruling = ruled("premature_play", record=record, penalty_cards="HQ", **facts)
    derived = {fact.key: str(value) for fact, value in ruling.derived.items()}
    assert derived.get("suit_led") == suit


@EDITIONS
def test_60A1_who_plays_before_his_partner_is_fourth_so_the_next_opponent_cannot_play_after_him(edition: str) -> None:
    question = ruled("premature_play", edition, premature="played_before_partner").question
    assert question is not None
    assert "next_opponent_played" not in [str(option) for option in question.options]


@EDITIONS
def test_60A1_the_next_opponents_play_to_an_early_lead_forfeits_the_rectification(edition: str) -> None:
    ruling = early("led_to_next", "next_opponent_played", edition)
    assert cited(ruling) == [
        ("60A1", "right_forfeited_by_playing_on"),
        ("60A2", "illegal_card_counts_as_in_turn"),
        ("44B", "cards_stay_play_goes_on_in_turn"),
        ("60A3", "earlier_duties_remain"),
    ]


@pytest.mark.parametrize(("edition", "paragraph"), [("2017", "57C3"), ("2007", "57C2")])
def test_57C3_declarers_early_card_is_played_if_legal(edition: str, paragraph: str) -> None:
    ruling = ruled("premature_play", edition, premature="by_declarer", legal_at_proper_turn=True)
    assert cited(ruling) == [(paragraph, "declarers_early_card_is_played"), (paragraph, "other_hand_plays_in_its_turn")]


def test_57C3_an_illegal_early_card_of_declarer_is_corrected_and_no_penalty_card() -> None:
    ruling = ruled("premature_play", premature="by_declarer", legal_at_proper_turn=False)
    assert cited(ruling) == [
        ("47B", "declarers_early_card_is_corrected"),
        ("16C", "withdrawn_cards_tell_one_side"),
        ("48A", "declarers_card_no_penalty_card"),
    ]


@pytest.mark.parametrize(("legal", "key"), [
    (True, "must_play_it_at_his_turn"), (False, "early_card_is_major_penalty_card"),
])  # fmt: skip
def test_57D_at_the_right_opponents_turn_there_is_no_choice_and_the_card_is_played_if_legal(
    legal: bool, key: str
) -> None:
    ruling = ruled("premature_play", premature="at_rhos_turn", legal_at_proper_turn=legal)
    assert cited(ruling) == [("57D", key), ("16B", "early_card_may_inform_partner")]


def test_57D_is_new_in_2017_before_it_the_card_was_an_exposed_one() -> None:
    ruling = ruled("premature_play", "2007", premature="at_rhos_turn")
    assert cited(ruling) == [("49", "early_card_has_no_rule_of_its_own"), ("16B", "early_card_may_inform_partner")]
    assert "must_play_it_at_his_turn" not in keys(ruling)


@pytest.mark.parametrize("contract", ["4S by W", "4S by E"])
def test_57C3_the_contract_tells_that_the_card_is_declarers_or_dummys(contract: str) -> None:
    ruling = ruled("premature_play", legal_at_proper_turn=True, record={"contract": contract})
    assert cited(ruling)[0] == ("57C3", "declarers_early_card_is_played")


def test_57C3_a_player_whom_the_contract_makes_a_defender_was_not_too_soon_as_declarer() -> None:
    question = ruled("premature_play", record={"contract": "4S N"}).question
    assert question is not None
    assert [str(option) for option in question.options] == ["played_before_partner", "led_to_next", "at_rhos_turn"]
