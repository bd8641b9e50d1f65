"""Laws 17 to 40, with 73 and 75: two ways into one event of the auction rule alike.

What leads on is followed as the desk does it, with all that is already known; what was answered is not asked again.
"""

from collections.abc import Callable

import pytest

from rulings.laws.engine import Case, Effect, Finding, Ruling, rule
from rulings.laws.engine.matters import Matter, Settled
from rulings.laws.follow_ups import continuation
from rulings.laws.settled import said_by
from rulings.laws.situations import law_of
from tests.laws.ruling import keys, ruled

Facts = dict[str, object]
Ruled = Callable[[], Ruling]
REFUSED: Facts = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": "no"}
AT_PARTNERS_TURN: Facts = {"whose_turn": "partner", **REFUSED}
AT_RHOS_TURN: Facts = {"whose_turn": "rho", **REFUSED}
OVER_IT: Facts = {"whose_turn": "rho", "since_out_of_rotation": "rho_called"}
CHANGE_OF_CALL: Facts = {"whose_turn": "lho", "has_called_before": True}
CHANGED: Facts = {"second_call_made": True, "lho_accepts_change": "no", "standing_call_is": "nothing"}
UNINTENDED: Facts = {"call_was_intended": False, "unintended_in_time": "nobody_has_called"}
NOT_ACCEPTED: Facts = {"since_insufficient": "nothing", "lho_accepts_insufficient_bid": "no"}
DOUBLED: Facts = {"since_inadmissible_double": "lho_has_not_called", "turn_of_inadmissible_double": "own"}
TOLD_WRONGLY: Facts = {"misinformation_known_when": "play_over", "offenders_gained": True}
AFTER_PLAY: Facts = {"assisted_and_damaged": True}


def goes_on(ruling: Ruling, to: str, **facts: object) -> Ruling:
    """The ruling of the situation that it leads on to, with what is known there; none of it may be asked again."""
    assert ruling.is_complete, ruling.question
    onward = [each for found in ruling.findings if (each := continuation(found, ruling, "2017"))]
    (known,) = [each.facts for each in onward if each.situation == to]
    assert not set(facts) & set(known), "asked again"
    return rule(law_of(to), Case({**known, **facts}))


def leads_to(ruling: Ruling) -> set[object]:
    assert ruling.is_complete, ruling.question
    return {found.values["situation"] for found in ruling.findings if found.effect is Effect.SEE_LAW}


def settled(ruling: Ruling, *matters: Matter) -> set[Settled]:
    assert ruling.is_complete, ruling.question
    return {each for _finding, each in said_by(ruling.findings) if each.matter in matters}


def binding(ruling: Ruling) -> list[Finding]:
    """Who must pass and what may be known, whatever paragraph orders it."""
    assert ruling.is_complete, ruling.question
    effects = (Effect.MUST_PASS, Effect.INFORMATION, Effect.CHECK_LATER)
    return [found for found in ruling.findings if found.effect in effects]


def simultaneous(call: str) -> Ruling:
    facts = {"simultaneous_caller_place": "not_next", "simultaneous_call": call}
    return ruled("simultaneous_calls", **facts)


@pytest.mark.parametrize(("door", "to", "facts"), [
    pytest.param(lambda: simultaneous("pass"), "pass_out_of_rotation",
                 {**AT_PARTNERS_TURN, "pass_is_artificial": False, "comparable_test": "none"},
                 id="33 and 30: a pass at the same time"),
    pytest.param(lambda: simultaneous("bid"), "bid_out_of_rotation", {**AT_PARTNERS_TURN, "comparable_test": "none"},
                 id="33 and 31: a bid at the same time"),
    pytest.param(lambda: simultaneous("double"), "double_out_of_rotation",
                 {**AT_PARTNERS_TURN, "double_is_inadmissible": False, "comparable_test": "none"},
                 id="33 and 32: a double at the same time"),
    pytest.param(lambda: ruled("insufficient_bid", insufficient_kind="out_of_turn"), "bid_out_of_rotation",
                 {**AT_PARTNERS_TURN, "comparable_test": "subset"}, id="27A2 and 31: insufficient and out of turn"),
    pytest.param(lambda: ruled("double_out_of_rotation", double_is_inadmissible=True), "inadmissible_double",
                 {**DOUBLED, "turn_of_inadmissible_double": "partner"}, id="32 and 36: out of turn and inadmissible"),
    pytest.param(lambda: ruled("insufficient_bid", insufficient_kind="unintended"), "unintended_call",
                 {**UNINTENDED, "intended_call_is": "nothing"},
                 id="27 and 25A: an insufficient bid that was not meant"),
    pytest.param(lambda: ruled("change_of_call", call_was_intended=False), "unintended_call",
                 {"unintended_in_time": "partner_has_called"}, id="25B and 25A: the first call was not meant"),
    pytest.param(lambda: ruled("unintended_call", call_was_intended=True, second_call_made=True), "change_of_call",
                 {"lho_accepts_change": "no", "standing_call_is": "nothing"}, id="25A and 25B: it was meant"),
    *(pytest.param(lambda call=call: ruled(f"{call}_out_of_rotation", **CHANGE_OF_CALL), "change_of_call",
                   {"call_was_intended": True, **CHANGED}, id=f"{paragraph} and 25B: a {call} at LHO's second turn")
      for call, paragraph in (("pass", "30B2"), ("bid", "31C"))),
    pytest.param(lambda: ruled("double_out_of_rotation", double_is_inadmissible=False, whose_turn="lho"),
                 "change_of_call", {"call_was_intended": True, **CHANGED}, id="32C and 25B: a double at LHO's turn"),
    pytest.param(lambda: ruled("understandings", understanding_fault="wrong_explanation"), "misinformation",
                 TOLD_WRONGLY, id="40B3 and 21: told wrongly"),
    pytest.param(lambda: ruled("explanation_corrected", explanation_noticed_by="explainer", lead_has_been_faced=True),
                 "misinformation", {"misinformation_source": "wrong_explanation", **TOLD_WRONGLY},
                 id="20F4 and 21: the explainer finds out"),
    pytest.param(lambda: ruled("pass_out_of_rotation", **AT_PARTNERS_TURN, pass_is_artificial=True),
                 "bid_out_of_rotation", {"comparable_test": "none"}, id="30C and 31: an artificial pass"),
    pytest.param(lambda: ruled("bid_out_of_rotation", **AT_RHOS_TURN, rho_action="pass", repetition_is_legal=False),
                 "insufficient_bid", {**NOT_ACCEPTED, "replacement": "lowest_same"},
                 id="31A1 and 27: repeated, it is insufficient"),
    pytest.param(lambda: ruled("double_out_of_rotation", **AT_RHOS_TURN, double_is_inadmissible=False, rho_passes=True,
                               repeated_double_is_admissible=False),
                 "inadmissible_double", {"since_inadmissible_double": "lho_has_not_called"},
                 id="32A1 and 36: repeated, it is inadmissible"),
    pytest.param(lambda: ruled("call_after_final_pass", auction_ended="his_side_defends", late_call_is_pass=False,
                               lho_called_after_late_call=False),
                 "lead_restriction", {"suits_shown": ["S"], "partners_first_lead": "not_yet"},
                 id="39C and 26: a defender's late call"),
    pytest.param(lambda: ruled("insufficient_bid", insufficient_kind="in_turn", **NOT_ACCEPTED,
                               replacement="insufficient_again", lho_accepts_second_insufficient_bid=False,
                               final_replacement_comparable=False),
                 "lead_restriction", {"role": "defender", "suits_shown": ["S"], "partners_first_lead": "not_yet"},
                 id="27B4 and 26: two insufficient bids"),
    pytest.param(lambda: ruled("call_after_final_pass", auction_ended="player_skipped"),
                 "passes_out_of_turn_skip_a_player", {"player_skipped": "N", "passer_out_of_rotation": "S"},
                 id="39 and 17D3: the auction was not over"),
    pytest.param(lambda: ruled("opening_lead_out_of_turn", opening_lead_by="declaring_side"),
                 "card_exposed_in_auction", {}, id="54E and 24: the declaring side leads"),
    pytest.param(lambda: ruled("opening_lead_out_of_turn", opening_lead_by="auction_not_over"),
                 "card_exposed_in_auction",
                 {"partner_could_see_face": True, "exposed_cards": ["S7"], "side_in_play": "not_yet"},
                 id="54 and 24: a lead before the auction is over"),
    pytest.param(lambda: ruled("card_exposed_in_auction", card_shown="after_final_pass", side_in_play="defending",
                               attempted_opening_lead=True),
                 "opening_lead_out_of_turn", {"since_opening_lead": "told_wrongly"},
                 id="24 and 54: the wrong defender leads"),
    pytest.param(lambda: ruled("review_and_explanation", wanted_of_the_calls="system_card"), "understandings",
                 {"understanding_fault": "opponents_card", "opponents_card_at_a_right_time": True},
                 id="20G3 and 40B2: system cards"),
])  # fmt: skip
def test_a_way_into_another_law_is_ruled_there_and_no_more_is_asked_than_is_new(
    door: Ruled, to: str, facts: Facts
) -> None:
    ruling = goes_on(door(), to, **facts)
    assert ruling.is_complete, ruling.question


@pytest.mark.parametrize(("one", "other"), [
    pytest.param(lambda: ruled("call_after_final_pass", auction_ended="player_skipped"),
                 lambda: ruled("end_of_the_auction", passes_that_closed_the_auction="skipped_a_player",
                               player_skipped="N"), id="39 and 22: a player was skipped (17D3)"),
    pytest.param(lambda: ruled("auction_period", auction_doubt="is_it_over", auction_came_to="pass_out_of_rotation"),
                 lambda: ruled("call_after_final_pass", auction_ended="player_skipped"),
                 id="17D and 39: a pass out of rotation at the end"),
    pytest.param(lambda: ruled("unintended_call", call_was_intended=True, second_call_made=True),
                 lambda: ruled("pass_out_of_rotation", **CHANGE_OF_CALL), id="25A2 and 30B2: a change of call"),
    *(pytest.param(lambda by=by: ruled("face_down_lead_out_of_turn", opening_lead_by=by),
                   lambda by=by: ruled("opening_lead_out_of_turn", opening_lead_by=by),
                   id=f"41A and 54: a lead by {by}, face down or faced")
      for by in ("declaring_side", "auction_not_over")),
    pytest.param(lambda: ruled("declarer_exposes", declarer_exposed="during_the_auction"),
                 lambda: ruled("opening_lead_out_of_turn", opening_lead_by="auction_not_over"),
                 id="48 and 54: a card shown, or led, in the auction (24)"),
    pytest.param(lambda: ruled("tempo", tempo_complaint="partner_was_informed"),
                 lambda: ruled("conduct", conduct_complaint="violation_of_procedure", partner_was_informed=True),
                 id="73 and 74: partner was informed (16B)"),
    pytest.param(lambda: ruled("review_and_explanation", wanted_of_the_calls="review", asks_when="auction_over"),
                 lambda: ruled("review_and_explanation", wanted_of_the_calls="explanation", asks_when="auction_over"),
                 id="20C2 and 20F2: asked after the final pass (41)"),
])  # fmt: skip
def test_two_ways_into_one_event_lead_on_to_the_same_law(one: Ruled, other: Ruled) -> None:
    assert leads_to(one()) == leads_to(other())


IRREGULAR = ("insufficient", "inadmissible", "required_to_pass", "pass_out_of_rotation", "bid_out_of_rotation",
             "double_out_of_rotation")  # fmt: skip


@pytest.mark.parametrize("sort", IRREGULAR)
def test_25_the_call_that_stands_leads_on_alike_whether_it_was_meant_at_first_or_changed_to(sort: str) -> None:
    unintended = ruled("unintended_call", **UNINTENDED, intended_call_is=sort)
    ways = [ruled("change_of_call", call_was_intended=True, **{**CHANGED, "standing_call_is": sort,
                  "lho_accepts_change": accepts}) for accepts in ("yes", "no")]  # fmt: skip
    for way in ways:
        assert leads_to(way) - {"lead_restriction"} == leads_to(unintended)


@pytest.mark.parametrize("situation", ["unintended_call", "change_of_call"])
def test_25A2_a_wish_to_change_is_ruled_alike(situation: str) -> None:
    wish = {"call_was_intended": True, "second_call_made": False}
    assert ruled(situation, **wish).findings == ruled("unintended_call", **wish).findings


@pytest.mark.parametrize("one", [
    pytest.param(lambda: ruled("pass_out_of_rotation", **OVER_IT), id="30"),
    pytest.param(lambda: ruled("bid_out_of_rotation", **OVER_IT), id="31"),
    pytest.param(lambda: ruled("double_out_of_rotation", double_is_inadmissible=False, **OVER_IT), id="32"),
    pytest.param(lambda: ruled("inadmissible_double", since_inadmissible_double="rho_called_in_turn"), id="36"),
])  # fmt: skip
def test_28B_whatever_was_called_out_of_turn_counts_for_nothing_once_rho_has_called(one: Ruled) -> None:
    assert one().findings == ruled("bid_out_of_rotation", **OVER_IT).findings


@pytest.mark.parametrize(("one", "other", "matters"), [
    pytest.param(lambda: ruled("bid_out_of_rotation", whose_turn="partner", since_out_of_rotation="lho_called"),
                 lambda: ruled("bid_out_of_rotation", whose_turn="partner", since_out_of_rotation="nobody",
                               lho_accepts_out_of_rotation="yes"),
                 (Matter.CALL, Matter.PARTNER), id="29A: LHO accepts in words or by calling"),
    pytest.param(lambda: ruled("insufficient_bid", insufficient_kind="in_turn", since_insufficient="lho_called"),
                 lambda: ruled("insufficient_bid", insufficient_kind="in_turn", since_insufficient="nothing",
                               lho_accepts_insufficient_bid="yes"),
                 (Matter.CALL, Matter.PARTNER, Matter.SCORE), id="27A1: LHO accepts in words or by calling"),
    pytest.param(lambda: ruled("call_by_player_required_to_pass", is_also_inadmissible_double=True,
                               lho_called_over_barred_player=False),
                 lambda: ruled("bid_above_seven", lho_called_over_bid_above_seven=False),
                 (Matter.CALL, Matter.PARTNER, Matter.TURN, Matter.INFORMATION, Matter.SCORE),
                 id="37B and 38C: a pass in its place"),
    pytest.param(lambda: ruled("comparable_call", withdrawn_call="play_over", **AFTER_PLAY),
                 lambda: ruled("insufficient_bid", insufficient_kind="play_over", **AFTER_PLAY),
                 (Matter.SCORE,), id="23C and 27D: the help of the irregularity"),
    pytest.param(lambda: ruled("call_after_final_pass", auction_ended="passed_out"),
                 lambda: ruled("end_of_the_auction", passes_that_closed_the_auction="passed_out"),
                 (Matter.SCORE,), id="39 and 22B: a board passed out"),
    pytest.param(lambda: ruled("passes_out_of_turn_skip_a_player", passes_that_closed_the_auction="after_a_bid"),
                 lambda: ruled("end_of_the_auction", passes_that_closed_the_auction="after_a_bid", final_bid="2S",
                               last_bidder="W", first_to_name_denomination="W"),
                 (Matter.AUCTION, Matter.CALL), id="34 and 22A: nobody was skipped"),
])  # fmt: skip
def test_two_doors_to_one_event_settle_the_same(one: Ruled, other: Ruled, matters: tuple[Matter, ...]) -> None:
    assert settled(one(), *matters) == settled(other(), *matters)


@pytest.mark.parametrize("test", ["none", "subset", "same_or_similar", "same_purpose"])
def test_30_to_32_at_partners_turn_pass_bid_and_double_cost_the_same(test: str) -> None:
    replaced = {**AT_PARTNERS_TURN, "comparable_test": test}
    bid = binding(ruled("bid_out_of_rotation", **replaced))
    passed = binding(ruled("pass_out_of_rotation", pass_is_artificial=False, **replaced))
    doubled = binding(ruled("double_out_of_rotation", double_is_inadmissible=False, **replaced))
    assert [found.key for found in passed] == [found.key for found in bid] == [found.key for found in doubled]
    assert [found.plain_values() for found in passed] == [found.plain_values() for found in bid]


@pytest.mark.parametrize(("withdrawn", "by_law"), [
    ("bid", lambda: ruled("bid_out_of_rotation", **AT_PARTNERS_TURN, comparable_test="subset")),
    ("pass", lambda: ruled("pass_out_of_rotation", **AT_PARTNERS_TURN, pass_is_artificial=False,
                           comparable_test="subset")),
    ("double", lambda: ruled("double_out_of_rotation", **AT_PARTNERS_TURN, double_is_inadmissible=False,
                             comparable_test="subset")),
    ("insufficient_bid", lambda: ruled("insufficient_bid", insufficient_kind="in_turn", **NOT_ACCEPTED,
                                       replacement="other_bid_or_pass", comparable_test="subset")),
])  # fmt: skip
def test_23_a_comparable_call_frees_what_the_law_of_the_call_frees(withdrawn: str, by_law: Ruled) -> None:
    freed = {"comparable_no_further_rectification", "withdrawn_call_not_unauthorized",
             "comparable_so_no_lead_restriction"}  # fmt: skip
    told = ruled("comparable_call", withdrawn_call=withdrawn, comparable_test="subset")
    assert freed <= keys(told)
    assert freed <= keys(by_law())
    assert settled(told, Matter.PARTNER) == settled(by_law(), Matter.PARTNER)
