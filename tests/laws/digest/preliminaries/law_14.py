"""Law 14: a missing card. The outcomes of 2007 are the same, so each case is tried in both editions."""

from collections.abc import Mapping

from rulings.laws.situations import EDITIONS
from tests.laws.digest.rows import Worked, instead_of_the_result, rows

SITUATION = "missing_card"
BEFORE = {"missing_card_discovered": "before_lead_faced"}
PLAY = {"missing_card_discovered": "during_play"}
LATE = {"missing_card_discovered": "after_play"}
ELSEWHERE = {"missing_card_found": "elsewhere", "missing_card_seen_by_partner": False}
LOST = {"missing_card_found": "not_found"}
AMONG = {"missing_card_found": "among_played_cards"}
DEFENDER = {"role": "defender", "missing_card_seen_by_partner": True}
REVOKED = {"missing_card_should_have_been_played": "yes"}
NO_REVOKE = {"missing_card_should_have_been_played": "no"}
PENALTY = "90A not_counting_may_be_penalized"
PASSED_OUT: dict[str, object] = {"board": 1, "auction": "P P P P"}


def short(
    facts: Mapping[str, object],
    *finds: str,
    lacks: tuple[str, ...] = (),
    judged: tuple[str, ...] = (),
    record: dict[str, object] | None = None,
) -> tuple[Worked, ...]:
    return tuple(
        Worked(SITUATION, facts, finds, lacks, judged, record=record or {}, edition=edition) for edition in EDITIONS
    )


def passed_out(stands: bool, find: str) -> tuple[Worked, ...]:
    judgement = "passed_out_with_missing_card_stands"
    return short({judgement: stands}, find, PENALTY, judged=(judgement,), record=PASSED_OUT)


def belongs_to(contract: str) -> tuple[Worked, ...]:
    """West's card, where he is declarer or dummy: no penalty card and nobody is warned, though it may be a revoke."""
    lacks = ("restored_card_may_be_penalty_card", "replacement_unauthorized_for_partner")
    return short(PLAY | ELSEWHERE | REVOKED, "14B4 missing_card_caused_a_revoke",
                 "48A restored_card_is_never_a_penalty_card", lacks=lacks, record={"contract": contract})  # fmt: skip


ROWS = rows(
    "14",
    ("14A1", "before the lead, found: restored",
        short(BEFORE | ELSEWHERE, "14A director_looks_for_the_card", "14A1 missing_card_restored", PENALTY)),
    ("14A2", "before the lead, not found: rebuilt",
        short(BEFORE | LOST, "14A director_looks_for_the_card", "14A2 deal_rebuilt_with_another_pack", PENALTY)),
    ("14A3", "either way: no call changes, the hand was complete", (
        *short(BEFORE | ELSEWHERE, "14A3 goes_on_and_no_call_changes", "14A3 hand_was_always_complete"),
        *short(BEFORE | LOST, "14A3 goes_on_and_no_call_changes", "14A3 hand_was_always_complete"),
    )),
    ("14B1", "after the lead, among the played cards: Law 67",
        short(PLAY | AMONG, "14B director_looks_for_the_card", "14B1 missing_card_was_played", PENALTY,
              lacks=("missing_card_restored",))),
    ("14B2", "after the lead, elsewhere: restored",
        short(PLAY | ELSEWHERE | DEFENDER | NO_REVOKE, "14B2 missing_card_restored", PENALTY)),
    ("14B3", "after the lead, not found: rebuilt",
        short(PLAY | LOST | DEFENDER | NO_REVOKE, "14B3 deal_rebuilt_with_another_pack", PENALTY)),
    ("14B4", "restored: always held, perhaps a penalty card, perhaps a revoke", (
        *short(PLAY | ELSEWHERE | DEFENDER | REVOKED, "14B4 hand_was_always_complete",
               "14B4 restored_card_may_be_penalty_card", "14B4 missing_card_caused_a_revoke"),
        *short(PLAY | ELSEWHERE | NO_REVOKE | {"role": "defender", "missing_card_seen_by_partner": False},
               "14B4 missing_card_caused_no_revoke", "14B4 restored_card_is_no_penalty_card",
               lacks=("restored_card_may_be_penalty_card",)),
    )),
    ("14B4", "declarer's or dummy's: never a penalty card, revoke as usual",
        (*belongs_to("4S by W"), *belongs_to("4S by E"))),
    ("24", "before the lead, seen by partner: 24 besides",
        short(BEFORE | ELSEWHERE | {"missing_card_seen_by_partner": True}, "24 missing_card_was_exposed")),
    ("14C", "any restoration: unauthorized for the partner", (
        *short(BEFORE | ELSEWHERE, "14C replacement_unauthorized_for_partner"),
        *short(BEFORE | LOST, "14C replacement_unauthorized_for_partner"),
        *short(PLAY | ELSEWHERE | DEFENDER | NO_REVOKE, "14C replacement_unauthorized_for_partner"),
        *short(PLAY | LOST | DEFENDER | NO_REVOKE, "14C replacement_unauthorized_for_partner"),
    )),
    ("14B", "after the round, in the correction period: perhaps equity alone",
        short(LATE | ELSEWHERE | REVOKED, "14B4 missing_card_caused_a_revoke", "64B late_revoke_may_cost_only_equity")),
    ("14A3", "passed out: by analogy it stands, judged", (
        *passed_out(True, "14A hand_is_complete_for_later_tables"),
        *passed_out(True, "14A3 passed_out_in_spite_of_missing_card"),
        *passed_out(False, "12A2 passed_out_was_not_bridge"),
        *instead_of_the_result(SITUATION, {"passed_out_with_missing_card_stands": False}, PASSED_OUT, is_judged=False),
    )),
    ("14B", "after the correction period: nothing",
        short({"missing_card_discovered": "after_correction_period"}, "14B too_late_for_a_missing_card",
              lacks=("not_counting_may_be_penalized",))),
)  # fmt: skip
