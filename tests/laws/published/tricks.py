"""Published cases of Laws 61 to 79: revokes, defective tricks, claims and concessions."""

from tests.laws.published.case import Published

SPADES = {"contract": "4S by S"}
NO_EXCEPTION = {"exception_of_64b": "none"}
LATE = {"offender": "S", "objected_when": "in_the_correction_period", "tricks_in_question": 1} | {
    "tricks_had_been_won": False,
}  # fmt: skip
LEFT = {"offender": "S", "order_within_suit_matters": False}
NO_GUESS = {"location_of_card": "not_needed"}
LOST_TRUMP = {"trump_is_out_and_unmentioned": True, "unaware_of_the_trump": True, "could_be_lost_to_the_trump": True}
DANISH_ENDING = {
    "claimer": "S", "hands": {"N": "Q5..J4.", "W": "..T92.8", "E": ".JT92..", "S": "J3.Q7.."},
    "statement": "two spades, a diamond and a heart", "objection": "the spades first cut the two hands apart",
}  # fmt: skip
ASKED_UNLAWFULLY = {"offender": "S", "failure": "did_not_follow_suit", "since_the_revoke": "nothing"} | {
    "revoke_trick": 3, "withdrawn_card": "declarers_dummy_asked_unlawfully", "played_after_revoke": "nobody",
}  # fmt: skip


def tricks_for(who: str, trick_won_by: str, later: str, **more: object) -> dict[str, object]:
    return {"offender": who, "revoke_trick_won_by": trick_won_by, "later_tricks": later, **more}


REVOKES = (
    Published(
        "the revoke card did not win, other tricks came later, one with a card he could have played: one trick",
        "EBU Forum, TDs, 60", "established_revoke", tricks_for("W", "opponents", "some", exception_of_64b="none"),
        ("64A2 tricks_transferred tricks=1 to=NS", "64C1 check_later side=NS"), record=SPADES,
    ),
    Published(
        "a revoke that won its trick and another in a second suit that did not: two and one",
        "EBU Forum, TDs, 576", "several_revokes",
        {"offender": "W", "second_revoke": "same_player_other_suit", "spared_revoke": "neither",
         "first_revoke_trick_won_by": "revoker", "tricks_between_revokes": 1,
         "second_revoke_trick_won_by": "opponents", "tricks_after_second_revoke": 3},
        ("64A tricks_transferred first=2 second=1 tricks=3 to=NS",), record=SPADES,
    ),
    Published(
        "the same with the second revoke in the same suit: two, and equity",
        "EBU Forum, TDs, 576", "several_revokes",
        {"offender": "W", "second_revoke": "same_player_same_suit", "spared_revoke": "neither",
         "first_revoke_trick_won_by": "revoker", "tricks_between_revokes": 1,
         "second_revoke_trick_won_by": "opponents", "tricks_after_second_revoke": 3},
        ("64B2 no_rectification tricks=0", "64A tricks_transferred tricks=2", "64C2(a) check_later side=NS"),
        record=SPADES,
    ),
    Published(
        "declarer ruffs two hearts with hearts in hand: two tricks for the first, equity for the second",
        "EBU Forum, TDs, 1490", "several_revokes",
        {"offender": "S", "second_revoke": "same_player_same_suit", "spared_revoke": "neither",
         "first_revoke_trick_won_by": "revoker", "tricks_between_revokes": 1,
         "second_revoke_trick_won_by": "revoker", "tricks_after_second_revoke": 5},
        ("64A tricks_transferred first=2 second=0 to=EW", "64C2(a) check_later side=EW"), record=SPADES,
    ),
    Published(
        "a spade sorted among dummy's clubs and a spade ruffed in dummy: no trick, but equity",
        "EBU Forum, TDs, 216; Bridgevaria, Ask the director", "established_revoke", tricks_for("N", "revoker", "some"),
        ("64B3 no_rectification tricks=0", "64C1 check_later side=EW"), ("tricks_transferred",), record=SPADES,
    ),
    Published(
        "a defender ruffs, declarer overruffs, both could have followed: neither pays, the likely result counts",
        "WBF Laws Committee, 1 November 2001, item 4", "revoke",
        {"offender": "W", "failure": "both_sides", "other_revoker": "S", "sides_played_on": "both",
         "revoke_trick": 4},
        ("64B7 no_rectification tricks=0", "64C2(b) check_later"), ("tricks_transferred",), record=SPADES,
    ),
    Published(
        "dummy who had lost his rights asks, declarer corrects: 64 applies as if it were too late",
        "WBF Laws Committee, 12 January 2000, item 2", "revoke", ASKED_UNLAWFULLY,
        ("62A procedure who=S", "43B2(b) see_law who=S law=64"), ("penalty_card",), record=SPADES,
    ),
    *(
        Published(
            f"after that correction: {story}", "WBF Laws Committee, 12 January 2000, item 2", "established_revoke",
            tricks_for("S", won_by, later, exception_of_64b="none"),
            (f"{paragraph} tricks_transferred tricks={tricks}",), record=SPADES,
        )
        for story, won_by, later, paragraph, tricks in (
            ("he wins this trick and none later, one trick", "revoker", "none", "64A1", 1),
            ("he wins this trick and more, two tricks", "revoker", "some", "64A1", 2),
            ("dummy wins this trick and more, one trick", "partner", "some", "64A2", 1),
        )
    ),
    Published(
        "a defender corrects in time: his card is a major penalty card, the next opponent may change his",
        "Bracknell Forest Bridge Club, Director ruling", "revoke",
        {"offender": "W", "failure": "did_not_follow_suit", "since_the_revoke": "nothing", "revoke_trick": 3,
         "withdrawn_card": "defenders_hand", "played_after_revoke": "lho", "opponent_changes_his_card": True},
        ("62A procedure who=W", "62B1 penalty_card who=W major=True", "62C1 procedure who=N"),
        ("tricks_transferred",), record=SPADES,
    ),
    Published(
        "declarer claims, a defender disputes, his side had revoked: correct it, then judge the claim against it",
        "WBF Laws Committee, 12 January 2000, item 3", "revoke",
        {"offender": "W", "failure": "did_not_follow_suit", "since_the_revoke": "objected_to_claim",
         "revoke_trick": 9, "withdrawn_card": "defenders_hand", "claimer": "S", "played_after_revoke": "nobody"},
        ("63A4 procedure who=W", "62A procedure who=W", "70A see_law law=70 who=S"), ("tricks_transferred",),
        record=SPADES,
    ),
    Published(
        "equity stands in the place of the tricks transferred, not beside them",
        "R. Barker, Laws blog, April 2012", "revoke_equity",
        {"offender": "W", "equity_of": "one_revoke", "tricks_after_transfer": 10, "better_without_the_revoke": False},
        ("64C1 stands side=NS tricks=10",), ("adjusted_score",), record=SPADES,
    ),
)  # fmt: skip

DEFECTIVE_TRICKS = (
    Published(
        "declarer gave no card to trick ten and has one of the suit: it is added, and one trick goes over",
        "Bridge Winners, Peculiar situation", "defective_trick",
        NO_EXCEPTION
        | {"offender": "S", "error": "played_none", "both_sides_played_on": True, "has_card_of_suit_led": True,
           "offending_side_won_a_trick": "yes"},
        ("67B1(a) card_added who=S", "67B1 stands", "64A2 tricks_transferred tricks=1 to=EW"), record=SPADES,
    ),
    Published(
        "a defender left with a card at the end: it is his card to the defective trick, one trick goes over",
        "EBU Forum, TDs, 1505", "defective_trick",
        NO_EXCEPTION
        | {"offender": "N", "error": "played_none", "both_sides_played_on": True, "has_card_of_suit_led": False,
           "offending_side_won_a_trick": "yes"},
        ("67B1(b) card_added who=N", "64A2 tricks_transferred tricks=1 to=EW"), record={"contract": "4S by W"},
    ),
)  # fmt: skip

CLAIMS = (
    Published(
        "two spades, a diamond and a heart is a count, not an order: all four tricks",
        "DBf, Lovkommissionen, LKU-20, example 2.1", "contested_claim",
        NO_GUESS | {"order_within_suit_matters": False, "proposed_line": "unstated_none_worse", "tricks_awarded": 4},
        ("70D1 procedure who=S", "70A stands side=NS tricks=4 rest=0"),
        record={"contract": "3NT by S", "claim": DANISH_ENDING},
    ),
    Published(
        "all the tricks, with a trump forgotten that could ruff a winner: one to the defence",
        "EBU White Book, 8.70.4 (a)", "contested_claim",
        LEFT | LOST_TRUMP | {"proposed_line": "unstated_worse_exists", "tricks_left": 4, "tricks_awarded": 3},
        ("70C procedure who=S side=EW", "70A stands side=NS tricks=3 rest=1"), record={"contract": "5D by S"},
    ),
    Published(
        "all mine after one round of trumps, three of them out: he has not forgotten them",
        "EBU White Book, 8.70.4 (b)", "contested_claim",
        LEFT | NO_GUESS
        | {"trump_is_out_and_unmentioned": True, "unaware_of_the_trump": False, "tricks_left": 12,
           "proposed_line": "unstated_none_worse", "tricks_awarded": 12},
        ("70A stands side=NS tricks=12 rest=0",), record={"contract": "7S by S"},
    ),
    Published(
        "ace, king and five opposite two small, the jack forgotten: from the top, three tricks",
        "EBU White Book, 8.70.5", "contested_claim",
        NO_GUESS | {"offender": "S", "order_within_suit_matters": True, "suit_taken_from_the_top": True,
                    "tricks_left": 3, "proposed_line": "unstated_none_worse", "tricks_awarded": 3},
        ("70A stands side=NS tricks=3 rest=0",), record={"contract": "3NT by S"},
    ),
    Published(
        "seven, five and four opposite a void may be led in any order: one to the lone six",
        "EBU White Book, 8.70.5", "contested_claim",
        NO_GUESS | {"offender": "S", "order_within_suit_matters": True, "suit_taken_from_the_top": False,
                    "tricks_left": 3, "proposed_line": "unstated_worse_exists", "tricks_awarded": 2},
        ("70D1 procedure who=S", "70A stands side=NS tricks=2 rest=1"), record={"contract": "3NT by S"},
    ),
    Published(
        "a claim that breaks down over the spades and then needs a guess in diamonds: no guess for the claimer",
        "BBO Forums, 66781, with the decision of the EBU Laws and Ethics Committee", "contested_claim",
        LEFT | {"proposed_line": "unstated_none_worse", "location_of_card": "guess"},
        ("70E1 procedure who=S",), asks="tricks_left:", record={"contract": "3NT by S"},
    ),
    Published(
        "one off, said on a play that cannot fail: the trick comes back",
        "EBL Main TD Course, Prague 2016, simulation 1 (a)", "cancelled_concession",
        LATE | {"could_be_lost_by_normal_play": False}, ("71B tricks_transferred to=NS tricks=1",),
        record={"contract": "5H by S"},
    ),
    Published(
        "one off, said before the play that would have shown the way: it stands",
        "EBL Main TD Course, Prague 2016, simulation 1 (b)", "cancelled_concession",
        LATE | {"could_be_lost_by_normal_play": True}, ("71 stands side=NS",), ("tricks_transferred",),
        record={"contract": "5H by S"},
    ),
    Published(
        "a champion's hasty one down stands when twelve tricks need more than care",
        "EBU Forum, TDs, 1310", "cancelled_concession", LATE | {"could_be_lost_by_normal_play": True},
        ("71 stands side=NS",), ("tricks_transferred",), record={"contract": "6S by S"},
    ),
    Published(
        "the claimer plays on because one opponent told him to: the claim is adjudicated",
        "EBU Forum, TDs, 562", "claim",
        {"offender": "S", "claim_statement": "will_win", "answer_to_claim": "played_on_anyhow"},
        ("68D cancelled", "70 see_law who=S law=70"), record=SPADES,
        differs="lets the plays made be evidence, a practice of the EBU; 2017 has no 70D3 any more",
    ),
    Published(
        "a defender gives up some tricks and his partner objects at once: nothing given up, nothing claimed",
        "EBU White Book, 8.68.2", "claim", {"offender": "W", "claim_statement": "partner_objected"},
        ("68B2 no_rectification who=W", "16C information who=E of=W"), ("penalty_card", "see_law"), record=SPADES,
    ),
)  # fmt: skip

CASES = (*REVOKES, *DEFECTIVE_TRICKS, *CLAIMS)
