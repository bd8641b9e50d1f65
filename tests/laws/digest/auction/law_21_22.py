"""Laws 21 and 22: misinformation, and the end of the auction."""

from tests.laws.digest.rows import Worked, rows
from tests.laws.recorded_auctions import recorded

MISINFORMATION = "misinformation"
SKIPPED = "passes_out_of_turn_skip_a_player"
MAY_CHANGE = {"call_could_well_be_influenced": True}


def heard(
    source: str, *finds: str, lacks: tuple[str, ...] = (), judged: tuple[str, ...] = (), **facts: object
) -> Worked:
    return Worked(MISINFORMATION, {"misinformation_source": source, **facts}, finds, lacks, judged)


def before_the_lead(*finds: str, lacks: tuple[str, ...] = (), judged: tuple[str, ...] = (), **facts: object) -> Worked:
    facts = {"misinformation_known_when": "before_the_lead", "misled_player": "N", **facts}
    return heard("wrong_explanation", *finds, lacks=lacks, judged=judged, **facts)


def after_play(source: str, gained: bool, *finds: str, **facts: object) -> Worked:
    facts = {"misinformation_known_when": "play_over", "offenders_gained": gained, **facts}
    return heard(source, *finds, judged=("offenders_gained",), **facts)


ROWS = (
    *rows(
        "21",
        ("21A", "own misunderstanding: nothing", (heard("own_misunderstanding", "21A own_misunderstanding"),)),
        ("75C", "rightly explained, the hand differs: the result stands", (
            heard("hand_differs", "75C mistaken_call_result_stands", agreement_is_as_explained=True,
                  judged=("agreement_is_as_explained",)),
        )),
        ("75D2,D3", "an agreement that the pair does not share: as if told so", (
            after_play("no_such_agreement", True, "75D2 no_agreement_is_misinformation",
                       "75D3 adjusted_as_if_told_no_agreement"),
        )),
        ("21B1(b)", "no evidence: a mistaken explanation is presumed", (
            after_play("hand_differs", False, "21B1(b) presumed_mistaken_explanation", agreement_is_as_explained=False),
            heard("missing_alert", "21B1(a) missing_alert_is_misinformation", misinformation_known_when="during_play"),
        )),
        ("21B1(a)", "partner has not called since, call influenced: he may change it", (
            before_the_lead("21B1(a) explanation_was_misinformation", "21B1(a) may_change_his_last_call",
                            "21B1(a) changed_without_rectification", "16C2 withdrawn_call_unauthorized_for_his_side",
                            "75A explanation_of_his_call_is_unauthorized", "17C calls_next_unless_over",
                            judged=("call_could_well_be_influenced",),
                            lacks=("withdrawn_call_authorized_for_the_others",), **MAY_CHANGE,
                            misled_player_changes_his_call=True, earlier_call_influenced=False),
            before_the_lead("21B1(a) partner_called_so_call_stands", "21B1(a) call_not_influenced_stands",
                            call_could_well_be_influenced=False, earlier_call_influenced=True),
        )),
        ("21B2", "he changes: his left-hand opponent may change a later call, 16C", (
            before_the_lead("21B2 opponent_changes_later_call", "16C2 withdrawn_call_unauthorized_for_his_side",
                            "21B2 no_lead_restriction_unless_i_judge_so", lacks=("lead_restriction_may_follow",),
                            **MAY_CHANGE, misled_player_changes_his_call=True, earlier_call_influenced=False),
        )),
        ("21B3", "too late and the offenders gained: adjusted", (
            before_the_lead("21B3 judge_after_play_whether_misinformation_gained",
                            call_could_well_be_influenced=False, earlier_call_influenced=True),
            after_play("wrong_explanation", True, "21B3 misinformation_gained"),
            after_play("wrong_explanation", False, "21B3 misinformation_did_no_harm"),
        )),
        ("21B3", "he could change and declined: no adjustment for that call", (
            before_the_lead("21B3 declined_to_change_no_adjustment_for_it",
                            "21B3 judge_after_play_whether_misinformation_gained", **MAY_CHANGE,
                            misled_player_changes_his_call=False, earlier_call_influenced=True),
            before_the_lead("21B3 no_earlier_call_influenced",
                            lacks=("judge_after_play_whether_misinformation_gained",), **MAY_CHANGE,
                            misled_player_changes_his_call=False, earlier_call_influenced=False),
        )),
    ),
    *rows(
        "22",
        ("22A", "the contract, its declarer, the opening lead and dummy", (
            Worked("end_of_the_auction", {}, ("22A contract_and_declarer", "41A he_makes_the_opening_lead",
                                              "41D he_is_dummy",
                                              "25A5 until_the_lead_an_unintended_call_may_be_changed"),
                   record=recorded("1H P 2H P P P")),
            Worked("end_of_the_auction", {}, ("17D3 a_player_was_skipped",), record=recorded("1H S:P W:P N:P")),
            Worked("end_of_the_auction", {}, ("22A auction_goes_on_until_three_passes",), record=recorded("1H P P")),
        )),
        ("22B,17D2", "passed out: zero for both, no redeal", (
            Worked("end_of_the_auction", {}, ("22B board_passed_out", "22B passed_out_board_is_zero"),
                   record=recorded("P P P P")),
            Worked("end_of_the_auction", {"passes_that_closed_the_auction": "skipped_and_hands_back"},
                   ("17D2 hands_back_in_the_board_too_late", "22B passed_out_board_is_zero")),
        )),
        ("22A", "three passes in rotation after a bid end it", (
            Worked(SKIPPED, {}, ("22A auction_ended_with_the_last_bid",), record=recorded("1H P P P")),
            Worked(SKIPPED, {}, ("22A2 auction_ended_with_the_last_bid",), record=recorded("1H P P P"), edition="2007"),
        )),
        ("22B", "all four pass: no redeal", (
            Worked(SKIPPED, {}, ("22B board_passed_out",), record=recorded("P P P P")),
            Worked(SKIPPED, {}, ("22A1 board_passed_out",), record=recorded("P P P P"), edition="2007"),
        )),
    ),
)  # fmt: skip
