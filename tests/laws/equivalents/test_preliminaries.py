"""Laws 5 to 16, and what they share with 73, 82 and 87: two ways into one event rule alike.

What leads on to another situation is followed there, with the offender it names and the facts that are known.
"""

import pytest

from rulings.laws.engine import Case, Effect, Finding, Ruling, rule
from rulings.laws.situations import law_of
from tests.laws.ruling import ruled

Facts = dict[str, object]
PAIRS: Facts = {"form_of_scoring": "pairs_mp", "fault_of_ns": "none", "fault_of_ew": "directly"}
TEAMS: Facts = {"form_of_scoring": "teams", "team_boards": "several", "fault_of_ns": "none", "fault_of_ew": "directly"}
FOULED_TEAMS: Facts = {key: value for key, value in TEAMS.items() if key != "team_boards"}
ASSIGNED: Facts = {"form_of_scoring": "teams", "team_boards": "one_other_table_clear", "own_damage": "none"}
HESITATION: Facts = {"information_from": "tempo"}
AT_ONCE: Facts = {"information_judged": "now", "facts_of_the_matter": "agreed"}
TEST: Facts = {"information_was_conveyed": True, "logical_alternative_existed": True, "demonstrably_suggested": True,
        "offending_side_gained": True}  # fmt: skip
LATER: Facts = {"information_judged": "play_over", **TEST}
WRONG_HAND: Facts = {
    "wrong_cards_entry": "auction",
    "called_on_wrong_cards": False,
    "cards_seen_are_of_a_later_board": True,
}
OVERHEARD: Facts = {
    "information_received": "before_any_call",
    "likely_to_interfere": True,
    "director_chooses_way": "play_on",
}
MISDEALT: Facts = {"deal_trouble": "wrongly_dealt", "auction_begun_on_board": True}
UNCOUNTED: Facts = {"handling": "not_counted"}
POCKET: Facts = {"handling": "wrong_pocket", "wrong_pocket_found": "called"}
ON_THE_FLOOR: Facts = {"missing_card_discovered": "before_lead_faced", "missing_card_found": "elsewhere",
                "missing_card_seen_by_partner": False}  # fmt: skip
SWAPPED: Facts = {
    "count_found": "during_auction_or_play",
    "incorrect_hand_called": False,
    "card_of_another_hand_seen": False,
}


def followed(ruling: Ruling, to: str, **facts: object) -> Ruling:
    """The ruling of the situation that a finding leads on to, with the player it names as the offender."""
    (leads,) = [found for found in ruling.findings if found.values.get("situation") == to]
    return rule(law_of(to), Case({"offender": str(leads.values["who"]), **facts}))


def scores(ruling: Ruling) -> list[Finding]:
    """What it says of the score."""
    assert ruling.question is None
    return [found for found in ruling.findings if found.effect is Effect.ADJUSTED_SCORE]


@pytest.mark.parametrize("then", [AT_ONCE, LATER])
def test_a_hesitation_told_as_tempo_or_as_information_from_partner_is_one_ruling(then: Facts) -> None:
    as_tempo = ruled("tempo", offender="W", tempo_complaint="partner_was_informed")
    as_information = ruled("unauthorized_information", **HESITATION, information_given_by="W", offender="E", **then)
    assert followed(as_tempo, "unauthorized_information", **HESITATION, **then).findings == as_information.findings


@pytest.mark.parametrize("number", ["more_than_thirteen", "only_fewer"])
def test_a_wrong_number_of_cards_leads_to_one_law_from_the_deal_the_count_and_the_pocket(number: str) -> None:
    ways = (
        ruled("misdeal", **MISDEALT, hands_as_dealt=number),
        ruled("board_handling", **UNCOUNTED, hands_as_dealt=number),
        ruled("board_handling", **POCKET, hands_as_dealt=number),
    )
    led = {(found.key, found.values["law"], found.values["situation"], found.values["who"])
           for way in ways for found in way.findings if found.effect is Effect.SEE_LAW}  # fmt: skip
    assert len(led) == 1


def test_a_card_short_told_as_a_wrong_number_is_the_missing_card() -> None:
    told = ruled("wrong_number_of_cards", counts="only_fewer")
    assert followed(told, "missing_card", **ON_THE_FLOOR).findings == ruled("missing_card", **ON_THE_FLOOR).findings


def test_a_hand_of_fourteen_found_by_counting_is_ruled_as_one_found_otherwise() -> None:
    counted = ruled("board_handling", **UNCOUNTED, hands_as_dealt="more_than_thirteen")
    facts: Facts = {"counts": "more_than_thirteen", **SWAPPED}
    assert followed(counted, "wrong_number_of_cards", **facts).findings == ruled("wrong_number_of_cards",
                                                                                 **facts).findings  # fmt: skip


@pytest.mark.parametrize(("situation", "facts"), [
    ("cards_from_wrong_board", WRONG_HAND),
    ("misdeal", {"deal_trouble": "card_seen", "auction_begun_on_board": True, "card_exposed_by_its_holder": False}),
    ("board_handling", {"handling": "touched", "touching_was_permitted": False, "came_of_it": "card_seen"}),
    ("board_handling", {"handling": "wrong_pocket", "wrong_pocket_found": "nobody_called",
                        "hands_as_dealt": "thirteen_each", "card_of_another_hand_seen": True}),
    ("unauthorized_information", {"information_from": "not_from_partner"}),
])  # fmt: skip
def test_cards_of_another_hand_seen_are_information_from_elsewhere_by_every_door(situation: str, facts: Facts) -> None:
    direct = ruled("extraneous_information", **OVERHEARD)
    assert followed(ruled(situation, **facts), "extraneous_information", **OVERHEARD).findings == direct.findings


@pytest.mark.parametrize("given", [PAIRS, TEAMS])
def test_a_board_that_is_given_up_scores_alike_whether_it_is_late_or_cannot_be_played(
    given: Facts,
) -> None:
    late = ruled("late_board", late_board_state="not_started", late_board_way="cancel", **given)
    assert scores(late) == scores(ruled("adjusted_score", adjusted_score_basis="no_normal_play", **given))


def test_a_board_that_nobody_else_plays_alike_scores_as_one_that_cannot_be_played() -> None:
    fouled = ruled("board_handling", handling="wrong_pocket", wrong_pocket_found="played",
                   hands_as_dealt="thirteen_each", forms_played="alone", **PAIRS)  # fmt: skip
    assert scores(fouled) == scores(ruled("adjusted_score", adjusted_score_basis="no_normal_play", **PAIRS))


def test_a_fouled_board_in_a_team_match_scores_as_several_boards_without_comparison() -> None:
    fouled = ruled("board_handling", handling="wrong_pocket", wrong_pocket_found="played",
                   hands_as_dealt="thirteen_each", forms_played="alone", **FOULED_TEAMS)  # fmt: skip
    assert scores(fouled) == scores(ruled("adjusted_score", adjusted_score_basis="no_normal_play", **TEAMS))


def test_the_deprived_of_a_wrong_board_get_what_a_board_that_cannot_be_played_gives() -> None:
    wrong = ruled("wrong_board_played", cards_taken_out=True, somebody_had_played_it=True,
                  deprived_contestants="both", **PAIRS)  # fmt: skip
    averages = [found for found in scores(wrong) if "average" in found.values]
    assert averages == scores(ruled("adjusted_score", adjusted_score_basis="no_normal_play", **PAIRS))


def test_a_pair_at_a_wrong_table_leads_to_the_wrong_board() -> None:
    sits = ruled("wrong_seat", seating="wrong_table", board_begun_in_wrong_seats=True)
    facts: Facts = {"cards_taken_out": True, "form_of_scoring": "pairs_mp", "somebody_had_played_it": False,
             "deprived_contestants": "nobody"}  # fmt: skip
    assert followed(sits, "wrong_board_played", **facts).findings == ruled("wrong_board_played", **facts).findings
