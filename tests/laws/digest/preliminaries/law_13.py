"""Law 13: an incorrect number of cards, with the paragraphs of 2007 beside those of 2017."""

from collections.abc import Mapping

from tests.laws.digest.rows import Worked, instead_of_the_result, rows
from tests.laws.ruling import NO_RESULT

SITUATION = "wrong_number_of_cards"
WRONG = {"counts": "more_than_thirteen"}
DURING = WRONG | {"count_found": "during_auction_or_play"}
QUIET = DURING | {"incorrect_hand_called": False}
CALLED = DURING | {"incorrect_hand_called": True}
SEEN = QUIET | {"card_of_another_hand_seen": True}
PASSED_OUT: dict[str, object] = {"board": 1, "auction": "P P P P"}
J = ("deal_can_be_corrected_and_played",)


def hands(
    facts: Mapping[str, object], *finds: str, lacks: tuple[str, ...] = (), judged: tuple[str, ...] = ()
) -> Worked:
    return Worked(SITUATION, facts, finds, lacks, judged)


def hands_2007(facts: Mapping[str, object], *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    return Worked(SITUATION, facts, finds, lacks, edition="2007")


def foreign(found: str, *finds: str, left: str = "complete", edition: str = "2017", **facts: object) -> Worked:
    given = {"counts": "foreign_card", "foreign_card_found": found, "left_without_foreign_card": left, **facts}
    unsaid = found == "quitted_trick" or edition == "2007" or "adjust" in facts.values()
    lacks = ("foreign_card_no_adjusted_score",) if unsaid else ()
    return Worked(SITUATION, given, finds, lacks, edition=edition)


def passed_out(adjusts: bool, find: str, edition: str = "2017") -> Worked:
    given = {**WRONG, "adjust_passed_out_board": adjusts}
    return Worked(SITUATION, given, (find,), (), ("adjust_passed_out_board",), record=PASSED_OUT, edition=edition)


ROWS = rows(
    "13",
    ("13", "no hand above thirteen: Law 14", (
        hands({"counts": "only_fewer"}, "13 no_hand_above_thirteen"),
        hands_2007({"counts": "only_fewer"}, "13 no_hand_above_thirteen"),
    )),
    ("13A1", "no wrong hand has called, nothing seen: played normally", (
        hands(QUIET | {"card_of_another_hand_seen": False}, "13A1 corrected_and_played_normally",
              "13A1 calls_on_right_hands_stand", "16A1(c) correction_may_be_used_by_all",
              lacks=("wrong_count_may_be_penalized", "moved_card_unauthorized_for_partner")),
        hands_2007(QUIET | {"card_of_another_hand_seen": False},
                   "13D1 corrected_and_played_normally", "13E moved_card_unauthorized_for_partner"),
    )),
    ("13A2", "no wrong hand has called, a card seen: played and scored first", (
        hands(SEEN, "13A2 corrected_played_and_scored", "13A2 did_seen_card_affect_the_result",
              "13A2 wrong_count_may_be_penalized", lacks=("information_stops_the_board",)),
        hands_2007(SEEN | {"information_unlikely_to_interfere": True}, "13D2(a) corrected_played_and_scored",
                   "13D2(a) did_seen_card_affect_the_result", "13E moved_card_unauthorized_for_partner"),
        hands_2007(SEEN | {"information_unlikely_to_interfere": False}, "13D2(b) information_stops_the_board",
                   "13D2(b) wrong_count_may_be_penalized", lacks=("corrected_played_and_scored",)),
    )),
    ("13B1", "a wrong hand has called, playable: no call changes", (
        hands(CALLED | {"deal_can_be_corrected_and_played": True}, "13B1 corrected_and_played_no_call_changes",
              "13B1 may_adjust_after_correction", "16A1(c) correction_may_be_used_by_all", judged=J),
        hands_2007(CALLED | {"deal_can_be_corrected_and_played": True}, "13A corrected_and_played_no_call_changes",
                   "13A may_adjust_after_correction", "13E moved_card_unauthorized_for_partner"),
    )),
    ("13B2", "a wrong hand has called, not playable: adjusted", (
        *instead_of_the_result(SITUATION, CALLED | {"deal_can_be_corrected_and_played": False}),
        hands(CALLED | {"deal_can_be_corrected_and_played": False}, "13B2 deal_cannot_be_corrected",
              "13B2 nothing_of_this_board_counts", *map(" ".join, NO_RESULT),
              "13B2 wrong_count_may_be_penalized", judged=J),
        hands_2007(CALLED | {"deal_can_be_corrected_and_played": False}, "13B deal_cannot_be_corrected",
                   "13B wrong_count_may_be_penalized"),
    )),
    ("13C", "foreign card before a quitted trick: removed, no adjusted score", (
        foreign("not_played", "13C foreign_card_removed", "13C goes_on_without_foreign_card",
                "13C foreign_card_no_adjusted_score"),
        foreign("current_trick", "13C foreign_card_never_played", "13C plays_one_of_his_own_cards",
                "13C foreign_card_no_adjusted_score"),
        foreign("led_to_current_trick", "13C foreign_card_never_played", "53A next_card_becomes_the_lead"),
        foreign("not_played", "14 short_without_foreign_card", left="short"),
        foreign("not_played", "14 short_without_foreign_card", left="short", edition="2007"),
        foreign("not_played", "14 short_without_foreign_card",
                left="two_equal_cards", two_equal_cards_ruled="restore"),
        foreign("not_played", "13B2 adjusted_for_two_equal_cards", *map(" ".join, NO_RESULT),
                left="two_equal_cards", two_equal_cards_ruled="adjust"),
        foreign("not_played", "13F foreign_card_removed", "13F goes_on_without_foreign_card", edition="2007"),
        foreign("led_to_current_trick", "13F foreign_card_never_played", "53A next_card_becomes_the_lead",
                left="short", edition="2007"),
        foreign("not_played", "13B adjusted_for_two_equal_cards", left="two_equal_cards",
                two_equal_cards_ruled="adjust", edition="2007"),
    )),
    ("13C", "foreign card in a quitted trick: perhaps adjusted", (
        foreign("quitted_trick", "13C foreign_card_removed", "13C foreign_card_in_quitted_trick"),
        foreign("quitted_trick", "13F foreign_card_in_quitted_trick", edition="2007"),
    )),
    ("13D", "found after play: the result must go", (
        hands(WRONG | {"count_found": "after_play"}, "13D result_of_wrong_hands_cancelled",
              "13D nothing_of_this_board_counts", *map(" ".join, NO_RESULT), "13D wrong_count_is_liable_to_penalty"),
        hands_2007(WRONG | {"count_found": "after_play"}, "13C result_of_wrong_hands_cancelled",
                   *map(" ".join, NO_RESULT)),
    )),
    ("13B2", "found after four passes: judged by analogy", (
        passed_out(True, "13B2 passed_out_with_wrong_hands"),
        passed_out(False, "13B1 passed_out_result_stands"),
        passed_out(True, "13B passed_out_with_wrong_hands", "2007"),
        passed_out(False, "13A passed_out_result_stands", "2007"),
    )),
)  # fmt: skip
