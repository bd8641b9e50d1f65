"""Laws 28 and 29: calls considered to be in rotation, and the first step after a call out of rotation."""

from rulings.laws.engine import Finding
from tests.laws.digest.rows import Worked, rows
from tests.laws.recorded_auctions import recorded

ALL = ("pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation")
BOTH_16C = ("16C1 withdrawn_call_authorized_for_the_others", "16C2 withdrawn_call_unauthorized_for_his_side")
SILENT = ("lead_restriction_may_follow",)


def called(situation: str, turn: str, since: str, *finds: str, **facts: object) -> Worked:
    """West calls out of rotation."""
    if situation == "double_out_of_rotation":
        facts["double_is_inadmissible"] = False
    return Worked(situation, {"whose_turn": turn, "since_out_of_rotation": since, **facts}, finds, SILENT)


def of_all(turn: str, since: str, *finds: str, **facts: object) -> tuple[Worked, ...]:
    return tuple(called(situation, turn, since, *finds, **facts) for situation in ALL)


def at_lhos_turn(meant_to_accept: bool, *finds: str) -> tuple[Worked, ...]:
    facts = {"has_called_before": False, "lho_meant_to_accept": meant_to_accept}
    return tuple(called(situation, "lho", "lho_called", *finds, **facts) for situation in ALL[:2])


def it_is_the_left_of_the_offender_who_decides() -> None:
    facts = {"offender": "E", "since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": True}
    ruling = Worked(ALL[1], facts, record=recorded("E:1H")).rule()
    decides: list[Finding] = [each for each in ruling.findings if each.key == "lho_may_accept_call_out_of_rotation"]
    assert [str(each.values["who"]) for each in decides] == ["S"]


COUNTS_FOR_NOTHING = ("28B proper_call_is_in_rotation", "28B call_out_of_rotation_counts_for_nothing",
                      "28B right_to_rectification_forfeited", *BOTH_16C)  # fmt: skip
ACCEPTED = ("29A call_out_of_rotation_accepted", "17D3 skipped_player_protected_if_three_passes")
IN_TURN = "17C partners_call_was_in_turn"
SUBSET: dict[str, object] = {"replacement_call": "2S", "comparable_test": "subset"}
OFFERED = "29A lho_may_accept_call_out_of_rotation"
ROWS = (
    *rows(
        "28",
        ("28A", "at the turn of RHO who must pass: in rotation", (
            *of_all("rho", "rho_had_to_pass", "28A in_rotation_as_rho_must_pass"),
        )),
        ("28B", "the player in turn calls before the ruling: the other call counts for nothing", (
            *of_all("rho", "rho_called", *COUNTS_FOR_NOTHING),
            Worked("inadmissible_double", {"since_inadmissible_double": "rho_called_in_turn"}, COUNTS_FOR_NOTHING,
                   ("must_pass_for_the_rest",)),
            *of_all("partner", "partner_called", OFFERED, *ACCEPTED, "28B partners_call_came_too_soon", *BOTH_16C,
                    lho_accepts_out_of_rotation=True),
        )),
        ("28B,29A", "the player in turn is LHO: what did he mean", (
            *at_lhos_turn(True, *ACCEPTED),
            *at_lhos_turn(False, *COUNTS_FOR_NOTHING),
        )),
    ),
    *rows(
        "29",
        ("29A", "LHO elects to call: accepted", (
            *of_all("partner", "lho_called", *ACCEPTED),
            *of_all("partner", "nobody", OFFERED, *ACCEPTED, lho_accepts_out_of_rotation=True),
            it_is_the_left_of_the_offender_who_decides,
        )),
        ("29B", "not accepted: cancelled, the turn goes back", (
            called(ALL[0], "rho", "nobody", OFFERED, "29B call_out_of_rotation_cancelled", "29B turn_returns_to",
                   lho_accepts_out_of_rotation=False, pass_is_artificial=False),
            called(ALL[1], "rho", "nobody", OFFERED, "29B call_out_of_rotation_cancelled", "29B turn_returns_to",
                   lho_accepts_out_of_rotation=False, rho_action="pass", repetition_is_legal=True),
            called(ALL[2], "rho", "nobody", OFFERED, "29B call_out_of_rotation_cancelled", "29B turn_returns_to",
                   lho_accepts_out_of_rotation=False, rho_passes=True, repeated_double_is_admissible=True),
            called(ALL[0], "partner", "partner_called", IN_TURN, "30B1(a) partner_has_called_and_may_not_use_it",
                   lho_accepts_out_of_rotation=False, pass_is_artificial=False, **SUBSET),
            called(ALL[1], "partner", "partner_called", IN_TURN, "31B1 partner_has_called_and_may_not_use_it",
                   lho_accepts_out_of_rotation=False, **SUBSET),
            called(ALL[2], "partner", "partner_called", IN_TURN, "32B1 partner_has_called_and_may_not_use_it",
                   lho_accepts_out_of_rotation=False, **SUBSET),
        )),
        ("29C", "artificial: what it specified counts", (
            called(ALL[1], "partner", "nobody", "29C what_the_call_specified_counts", lho_accepts_out_of_rotation=False,
                   replacement_call="2S", comparable_test="subset"),
            called(ALL[2], "partner", "nobody", "29C what_the_call_specified_counts", lho_accepts_out_of_rotation=False,
                   replacement_call="2S", comparable_test="subset"),
        )),
        ("32,36", "an inadmissible double is never accepted", (
            Worked(ALL[2], {"double_is_inadmissible": True}, ("32 double_out_of_rotation_is_inadmissible",),
                   ("lho_may_accept_call_out_of_rotation",)),
        )),
    ),
)  # fmt: skip
