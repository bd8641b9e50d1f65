"""Cases of directors' courses, clubs' pages and columns on Laws 61 to 93."""

from tests.laws.published.case import Published

SPADES = {"contract": "4S by S"}
KOOIJMAN = "EBL, 9th Main Tournament Directors Course, All you should know about revokes"
NUTSHELL = "English Bridge, J. Dhondy, In a nutshell: revoking"
REVOKED = "They Revoked!, an ACBL club's lesson"
PRAGUE = "EBL, 10th Main Tournament Directors Course, simulations, S 1"
EXAM_2006 = "EBL, 7th Tournament Directors Course, answers to the final examination"
ON_TIME = {"objected_when": "in_the_correction_period", "tricks_in_question": 2, "tricks_had_been_won": False}
CASES = (
    Published(
        "the heart that was required stayed hidden: the revoke won its trick, and more were won later",
        f"{KOOIJMAN}, 61A", "revoke",
        {"offender": "W", "failure": "did_not_play_as_required", "revoke_trick": 1, "since_the_revoke": "played_on",
         "exception_of_64b": "none", "revoke_trick_won_by": "revoker", "later_tricks": "some"},
        ("64A1 tricks_transferred tricks=2 to=NS", "64C1 check_later side=NS"), record=SPADES,
    ),
    Published(
        "a defender may ask whether his partner has none left, and may inform him by it",
        NUTSHELL, "revoke_inquiry", {"offender": "W", "inquiry": "defender_asks_defender"},
        ("61B3 no_rectification", "16B information partner=E"), record=SPADES,
    ),
    Published(
        "dummy may not ask a defender",
        NUTSHELL, "revoke_inquiry", {"offender": "N", "inquiry": "dummy_asks_defender"},
        ("61B2(b) procedure who=N",), record=SPADES,
    ),
    Published(
        "a revoke at trick twelve, found before the hands are back: corrected, and no trick goes",
        NUTSHELL, "revoke",
        {"offender": "S", "failure": "did_not_follow_suit", "revoke_trick": 12, "hands_returned": False},
        ("62D1 card_returned who=S", "64B6 no_rectification tricks=0"), ("tricks_transferred",), record=SPADES,
    ),
    Published(
        "the offending side wins no trick from the revoke on: none is transferred",
        NUTSHELL, "established_revoke",
        {"offender": "W", "revoke_trick_won_by": "opponents", "later_tricks": "none"},
        ("64B1 no_rectification tricks=0", "64C1 check_later side=NS"), ("tricks_transferred",), record=SPADES,
    ),
    Published(
        "the revoke cut declarer off from dummy: one trick is not enough",
        NUTSHELL, "revoke_equity",
        {"offender": "W", "equity_of": "one_revoke", "tricks_after_transfer": 8, "better_without_the_revoke": True,
         "tricks_without_the_revoke": 11},
        ("64C1 adjusted_score tricks=11 instead=8 side=NS",), record=SPADES,
    ),
    Published(
        "a defender sees it before the trick is complete: penalty card, and the next player may change",
        "Bracknell Forest Bridge Club, director ruling", "revoke",
        {"offender": "W", "failure": "did_not_follow_suit", "revoke_trick": 3, "since_the_revoke": "nothing",
         "withdrawn_card": "defenders_hand", "played_after_revoke": "lho"},
        ("62B1 penalty_card who=W major=True", "62C1 procedure who=N", "64A no_rectification tricks=0"), record=SPADES,
    ),
    Published(
        "declarer puts a revoke right in time: nothing further",
        REVOKED, "revoke",
        {"offender": "S", "failure": "did_not_follow_suit", "revoke_trick": 3, "since_the_revoke": "nothing",
         "withdrawn_card": "declarers", "played_after_revoke": "nobody"},
        ("62B2 no_rectification who=S",), ("penalty_card", "tricks_transferred"), record=SPADES,
    ),
    Published(
        "a card named for the next trick establishes the revoke",
        REVOKED, "revoke",
        {"offender": "S", "failure": "did_not_follow_suit", "revoke_trick": 3,
         "since_the_revoke": "designated_next_card", "exception_of_64b": "none", "revoke_trick_won_by": "partner"},
        ("63A2 procedure who=S", "63B stands who=S", "64A2 tricks_transferred tricks=1 to=EW"), record=SPADES,
    ),
    Published(
        "one off is conceded with a club on the way to dummy that cannot fail: made",
        f"{PRAGUE} (a)", "cancelled_concession", {"offender": "S", **ON_TIME, "could_be_lost_by_normal_play": False},
        ("71B tricks_transferred to=NS tricks=2",), record={"contract": "5H by S"},
    ),
    Published(
        "one off is conceded with the lead still in hand, and a losing play is not irrational: it stands",
        f"{PRAGUE} (b)", "cancelled_concession", {"offender": "S", **ON_TIME, "could_be_lost_by_normal_play": True},
        ("71 stands side=NS",), ("tricks_transferred",), record={"contract": "5H by S"},
    ),
    Published(
        "a remark without a bridge reason talks declarer out of the finesse: adjusted",
        f"{EXAM_2006}, question 3", "tempo",
        {"offender": "E", "tempo_complaint": "opponent_was_misled", "false_inference_drawn": True,
         "had_bridge_reason": False, "could_have_known_it_helped": True},
        ("73E2 adjusted_score side=NS of=E",),
    ),
    Published(
        "tricks that were never agreed are no agreement withdrawn: the claim is contested",
        "BLML, November 2013, Delayed challenge to a claim", "agreed_claim",
        {"offender": "W", "objected_when": "before_agreement_was_established"},
        ("69A procedure side=EW", "70 see_law situation=contested_claim who=S"), record=SPADES,
    ),
)  # fmt: skip
