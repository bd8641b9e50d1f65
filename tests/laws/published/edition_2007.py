"""Published cases under the 2007 Laws: 13, 14, 15 and 17, 50 and 51, 53, 57, 64 and 67."""

from dataclasses import replace

from tests.laws.published.case import Published

SPADES = {"contract": "4S by S"}
PROBLEMS = "Hertfordshire Bridge Association, Problems for directors, situation 1"
GONE = {"offender": "W", "missing_card_discovered": "during_play", "missing_card_should_have_been_played": False}
HEART_FOUR = {"contract": "4S by S", "cards": {"E": "H4"}}
CORRECTED = {"visibility": "seen_or_named", "exposure": "played", "moment": "partner_to_lead"}
TWO_CLUBS = CORRECTED | {"partners_major_penalty_cards": ["CK"]}
TEN_OF_CLUBS = {"contract": "4H by E", "cards": {"N": "C10"}}
FOURTEEN = {"counts": "more_than_thirteen", "count_found": "during_auction_or_play", "incorrect_hand_called": True}
HIDDEN_JACK = {
    "board": 3, "auction": "1S P 2NT P 4S AP",
    "deal": "N:Q743.A6.854.K532 J.987543.A92.JT9 AK852.KQT2.JT3.A T96.J.KQ76.Q8764",
    "tricks": ["DK D4 D2 D3", "D6 D5 DA DT", "D9 DJ DQ D8", "D7 C2 SJ SK"],
}  # fmt: skip

PUBLISHED = (
    Published(
        "a missing card found face up on the floor goes back and is a penalty card", f"{PROBLEMS}, case 2",
        "missing_card", GONE | {"missing_card_found": "elsewhere", "missing_card_seen_by_partner": True},
        ("14B2 card_returned who=W", "14B4 see_law who=W law=50", "14C information who=E of=W"), record=SPADES,
    ),
    Published(
        "a missing card found face down on the floor goes back and is none", f"{PROBLEMS}, case 3", "missing_card",
        GONE | {"missing_card_found": "elsewhere", "missing_card_seen_by_partner": False},
        ("14B2 card_returned who=W",), ("see_law",), record=SPADES,
    ),
    Published(
        "a missing card found among the cards played is a matter of Law 67", f"{PROBLEMS}, case 4", "missing_card",
        GONE | {"missing_card_found": "among_played_cards"}, ("14B1 see_law who=W law=67",), record=SPADES,
    ),
    Published(
        "a missing card not found: the deal with another pack", f"{PROBLEMS}, case 5", "missing_card",
        GONE | {"missing_card_found": "not_found", "missing_card_seen_by_partner": False},
        ("14B3 card_returned who=W",), record=SPADES,
    ),
    Published(
        "a heart discarded and taken back is a major penalty card: declarer has three choices",
        "GBU, Laws page 4", "penalty_card", CORRECTED | {"partners_major_penalty_cards": []},
        ("50B penalty_card who=E cards=H4 major=True",), asks="declarer_chooses: require forbid neither",
        record=HEART_FOUR,
    ),
    Published(
        "once he requires hearts the four goes back",
        "GBU, Laws page 4", "penalty_card",
        CORRECTED | {"partners_major_penalty_cards": [], "declarer_chooses": "require"},
        ("50D2(a) lead_restriction who=W suit=H", "50D2(a) card_returned who=E cards=H4",
         "50E2 information who=W of=E"),
        record=HEART_FOUR,
    ),
    Published(
        "a small card that stuck to the one played is minor, and nobody's lead is restricted",
        "GBU, Laws page 4", "penalty_card",
        {"visibility": "seen_or_named", "exposure": "dropped", "moment": "partner_to_lead"},
        ("50B penalty_card who=E major=False", "50C play_on who=W"), ("lead_restriction",), record=HEART_FOUR,
    ),
    Published(
        "an ace and a king shown, neither of the suit led: declarer designates the one to play",
        "BBO Forums, 71617", "penalty_card",
        {"visibility": "seen_or_named", "moment": "owner_to_play", "playable_penalty_cards": "several"},
        ("50B penalty_card who=W cards=SA,HK major=True", "51A must_play who=W cards=SA,HK"),
        record={"contract": "3NT by S", "cards": {"W": "SA HK"}},
    ),
    Published(
        "each defender has a penalty card and nothing is asked for: both are played",
        "BBO Forums, 41419", "penalty_card", TWO_CLUBS | {"declarer_chooses": "neither"},
        ("50D1(a) must_play who=S cards=CK", "50D1(a) must_play who=N cards=CT"), ("card_returned",),
        record=TEN_OF_CLUBS,
    ),
    Published(
        "each defender has a penalty card and clubs are barred: the other's goes back",
        "BBO Forums, 41419", "penalty_card", TWO_CLUBS | {"declarer_chooses": "forbid"},
        ("50D2(a) lead_restriction who=S suits=C", "50D2(a) card_returned who=N cards=CT"), record=TEN_OF_CLUBS,
    ),
    Published(
        "a defender leads after declarer has won the trick: declarer may accept it",
        "BBO Forums, 58538", "lead_out_of_turn",
        {"offender": "W", "whose_lead": "rho", "lead_state": "nothing"}, asks="declarer_on_the_lead: accept refuse",
        record={"contract": "3NT by S", "cards": {"W": "D9"}},
    ),
    Published(
        "and if he does not, it is a major penalty card whatever its rank",
        "BBO Forums, 58538", "lead_out_of_turn",
        {"offender": "W", "whose_lead": "rho", "lead_state": "nothing", "declarer_on_the_lead": "refuse"},
        ("56 turn_returns who=S", "56 penalty_card who=W cards=D9 major=True"),
        record={"contract": "3NT by S", "cards": {"W": "D9"}},
    ),
    Published(
        "a play to declarer's lead from the wrong hand: the lead stands",
        "R. Barker, Laws blog, April 2011", "lead_out_of_turn",
        {"offender": "S", "led_from_dummy": False, "whose_lead": "partner", "lead_state": "right_played"},
        ("53B stands who=S by=E", "53B see_law who=E law=57"), record=SPADES,
    ),
    Published(
        "with a card from dummy on it, the other defender is not bound",
        "R. Barker, Laws blog, April 2011", "premature_play",
        {"premature": "played_before_partner", "since_premature": "both_hands"}, ("57C1 no_rectification who=E",),
        ("penalty_card", "must_play"), record={"contract": "4S by S", "cards": {"E": "HA"}},
    ),
    Published(
        "hearts required after a lead out of turn, the lone jack hidden, a diamond led and won: two tricks",
        "T. Kooijman, All you should know about revokes, EBL 2013", "revoke",
        {"offender": "W", "failure": "did_not_play_as_required", "since_the_revoke": "played_on", "revoke_trick": 1,
         "exception_of_64b": "none"},
        ("63A1 procedure who=W", "64A1 tricks_transferred tricks=2 to=NS", "64C check_later side=NS"),
        record=HIDDEN_JACK,
    ),
    Published(
        "fourteen cards and twelve, a heart and a spade bid: cancelled where it cannot be played",
        "BBO Forums, 44927", "wrong_number_of_cards", FOURTEEN | {"deal_can_be_corrected_and_played": False},
        ("13B adjusted_score", "13B penalty"), ("play_on",), record={"form": "knockout"},
    ),
    Published(
        "fourteen cards and twelve, a heart and a spade bid: played on where it can, and no call changes",
        "BBO Forums, 44927", "wrong_number_of_cards",
        FOURTEEN | {"deal_can_be_corrected_and_played": True, "offender": "S"},
        ("13A play_on", "13A check_later", "13E information"), ("adjusted_score",), record={"form": "knockout"},
    ),
    Published(
        "a hand of another board, passed throughout and found in the play: the Laws are silent, the director judges",
        "BBO Forums, 65287", "cards_from_wrong_board", {"offender": "E", "wrong_cards_entry": "play"},
        asks="board_may_run_in_spite_of_wrong_cards: yes no",
    ),
    Published(
        "a player gave no card to an earlier trick: one trick, whoever won it",
        "Bridge Winners, Peculiar situation", "defective_trick",
        {"offender": "S", "error": "played_none", "both_sides_played_on": True, "has_card_of_suit_led": True,
         "offending_side_won_a_trick": "yes", "exception_of_64b": "none"},
        ("67B1(a) card_added who=S", "64A2 tricks_transferred tricks=1 to=EW"), record=SPADES,
    ),
)  # fmt: skip

CASES = tuple(replace(case, edition="2007") for case in PUBLISHED)
