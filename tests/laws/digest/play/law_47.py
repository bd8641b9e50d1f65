"""Law 47: a played card taken back."""

from tests.laws.digest.rows import Worked, rows


def back(reason: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("retracted_card", {"reason_to_retract": reason, **facts}, finds, lacks)


def other(irregularity: str) -> Worked:
    return back("other_irregularity", "47A card_of_other_irregularity", irregularity_of_card=irregularity)


STAYS = ("may_retract_after_wrong_explanation",)
ROWS = rows(
    "47",
    ("47A", "cards of irregularities with a law of their own", (
        other("dummys_wrong_card"), other("fifth_card"), other("two_at_once"), other("lead_out_of_turn"),
        other("revoke"), other("unplayed_penalty_card"),
    )),
    ("47A", "as a rectification demands: a defender's may become a penalty card", (
        back("rectification", "47A withdrawn_as_rectification", "49 withdrawn_card_may_be_penalty_card",
             role="defender"),
        back("rectification", "47A withdrawn_as_rectification", "48A declarers_card_no_penalty_card", role="declarer"),
    )),
    ("47B", "to correct an illegal play", (
        back("illegal_play", "47B withdrawn_as_illegal", "49 withdrawn_card_may_be_penalty_card", role="defender"),
    )),
    ("47C", "a designation changed under 45C4(b)", (
        back("unintended_designation", "47C change_of_designation"),
        Worked("card_played", {"whose_card": "dummys", "dummys_card": "meant_another", "declarer_played_since": False,
                               "designation_was_unintended": True, "opponent_played_to_designation": False},
               ("47C slip_without_rectification",)),
    )),
    ("47D", "after an opponent's change; second to change after his own side's revoke", (
        back("opponent_changed", "47D may_change_after_opponent", "47D change_without_rectification",
             "16C withdrawn_card_for_his_side_only", second_to_change_after_own_revoke=False),
        back("opponent_changed", "62C2 second_change_is_penalty_card", role="defender",
             second_to_change_after_own_revoke=True),
        back("opponent_changed", "48A declarers_card_no_penalty_card", lacks=("second_change_is_penalty_card",),
             role="declarer", second_to_change_after_own_revoke=True),
    )),
    ("47F2", "no law gives it back, though an opponent's irregularity misled him: 12A1", (
        back("irregularity_without_remedy", "47F2 played_card_stays", "12A1 damage_by_irregularity_without_remedy"),
    )),
    ("47E1", "told wrongly by an opponent that it was his turn", (
        back("told_wrongly", "47E1 told_wrongly_card_goes_back", "47E1 told_wrongly_no_rectification",
             "16C withdrawn_card_for_his_side_only"),
    )),
    ("47E2(a)", "a wrong explanation corrected, nobody has played since", (
        back("misexplained", "47E2(a) may_retract_after_wrong_explanation", "47E2(a) retracted_without_rectification",
             "16C withdrawn_card_for_his_side_only", since_misexplained_card="nothing"),
    )),
    ("47E2(a)", "the opening lead, and dummy has faced a card", (
        back("misexplained", "47E2(a) dummy_faced_lead_stays", "47E2(b) damage_by_wrong_explanation", lacks=STAYS,
             since_misexplained_card="dummy_faced"),
    )),
    ("47E2(b)", "a card was played since", (
        back("misexplained", "47E2(b) card_played_since_stays", "47E2(b) damage_by_wrong_explanation", lacks=STAYS,
             since_misexplained_card="card_played"),
    )),
    ("47F1", "a card played to a lead that gave way to the proper one", (
        back("proper_lead_after_irregular", "47F1 card_to_the_irregular_lead", irregular_leader="lho"),
    )),
    ("47F2", "anything else: it stays played", (back("none", "47F2 played_card_stays"),)),
)  # fmt: skip
