"""Laws 28 and 29, the first step after every call out of rotation; West calls out of turn."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import AskedOf, Effect, Ruling
from tests.laws.recorded_auctions import asked, called, derived
from tests.laws.ruling import cited, keys, ruled, the

ALL = pytest.mark.parametrize("situation", ["pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation"])


def out_of_turn(situation: str, turn: str, since: str = "nobody", **facts: object) -> Ruling:
    if situation == "double_out_of_rotation":
        facts.setdefault("double_is_inadmissible", False)
    if turn == "lho" and situation != "double_out_of_rotation":
        facts.setdefault("has_called_before", False)
    return ruled(situation, whose_turn=turn, since_out_of_rotation=since, **facts)


@ALL
def test_28A_a_call_at_the_turn_of_rho_who_must_pass_is_in_rotation(situation: str) -> None:
    ruling = out_of_turn(situation, "rho", "rho_had_to_pass")
    assert cited(ruling) == [
        ("28A", "in_rotation_as_rho_must_pass"),
        ("16A1(a)", "accepted_call_may_be_used"),
        ("17C", "calls_next_unless_over"),
    ]
    assert ruling.findings[0].values["rho"] is Seat.SOUTH


@ALL
def test_28B_rho_calls_at_his_turn_so_the_call_out_of_turn_counts_for_nothing_26_off_16C_on(situation: str) -> None:
    ruling = out_of_turn(situation, "rho", "rho_called")
    assert cited(ruling) == [
        ("28B", "proper_call_is_in_rotation"),
        ("28B", "call_out_of_rotation_counts_for_nothing"),
        ("28B", "right_to_rectification_forfeited"),
        ("17C", "calls_next_unless_over"),
        ("16C1", "withdrawn_call_authorized_for_the_others"),
        ("16C2", "withdrawn_call_unauthorized_for_his_side"),
    ]
    assert ruling.findings[0].values["who"] is Seat.SOUTH


@ALL
@pytest.mark.parametrize("turn", ["rho", "partner"])
def test_29A_lho_of_the_offender_has_called_so_it_is_accepted_and_17D3_protects_who_is_skipped(
    situation: str, turn: str
) -> None:
    ruling = out_of_turn(situation, turn, "lho_called")
    assert cited(ruling) == [
        ("29A", "call_out_of_rotation_accepted"),
        ("16A1(a)", "accepted_call_may_be_used"),
        ("17D3", "skipped_player_protected_if_three_passes"),
        ("17C", "calls_next_unless_over"),
    ]
    assert ruling.findings[0].values["lho"] is Seat.NORTH


@pytest.mark.parametrize(("meant", "paragraph"), [(True, "29A"), (False, "28B")])
def test_28B_or_29A_at_lhos_own_turn_is_the_directors_judgement_of_what_he_meant(meant: bool, paragraph: str) -> None:
    ruling = out_of_turn("bid_out_of_rotation", "lho", "lho_called", lho_meant_to_accept=meant)
    assert ruling.findings[0].paragraph == paragraph
    assert ruling.findings[0].values["who" if paragraph == "28B" else "lho"] is Seat.NORTH
    assert [fact.key for fact in ruling.judgements] == ["lho_meant_to_accept"]


@ALL
def test_29A_lho_decides_first_and_may_accept(situation: str) -> None:
    ruling = out_of_turn(situation, "partner", lho_accepts_out_of_rotation=True)
    assert the(ruling, "lho_may_accept_call_out_of_rotation").values["who"] is Seat.NORTH
    assert the(ruling, "call_out_of_rotation_accepted").effect is Effect.STANDS


@ALL
def test_29A_it_is_lho_who_is_asked(situation: str) -> None:
    question = out_of_turn(situation, "partner").question
    assert question is not None
    assert question.fact.asked_of is AskedOf.LHO


@ALL
@pytest.mark.parametrize(("turn", "seat"), [("rho", Seat.SOUTH), ("partner", Seat.EAST)])
def test_29B_not_accepted_it_is_cancelled_and_the_turn_goes_back(situation: str, turn: str, seat: Seat) -> None:
    ruling = out_of_turn(situation, turn, lho_accepts_out_of_rotation=False)
    assert the(ruling, "call_out_of_rotation_cancelled").paragraph == "29B"
    assert (the(ruling, "turn_returns_to").paragraph, the(ruling, "turn_returns_to").values["who"]) == ("29B", seat)


@pytest.mark.parametrize(("situation", "paragraph"), [
    ("pass_out_of_rotation", "30B2"),
    ("bid_out_of_rotation", "31C"),
    ("double_out_of_rotation", "32C"),
])  # fmt: skip
def test_30B2_31C_32C_at_lhos_turn_after_an_earlier_call_it_is_a_change_of_call(situation: str, paragraph: str) -> None:
    facts = {} if situation == "double_out_of_rotation" else {"has_called_before": True}
    (finding,) = out_of_turn(situation, "lho", **facts).findings
    assert (finding.paragraph, finding.values["situation"]) == (paragraph, "change_of_call")


def test_28B_and_29A_who_called_since_follows_from_the_recorded_auction() -> None:
    proper, accepted = called("bid_out_of_rotation", "E:1H N:1S"), called("bid_out_of_rotation", "E:1H P")
    assert derived(proper) == {"offender": "E", "whose_turn": "rho", "since_out_of_rotation": "rho_called"}
    assert derived(accepted) == {"offender": "E", "whose_turn": "rho", "since_out_of_rotation": "lho_called"}
    assert keys(accepted) == {
        "call_out_of_rotation_accepted",
        "accepted_call_may_be_used",
        "skipped_player_protected_if_three_passes",
        "calls_next_unless_over",
    }
    assert the(accepted, "calls_next_unless_over").values["who"] is Seat.WEST
    assert the(proper, "calls_next_unless_over").values["who"] is Seat.EAST


def test_28A_no_record_tells_whether_rho_had_to_pass_so_only_that_is_asked() -> None:
    ruling = called("bid_out_of_rotation", "E:1H")
    assert asked(ruling) == "since_out_of_rotation"
    assert ruling.question is not None
    assert [str(option) for option in ruling.question.options] == ["nobody", "rho_had_to_pass"]


def test_28B_is_not_for_the_offenders_partner_calling_at_his_own_turn() -> None:
    ruling = called("bid_out_of_rotation", "S:1H N:1S")
    assert derived(ruling) == {"offender": "S", "whose_turn": "partner", "since_out_of_rotation": "partner_called"}
    assert asked(ruling) == "lho_accepts_out_of_rotation"  # it takes nothing from West


PARTNER_TOO = {"whose_turn": "partner", "since_out_of_rotation": "partner_called"}


def test_29B_refused_the_partners_own_call_was_in_turn_and_the_director_may_judge_otherwise() -> None:
    facts = PARTNER_TOO | {"lho_accepts_out_of_rotation": False, "replacement_call": "2H", "comparable_test": "subset"}
    ruling = ruled("bid_out_of_rotation", offender="S", **facts)
    assert the(ruling, "partners_call_was_in_turn").plain_values() == {"who": "N", "of": "S"}
    assert {"partner_has_called_and_may_not_use_it", "call_out_of_rotation_cancelled"} <= keys(ruling)
    assert not {"turn_returns_to", "partner_may_call_but_not_use_it"} & keys(ruling)


def test_28B_accepted_the_partners_own_call_came_too_soon_and_counts_for_nothing() -> None:
    ruling = ruled("bid_out_of_rotation", offender="S", **PARTNER_TOO, lho_accepts_out_of_rotation=True)
    too_soon = the(ruling, "partners_call_came_too_soon")
    assert (too_soon.paragraph, too_soon.plain_values()) == ("28B", {"who": "N", "lho": "W"})
    assert the(ruling, "calls_next_unless_over").values["who"] is Seat.WEST
    assert the(ruling, "withdrawn_call_unauthorized_for_his_side").values["of"] is Seat.NORTH


def test_2007_31B_the_partners_own_call_stands_only_if_what_follows_leaves_it_to_him() -> None:
    ruling = ruled("bid_out_of_rotation", "2007", offender="S", **PARTNER_TOO, lho_accepts_out_of_rotation_2007=False)
    assert the(ruling, "partners_call_stands_if_it_is_left_to_him").values["next"] is Seat.EAST
    assert the(ruling, "must_pass_for_the_rest").values["who"] is Seat.NORTH


@pytest.mark.parametrize(("calls", "key"), [
    ("E:1H", "repeated_so_no_rectification"),
    ("1S P W:1H", "repetition_would_be_insufficient"),
])  # fmt: skip
def test_31A1_whether_the_repeated_bid_is_legal_follows_from_the_recorded_auction(calls: str, key: str) -> None:
    facts = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": False, "rho_action": "pass"}
    assert key in keys(called("bid_out_of_rotation", calls, **facts))


def test_32A1_whether_the_repeated_double_is_admissible_follows_from_the_recorded_auction() -> None:
    facts = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": False, "rho_passes": True}
    assert "repeated_so_no_rectification" in keys(called("double_out_of_rotation", "1S P W:X", **facts))


def test_31_who_made_an_artificial_pass_out_of_turn_follows_from_the_recorded_auction() -> None:
    ruling = called("bid_out_of_rotation", "1NT P P X S:P", lho_accepts_out_of_rotation=True)
    assert derived(ruling) == {"offender": "S", "whose_turn": "partner", "since_out_of_rotation": "nobody"}


@pytest.mark.parametrize(("calls", "open_answers"), [
    ("E:1S", {"nobody", "rho_had_to_pass"}),
    ("E:1S W:P", {"nobody", "rho_had_to_pass"}),
    ("E:1S W:P N:P", {"nobody", "rho_called", "rho_had_to_pass"}),
])  # fmt: skip
def test_who_is_not_recorded_as_having_called_since_is_not_offered(calls: str, open_answers: set[str]) -> None:
    question = called("bid_out_of_rotation", calls, offender="E").question
    assert question is not None
    assert (question.fact.key, {str(option) for option in question.options}) == ("since_out_of_rotation", open_answers)
