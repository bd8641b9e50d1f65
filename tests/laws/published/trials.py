"""Published cases of Laws 41 to 71, each tried before the laws were read for it: exams, columns, forums."""

from tests.laws.published.case import Published

QUIZ = "ABF, Directing basics online quiz"
WBU = "WBU, Rule of the month, April 2018"
BBO = "BBO Forums, Laws"
EBU = "EBU Forum, TDs"
NOTRUMP = {"contract": "3NT by S"}
SEEN = {"visibility": "seen_or_named"}
IN_TIME = {"failure": "did_not_follow_suit", "revoke_trick": 3, "since_the_revoke": "nothing"}
TWO_OF_DIAMONDS = {"contract": "4S by N", "cards": {"W": "D2"}}

CASES = (
    Published(
        "a diamond on a spade, seen by its player before the next trick: major whatever its rank, earlier cards stay",
        QUIZ, "revoke", IN_TIME | {"withdrawn_card": "defenders_hand", "played_after_revoke": "nobody"},
        ("62B1 penalty_card who=E major=True", "62C1 procedure who=E", "64A no_rectification tricks=0",
         "16C1 information side=NS", "16C2 information side=EW"), ("tricks_transferred",),
        record=NOTRUMP | {"offender": "E"},
    ),
    Published(
        "declarer may spread her hand after a lead by the wrong defender: her partner declares", QUIZ,
        "opening_lead_out_of_turn", {"since_opening_lead": "nothing", "one_of_five": "spread"},
        ("54A stands who=W dummy=N then=E", "54A procedure who=S dummy=N"), record=TWO_OF_DIAMONDS,
    ),
    Published(
        "a lead refused without a wish: a major penalty card, and no other suit may be asked for", QUIZ,
        "opening_lead_out_of_turn", {"since_opening_lead": "nothing", "one_of_five": "neither"},
        ("54D turn_returns who=E", "50D2(b) penalty_card who=W cards=D2 major=True",
         "50D1(a) must_play who=W cards=D2"),
        ("lead_restriction", "card_returned"), record=TWO_OF_DIAMONDS,
    ),
    Published(
        "a lead to the last trick before partner has played to the twelfth: the heart may be barred, and it is no lead",
        "Tri-City Herald, bridge column, October 2016", "premature_play",
        {"premature": "led_to_next", "since_premature": "nothing", "suit_led": "D", "declarer_selects": "not_suit",
         "selected_suit": "H"},
        ("57A penalty_card who=E cards=CT major=True", "57A4 play_restriction who=W suit=H led=D",
         "44G procedure who=E"), ("tricks_transferred",), record=NOTRUMP | {"cards": {"E": "CT"}},
    ),
    Published(
        "a queen led by a defender who had not seen the ruff, and declarer's own lead of a king: the king is the lead",
        WBU, "lead_out_of_turn", {"whose_lead": "lho", "lead_state": "left_played", "meant_as_own_lead": True},
        ("53B stands who=S of=E", "44B play_on who=W", "47F1 card_returned who=E", "16C information side=NS of=EW"),
        ("penalty_card",), record={"contract": "4S by S", "offender": "E", "cards": {"E": "DQ"}},
    ),
    Published(
        "a low card that declarer knocked out of a defender's hand: the director may designate otherwise",
        f"{BBO}, 70372", "penalty_card",
        {"visibility": "director_says_otherwise", "not_a_penalty_card_by_judgement": True},
        ("50 no_rectification who=W", "50 card_returned who=W"), ("penalty_card", "lead_restriction"),
        record=NOTRUMP | {"cards": {"W": "D5"}},
    ),
    Published(
        "a discard on clubs while a club was held, found three tricks later: one trick, for others were won",
        "BBO Forums, Laws, post 881683", "revoke",
        {"failure": "did_not_follow_suit", "revoke_trick": 2, "since_the_revoke": "played_on",
         "exception_of_64b": "none", "revoke_trick_won_by": "opponents", "later_tricks": "some"},
        ("63A1 procedure who=W", "64A2 tricks_transferred to=NS tricks=1", "64C1 check_later"), ("penalty_card",),
        record=NOTRUMP | {"offender": "W"},
    ),
    Published(
        "three spades put down by the other defender as if he were dummy: all major, and declarer names one at a time",
        f"{EBU}, 872", "penalty_card", SEEN | {"moment": "others_to_play"},
        ("50B penalty_card who=W cards=S9,S7,S3 major=True", "51A procedure who=W", "50D2 procedure who=E"),
        record={"contract": "2S by N", "cards": {"W": "S9 S7 S3"}},
    ),
    Published(
        "no card to trick four, found after trick eight: one of the suit led, and one trick at most",
        f"{BBO}, 79214", "defective_trick",
        {"error": "played_none", "both_sides_played_on": True, "has_card_of_suit_led": "yes",
         "exception_of_64b": "none", "offending_side_won_a_trick": "yes"},
        ("67B1(a) card_added who=S", "67B1 stands", "64A2 tricks_transferred to=EW tricks=1"), ("penalty_card",),
        record={"contract": "2S by W", "offender": "S"},
    ),
)  # fmt: skip
