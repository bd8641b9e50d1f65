"""Published cases under the 2007 Laws: 13 to 17, 26 to 31, 50 and 51, 53, 57, 64 and 67."""

from dataclasses import replace

from tests.laws.published.case import EAST_WEST_AT_FAULT, Published

SPADES = {"contract": "4S by S"}
PROBLEMS = "Hertfordshire Bridge Association, Problems for directors, situation 1"
GONE = {"offender": "W", "missing_card_discovered": "during_play", "missing_card_should_have_been_played": False}
HEART_FOUR = {"contract": "4S by S", "cards": {"E": "H4"}}
CORRECTED = {"visibility": "seen_or_named", "exposure": "played", "moment": "partner_to_lead"}
TWO_CLUBS = CORRECTED | {"partners_major_penalty_cards": ["CK"]}
QUIZ = "Northampton Bridge Club, Bridge quiz, January 2012"
REVOKED = {"offender": "S", "revoke_trick_won_by": "revoker", "later_tricks": "some"}
ALL_THIRTEEN = ["SA", "S5", "HK", "H9", "H2", "DQ", "D8", "D3", "CJ", "C10", "C6", "C5", "C4"]
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
        "BBO Forums, 44927", "wrong_number_of_cards",
        FOURTEEN | {"deal_can_be_corrected_and_played": False, "result_can_be_assigned": False, "fault_of_ns": "partly",
                    "fault_of_ew": "none"},
        ("13B procedure", "86A adjusted_score to=EW average=plus", "86B procedure", "13B penalty"), ("play_on",),
        record={"form": "knockout"},
    ),
    Published(
        "fourteen cards and twelve, a heart and a spade bid: played on where it can, and no call changes",
        "BBO Forums, 44927", "wrong_number_of_cards",
        FOURTEEN | {"deal_can_be_corrected_and_played": True, "offender": "S"},
        ("13A play_on", "13A check_later", "13E information"), ("adjusted_score",), record={"form": "knockout"},
    ),
    Published(
        "a hand of another board, passed throughout and found in the play: the Laws are silent, the director judges",
        "BBO Forums, 65287", "cards_from_wrong_board",
        {"offender": "E", "wrong_cards_entry": "play", "called_on_wrong_cards_2007": True,
         "called_since_2007": "partner", **EAST_WEST_AT_FAULT},
        ("17D1 cancelled who=E", "17D2 procedure", "12C2(a) adjusted_score to=NS average=plus"),
        differs="a pass is a call, and 17D1 and D2 do not ask at which stage it is found",
    ),
    Published(
        "partner had called over the call on the cards of another board: average plus and average minus",
        "BBO Forums, 42706", "cards_from_wrong_board",
        {"offender": "E", "wrong_cards_entry": "auction", **EAST_WEST_AT_FAULT},
        ("17D1 cancelled who=E", "17D2 procedure who=W", "12C2(a) adjusted_score to=NS average=plus",
         "12C2(a) adjusted_score to=EW average=minus", "17D3 check_later who=E"),
        record={"board": 2, "auction": "P P 2S 3C"},
    ),
    Published(
        "two cards of another pack found in the auction: they are taken out, and it goes on",
        "BBO Forums, 51654", "wrong_number_of_cards",
        {"counts": "foreign_card", "foreign_card_found": "not_played", "left_without_foreign_card": "complete"},
        ("13F procedure", "13F play_on"), ("adjusted_score",),
    ),
    Published(
        "hands that cannot be put right after a call: an assigned score, if one can be judged",
        "BLML, 28 December 2010", "wrong_number_of_cards",
        FOURTEEN | {"deal_can_be_corrected_and_played": False, "result_can_be_assigned": True,
                    "form_of_scoring": "pairs_mp"},
        ("13B procedure", "12C1(a) adjusted_score kind=assigned"),
    ),
    Published(
        "the wrong pair had begun the auction, the right one called otherwise: the board is cancelled",
        "BLML, 14 December 2010", "wrong_board_played",
        {"found_during_the_auction": True, "second_auction_differs": True, **EAST_WEST_AT_FAULT},
        ("15C cancelled", "12C2(a) adjusted_score kind=artificial average=plus"), ("play_on",),
        record={"board": 3, "auction": "1S P"},
    ),
    Published(
        "the right pair called the same: play goes on, and only an attempt on purpose is penalized",
        "BBO Forums, 40935", "wrong_board_played",
        {"found_during_the_auction": True, "second_auction_differs": False},
        ("15C play_on", "15C penalty"), ("adjusted_score",), record={"board": 3, "auction": "1S P"},
    ),
    Published(
        "twelve tricks overheard at the next table: told to play, a player cannot have the board scrapped later",
        "BBO Forums, 70720", "extraneous_information",
        {"offender": "W", "information_received_2007": "after_first_call"},
        ("16C3 procedure", "16C2(c) play_on", "16C2(c) check_later who=W"), ("adjusted_score",),
    ),
    Published(
        "the scores of a board to come, read by mistake: let them play, and look at the result",
        "M. Di Sacco, Bridge d'Italia on line, October 2013", "extraneous_information",
        {"offender": "N", "information_received_2007": "before_any_call", "could_interfere_2007": True,
         "director_chooses_way_2007": "play_on"},
        ("16C1 procedure who=N", "16C2(c) play_on", "16C2(c) check_later who=N"), ("adjusted_score",),
    ),
    Published(
        "a player gave no card to an earlier trick: one trick, whoever won it",
        "Bridge Winners, Peculiar situation", "defective_trick",
        {"offender": "S", "error": "played_none", "both_sides_played_on": True, "has_card_of_suit_led": True,
         "offending_side_won_a_trick": "yes", "exception_of_64b": "none"},
        ("67B1(a) card_added who=S", "64A2 tricks_transferred tricks=1 to=EW"), record=SPADES,
    ),
    Published(
        "a lead to the next trick before partner has played: declarer has three choices",
        "Queensland Bridge Association, Laws questions and answers, 24", "premature_play",
        {"premature": "led_to_next", "since_premature": "nothing"},
        ("57A penalty_card who=E cards=D9 major=True",), asks="declarer_selects: highest lowest not_suit",
        record={"contract": "3NT by S", "tricks": ["H2 HA H4 H3", "S4 S2 SK"], "cards": {"E": "D9"}},
    ),
    Published(
        "a card holder knocked over: all thirteen are penalty cards, and declarer names what their owner plays",
        "BBO Forums, Laws, Penalty cards, March 2015", "penalty_card",
        {"visibility": "seen_or_named", "moment": "owner_to_play", "playable_penalty_cards": "several"},
        (f"50B penalty_card who=W cards={','.join(ALL_THIRTEEN).replace('10', 'T')} major=True", "51A must_play who=W"),
        ("play_on",), record={"contract": "3NT by S", "cards": {"W": " ".join(ALL_THIRTEEN)}},
    ),
    Published(
        "and if nothing is asked for they all stay there for the next lead",
        "BBO Forums, Laws, Penalty cards, March 2015", "penalty_card",
        {"visibility": "seen_or_named", "moment": "partner_to_lead", "partners_major_penalty_cards": [],
         "declarer_chooses": "neither"},
        ("50D2(b) penalty_card who=W major=True", "50D2(b) play_on who=E", "50D2(b) procedure who=E"),
        ("card_returned", "lead_restriction"),
        record={"contract": "3NT by S", "cards": {"W": " ".join(ALL_THIRTEEN)}},
    ),
    Published(
        "declarer's revoke, spoken of when a defender had called on the next board: no trick, but equity",
        "BBO Forums, Laws, 54565", "established_revoke", REVOKED | {"exception_of_64b": "after_call_on_next_deal"},
        ("64B4 no_rectification tricks=0", "64C check_later side=EW"), ("tricks_transferred",), record=SPADES,
    ),
    Published(
        "declarer's revoke, spoken of when only his own side had called on the next board: the tricks go",
        "BBO Forums, Laws, 54565", "established_revoke", REVOKED | {"exception_of_64b": "none"},
        ("64A1 tricks_transferred tricks=2 to=EW",), record=SPADES,
    ),
    Published(
        "a defender revoked at trick three, declarer at trick twelve: no trick either way, and equity",
        "BBO Forums, Laws, 62912; WBF Laws Committee, January 2010, item 7", "established_revoke",
        {"offender": "E", "revoke_trick_won_by": "opponents", "later_tricks": "some",
         "exception_of_64b": "both_sides_revoked"},
        ("64B7 no_rectification tricks=0", "64C check_later"), ("tricks_transferred",), record=SPADES,
    ),
    Published(
        "no spades, partner? asks a defender, and may", QUIZ, "revoke_inquiry",
        {"offender": "W", "inquiry": "defender_asks_defender"},
        ("61B3 no_rectification who=W partner=E",), record=SPADES,
    ),
    Published(
        "no spades? asks declarer of a defender, and may", QUIZ, "revoke_inquiry",
        {"offender": "S", "inquiry": "declarer_asks_defender"}, ("61B1 no_rectification who=S",), record=SPADES,
    ),
    Published(
        "no spades? asks dummy of a defender, and may not", QUIZ, "revoke_inquiry",
        {"offender": "N", "inquiry": "dummy_asks_defender"}, ("61B2(b) procedure who=N", "62A procedure"),
        ("no_rectification",), record=SPADES,
    ),
    Published(
        "dealer's partner passes before anybody has bid: he passes once, and his partner is free",
        "BBO Forums, Laws, 55548", "pass_out_of_rotation",
        {"lho_accepts_out_of_rotation_2007": False, "pass_is_artificial": False},
        ("30A must_pass who=W until=once", "30A play_on who=E", "23 check_later who=W"), ("lead_restriction",),
        record={"dealer": "E", "auction": "W:P! E:P!"},
    ),
    Published(
        "a bid when partner was to deal the first call: partner passes throughout, and a lead may be required",
        "Bridge on Sundays, First bid out of turn", "bid_out_of_rotation",
        {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation_2007": False},
        ("31B must_pass who=S until=rest", "26 see_law who=N partner=S", "16D2 information side=NS"),
        record={"dealer": "S", "auction": "N:1H!"},
    ),
    Published(
        "a bid repeated after right-hand opponent has bid: partner passes for one round",
        "Bridge on Sundays, First bid out of turn", "bid_out_of_rotation",
        {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation_2007": False,
         "rho_action_2007": "legal_call", "repeats_the_denomination": True},
        ("31A2(a) must_pass who=S until=once",), record={"dealer": "W", "auction": "N:1H!"},
    ),
    Published(
        "one spade meant as an opening, three spades over partner's notrump: partner is silenced by the Laws of 2007",
        "R. Barker, Laws blog, October 2009", "insufficient_bid",
        {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid_2007": False,
         "replacement_2007": "other_bid_or_pass", "same_or_more_precise_meaning": False},
        ("27B2 must_pass who=N until=rest", "26 see_law who=S partner=N"), ("no_rectification",),
        record={"dealer": "N", "auction": "1NT P 1S"},
    ),
)  # fmt: skip

CASES = tuple(replace(case, edition="2007") for case in PUBLISHED)
