"""Laws 25 and 26: unintended calls, changes of call, and lead restrictions."""

from tests.laws.digest.rows import Worked, rows
from tests.laws.recorded_auctions import recorded

UNINTENDED = "unintended_call"
CHANGE = "change_of_call"
LEAD = "lead_restriction"
DEFENDS = {"role": "defender", "comparable_test": "none"}
BOTH_16C = ("16C1 withdrawn_call_authorized_for_the_others", "16C2 withdrawn_call_unauthorized_for_his_side")
RESTRICTS = "26B lead_restriction_may_follow"


def meant_another(in_time: str, *finds: str, lacks: tuple[str, ...] = (), meant: str = "nothing") -> Worked:
    facts = {"call_was_intended": False, "unintended_in_time": in_time, "intended_call_is": meant}
    return Worked(UNINTENDED, facts, finds, lacks, ("call_was_intended",))


def changed(accepts: bool, *finds: str, standing: str = "nothing") -> Worked:
    facts = {"call_was_intended": True, "second_call_made": True, "lho_accepts_change": accepts}
    facts |= {"standing_call_is": standing}
    return Worked(CHANGE, facts, finds, judged=("call_was_intended",))


def defends(*finds: str, shown: str = "S", lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked(LEAD, {**DEFENDS, "suits_shown": shown.split(), **facts}, finds, lacks)


def only_lead_or_hands_are_asked() -> None:
    case = Worked(UNINTENDED, {"call_was_intended": False}, record=recorded("1C P P P"))
    question = case.rule().question
    assert question is not None
    assert [str(option) for option in question.options] == ["ended_the_auction", "auction_period_over"]


ROWS = (
    *rows(
        "25",
        ("25A1,A3,A6", "unintended, in time: the intended call, no 26, LHO may withdraw", (
            meant_another("lho_has_called", "25A1 may_substitute_intended_call", "25A3 however_he_became_aware",
                          "25A1 intended_call_stands_under_its_own_law", "25A1 unintended_so_no_lead_restriction",
                          "25A6 lho_may_withdraw_his_call", "25A6 lhos_withdrawn_call_for_his_side_only"),
            meant_another("nobody_has_called", lacks=("lho_may_withdraw_his_call", "lead_restriction_may_follow")),
            meant_another("nobody_has_called", "25A1 intended_call_is_irregular_itself", meant="insufficient"),
            Worked(CHANGE, {"call_was_intended": False}, ("25A call_was_unintended",)),
        )),
        ("25A4", "partner has called: too late", (
            meant_another("partner_has_called", "25A4 too_late_partner_has_called"),
            Worked(UNINTENDED, {"offender": "N", "call_was_intended": False}, ("25A4 too_late_partner_has_called",),
                   record=recorded("1C P 1H")),
        )),
        ("25A5", "the auction ended before partner could call: until the period ends", (
            meant_another("ended_the_auction", "25A5 may_substitute_intended_call",
                          lacks=("lho_may_withdraw_his_call",)),
            meant_another("lho_ended_the_auction", "25A5 may_substitute_intended_call",
                          "25A6 lho_may_withdraw_his_call"),
            meant_another("auction_period_over", "25A5 too_late_auction_period_over"),
            only_lead_or_hands_are_asked,
        )),
        ("25A2", "intended, even for a moment: stands", (
            Worked(UNINTENDED, {"call_was_intended": True, "second_call_made": False},
                   ("25A2 intended_call_stands",), judged=("call_was_intended",)),
        )),
        ("25B1", "a second call, LHO accepts: it stands", (
            Worked(UNINTENDED, {"call_was_intended": True, "second_call_made": True},
                   ("25B change_of_an_intended_call",)),
            changed(True, "25B1 first_call_withdrawn", "25B1 second_call_stands", RESTRICTS),
        )),
        ("25B2", "a second call, not accepted: the first stands", (
            changed(False, "25B2 second_call_cancelled", "25B2 first_call_stands_under_its_own_law", RESTRICTS),
            changed(False, "25B standing_call_is_irregular_itself", standing="insufficient"),
        )),
        ("25B3", "either: 16C on the withdrawn call", (changed(True, *BOTH_16C), changed(False, *BOTH_16C))),
        ("25A2", "he only says that he wants to change: no option, unauthorized", (
            Worked(UNINTENDED, {"call_was_intended": True, "second_call_made": False},
                   ("16B1(a) wish_to_change_is_unauthorized",), lacks=("second_call_cancelled",)),
            Worked(CHANGE, {"call_was_intended": True, "second_call_made": False},
                   ("25A2 intended_call_stands", "16B1(a) wish_to_change_is_unauthorized")),
        )),
    ),
    *rows(
        "26",
        ("26", "declarer or dummy: nothing", (
            *(Worked(LEAD, {"role": role}, ("26 offender_is_no_defender",)) for role in ("declarer", "dummy")),
        )),
        ("26A", "comparable replacement: no restriction", (
            Worked(LEAD, {"role": "defender", "comparable_test": "subset"},
                   ("26A comparable_so_no_lead_restriction", "23C judge_after_play_whether_assisted")),
        )),
        ("26B", "at partner's first turn to lead one suit not shown may be prohibited", (
            defends("26B partner_may_not_lead_the_suits", partners_first_lead="now", prohibited_suit="H"),
            defends("26B declarer_prohibits_nothing", partners_first_lead="now", prohibited_suit="none"),
            defends("26B all_suits_shown_none_to_prohibit", shown="S H D C"),
            defends("26B partners_first_lead_is_over", partners_first_lead="led_before"),
        )),
        ("59", "partner holds only that suit: any card", (
            defends("59 if_nothing_else_any_card", partners_first_lead="now", prohibited_suit="H"),
        )),
        ("26B", "the offender leads himself: wait for partner's first turn", (
            defends("26B wait_for_partners_first_lead", partners_first_lead="not_yet",
                    lacks=("partner_may_not_lead_the_suits",)),
        )),
    ),
)  # fmt: skip
