"""Law 16: authorized and unauthorized information: from partner, from withdrawn actions, from other sources."""

from collections.abc import Mapping

from tests.laws.digest.rows import Worked, instead_of_the_result, rows
from tests.laws.ruling import AVERAGES, NO_RESULT

PARTNER = "unauthorized_information"
WITHDRAWN = "withdrawn_actions"
OTHER = "extraneous_information"
NOW = {"information_from": "remark_or_question", "information_judged": "now", "facts_of_the_matter": "agreed"}
OVER = {"information_from": "remark_or_question", "information_judged": "play_over"}
CONVEYED = OVER | {"information_was_conveyed": True}
SUGGESTED = CONVEYED | {"logical_alternative_existed": True, "demonstrably_suggested": True}
STEPS = ("information_was_conveyed", "logical_alternative_existed", "demonstrably_suggested", "offending_side_gained")
FORBIDDEN: dict[str, object] = {"regulations": {"law16b2_reserve_rights": "no"}}
REPLACED = {"withdrawn_action_replaced_by": "otherwise", "information_judged": "now"}
LATER = REPLACED | {"information_judged": "play_over"}
USED = LATER | {"alternative_to_withdrawn_action": True, "withdrawn_action_suggested_it": True}
BEFORE = {"information_received": "before_any_call", "likely_to_interfere": True}
AFTER_CALL = {"information_received": "after_first_call"}
PLAYED = {"information_received": "play_over"}


def partner(facts: Mapping[str, object], *finds: str, judged: tuple[str, ...] = ()) -> Worked:
    return Worked(PARTNER, facts, finds, judged=judged)


def withdrawn(facts: Mapping[str, object], *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    return Worked(WITHDRAWN, facts, finds, lacks)


def other(facts: Mapping[str, object], *finds: str, lacks: tuple[str, ...] = (), **more: object) -> Worked:
    return Worked(OTHER, {**facts, **more}, finds, lacks)


def other_2007(received: str, *finds: str, way: str = "", **more: object) -> Worked:
    """2007: 16C for 16D, and the score is artificial before a call."""
    facts = {"information_received_2007": received, "director_chooses_way_2007": way or "play_on"} | more
    return Worked(OTHER, facts, finds, edition="2007")


INTERFERES_2007 = {"could_interfere_2007": True}
FROM_PARTNER = (
    ("16B1", "none conveyed, or not from partner: nothing, or 16D", (
        partner(OVER | {"information_was_conveyed": False}, "16B1 no_information_was_conveyed"),
        partner({"information_from": "not_from_partner"}, "16B1 information_not_from_partner"),
        partner(NOW | {"information_from": "tempo"}, "73D1 tempo_alone_is_no_infraction"),
    )),
    ("16B1(b)", "a logical alternative, by a poll", (
        partner(CONVEYED | {"logical_alternative_existed": False}, "16B1(b) no_logical_alternative",
                judged=("logical_alternative_existed",)),
    )),
    ("16B1(a)", "chose what was demonstrably suggested over it: an infraction", (
        partner(SUGGESTED | {"demonstrably_suggested": False}, "16B1(a) not_demonstrably_suggested"),
        partner(SUGGESTED | {"offending_side_gained": False}, "16B1(a) chose_the_suggested_action"),
    )),
    ("16B3", "it gained: an assigned score must be given", (
        partner(SUGGESTED | {"offending_side_gained": True}, "16B3 result_without_the_suggested_action",
                "12C1(c) weights_leave_out_the_suggested", judged=STEPS),
        partner(SUGGESTED | {"offending_side_gained": False}, "16B3 infraction_brought_no_gain", judged=STEPS),
    )),
    ("73C2", "not carefully avoided: perhaps a penalty", (
        partner(NOW, "73C1 takes_no_advantage_of_partner"),
        partner(SUGGESTED | {"offending_side_gained": False}, "73C2 use_of_information_may_be_penalized"),
    )),
    ("16B2", "at the time: rights reserved unless forbidden, disputed facts call the director", (
        partner(NOW, "16B2 rights_are_reserved", "16B auction_and_play_go_on"),
        Worked(PARTNER, NOW, ("16B2 rights_not_reserved_director_called",), ("rights_are_reserved",),
               record=FORBIDDEN),
        partner(NOW | {"facts_of_the_matter": "disputed"}, "16B2 other_side_should_call_at_once",
                "85A disputed_facts_by_probability"),
    )),
    ("16B3", "later: called when play ends", (partner(NOW, "16B3 call_again_when_play_ends"),)),
)  # fmt: skip
FROM_WITHDRAWN = (
    ("16C1", "other side: authorized", (withdrawn(REPLACED, "16C1 withdrawn_actions_authorized"),)),
    ("16C2", "offending side: unauthorized, the test of 16B1; off after 23B and 27B1", (
        withdrawn(REPLACED, "16C2 withdrawn_actions_unauthorized"),
        withdrawn(LATER | {"alternative_to_withdrawn_action": False}, "16C2 no_alternative_to_withdrawn_action"),
        withdrawn(USED | {"withdrawn_action_suggested_it": False}, "16C2 withdrawn_action_suggested_nothing"),
        withdrawn({"withdrawn_action_replaced_by": "comparable"}, "23B comparable_call_leaves_information_free",
                  "23C did_comparable_call_help", lacks=("withdrawn_actions_unauthorized",)),
        withdrawn({"withdrawn_action_replaced_by": "lowest_same_denomination"},
                  "27B1(a) lowest_bid_leaves_information_free", "27D did_lowest_bid_help",
                  lacks=("withdrawn_actions_unauthorized",)),
    )),
    ("16C3", "a breach that damaged: an assigned score must be given", (
        withdrawn(REPLACED, "16C3 was_withdrawn_action_used"),
        withdrawn(USED | {"withdrawn_action_damaged": True}, "16C3 use_of_withdrawn_action_damaged"),
        withdrawn(USED | {"withdrawn_action_damaged": False}, "16C3 use_of_withdrawn_action_did_no_damage"),
    )),
)  # fmt: skip
FROM_OTHERS = (
    ("16D1", "received: the director is told at once", (
        other(BEFORE, "16D1 receiver_tells_the_director", director_chooses_way="play_on"),
        other(AFTER_CALL, "16D1 receiver_tells_the_director", director_chooses_way="play_on"),
        other_2007("before_any_call", "16C1 receiver_tells_the_director", could_interfere_2007=False),
    )),
    ("16D2", "before a call, likely to interfere: four ways", (
        other(BEFORE, "16D2(a) players_change_seats", director_chooses_way="reseat"),
        other(BEFORE, "16D2(b) board_redealt_for_them", director_chooses_way="redeal"),
        other(BEFORE, "16D2(c) play_goes_on_with_the_information", "16D2(c) did_the_information_affect_the_result",
              director_chooses_way="play_on"),
        other(PLAYED, "16D2(c) information_has_affected_the_result", information_affected_result=True),
        *instead_of_the_result(OTHER, PLAYED | {"information_affected_result": True}),
        other(PLAYED, "16D2(c) information_has_not_affected_the_result", information_affected_result=False),
        other(BEFORE, "16D2(d) adjusted_for_information_before_call", *map(" ".join, NO_RESULT),
              director_chooses_way="adjust"),
        Worked(OTHER, BEFORE, asks="director_chooses_way", judged=("likely_to_interfere",)),
        other_2007("before_any_call", "16C2(a) players_change_seats", way="reseat", **INTERFERES_2007),
        other_2007("before_any_call", "16C2(b) board_redealt_for_them", way="redeal", **INTERFERES_2007),
        other_2007("before_any_call", "16C2(c) play_goes_on_with_the_information", **INTERFERES_2007),
        other_2007("before_any_call", "16C2(d) artificial_for_information_before_call", *map(" ".join, AVERAGES),
                   way="adjust", **INTERFERES_2007),
        other_2007("play_over", "16C2(c) information_may_have_affected_the_result",
                   information_affected_result_2007=True),
        other_2007("play_over", "16C2(c) information_has_not_affected_the_result",
                   information_affected_result_2007=False),
    )),
    ("16D2", "before a call, unlikely to interfere: played on", (
        other(BEFORE, "16D2 unlikely_to_interfere_play_on", likely_to_interfere=False),
        other_2007("before_any_call", "16C2 could_not_interfere_play_on", could_interfere_2007=False),
    )),
    ("16D3", "after the first call: only c or d", (
        other(AFTER_CALL, "16D3 only_play_on_or_adjust", "16D2(c) play_goes_on_with_the_information",
              director_chooses_way="play_on"),
        other(AFTER_CALL, "16D3 only_play_on_or_adjust", "16D2(d) adjusted_for_information_during_play",
              *map(" ".join, NO_RESULT), director_chooses_way="adjust"),
        other_2007("after_first_call", "16C3 only_play_on_after_a_call",
                   "16C2(c) did_the_information_affect_the_result"),
    )),
)  # fmt: skip
ROWS = rows("16", *FROM_PARTNER, *FROM_WITHDRAWN, *FROM_OTHERS)
