"""Laws 36 to 39, row by row; West's call, North is his left-hand opponent."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Effect, Ruling
from tests.laws.recorded_auctions import asked, called, derived
from tests.laws.ruling import cited, keys, ruled, the

LATER = [("26B", "lead_restriction_may_follow"), ("72C", "judge_after_play_whether_could_have_known")]


def barred(ruling: Ruling) -> dict[Seat, str]:
    """Who must pass for the rest, by which paragraph."""
    return {f.values["who"]: f.paragraph for f in ruling.findings if f.key == "must_pass_for_the_rest"}  # type: ignore[misc]


# 36


def doubled(since: str, turn: str = "own") -> Ruling:
    return ruled("inadmissible_double", since_inadmissible_double=since, turn_of_inadmissible_double=turn)


@pytest.mark.parametrize(("turn", "seat"), [("own", Seat.WEST), ("rho", Seat.SOUTH), ("partner", Seat.EAST)])
def test_36A_lho_has_called_so_all_later_calls_go_too_and_nobody_passes(turn: str, seat: Seat) -> None:
    ruling = doubled("lho_called", turn)
    assert cited(ruling) == [
        ("36A", "double_and_later_calls_cancelled"),
        ("36A", "turn_returns_to"),
        ("36A", "as_if_no_irregularity_no_lead_restriction"),
        ("16C1", "withdrawn_call_authorized_for_the_others"),
        ("16C2", "withdrawn_call_unauthorized_for_his_side"),
    ]
    assert the(ruling, "turn_returns_to").values["who"] is seat


def test_36B_in_turn_he_makes_a_legal_call_and_partner_passes_for_the_rest() -> None:
    ruling = doubled("lho_has_not_called")
    assert cited(ruling)[:2] == [("36B1", "inadmissible_double_cancelled"), ("36B2", "must_make_a_legal_call_instead")]
    assert barred(ruling) == {Seat.EAST: "36B2"}
    assert cited(ruling)[-2:] == LATER


def test_36B4_out_of_turn_the_turn_goes_back_and_partner_passes_for_the_rest() -> None:
    ruling = doubled("lho_has_not_called", "partner")
    assert the(ruling, "turn_returns_to").values["who"] is Seat.EAST
    assert barred(ruling) == {Seat.EAST: "36B4"}
    assert cited(ruling)[-2:] == LATER


def test_36C_after_the_lead_was_faced_it_is_scored_without_the_double() -> None:
    assert cited(doubled("lead_faced")) == [
        ("36C", "scored_without_the_inadmissible_double"),
        ("36C", "nothing_else_changes_after_the_lead"),
    ]


@pytest.mark.parametrize("auction", ["1S S:X E:2H", "1S S:X E:P N:2S W:P"])
def test_28B_the_opponent_in_turn_has_called_over_it_so_it_counts_for_nothing_and_nobody_passes(auction: str) -> None:
    ruling = called("inadmissible_double", auction)
    assert derived(ruling) == {"offender": "S", "since_inadmissible_double": "rho_called_in_turn"}
    assert cited(ruling)[:3] == [
        ("28B", "proper_call_is_in_rotation"),
        ("28B", "call_out_of_rotation_counts_for_nothing"),
        ("28B", "right_to_rectification_forfeited"),
    ]
    assert barred(ruling) == {}


@pytest.mark.parametrize("auction", ["1S P X S:P P", "1S P X S:P P P"])
def test_36_a_double_changed_to_the_pass_that_closed_the_auction_may_have_come_to_light_after_the_lead(
    auction: str,
) -> None:
    ruling = called("inadmissible_double", auction)
    assert asked(ruling) == "since_inadmissible_double"
    assert ruling.question is not None
    assert ruling.question.options == ("lho_called", "lead_faced")


def test_36_turn_and_lho_follow_from_the_recorded_auction() -> None:
    silent, spoken = called("inadmissible_double", "1S P X"), called("inadmissible_double", "1S P X P")
    assert derived(silent)["since_inadmissible_double"] == "lho_has_not_called"
    assert derived(spoken)["since_inadmissible_double"] == "lho_called"
    assert derived(spoken)["turn_of_inadmissible_double"] == "own"
    assert barred(silent) == {Seat.NORTH: "36B2"}
    assert barred(spoken) == {}


def test_36C_once_the_recorded_auction_is_over_the_lead_is_asked_about() -> None:
    assert asked(called("inadmissible_double", "1S P X P P P")) == "since_inadmissible_double"


def test_36A_lho_recorded_as_having_called_leaves_only_the_lead_in_question() -> None:
    question = called("inadmissible_double", "1S P X P P P").question
    assert question is not None
    assert [str(option) for option in question.options] == ["lho_called", "lead_faced"]


# 37


def broke_his_pass(also_inadmissible: bool, lho_called: bool, **facts: object) -> Ruling:
    return ruled(
        "call_by_player_required_to_pass",
        is_also_inadmissible_double=also_inadmissible,
        lho_called_over_barred_player=lho_called,
        **facts,
    )


@pytest.mark.parametrize(("for_the_rest", "who_passes"), [(True, {Seat.WEST: "37A"}), (False, {})])
def test_37A_lho_has_called_so_the_call_stands_and_he_stays_barred_as_he_was(
    for_the_rest: bool, who_passes: dict[Seat, str]
) -> None:
    ruling = broke_his_pass(False, True, is_barred_for_the_rest=for_the_rest)
    assert cited(ruling)[:2] == [
        ("37A", "call_of_barred_player_stands"),
        ("37A", "no_lead_restriction_after_lho_called"),
    ]
    assert barred(ruling) == who_passes


@pytest.mark.parametrize("also_inadmissible", [True, False])
def test_37B_lho_has_not_called_so_a_pass_is_substituted_and_both_pass_for_the_rest(also_inadmissible: bool) -> None:
    ruling = broke_his_pass(also_inadmissible, False)
    assert the(ruling, "pass_substituted").paragraph == "37B1"
    assert barred(ruling) == {Seat.WEST: "37B2", Seat.EAST: "37B2"}
    assert cited(ruling)[-2:] == LATER


def test_37B_with_36A_an_inadmissible_double_over_which_lho_called_is_a_judgement() -> None:
    ruling = broke_his_pass(True, True, later_calls_cancelled_too=True)
    assert barred(ruling) == {Seat.WEST: "37B2", Seat.EAST: "37B2"}
    assert cited(ruling)[-3] == ("36A", "later_calls_cancelled_no_lead_restriction")
    assert [fact.key for fact in ruling.judgements] == ["later_calls_cancelled_too"]
    assert cited(broke_his_pass(True, True, later_calls_cancelled_too=False))[-2:] == LATER


@pytest.mark.parametrize(("calls", "lho_called"), [("1S 1H P 2H", "no"), ("1S 1H P 2H P", "yes")])
def test_37A_whether_lho_called_over_the_barred_player_is_recorded(calls: str, lho_called: str) -> None:
    told = derived(called("call_by_player_required_to_pass", calls, offender="W", is_barred_for_the_rest=True))
    assert told == {"is_also_inadmissible_double": "no", "lho_called_over_barred_player": lho_called}


def test_37_a_call_before_his_turn_came_again_may_not_be_the_one_in_question_so_it_is_asked() -> None:
    ruling = called("call_by_player_required_to_pass", "P 1D 1S 1H P", offender="E")
    assert asked(ruling) == "is_also_inadmissible_double"


# 38


@pytest.mark.parametrize("lho_called", [True, False])
def test_38A_to_C_it_is_cancelled_a_pass_takes_its_place_and_both_pass_for_the_rest(lho_called: bool) -> None:
    ruling = ruled("bid_above_seven", lho_called_over_bid_above_seven=lho_called)
    assert [finding.paragraph for finding in ruling.findings[:3]] == ["38A", "38B", "38C"]
    assert barred(ruling) == {Seat.WEST: "38C", Seat.EAST: "38C"}


def test_38D_26B_and_72C_only_where_lho_had_not_called() -> None:
    silent = ruled("bid_above_seven", lho_called_over_bid_above_seven=False)
    spoken = ruled("bid_above_seven", lho_called_over_bid_above_seven=True)
    assert cited(silent)[-2:] == LATER
    assert cited(spoken)[-1] == ("38D", "lho_called_so_no_lead_restriction")
    assert not {key for _paragraph, key in LATER} & keys(spoken)


# 39


def late(ended: str, **facts: object) -> Ruling:
    return ruled("call_after_final_pass", auction_ended=ended, **facts)


def test_39A_and_C_a_defenders_bid_that_lho_has_not_called_over_restricts_a_lead_but_nobody_passes() -> None:
    ruling = late("his_side_defends", late_call_is_pass=False, lho_called_after_late_call=False)
    assert cited(ruling) == [
        ("39A", "late_calls_cancelled"),
        ("16C1", "withdrawn_call_authorized_for_the_others"),
        ("16C2", "withdrawn_call_unauthorized_for_his_side"),
        ("39C", "late_call_restricts_the_lead"),
    ]
    assert ruling.findings[3].effect is Effect.SEE_LAW
    assert ruling.findings[3].values["situation"] == "lead_restriction"


@pytest.mark.parametrize(("ended", "facts", "paragraphs"), [
    ("his_side_defends", {"late_call_is_pass": True}, ["39A", "39B"]),
    ("his_side_defends", {"late_call_is_pass": False, "lho_called_after_late_call": True},
     ["39A", "16C1", "16C2", "39B"]),
    ("his_side_declares", {}, ["39A", "39B", "16C1"]),
])  # fmt: skip
def test_39B_a_pass_lho_called_or_declarers_side_nothing_is_rectified(
    ended: str, facts: dict[str, object], paragraphs: list[str]
) -> None:
    ruling = late(ended, **facts)
    assert [finding.paragraph for finding in ruling.findings] == paragraphs
    assert [finding.effect for finding in ruling.findings if finding.paragraph == "39B"] == [Effect.NO_RECTIFICATION]


def test_39A_and_22B_after_a_passed_out_board_nobody_defends_so_nothing_more() -> None:
    ruling = late("passed_out")
    assert cited(ruling) == [
        ("39A", "late_calls_cancelled"),
        ("22B", "board_passed_out_nobody_defends"),
        ("22B", "passed_out_board_is_zero"),
    ]


def test_17D3_the_auction_was_not_over_comes_first() -> None:
    ruling = late("player_skipped")
    assert ruling.findings[0].values["situation"] == "passes_out_of_turn_skip_a_player"


@pytest.mark.parametrize(("calls", "ended", "paragraphs"), [
    ("1H P P P N:2H", "his_side_declares", ["39A", "39B", "16C1"]),
    ("1H P P P E:1S", "his_side_defends", ["39A", "16C1", "16C2", "39C"]),
    ("1H P P P W:P", "his_side_defends", ["39A", "39B"]),
    ("P P P P E:1S", "passed_out", ["39A", "22B", "22B"]),
    ("1H S:P W:P N:P E:1S", "player_skipped", ["17D3"]),
])  # fmt: skip
def test_39_side_and_call_follow_from_the_recorded_auction(calls: str, ended: str, paragraphs: list[str]) -> None:
    ruling = called("call_after_final_pass", calls)
    assert derived(ruling)["auction_ended"] == ended
    assert [finding.paragraph for finding in ruling.findings] == paragraphs


@pytest.mark.parametrize(("late_calls", "who", "paragraph"), [
    ("E:2S S:P", "E", "39B"),
    ("E:2S N:P", "E", "39C"),
    ("N:2C E:P", "N", "39B"),
    ("S:P E:2S", "E", "39C"),
    ("E:2S S:P W:3S", "W", "39C"),
    ("E:2S W:3S", "E", "39C"),
    ("E:P W:X", "W", "39C"),
])  # fmt: skip
def test_39_of_several_late_calls_the_first_that_restricts_a_lead_is_ruled_on(
    late_calls: str, who: str, paragraph: str
) -> None:
    ruling = called("call_after_final_pass", f"1NT P P P {late_calls}")
    assert derived(ruling)["offender"] == who
    assert paragraph in {finding.paragraph for finding in ruling.findings}
