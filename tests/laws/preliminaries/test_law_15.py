"""Law 15 (2007: 15 and 17D), row by row of its tables, in both editions."""

import pytest

from rulings.laws.engine import Effect
from tests.laws.ruling import AVERAGES, BY_FAULT, NO_RESULT, Told, by_fault, cited, keys, row, ruled, the, told

CALLED = {"wrong_cards_entry": "auction", "called_on_wrong_cards": True}
CALLED_2007 = {"wrong_cards_entry": "auction", "called_on_wrong_cards_2007": True}
AT_FAULT_2007 = by_fault("cards_from_wrong_board", "2007")
LATER = {"wrong_cards_entry": "board_of_the_cards"}
PAIRS = {"form_of_scoring": "pairs_mp", "cards_taken_out": True}
EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


def test_15A2a_partner_had_called_the_score_is_adjusted_artificially() -> None:
    ruling = ruled("cards_from_wrong_board", **CALLED, **BY_FAULT, called_since="partner")
    assert ("15A2(a)", "partner_called_after_wrong_cards") in cited(ruling)
    assert cited(ruling)[-3:] == [*AVERAGES]
    assert "calls_again_on_the_right_hand" not in keys(ruling)


def test_15A2b_nobody_had_called_he_calls_again() -> None:
    ruling = ruled("cards_from_wrong_board", **CALLED, called_since="nobody")
    assert [f.effect for f in ruling.findings[:2]] == [Effect.CANCELLED, Effect.TURN_RETURNS]


@pytest.mark.parametrize(("auction", "since"), [
    ("P P 1S", "nobody"),
    ("P P 1S P", "lho"),
    ("P P 1S P 2S", "partner"),
])  # fmt: skip
def test_15A2_whether_and_who_called_since_follows_from_the_auction(auction: str, since: str) -> None:
    record: dict[str, object] = {"board": 1, "auction": auction}
    ruling = ruled("cards_from_wrong_board", record=record, offender="S", wrong_cards_entry="auction")
    assert {fact.key: str(value) for fact, value in ruling.derived.items()} == {
        "called_on_wrong_cards": "True",
        "called_since": since,
    }


@pytest.mark.parametrize(("edition", "called", "information"), [
    ("2017", "called_on_wrong_cards", "16D"),
    ("2007", "called_on_wrong_cards_2007", "16C"),
])  # fmt: skip
def test_15A_no_call_yet_the_hands_are_changed_and_cards_seen_are_another_source(
    edition: str, called: str, information: str
) -> None:
    facts = {"wrong_cards_entry": "auction", called: False, "cards_seen_are_of_a_later_board": True}
    ruling = ruled("cards_from_wrong_board", edition, **facts)
    assert cited(ruling)[0] == ("7B1", "takes_the_right_hand")
    assert the(ruling, "has_seen_cards_of_a_later_board").values["law"] == information


@pytest.mark.parametrize(("allowed", "found"), [
    (True, ("15A3", "board_of_the_cards_is_played")),
    (False, ("15A3", "board_of_the_cards_is_not_played")),
])  # fmt: skip
def test_15A3_the_same_call_may_be_allowed_normal_play(allowed: bool, found: tuple[str, str]) -> None:
    facts = {"same_call_on_the_right_board": True, "normal_play_is_allowed": allowed}
    assert cited(ruled("cards_from_wrong_board", **LATER, **facts, **BY_FAULT))[0] == found


@EDITIONS
@pytest.mark.parametrize(("runs", "found"), [
    (True, ("84D", "board_runs_in_spite_of_wrong_cards")),
    (False, ("12A2", "wrong_cards_found_in_play")),
])  # fmt: skip
def test_15A_found_in_play_is_not_in_the_text_and_judged(edition: str, runs: bool, found: tuple[str, str]) -> None:
    called = "called_on_wrong_cards" if edition == "2017" else "called_on_wrong_cards_2007"
    facts = {"wrong_cards_entry": "play", called: False, "board_may_run_in_spite_of_wrong_cards": runs}
    assert (
        cited(ruled("cards_from_wrong_board", edition, **facts, **by_fault("cards_from_wrong_board", edition)))[0]
        == found
    )


def test_15A1_the_calls_fall_at_whatever_stage_it_is_found() -> None:
    facts = BY_FAULT | {"called_on_wrong_cards": True, "called_since": "partner"}
    in_auction, in_play = (ruled("cards_from_wrong_board", wrong_cards_entry=at, **facts) for at in ("auction", "play"))
    assert in_auction.findings == in_play.findings


def test_15A2_in_the_play_a_recorded_auction_does_not_tell_on_which_cards_he_called() -> None:
    record: dict[str, object] = {"board": 1, "auction": "P P 1S P 2S P P P"}
    question = ruled("cards_from_wrong_board", record=record, offender="S", wrong_cards_entry="play").question
    assert question is not None
    assert question.fact.key == "called_on_wrong_cards"


def test_2007_17D2_lho_must_repeat_and_a_call_that_does_not_differ_lets_it_go_on() -> None:
    ruling = ruled("cards_from_wrong_board", "2007", **CALLED_2007, called_since_2007="lho", new_call_differs=False)
    assert cited(ruling)[2:4] == [("17D2", "lho_must_repeat_his_call"), ("17D2", "new_call_does_not_differ")]
    assert str(the(ruling, "lho_must_repeat_his_call").values["who"]) == "N"


def test_2007_17D2_a_call_that_differs_after_lho_called_is_artificial() -> None:
    facts = CALLED_2007 | AT_FAULT_2007 | {"called_since_2007": "lho", "new_call_differs": True}
    found = cited(ruled("cards_from_wrong_board", "2007", **facts))
    assert ("17D2", "new_call_differs_after_lho_called") in found
    assert found[-3:] == [*AVERAGES]


def test_2007_17D2_partner_had_called_is_artificial() -> None:
    ruling = ruled("cards_from_wrong_board", "2007", **CALLED_2007, **AT_FAULT_2007, called_since_2007="partner")
    assert ("17D2", "partner_called_over_the_cancelled_call") in cited(ruling)
    assert cited(ruling)[-3:] == [*AVERAGES]
    assert "calls_again_on_the_right_hand" not in keys(ruling)


@pytest.mark.parametrize(("facts", "key"), [
    ({"same_call_on_the_right_board_2007": True, "normal_play_is_allowed_2007": True}, "board_of_the_cards_is_played"),
    (
        {"same_call_on_the_right_board_2007": True, "normal_play_is_allowed_2007": False},
        "board_of_the_cards_gets_artificial_score",
    ),
    ({"same_call_on_the_right_board_2007": False}, "other_call_gives_artificial_score"),
])  # fmt: skip
def test_2007_17D3_on_the_board_of_the_cards(facts: dict[str, object], key: str) -> None:
    given = () if key == "board_of_the_cards_is_played" else AVERAGES
    assert cited(ruled("cards_from_wrong_board", "2007", **LATER, **facts, **AT_FAULT_2007)) == [
        ("17D3", key),
        ("17D4", "wrong_cards_may_be_penalized"),
        *given,
    ]


@pytest.mark.parametrize("form", ["teams", "knockout"])
def test_15_footnote_teams_are_ruled_under_86B(form: str) -> None:
    facts = {"cards_taken_out": True, "board_is_of_the_match": False, "team_boards": "by_regulation"}
    ruling = ruled("wrong_board_played", record={"form": form}, **facts)
    assert cited(ruling) == [("86B", "wrong_board_in_teams"), ("86B3", "boards_of_one_table_by_regulation")]
    played = ruled("wrong_board_played", record={"form": form}, cards_taken_out=True, board_is_of_the_match=True)
    assert cited(played) == [("86", "board_is_compared_in_the_match")]


@pytest.mark.parametrize("form", ["teams", "pairs_mp"])
def test_15B_before_cards_are_out_the_board_is_changed_at_teams_and_at_pairs(form: str) -> None:
    ruling = ruled("wrong_board_played", record={"form": form}, cards_taken_out=False)
    assert cited(ruling) == [("17A", "board_is_simply_changed")]


@pytest.mark.parametrize(("deprived", "sides"), [("ns", ["NS"]), ("both", ["NS", "EW"]), ("others", [])])
def test_15B3_only_those_who_are_deprived_get_an_award(deprived: str, sides: list[str]) -> None:
    facts = {"somebody_had_played_it": False, "deprived_contestants": deprived}
    faults = {"fault_of_ns": "none", "fault_of_ew": "partly"} if sides == ["NS", "EW"] else {"fault_of_ns": "none"}
    given = faults if sides else {}
    ruling = ruled("wrong_board_played", record={"form": "pairs_mp"}, cards_taken_out=True, **facts, **given)
    assert [str(finding.values["to"]) for finding in ruling.findings if "average" in finding.values] == sides


@pytest.mark.parametrize(("differs", "last"), [
    (False, [("15C", "second_auction_goes_on")]),
    (True, [("15C", "board_cancelled_for_a_differing_call"), ("12C2(a)", "artificial_for_the_cancelled_board"),
            *AVERAGES]),
])  # fmt: skip
def test_2007_15C_during_the_auction_a_second_auction_repeats_the_first(
    differs: bool, last: list[tuple[str, str]]
) -> None:
    facts = {"cards_taken_out": True, "found_during_the_auction": True, "second_auction_differs": differs}
    assert cited(ruled("wrong_board_played", "2007", **facts, **by_fault("wrong_board_played", "2007"))) == [
        ("15C", "first_auction_cancelled"),
        ("15C", "right_contestants_are_seated"),
        ("15C", "second_auction_begins"),
        *last,
        ("15C", "purposeful_attempt_to_prevent_play"),
    ]


@pytest.mark.parametrize(("case", "found"), [
    row("15A1 the call and all later calls are cancelled, and LHO may call anew",
        ["15A1 call_on_wrong_cards_cancelled", "15A1 calls_since_wrong_cards_cancelled",
         "15A2(b) calls_again_on_the_right_hand", "15A2(b) opponents_may_call_anew",
         "15A2(c) cancelled_call_authorized_for_the_others", "15A2(c) cancelled_call_unauthorized_for_his_side",
         "15A3 compare_his_call_on_the_other_board", "15A4 wrong_cards_may_be_penalized"],
        ruled, "cards_from_wrong_board", **CALLED, called_since="lho"),
    row("15A3 another call is adjusted", ["15A3 other_call_on_the_right_board",
        "15A4 wrong_cards_may_be_penalized", *map(" ".join, NO_RESULT)],
        ruled, "cards_from_wrong_board", **LATER, **BY_FAULT, same_call_on_the_right_board=False),
    row("2007 17D1 only the offender's call is cancelled",
        ["17D1 call_on_wrong_cards_cancelled", "17D2 calls_again_on_the_right_hand",
         "17D3 compare_his_call_on_the_other_board", "17D4 wrong_cards_may_be_penalized"],
        ruled, "cards_from_wrong_board", "2007", **CALLED_2007, called_since_2007="nobody"),
    row("15B1 and B3 somebody had played it: cancelled, and artificial for the deprived",
        ["15B1 board_cancelled_for_both_sides", "15B1 earlier_score_stays", "15B3 artificial_for_the_deprived",
         "12C2(a) average_plus_in_matchpoints", "12C2(c) session_score_may_move_the_average"],
        ruled, "wrong_board_played", **PAIRS, somebody_had_played_it=True, deprived_contestants="ns",
        fault_of_ns="none"),
    row("15B2 nobody had played it: it is completed and stands",
        ["15B2 auction_and_play_are_completed", "15B2 score_on_wrong_board_stands",
         "15B2 correct_board_may_be_played_later", "15B3 nobody_is_deprived"],
        ruled, "wrong_board_played", **PAIRS, somebody_had_played_it=False, deprived_contestants="nobody"),
    row("15B before any cards are out the board is changed", ["17A board_is_simply_changed"],
        ruled, "wrong_board_played", cards_taken_out=False),
    row("2007 15B the second score is cancelled", ["15B second_score_cancelled", "15B earlier_score_stays",
        "15B artificial_for_others_deprived"],
        ruled, "wrong_board_played", "2007", cards_taken_out=True, found_during_the_auction=False,
        somebody_had_played_it=True, deprived_contestants="others"),
    row("2007 15A the score normally stands",
        ["15A1 score_normally_stands", "15A2 correct_board_may_be_played_later"],
        ruled, "wrong_board_played", "2007", cards_taken_out=True, found_during_the_auction=False,
        somebody_had_played_it=False),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found
