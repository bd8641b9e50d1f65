"""Forty calls to the table, ruled on as the digest of the Laws reads: what a director who knows it expects to hear.

Written from the digest before the laws were read; half of them with a record. West errs unless it is said otherwise.
"""

import pytest

from rulings.laws.engine import AskedOf, Effect, Ruling
from tests.laws.recorded_revokes import played
from tests.laws.ruling import BY_FAULT, by_fault, cited, keys, ruled, the

SPADES: dict[str, object] = {"contract": "4S S"}
SUITS = "HHHDDDCCCSSS"
INSUFFICIENT: dict[str, object] = {"board": 1, "auction": "1C 1S 1H!"}
OUT_OF_TURN = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": False}


def effects(ruling: Ruling) -> set[Effect]:
    return {finding.effect for finding in ruling.findings}


def paragraphs(ruling: Ruling) -> set[str]:
    return {paragraph for paragraph, _key in cited(ruling)}


def passes(ruling: Ruling) -> dict[str, str]:
    """Who must pass, and until when."""
    found = [finding.plain_values() for finding in ruling.findings if finding.effect is Effect.MUST_PASS]
    return {str(values["who"]): str(values["until"]) for values in found}


def asked(ruling: Ruling) -> tuple[str, AskedOf, list[str]]:
    assert ruling.question is not None
    fact = ruling.question.fact
    return fact.key, fact.asked_of, [str(fact.kind.write(option)) for option in ruling.question.options]


def transferred(ruling: Ruling) -> int:
    found = [finding.values["tricks"] for finding in ruling.findings if finding.effect is Effect.TRICKS_TRANSFERRED]
    return sum(tricks for tricks in found if isinstance(tricks, int))


# Laws 6 to 39


def test_01_a_card_seen_in_the_deal_is_a_new_deal_only_until_the_auction_begins() -> None:
    assert cited(ruled("misdeal", deal_trouble="card_seen", auction_begun_on_board=False)) == [
        ("6D1", "new_shuffle_and_deal")
    ]
    begun = ruled(
        "misdeal", deal_trouble="card_seen", auction_begun_on_board=True, card_exposed_by_its_holder=False
    )  # fmt: skip
    assert the(begun, "card_of_another_seen").values["law"] == "16D"


def test_02_a_passed_out_board_is_never_dealt_again() -> None:
    assert paragraphs(ruled("misdeal", deal_trouble="other_reason", obstacle_to_new_deal="passed_out")) == {"22B"}


@pytest.mark.parametrize(("playable", "paragraph"), [(True, "13B1"), (False, "13B2")])
def test_03_a_pass_by_the_hand_with_fourteen_is_a_call(playable: bool, paragraph: str) -> None:
    ruling = ruled(
        "wrong_number_of_cards", counts="more_than_thirteen", count_found="during_auction_or_play",
        incorrect_hand_called=True, deal_can_be_corrected_and_played=playable, **BY_FAULT,
    )  # fmt: skip
    besides = {"16A1(c)", "90A"} if playable else {"7C", "12C1(d)", "12C2(a)", "12C2(c)"}
    assert paragraphs(ruling) == {paragraph} | besides
    assert (Effect.CHECK_LATER in effects(ruling)) is playable
    assert (Effect.ADJUSTED_SCORE in effects(ruling)) is not playable


def test_04_a_card_seen_before_any_call_is_played_on_in_2017_and_may_stop_the_board_in_2007() -> None:
    seen = {
        "counts": "more_than_thirteen", "count_found": "during_auction_or_play", "incorrect_hand_called": False,
        "card_of_another_hand_seen": True,
    }  # fmt: skip
    assert "corrected_played_and_scored" in keys(ruled("wrong_number_of_cards", **seen))
    older = ruled("wrong_number_of_cards", "2007", **seen, information_unlikely_to_interfere=False, **BY_FAULT)
    assert {"information_stops_the_board", "average_plus_in_matchpoints"} <= keys(older)


@pytest.mark.parametrize(("who", "warned", "facts", "sees"), [
    ("W", ["E"], {"missing_card_seen_by_partner": True}, ["penalty_card", "revoke"]),
    ("S", [], {}, ["revoke"]),
])  # fmt: skip
def test_05_a_card_found_on_the_floor(who: str, warned: list[str], facts: dict[str, object], sees: list[str]) -> None:
    ruling = ruled(
        "missing_card", record=SPADES, offender=who, missing_card_discovered="during_play",
        missing_card_found="elsewhere", missing_card_should_have_been_played=True, **facts,
    )  # fmt: skip
    assert [finding.values["situation"] for finding in ruling.findings if finding.effect is Effect.SEE_LAW] == sees
    restricted = [str(finding.values["who"]) for finding in ruling.findings if finding.effect is Effect.INFORMATION]
    assert restricted == warned


def test_06_calls_over_one_on_the_wrong_cards_fall_with_it_but_lho_is_free_in_2017_only() -> None:
    ruling = ruled(
        "cards_from_wrong_board", offender="E", wrong_cards_entry="auction", called_on_wrong_cards=True,
        called_since="lho",
    )  # fmt: skip
    assert {"calls_since_wrong_cards_cancelled", "opponents_may_call_anew"} <= keys(ruling)
    assert Effect.ADJUSTED_SCORE not in effects(ruling)
    older = ruled(
        "cards_from_wrong_board", "2007", offender="E", wrong_cards_entry="auction", called_on_wrong_cards_2007=True,
        called_since_2007="lho", new_call_differs=True, **by_fault("cards_from_wrong_board", "2007"),
    )  # fmt: skip
    assert {"lho_must_repeat_his_call", "new_call_differs_after_lho_called"} <= keys(older)


def test_07_a_wrong_board_goes_on_at_pairs_and_is_86b_at_teams() -> None:
    pairs = ruled(
        "wrong_board_played", record={"form": "pairs_mp"}, cards_taken_out=True, somebody_had_played_it=False,
        deprived_contestants="nobody",
    )  # fmt: skip
    assert {"auction_and_play_are_completed", "score_on_wrong_board_stands"} <= keys(pairs)
    teams = {"cards_taken_out": True, "board_is_of_the_match": False, "team_boards": "by_regulation"}
    assert paragraphs(ruled("wrong_board_played", record={"form": "teams"}, **teams)) == {"86B", "86B3"}


@pytest.mark.parametrize(("received", "ways"), [
    ("before_any_call", ["reseat", "redeal", "play_on", "adjust"]),
    ("after_first_call", ["play_on", "adjust"]),
])  # fmt: skip
def test_08_overheard_information_leaves_two_ways_once_a_call_is_made(received: str, ways: list[str]) -> None:
    likely = {"likely_to_interfere": True} if received == "before_any_call" else {}
    ruling = ruled("extraneous_information", information_received=received, **likely)
    assert asked(ruling) == ("director_chooses_way", AskedOf.JUDGEMENT, ways)


def test_09_three_passes_over_a_skipped_player_do_not_end_the_auction() -> None:
    record = {"dealer": "N", "auction": ["1S", "P", {"call": "P", "seat": "W"}, "P"]}
    ruling = ruled("passes_out_of_turn_skip_a_player", record=record)
    assert the(ruling, "auction_has_not_ended").plain_values() == {"who": "S"}
    assert the(ruling, "passes_after_the_skipped_turn_cancelled").plain_values() == {"who": "S"}


@pytest.mark.parametrize(("cards", "facts", "silenced"), [
    ("S9", {"led_prematurely": False}, {}),
    ("S9", {"led_prematurely": True}, {"E": "once"}),
    ("S10", {}, {"E": "once"}),
    ("S2 D2", {}, {"E": "once"}),
])  # fmt: skip
def test_10_a_card_exposed_in_the_auction(cards: str, facts: dict[str, object], silenced: dict[str, str]) -> None:
    ruling = ruled(
        "card_exposed_in_auction", record={**SPADES, "cards": {"W": cards}}, card_shown="during_auction",
        partner_could_see_face=True, **facts,
    )  # fmt: skip
    assert passes(ruling) == silenced
    assert the(ruling, "penalty_card_now").values["who"] == "W"


def test_11_a_slip_is_too_late_once_partner_has_called() -> None:
    ruling = ruled("unintended_call", call_was_intended=False, unintended_in_time="partner_has_called")
    assert cited(ruling) == [
        ("25A4", "too_late_partner_has_called"),
        ("16B1(a)", "wish_to_change_is_unauthorized"),
        ("17C", "turn_stays_where_it_was"),
    ]


@pytest.mark.parametrize(("accepts", "stands"), [(True, "second_call_stands"), (False, "second_call_cancelled")])
def test_12_a_change_of_mind_is_lhos_to_accept_and_may_cost_a_lead_restriction(accepts: bool, stands: str) -> None:
    facts = {"call_was_intended": True, "second_call_made": True, "standing_call_is": "nothing"}
    ruling = ruled("change_of_call", **facts, lho_accepts_change=accepts)
    assert {stands, "lead_restriction_may_follow", "withdrawn_call_unauthorized_for_his_side"} <= keys(ruling)


def test_13_the_lowest_sufficient_bid_of_the_same_suit_is_free_and_nothing_is_asked_of_it() -> None:
    ruling = ruled(
        "insufficient_bid", record=INSUFFICIENT, offender="S", insufficient_kind="in_turn",
        lho_accepts_insufficient_bid=False, replacement="lowest_same",
    )  # fmt: skip
    assert str(the(ruling, "lowest_sufficient_bid_is").values["bid"]) == "2H"
    assert not passes(ruling)
    assert {"16C2", "26B", "72C"}.isdisjoint(paragraphs(ruling))
    assert "27D" in paragraphs(ruling)


@pytest.mark.parametrize("comparable", [True, False])
def test_14_after_a_double_that_is_not_comparable_partner_passes_whatever_follows(comparable: bool) -> None:
    ruling = ruled(
        "insufficient_bid", record=INSUFFICIENT, offender="S", insufficient_kind="in_turn",
        lho_accepts_insufficient_bid=False, replacement="double", comparable_test="none",
        final_replacement_comparable=comparable,
    )  # fmt: skip
    assert passes(ruling) == {"N": "rest"}
    assert ("lead_restriction_may_follow" in keys(ruling)) is not comparable


def test_15_a_hasty_correction_leaves_lho_his_choice() -> None:
    ruling = ruled(
        "insufficient_bid", record={"board": 1, "auction": "1C 1S 1H! S:2H!"}, offender="S",
        insufficient_kind="in_turn",
    )  # fmt: skip
    assert asked(ruling) == ("lho_accepts_insufficient_bid", AskedOf.LHO, ["yes", "no"])


def test_16_insufficient_and_out_of_turn_is_law_31() -> None:
    record = {"board": 1, "auction": ["1C", "1S", {"call": "1H", "seat": "W"}]}
    ruling = ruled("insufficient_bid", record=record, insufficient_kind="out_of_turn")
    assert the(ruling, "insufficient_and_out_of_turn").values["situation"] == "bid_out_of_rotation"


def test_17_a_pass_at_rhos_turn_silences_the_passer_and_at_partners_turn_the_partner() -> None:
    at_rhos = ruled(
        "pass_out_of_rotation", record={"dealer": "N", "auction": ["1H", "P", {"call": "P", "seat": "W"}]},
        pass_is_artificial=False, **OUT_OF_TURN,
    )  # fmt: skip
    assert passes(at_rhos) == {"W": "once"}
    assert "comparable_test" not in {fact.key for fact in at_rhos.relied_on}
    assert {"23A", "26B"}.isdisjoint(paragraphs(at_rhos))
    at_partners = ruled(
        "pass_out_of_rotation", record={"dealer": "N", "auction": ["1H", {"call": "P", "seat": "W"}]},
        pass_is_artificial=False, replacement_call="2S", comparable_test="none", **OUT_OF_TURN,
    )  # fmt: skip
    assert passes(at_partners) == {"E": "once"}
    assert {"16C2", "26B", "72C"} <= paragraphs(at_partners)


def test_18_a_bid_at_rhos_turn_is_repeated_if_he_passes_and_bars_partner_once_if_he_does_not() -> None:
    record: dict[str, object] = {"dealer": "N", "auction": ["P", "1C", {"call": "1H", "seat": "W"}]}
    repeated = ruled("bid_out_of_rotation", record=record, rho_action="pass", **OUT_OF_TURN)
    assert {"must_repeat_his_call", "repeated_so_no_rectification"} <= keys(repeated)
    replaced = ruled(
        "bid_out_of_rotation", record=record, rho_action="legal_call", replacement_call="2H", comparable_test="none",
        **OUT_OF_TURN,
    )  # fmt: skip
    assert passes(replaced) == {"E": "once"}


@pytest.mark.parametrize(("over_it", "silenced", "looked_at_later"), [
    ([], {"N": "rest"}, True),
    (["P"], {}, False),
])  # fmt: skip
def test_19_an_inadmissible_double_costs_nothing_once_lho_has_called(
    over_it: list[str], silenced: dict[str, str], looked_at_later: bool
) -> None:
    record = {"dealer": "N", "auction": ["1H", "P", {"call": "X", "seat": "S"}, *over_it]}
    ruling = ruled("inadmissible_double", record=record, offender="S")
    assert passes(ruling) == silenced
    assert (Effect.CHECK_LATER in effects(ruling)) is looked_at_later


def test_20_the_barred_player_the_bid_of_eight_and_the_call_after_the_end() -> None:
    barred = {"is_also_inadmissible_double": False, "lho_called_over_barred_player": False}
    assert passes(ruled("call_by_player_required_to_pass", **barred)) == {"W": "rest", "E": "rest"}
    eight = ruled("bid_above_seven", lho_called_over_bid_above_seven=True)
    assert passes(eight) == {"W": "rest", "E": "rest"}
    assert {"26B", "72C"}.isdisjoint(paragraphs(eight))
    late: dict[str, object] = {"dealer": "N", "auction": ["1H", "P", "P", "P", {"call": "1S", "seat": "W"}]}
    after = ruled("call_after_final_pass", record=late)
    assert {("39A", "late_calls_cancelled"), ("39C", "late_call_restricts_the_lead")} <= set(cited(after))


# Laws 40 to 76


def test_21_a_psychic_call_partner_could_not_expect_is_legal() -> None:
    ruling = ruled("psychic_call", departure="psychic", partner_had_more_reason_to_expect_it=False)
    assert paragraphs(ruling) == {"40C1", "40C2"}


def test_22_a_face_down_lead_by_the_wrong_defender_is_taken_back_at_no_cost() -> None:
    ruling = ruled("face_down_lead_out_of_turn", record=SPADES, offender="E")
    assert effects(ruling) - {Effect.PROCEDURE} == {
        Effect.CARD_RETURNED,
        Effect.NO_RECTIFICATION,
        Effect.TURN_RETURNS,
    }
    assert the(ruling, "right_defender_leads_face_down").plain_values() == {"who": "W"}


def test_23_dummy_who_had_looked_at_a_defenders_cards_splits_the_score_later() -> None:
    ruling = ruled(
        "dummys_limits", record=SPADES, offender="N", dummy_did="pointed_at_irregularity", had_looked_or_left=True,
        board_played_out=False,
    )  # fmt: skip
    later = {"of": "N", "side": "EW", "other": "NS"}
    assert the(ruling, "gain_of_the_defence_is_taken").plain_values() == later
    honest = ruled(
        "dummys_limits", record=SPADES, offender="N", dummy_did="pointed_at_irregularity", had_looked_or_left=False
    )  # fmt: skip
    assert "irregularity_is_rectified_all_the_same" in keys(honest)


def test_24_a_slip_of_the_tongue_may_be_mended_until_declarer_plays_another_card() -> None:
    slip = {"whose_card": "dummys", "dummys_card": "meant_another"}
    mended = ruled(
        "card_played", record=SPADES, offender="S", **slip, declarer_played_since=False,
        designation_was_unintended=True, opponent_played_to_designation=True,
    )  # fmt: skip
    assert {"intended_card_is_played", "opponent_may_change_after_slip"} <= keys(mended)
    too_late = ruled("card_played", record=SPADES, offender="S", **slip, declarer_played_since=True)
    assert keys(too_late) == {"declarer_played_since_designation_stands"}


@pytest.mark.parametrize(("said", "facts", "paragraph"), [
    ("high", {"dummy_has_the_suit_led": False}, "46B1"),
    ("rank_only", {"of_that_rank": "continues_suit"}, "46B3(a)"),
    ("anything", {}, "46B5"),
])  # fmt: skip
def test_25_no_card_is_invented_for_an_incomplete_call(said: str, facts: dict[str, object], paragraph: str) -> None:
    ruling = ruled(
        "designation", record=SPADES, offender="S", different_intention_incontrovertible=False, said=said, **facts
    )  # fmt: skip
    assert paragraphs(ruling) == {paragraph}


def exposed(cards: str, edition: str = "2017", **facts: object) -> Ruling:
    """West's cards, which East could have seen; East is to lead."""
    record = {**SPADES, "cards": {"W": cards}}
    known = {"visibility": "seen_or_named", "moment": "partner_to_lead", **facts}
    return ruled("penalty_card", edition, record=record, **known)


def test_26_a_ten_is_an_honour_and_two_dropped_fives_are_major() -> None:
    for cards in ("H10", "H5 D5"):
        ruling = exposed(cards, partners_major_penalty_cards="")
        assert asked(ruling) == ("declarer_chooses", AskedOf.DECLARER, ["require", "forbid", "neither"])
    small = exposed("H5", exposure="dropped")
    assert {"minor_penalty_card", "partner_may_lead_anything"} <= keys(small)


def test_27_a_forbidden_suit_frees_its_card_alone_for_as_long_as_partner_leads() -> None:
    facts = {"partners_major_penalty_cards": "", "declarer_chooses": "forbid", "forbidden_suits": "H"}
    ruling = exposed("H4 D5", **facts)
    assert the(ruling, "some_cards_picked_up").plain_values()["cards"] == ["H4"]
    assert the(ruling, "other_penalty_cards_stay").plain_values()["cards"] == ["D5"]
    assert the(ruling, "partner_may_not_lead_the_suits").plain_values() == {"who": "E", "suits": ["H"]}


def test_28_declarer_who_has_played_must_accept_the_card_in_place_of_a_penalty_card() -> None:
    record: dict[str, object] = {**SPADES, "penalty_cards": {"W": "H4"}}
    ruling = ruled("failure_to_play_penalty_card", record=record, declarer_since_other_card="played")
    assert {"declarer_must_accept_the_other_card", "unplayed_penalty_card_stays"} <= keys(ruling)
    refused = ruled(
        "failure_to_play_penalty_card", record=record, declarer_since_other_card="not_played",
        declarer_accepts_other_card=False,
    )  # fmt: skip
    assert "every_illegal_card_is_major" in keys(refused)


@pytest.mark.parametrize(("since", "paragraph"), [("trick_thirteen", "53A"), ("told_wrongly", "47E1")])
def test_29_two_leads_out_of_turn_that_nobody_may_accept(since: str, paragraph: str) -> None:
    ruling = ruled("lead_out_of_turn", record=SPADES, whose_lead="partner", lead_state=since)
    assert paragraph in paragraphs(ruling)
    assert Effect.PENALTY_CARD not in effects(ruling)
    assert Effect.STANDS not in effects(ruling)


def test_30_an_opening_lead_out_of_turn_is_five_choices_until_dummy_is_seen() -> None:
    record: dict[str, object] = {**SPADES, "cards": {"E": "H3"}}
    five = ruled("opening_lead_out_of_turn", record=record, offender="E", since_opening_lead="nothing")
    choices = ["spread", "accept", "require", "forbid", "neither"]
    assert asked(five) == ("one_of_five", AskedOf.DECLARER, choices)
    seen = ruled("opening_lead_out_of_turn", record=record, offender="E", since_opening_lead="dummy_seen")
    second = {"who": "S", "then": "W", "dummy": "N"}
    assert the(seen, "second_card_from_declarers_hand").plain_values() == second


def test_31_the_next_defender_decides_and_the_right_hand_leads_any_suit() -> None:
    ruling = ruled(
        "lead_out_of_turn", record=SPADES, offender="S", led_from_dummy=True, whose_lead="his_own_hand",
        lead_state="nothing", led_card="H5", defenders_on_the_lead="differ_next_refuses",
    )  # fmt: skip
    assert the(ruling, "next_defender_refuses").plain_values() == {"who": "N", "by": "E"}
    assert "55B2" in paragraphs(ruling)
    assert Effect.LEAD_RESTRICTION not in effects(ruling)


def test_32_a_play_before_partner_is_a_penalty_card_and_one_choice_or_nothing_after_both_hands() -> None:
    early = {"premature": "played_before_partner"}
    record: dict[str, object] = {**SPADES, "cards": {"W": "HQ"}}
    ruling = ruled(
        "premature_play", record=record, **early, since_premature="nothing", suit_led="H", declarer_selects="highest"
    )  # fmt: skip
    assert {"57A", "57A1", "57B"} <= paragraphs(ruling)
    assert paragraphs(ruled("premature_play", record=SPADES, **early, since_premature="both_hands")) == {"57C1"}


def test_33_of_two_visible_cards_the_defender_names_one_and_the_other_is_a_penalty_card() -> None:
    ruling = ruled(
        "cards_played_at_once", record=SPADES, at_once="one_hand", both_sides_played_on=False,
        faces_visible="several",
    )  # fmt: skip
    assert {"names_the_card_played", "other_visible_cards_are_penalty_cards"} <= keys(ruling)


def test_34_a_revoke_in_the_twelfth_trick_is_mended_until_the_hands_are_back() -> None:
    record = played("4S S", SUITS, "WWSSSSWWSSSSS", {(12, "E"): ""})
    ruling = ruled("revoke", record=record, offender="E", hands_returned=False, revoked_before_partners_turn=True)
    assert "trick_twelve_is_corrected" in keys(ruling)
    assert not transferred(ruling)


@pytest.mark.parametrize(("contract", "winners", "revoke", "tricks"), [
    ("4S S", "WWSSSSWWSSSSS", (3, "E"), 1),
    ("4S S", "WWSSSSSSSSSSS", (3, "E"), 0),
    ("4H S", "NNNSSSSSWSSSS", (3, "S"), 1),
    ("4S S", "WWSSSSWWSSSSS", (3, "N"), 0),
])  # fmt: skip
def test_35_tricks_for_a_recorded_revoke(contract: str, winners: str, revoke: tuple[int, str], tricks: int) -> None:
    record = played(contract, SUITS, winners, {revoke: "D"})
    asks = revoke[1] != "N" and tricks
    exception = {"exception_of_64b": "none"} if asks else {}
    ruling = ruled("established_revoke", record=record, offender=revoke[1], **exception)
    assert transferred(ruling) == tricks
    assert "64C1" in paragraphs(ruling)


def test_36_a_player_who_gave_no_card_loses_one_trick_never_two() -> None:
    ruling = ruled(
        "defective_trick", record=SPADES, error="played_none", both_sides_played_on=True, has_card_of_suit_led=False,
        offending_side_won_a_trick="yes", exception_of_64b="none",
    )  # fmt: skip
    assert {"67B1", "67B1(b)", "64A2"} <= paragraphs(ruling)
    assert transferred(ruling) == 1


@pytest.mark.parametrize(("answer", "law_70"), [
    ("all_play_on", False), ("play_on_refused", True), ("claimer_asked_to_play_on", True), ("played_on_anyhow", True),
])  # fmt: skip
def test_37_only_the_other_side_may_ask_to_play_on_and_all_four_consent(answer: str, law_70: bool) -> None:
    ruling = ruled("claim", record=SPADES, offender="S", claim_statement="will_win", answer_to_claim=answer)
    assert ("director_adjudicates_the_claim" in keys(ruling)) is law_70
    assert ("score_of_continued_play_stands" in keys(ruling)) is not law_70


@pytest.mark.parametrize(("loses", "key"), [(True, "trick_goes_to_the_trump"), (False, "trump_alone_costs_nothing")])
def test_38_a_forgotten_trump_needs_all_three_tests(loses: bool, key: str) -> None:
    ruling = ruled(
        "contested_claim", record=SPADES, offender="S", trump_is_out_and_unmentioned=True, unaware_of_the_trump=True,
        could_be_lost_to_the_trump=loses,
    )  # fmt: skip
    assert key in {finding.key for finding in ruling.findings}
    notrump = ruled("contested_claim", record={"contract": "3NT S"}, offender="S")
    assert asked(notrump)[0] == "proposed_line"


def test_39_a_mistaken_call_is_no_infraction_and_a_mistaken_explanation_a_defender_corrects_late() -> None:
    mistaken_call = ruled("mistaken_explanation", record=SPADES, agreement_by_evidence="as_explained")
    assert {"mistaken_call_is_no_infraction", "caller_does_not_correct"} <= keys(mistaken_call)
    assert Effect.ADJUSTED_SCORE not in effects(mistaken_call)
    wrong = ruled(
        "mistaken_explanation", record=SPADES, agreement_by_evidence="different",
        mistake_noticed="partner_becomes_defender",
    )  # fmt: skip
    assert the(wrong, "defender_corrects_after_play").plain_values() == {"who": "E"}


def test_40_the_side_that_agreed_needs_likely_and_the_side_that_conceded_needs_certain() -> None:
    late = {"objected_when": "in_the_correction_period", "tricks_in_question": 1, "tricks_had_been_won": False}
    agreed = ruled("agreed_claim", record=SPADES, **late, tricks_would_likely_have_been_won=True)
    conceded = ruled("cancelled_concession", record=SPADES, **late, could_be_lost_by_normal_play=True)
    assert (transferred(agreed), transferred(conceded)) == (1, 0)
    stands = ruled("cancelled_concession", record=SPADES, objected_when="later")
    assert effects(stands) == {Effect.STANDS}
