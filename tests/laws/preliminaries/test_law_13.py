"""Law 13, row by row of its table, in both editions."""

import pytest

from rulings.laws.engine import Effect, every_path
from rulings.laws.situations import law_of
from tests.laws.ruling import AVERAGES, BY_FAULT, NO_RESULT, Told, cited, keys, row, ruled, the, told

WRONG = {"counts": "more_than_thirteen"}
DURING = WRONG | {"count_found": "during_auction_or_play"}
FOREIGN = {"counts": "foreign_card"}
EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


@EDITIONS
def test_13_row_1_no_hand_above_thirteen_is_a_matter_of_14(edition: str) -> None:
    ruling = ruled("wrong_number_of_cards", edition, counts="only_fewer")
    assert the(ruling, "no_hand_above_thirteen").values["situation"] == "missing_card"


def test_13A2_row_3_a_card_seen_the_board_is_always_played_first() -> None:
    ruling = ruled("wrong_number_of_cards", **DURING, incorrect_hand_called=False, card_of_another_hand_seen=True)
    assert cited(ruling) == [
        ("13A2", "corrected_played_and_scored"),
        ("13A2", "calls_on_right_hands_stand"),
        ("13A2", "did_seen_card_affect_the_result"),
        ("13A2", "wrong_count_may_be_penalized"),
        ("16A1(c)", "correction_may_be_used_by_all"),
    ]
    assert Effect.ADJUSTED_SCORE not in {finding.effect for finding in ruling.findings}


@EDITIONS
@pytest.mark.parametrize(("known", "asked"), [
    ({"dealer": "N", "auction": "1H P"}, "incorrect_hand_called"),
    ({"dealer": "N", "auction": "1H P 2H"}, "deal_can_be_corrected_and_played"),
    ({"contract": "4S S"}, "deal_can_be_corrected_and_played"),
])  # fmt: skip
def test_13B_where_three_have_called_one_of_two_wrong_hands_has(
    edition: str, known: dict[str, object], asked: str
) -> None:
    question = ruled("wrong_number_of_cards", edition, known, **DURING).question
    assert question is not None
    assert question.fact.key == asked


def test_13B2_row_5_it_cannot_be_played_the_score_is_adjusted_assigned_if_possible() -> None:
    facts = {"incorrect_hand_called": True, "deal_can_be_corrected_and_played": False}
    ruling = ruled("wrong_number_of_cards", **DURING, **facts, **BY_FAULT)
    assert cited(ruling) == [
        ("13B2", "deal_cannot_be_corrected"),
        ("13B2", "nothing_of_this_board_counts"),
        ("7C", "hands_are_put_right"),
        ("13B2", "wrong_count_may_be_penalized"),
        *NO_RESULT,
    ]
    able = ruled("wrong_number_of_cards", **DURING, **facts, **(BY_FAULT | {"result_can_be_assigned": True}))
    assert the(able, "assigned_score_replaces_the_result").values["kind"] == "assigned"


@pytest.mark.parametrize("found", ["not_played", "current_trick", "led_to_current_trick"])
def test_13C_row_6_a_foreign_card_in_time_is_removed_and_no_score_adjusted(found: str) -> None:
    ruling = ruled("wrong_number_of_cards", **FOREIGN, foreign_card_found=found, left_without_foreign_card="complete")
    assert cited(ruling)[:2] == [("13C", "foreign_card_removed"), ("13C", "goes_on_without_foreign_card")]
    assert cited(ruling)[-1] == ("13C", "foreign_card_no_adjusted_score")


def test_13C_row_6_a_foreign_card_led_makes_the_next_card_a_lead_out_of_turn() -> None:
    facts = {"foreign_card_found": "led_to_current_trick", "left_without_foreign_card": "complete"}
    lead = the(ruled("wrong_number_of_cards", **FOREIGN, **facts), "next_card_becomes_the_lead")
    assert (str(lead.values["who"]), lead.values["situation"]) == ("N", "lead_out_of_turn")


@pytest.mark.parametrize(("edition", "paragraph"), [("2017", "13C"), ("2007", "13F")])
def test_13C_row_7_in_a_quitted_trick_the_score_may_be_adjusted(edition: str, paragraph: str) -> None:
    facts = {"foreign_card_found": "quitted_trick", "left_without_foreign_card": "complete"}
    ruling = ruled("wrong_number_of_cards", edition, **FOREIGN, **facts)
    assert cited(ruling)[-1] == (paragraph, "foreign_card_in_quitted_trick")
    assert "foreign_card_no_adjusted_score" not in keys(ruling)


@EDITIONS
def test_13C_row_6_a_hand_then_short_goes_on_under_14(edition: str) -> None:
    facts = {"foreign_card_found": "not_played", "left_without_foreign_card": "short"}
    ruling = ruled("wrong_number_of_cards", edition, **FOREIGN, **facts)
    assert cited(ruling)[-1] == ("14", "short_without_foreign_card")


@pytest.mark.parametrize(("ruled_as", "found"), [
    ("restore", ("14", "short_without_foreign_card")),
    ("adjust", ("13B2", "adjusted_for_two_equal_cards")),
])  # fmt: skip
def test_13C_row_6_two_equal_cards_are_judged(ruled_as: str, found: tuple[str, str]) -> None:
    facts = {"foreign_card_found": "not_played", "left_without_foreign_card": "two_equal_cards"}
    assert found in cited(
        ruled("wrong_number_of_cards", **FOREIGN, **facts, two_equal_cards_ruled=ruled_as, **BY_FAULT)
    )


def test_13C_a_board_that_is_given_up_neither_goes_on_nor_is_barred_from_an_adjusted_score() -> None:
    facts = {"left_without_foreign_card": "two_equal_cards", "two_equal_cards_ruled": "adjust"}
    found = keys(ruled("wrong_number_of_cards", **FOREIGN, **facts, **BY_FAULT))
    assert "nothing_of_this_board_counts" in found
    assert found.isdisjoint({"goes_on_without_foreign_card", "foreign_card_no_adjusted_score"})


def test_13C_a_foreign_card_in_the_trick_is_replaced_by_one_of_his_own() -> None:
    facts = {"foreign_card_found": "current_trick", "left_without_foreign_card": "complete"}
    assert (
        str(the(ruled("wrong_number_of_cards", **FOREIGN, **facts), "plays_one_of_his_own_cards").values["who"]) == "W"
    )


@pytest.mark.parametrize(("edition", "paragraph"), [("2017", "86B1"), ("2007", "86D")])
def test_13D_in_teams_the_other_table_counts(edition: str, paragraph: str) -> None:
    facts = BY_FAULT | {"form_of_scoring": "teams"}
    facts |= {"team_boards": "one_other_table_clear"} if edition == "2017" else {}
    ruling = ruled("wrong_number_of_cards", edition, **WRONG, count_found="after_play", **facts)
    assert paragraph in {cite for cite, _key in cited(ruling)}


@pytest.mark.parametrize(("edition", "paragraph"), [("2017", "13D"), ("2007", "13C")])
def test_13D_row_8_found_after_play_the_result_must_be_cancelled(edition: str, paragraph: str) -> None:
    ruling = ruled("wrong_number_of_cards", edition, **WRONG, count_found="after_play", **BY_FAULT)
    assert cited(ruling) == [
        (paragraph, "result_of_wrong_hands_cancelled"),
        (paragraph, "nothing_of_this_board_counts"),
        ("7C", "hands_are_put_right"),
        (paragraph, "wrong_count_is_liable_to_penalty"),
        *NO_RESULT,
    ]


@pytest.mark.parametrize(("edition", "stands", "adjusted"), [("2017", "13B1", "13B2"), ("2007", "13A", "13B")])
def test_13_row_9_a_passed_out_board_is_judged_by_analogy(edition: str, stands: str, adjusted: str) -> None:
    record: dict[str, object] = {"board": 1, "auction": "P P P P"}
    ruling = ruled("wrong_number_of_cards", edition, record=record, **WRONG, adjust_passed_out_board=False)
    assert cited(ruling) == [
        ("7C", "hands_are_put_right"),
        (stands, "passed_out_result_stands"),
        ("90A", "wrong_count_may_be_penalized"),
    ]
    ruling = ruled("wrong_number_of_cards", edition, record=record, **WRONG, adjust_passed_out_board=True)
    assert (adjusted, "passed_out_with_wrong_hands") in {(each.paragraph, each.key) for each in ruling.findings}


def test_2007_13D2a_information_unlikely_to_interfere_is_played_and_looked_at_later() -> None:
    seen = {"incorrect_hand_called": False, "card_of_another_hand_seen": True}
    ruling = ruled("wrong_number_of_cards", "2007", **DURING, **seen, information_unlikely_to_interfere=True)
    assert [paragraph for paragraph, _key in cited(ruling)] == ["13D2(a)", "13D2(a)", "13D2(a)", "13D2(a)", "13E"]


def test_2007_13D2b_important_information_stops_the_board_at_once() -> None:
    seen = {"incorrect_hand_called": False, "card_of_another_hand_seen": True}
    facts = seen | {"information_unlikely_to_interfere": False}
    ruling = ruled("wrong_number_of_cards", "2007", **DURING, **facts, **BY_FAULT)
    assert cited(ruling) == [
        ("13D2(b)", "information_stops_the_board"),
        ("13D2(b)", "wrong_count_may_be_penalized"),
        *AVERAGES,
    ]


@pytest.mark.parametrize(("case", "found"), [
    row("13A1 row 2: nobody called and nothing seen, it is played normally", ["13A1 corrected_and_played_normally",
        "13A1 calls_on_right_hands_stand", "16A1(c) correction_may_be_used_by_all"],
        ruled, "wrong_number_of_cards", **DURING, incorrect_hand_called=False, card_of_another_hand_seen=False),
    row("13B1 row 4: a wrong hand called but the deal can be played, no call changes",
        ["13B1 corrected_and_played_no_call_changes", "13B1 may_adjust_after_correction",
         "90A wrong_count_may_be_penalized", "16A1(c) correction_may_be_used_by_all"],
        ruled, "wrong_number_of_cards", **DURING, incorrect_hand_called=True, deal_can_be_corrected_and_played=True),
    row("2007 13A played on without a change of call, and 13E keeps the card from the partner",
        ["13A corrected_and_played_no_call_changes", "13A may_adjust_after_correction",
         "90A wrong_count_may_be_penalized", "13E moved_card_unauthorized_for_partner"],
        ruled, "wrong_number_of_cards", "2007", **DURING, incorrect_hand_called=True,
        deal_can_be_corrected_and_played=True),
    row("2007 13B otherwise adjusted and perhaps penalized",
        ["13B deal_cannot_be_corrected", "13B nothing_of_this_board_counts", "7C hands_are_put_right",
         "13B wrong_count_may_be_penalized",
         *map(" ".join, NO_RESULT)],
        ruled, "wrong_number_of_cards", "2007", **DURING, **BY_FAULT, incorrect_hand_called=True,
        deal_can_be_corrected_and_played=False),
    row("2007 13D1 nobody called and nothing seen",
        ["13D1 corrected_and_played_normally", "13D1 calls_on_right_hands_stand",
         "13E moved_card_unauthorized_for_partner"],
        ruled, "wrong_number_of_cards", "2007", **DURING, incorrect_hand_called=False,
        card_of_another_hand_seen=False),
    row("2007 13F a foreign card is removed and nothing bans an adjusted score",
        ["13F foreign_card_removed", "13F goes_on_without_foreign_card"],
        ruled, "wrong_number_of_cards", "2007", **FOREIGN, foreign_card_found="not_played",
        left_without_foreign_card="complete"),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found


ONLY_ONCE_PLAYABLE = ("nothing_of_this_board_counts", "passed_out_with_wrong_hands", "passed_out_result_stands")


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_13_wherever_this_table_is_done_with_the_board_it_is_put_right_for_later_ones(edition: str) -> None:
    for path in every_path(law_of("wrong_number_of_cards", edition)):
        found = {finding.key for finding in path.ruling.findings}
        assert ("hands_are_put_right" in found) is bool(found & {*ONLY_ONCE_PLAYABLE}), path.answers
