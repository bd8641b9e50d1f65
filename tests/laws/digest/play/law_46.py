"""Law 46: a card of dummy named incompletely or wrongly."""

from tests.laws.digest.rows import Worked, rows

J = ("different_intention_incontrovertible",)


def said(words: str, *finds: str, **facts: object) -> Worked:
    known = {"different_intention_incontrovertible": False, "said": words, **facts}
    return Worked("designation", known, finds, judged=J)


FOLLOWS = {"dummy_has_the_suit_led": True}
ROWS = rows(
    "46",
    ("46B", "another intention beyond doubt overrides all", (
        Worked("designation", {"different_intention_incontrovertible": True},
               ("46B intended_card_is_played_from_dummy",), judged=J),
    )),
    ("46B1(a)", "high", (
        said("high", "46B1(a) highest_of_the_suit_led", **FOLLOWS),
        said("high", "46B1 declarer_says_what_he_meant", dummy_has_the_suit_led=False),
    )),
    ("46B1(b)", "win", (
        said("win", "46B1(b) lowest_known_winner", dummy_has_a_known_winner=True),
        said("win", "46B1(b) no_card_is_known_to_win", dummy_has_a_known_winner=False),
    )),
    ("46B1(c)", "low", (
        said("low", "46B1(c) lowest_of_the_suit_led", **FOLLOWS),
        said("low", "46B1 declarer_says_what_he_meant", dummy_has_the_suit_led=False),
    )),
    ("46B2", "a suit only", (said("suit_only", "46B2 lowest_of_the_suit_named"),)),
    ("46B3(a)", "a rank only, dummy leading: the suit of the last trick", (
        said("rank_only", "46B3(a) suit_of_the_last_trick_is_continued", of_that_rank="continues_suit"),
    )),
    ("46B3(b)", "a rank only, otherwise: the legal one, of several declarer says which", (
        said("rank_only", "46B3(b) legal_card_of_the_rank", of_that_rank="one_legal"),
        said("rank_only", "46B3(b) declarer_says_which_of_the_rank", of_that_rank="several_legal"),
    )),
    ("46B4", "a rank only, and none of it may be played: taken as not in dummy", (
        said("rank_only", "46B4 no_legal_card_of_the_rank", of_that_rank="none_legal",
             opponent_played_to_designation=False),
    )),
    ("46B4", "a card not in dummy", (
        said("not_in_dummy", "46B4 call_is_void_declarer_names_another", opponent_played_to_designation=False),
        said("not_in_dummy", "46B4 call_is_void_declarer_names_another", "47D opponent_may_change_after_slip",
             "16C withdrawn_cards_tell_one_side", opponent_played_to_designation=True),
    )),
    ("46A", "run the suit: each card counts for itself, and declarer may stop", (
        said("run_suit", "45C4(a) run_card_is_played", "46A running_a_suit_may_be_stopped", next_has_followed=True),
        said("run_suit", "45B run_card_may_be_changed", "46A running_a_suit_may_be_stopped", next_has_followed=False),
    )),
    ("46B5", "anything: either defender chooses", (said("anything", "46B5 either_defender_chooses_dummys_card"),)),
)  # fmt: skip
