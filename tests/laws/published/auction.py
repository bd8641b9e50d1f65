"""Published cases of Laws 16 to 39 and 75: calls, cards shown in the auction, information."""

from tests.laws.published.case import Published

REFUSED = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": False}
IN_TURN = {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": False}
ANOTHER = IN_TURN | {"replacement": "other_bid_or_pass"}
NO_AGREEMENT = {"misinformation_source": "no_such_agreement", "offender": "N"} | {
    "misinformation_known_when": "before_the_lead", "call_could_well_be_influenced": True,
}  # fmt: skip
DOUBLED_THREE_SPADES = {"dealer": "W", "auction": "P 2S X 3D 3H 3S P P X P P P"}
WEAK_TWO = {"dealer": "S", "auction": "N:2S!"}
SLOW_DOUBLE = {"offender": "E", "information_from": "tempo", "information_judged": "play_over"} | {
    "information_was_conveyed": True, "logical_alternative_existed": True, "demonstrably_suggested": True,
}  # fmt: skip

OUT_OF_ROTATION = (
    Published(
        "the dealer's partner opens a weak two, then passes: the dealer is free now and silent once",
        "EBU Forum, TDs, 462", "bid_out_of_rotation", REFUSED | {"replacement_call": "P", "comparable_test": "none"},
        ("29A procedure who=E of=N", "29B turn_returns who=S", "31B1 information who=S",
         "31A2(b) must_pass who=S until=once", "26B see_law who=N partner=S"), record=WEAK_TWO,
    ),
    Published(
        "that weak two is first offered to the player on its left",
        "EBU Forum, TDs, 462", "bid_out_of_rotation", {}, ("29A procedure who=E of=N",),
        asks="lho_accepts_out_of_rotation: yes no", record=WEAK_TWO,
    ),
    Published(
        "after that weak two and a pass declarer may bar any suit, for the offender has shown none",
        "EBU Forum, TDs, 462", "lead_restriction",
        {"comparable_test": "none", "partners_first_lead": "now", "prohibited_suit": "H"},
        ("26B lead_restriction who=S suits=H",), record={"dealer": "S", "auction": "[N:2S!] 1H 2D P P P"},
    ),
    Published(
        "one spade out of turn, then a strong jump to two spades: a part of what one spade may be",
        "EBU Forum, TDs, 297", "bid_out_of_rotation",
        REFUSED | {"replacement_call": "2S", "comparable_test": "subset"},
        ("31A2(a) no_rectification who=N", "23A call=2S", "26A no_rectification", "23C check_later side=EW"),
        ("must_pass",), record={"dealer": "S", "auction": "N:1S!"},
    ),
    Published(
        "one spade out of turn, then a simple response of one spade: it shows less, partner passes once",
        "EBU Forum, TDs, 297", "bid_out_of_rotation",
        REFUSED | {"replacement_call": "1S", "comparable_test": "none"},
        ("31A2(b) must_pass who=S until=once", "72C check_later who=N"),
        record={"dealer": "S", "auction": "N:1S!"},
    ),
    Published(
        "a notrump out of turn, then the forced relay to a game force: no part of it, opener passes once",
        "EBU Forum, TDs, 487", "bid_out_of_rotation",
        REFUSED | {"replacement_call": "2D", "comparable_test": "none"},
        ("31B1 information who=N of=S", "31A2(b) must_pass who=N until=once"),
        record={"dealer": "N", "auction": "S:1NT!"},
    ),
    Published(
        "a bid at right-hand opponent's turn, who passes: it is repeated and costs nothing",
        "EBU Forum, TDs, 842", "bid_out_of_rotation", REFUSED | {"rho_action": "pass"},
        ("31A1 procedure who=S", "31A1 no_rectification who=S"), ("must_pass",),
        record={"dealer": "E", "auction": "S:1H!"},
    ),
    Published(
        "a pass at right-hand opponent's turn must be repeated and partner is free",
        "EBU Forum, TDs, 842", "pass_out_of_rotation", REFUSED | {"pass_is_artificial": False},
        ("30A must_pass who=W until=once", "30A play_on who=E"), ("see_law",),
        record={"dealer": "N", "auction": "1S P W:P!"},
    ),
    Published(
        "whoever calls before a forced pass is made calls in rotation",
        "EBU Forum, TDs, 842", "bid_out_of_rotation",
        {"offender": "W", "whose_turn": "rho", "since_out_of_rotation": "rho_had_to_pass"},
        ("28A stands who=W rho=S",), ("cancelled", "must_pass"),
    ),
    Published(
        "one heart over a response out of turn accepts the response",
        "EBU Forum, TDs, 996", "bid_out_of_rotation", {}, ("29A stands who=S lho=W",), ("cancelled",),
        record={"dealer": "N", "auction": "1C S:1S! 1H!"},
    ),
    Published(
        "one spade over an opening at one's own turn may be far weaker than one spade opened out of turn",
        "EBU Forum, TDs, 1017 and 1656", "bid_out_of_rotation",
        REFUSED | {"rho_action": "legal_call", "replacement_call": "1S", "comparable_test": "none"},
        ("31A2(b) must_pass who=N until=once",), record={"dealer": "E", "auction": "S:1S!"},
    ),
    Published(
        "an intermediate jump to two spades is a part of one spade opened out of turn",
        "EBU Forum, TDs, 1017", "bid_out_of_rotation",
        REFUSED | {"rho_action": "legal_call", "replacement_call": "2S", "comparable_test": "subset"},
        ("31A2(a) no_rectification who=S", "23A call=2S",), ("must_pass",), record={"dealer": "E", "auction": "S:1S!"},
    ),
    Published(
        "a take-out double may replace one heart opened out of turn",
        "Rotorua Bridge Club, notes on the 2017 Laws", "bid_out_of_rotation",
        REFUSED | {"rho_action": "legal_call", "replacement_call": "X", "comparable_test": "same_or_similar"},
        ("31A2(a) no_rectification who=S", "23A call=X",), ("must_pass",), record={"dealer": "E", "auction": "S:1H!"},
    ),
    Published(
        "a pass out of turn and then two hearts, forced by the opening: opener passes once",
        "EBU Forum, TDs, 151", "pass_out_of_rotation",
        REFUSED | {"pass_is_artificial": False, "replacement_call": "2H", "comparable_test": "none"},
        ("30B1(a) information who=S of=N", "30B1(b)(ii) must_pass who=S until=once"),
        record={"dealer": "S", "auction": "N:P!"},
    ),
    Published(
        "a pass out of turn obliges its maker to nothing: a negative to a strong two is comparable",
        "Mr Bridge Forum, 400", "pass_out_of_rotation",
        REFUSED | {"pass_is_artificial": False, "replacement_call": "2D", "comparable_test": "subset"},
        ("30B1(b)(i) no_rectification who=S", "23A call=2D"), ("must_pass",), record={"dealer": "N", "auction": "S:P!"},
    ),
    Published(
        "a raise to two hearts replaces a pass out of turn",
        "WBF Commentary on the 2017 Laws, example 34", "pass_out_of_rotation",
        REFUSED | {"pass_is_artificial": False, "replacement_call": "2H", "comparable_test": "subset"},
        ("30B1(b)(i) no_rectification who=S", "23A call=2H", "23B information who=N"), ("must_pass",),
        record={"dealer": "N", "auction": "S:P!"},
    ),
)  # fmt: skip

INSUFFICIENT = (
    Published(
        "an insufficient bid changed to a pass in haste may still be accepted, and the pass is gone",
        "EBU Forum, TDs, 837", "insufficient_bid",
        {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": True},
        ("27A1 stands who=W lho=N", "27C cancelled who=W"), ("must_pass",),
        record={"dealer": "N", "auction": "1NT X P 1H! W:P!"},
    ),
    Published(
        "two spades to play is not comparable to an insufficient Stayman: partner passes to the end",
        "BBO Forums, Laws, 91295", "insufficient_bid",
        ANOTHER | {"replacement_call": "2S", "comparable_test": "none"},
        ("27B2 stands who=S", "23A call=2S", "27B2 must_pass who=N until=rest", "23A procedure who=S"),
        record={"dealer": "N", "auction": "1NT 2H 2C!"},
    ),
    Published(
        "an overcall of one heart over one spade: a take-out double shows no such suit and is cancelled",
        "WBF Commentary on the 2017 Laws, example 23", "insufficient_bid",
        IN_TURN | {"replacement": "double", "comparable_test": "none", "final_replacement_comparable": False},
        ("27B3 cancelled who=N", "27B3 must_pass who=S until=rest"), record={"dealer": "W", "auction": "1S 1H!"},
    ),
    Published(
        "a response of one heart over one spade: a double that shows hearts is comparable",
        "WBF Commentary on the 2017 Laws, example 24", "insufficient_bid",
        IN_TURN | {"replacement": "double", "comparable_test": "same_or_similar"},
        ("27B1(b) no_rectification who=S", "27D check_later side=EW"), ("must_pass",),
        record={"dealer": "N", "auction": "1C 1S 1H!"},
    ),
    Published(
        "Stayman over two notrumps in place of Stayman over one: the purpose is the same",
        "EBU Forum, TDs, 614", "insufficient_bid",
        ANOTHER | {"replacement_call": "3C", "comparable_test": "same_purpose"},
        ("27B1(b) no_rectification who=S", "23A call=3C", "26A no_rectification"), ("must_pass",),
        record={"dealer": "N", "auction": "2NT P 2C!"},
    ),
    Published(
        "an answer to the ask for aces one level too low is mended at the right level",
        "GBU, Laws page 29", "insufficient_bid",
        IN_TURN | {"replacement": "lowest_same", "lowest_sufficient_bid": "5D"},
        ("27B1(a) no_rectification who=E", "27B1(a) bid=5D", "27D check_later side=NS"), ("must_pass",),
        record={"dealer": "W", "auction": "1S P 3S P 4NT P 4D!"},
    ),
    Published(
        "six diamonds over six diamonds: a pass ends the matter, for partner passes too",
        "EBU Forum, TDs, 11", "insufficient_bid",
        ANOTHER | {"replacement_call": "P", "comparable_test": "none"},
        ("27B2 stands who=N", "23A call=P", "27B2 must_pass who=S until=rest"),
        record={"dealer": "N", "auction": "1D P 4NT P 5D P 6D P 6D!"},
    ),
    Published(
        "a relay that says nothing, insufficient over an overcall, may become a pass",
        "EBU Forum, TDs, 11", "insufficient_bid",
        ANOTHER | {"replacement_call": "P", "comparable_test": "subset"},
        ("27B1(b) no_rectification who=E", "23A call=P"), ("must_pass",),
        record={"dealer": "W", "auction": "2C 2S 2D!"},
    ),
)  # fmt: skip

OTHER_CALLS = (
    Published(
        "a double over a pass is replaced by any legal call, and partner passes to the end",
        "EBU Forum, TDs, 547", "inadmissible_double", {},
        ("36B1 cancelled who=E", "36B2 procedure who=E", "36B2 must_pass who=W until=rest", "26B see_law who=E"),
        record={"dealer": "N", "auction": "P X!"},
    ),
    Published(
        "nobody may accept the bid of a player who has to pass",
        "EBU Forum, TDs, 2127", "call_by_player_required_to_pass",
        {"offender": "N", "is_also_inadmissible_double": False, "lho_called_over_barred_player": False},
        ("37B1 cancelled who=N", "37B2 must_pass who=N until=rest", "37B2 must_pass who=S until=rest"),
    ),
    Published(
        "the double card drawn for the stop card is changed, and so may be the call over it",
        "EBL TDs School, Examples of Law 16D, 2011", "unintended_call",
        {"offender": "S", "call_was_intended": False, "intended_call_is": "nothing"},
        ("25A1 procedure who=S", "25A6 procedure who=W", "25A6 information side=EW of=W"), ("see_law",),
        record={"dealer": "E", "auction": "1C X 1H"},
    ),
    Published(
        "the card beside the one he meant is changed",
        "New Hampshire Bridge Club, September 2011", "unintended_call",
        {"offender": "N", "call_was_intended": False, "intended_call_is": "nothing"},
        ("25A1 procedure who=N", "25A1 stands who=N"),
        record={"dealer": "N", "auction": "1NT"},
    ),
    Published(
        "a transfer forgotten is a slip of the mind, and the bid stands",
        "New Hampshire Bridge Club, September 2011", "unintended_call",
        {"offender": "N", "call_was_intended": True, "second_call_made": False}, ("25A2 stands who=N",),
        record={"dealer": "N", "auction": "1NT P 2H P 2NT"},
    ),
    Published(
        "a splinter passed because it looked like the end of the auction stays passed",
        "WBF Commentary on the 2017 Laws, example 19", "unintended_call",
        {"offender": "S", "call_was_intended": True, "second_call_made": False}, ("25A2 stands who=S",),
        record={"dealer": "S", "auction": "1S P 4D P P"},
    ),
)  # fmt: skip

CARDS_SHOWN = (
    Published(
        "a low card dropped during the auction silences nobody and is a penalty card afterwards",
        "EBU Forum, TDs, 2091", "card_exposed_in_auction",
        {"card_shown": "during_auction", "partner_could_see_face": True, "led_prematurely": False},
        ("24A no_rectification who=E", "24E see_law who=W cards=S5 law=50"), ("must_pass",),
        record={"contract": "4S by S", "cards": {"W": "S5"}},
    ),
    Published(
        "that low card is a minor penalty card",
        "EBU Forum, TDs, 2091", "penalty_card",
        {"visibility": "seen_or_named", "exposure": "dropped", "moment": "partner_to_lead"},
        ("50B penalty_card who=W major=False", "50C play_on who=E"), ("lead_restriction",),
        record={"contract": "4S by S", "cards": {"W": "S5"}},
    ),
    Published(
        "an honour dropped before the first call goes back, and only what was seen of it counts",
        "WBF Laws Committee, 15 August 2017, item 7; EBU Forum, TDs, 1298", "card_exposed_in_auction",
        {"offender": "N", "card_shown": "before_first_call"},
        ("24 card_returned who=N", "16D1 see_law law=16D"), ("must_pass", "penalty_card"),
    ),
    Published(
        "what was seen of it: the board is played, and the result judged",
        "EBU Forum, TDs, 1298", "extraneous_information",
        {"offender": "E", "information_received": "before_any_call", "likely_to_interfere": True,
         "director_chooses_way": "play_on"},
        ("16D2(c) play_on", "16D2(c) check_later who=E"), ("adjusted_score",),
    ),
    Published(
        "a seven led while partner had yet to double, and the auction went on: he passes once, and no 57",
        "BBO Forums, Laws, 39800", "card_exposed_in_auction",
        {"card_shown": "during_auction", "partner_could_see_face": True, "led_prematurely": True},
        ("24B must_pass who=E until=once", "24E see_law who=W cards=C7"), ("play_restriction", "must_play"),
        record={"contract": "3NTX by S", "cards": {"W": "C7"}},
    ),
)  # fmt: skip

INFORMATION = (
    Published(
        "told late that there was no agreement, the last to pass may bid and earlier calls are judged later",
        "EBU Forum, TDs, 12205", "misinformation",
        NO_AGREEMENT
        | {"misled_player": "E", "misled_player_changes_his_call": True, "earlier_call_influenced": True},
        ("75D2 procedure who=N", "21B1(a) no_rectification who=E", "21B2 procedure who=S", "21B3 check_later side=NS"),
        record=DOUBLED_THREE_SPADES,
    ),
    Published(
        "a pass before partner's last call cannot be changed",
        "EBU Forum, TDs, 315", "misinformation", NO_AGREEMENT
        | {"call_could_well_be_influenced": False, "earlier_call_influenced": True},
        ("21B1(a) stands who=W of=E", "21B1(a) stands who=E", "21B3 check_later side=NS"), record=DOUBLED_THREE_SPADES,
    ),
    Published(
        "who could change his call and did not has no redress for that call",
        "EBU Forum, TDs, 352", "misinformation",
        NO_AGREEMENT
        | {"misled_player": "E", "misled_player_changes_his_call": False, "earlier_call_influenced": False},
        ("21B3 no_rectification who=E",), record=DOUBLED_THREE_SPADES,
    ),
    Published(
        "a call that does not fit its right explanation is no infraction, and its maker says nothing",
        "Naples Daily News, Be aware of Bridge laws", "mistaken_explanation",
        {"offender": "W", "agreement_by_evidence": "as_explained"},
        ("75C no_rectification who=E", "75C procedure who=E", "75A information who=E"), ("adjusted_score",),
        record={"contract": "4S by S"},
    ),
    Published(
        "a double after half a minute is pulled: the pull was suggested, and the score is assigned",
        "ACBL, 1997 Fall NABC Appeals, case 1", "unauthorized_information",
        SLOW_DOUBLE | {"offending_side_gained": True},
        ("16B1(a) procedure who=E", "16B3 adjusted_score kind=assigned of=E", "12C1(c) see_law", "73C2 penalty who=E"),
    ),
    Published(
        "the score sheet read before the opening lead: play goes on, or the score is adjusted",
        "cosruling board, t33188279", "extraneous_information",
        {"offender": "N", "information_received": "after_first_call"}, ("16D3 procedure",),
        asks="director_chooses_way: play_on adjust",
    ),
)  # fmt: skip

CASES = (*OUT_OF_ROTATION, *INSUFFICIENT, *OTHER_CALLS, *CARDS_SHOWN, *INFORMATION)
