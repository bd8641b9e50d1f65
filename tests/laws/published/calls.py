"""Further published auctions of Laws 16 to 39, each with the calls as they were made."""

from tests.laws.published.case import Published

NOBODY = {"since_out_of_rotation": "nobody"}
REFUSED = NOBODY | {"lho_accepts_out_of_rotation": False}
PASS_REFUSED = REFUSED | {"pass_is_artificial": False}
INSUFFICIENT = {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": False}
ANOTHER = INSUFFICIENT | {"replacement": "other_bid_or_pass"}
NOT_COMPARABLE = {"comparable_test": "none"}
PASS_BY_NORTH = {"dealer": "S", "auction": "N:P!"}
SEEN = {"card_shown": "during_auction", "partner_could_see_face": True}
THREE_DIAMONDS = {"dealer": "N", "auction": "1C P 2D P 3D AP"}
FOUR_SPADES = {"dealer": "N", "auction": "2S 3D 3S [N:4S] 5D X AP"}
LAST_SEEN_IN_PLAY = {"since_inadmissible_double": "lead_faced"}

OUT_OF_ROTATION = (
    Published(
        "a double at partner's turn, not accepted: partner is free now, and silent once if it becomes a pass",
        "BBO Forums, Laws, 81484", "double_out_of_rotation", REFUSED | NOT_COMPARABLE,
        ("32B1 information who=N of=S", "32B2 procedure who=S", "32A2(b) must_pass who=N until=once"),
        record={"dealer": "W", "auction": "3S [S:X] P 4S P"},
    ),
    Published(
        "a bid at right-hand opponent's turn, doubled for by its maker once he has bid: partner silent once",
        "International Bridge Laws Forum, 102", "bid_out_of_rotation", REFUSED | NOT_COMPARABLE,
        ("29B turn_returns who=W", "31A2(b) must_pass who=S until=once", "72C check_later who=N"),
        record=FOUR_SPADES,
        differs="by the Laws of 1997 the partner passed to the end; 31A2(b) silences him once",
    ),
    Published(
        "and no spade may be barred, for he had shown spades in turn",
        "International Bridge Laws Forum, 102", "lead_restriction",
        NOT_COMPARABLE | {"suits_shown": ["S"], "partners_first_lead": "now"}, ("26B procedure who=N suits=S",),
        asks="prohibited_suit: H D C none", record=FOUR_SPADES,
    ),
    Published(
        "a pass at partner's turn: the next opponent is told first that he may accept it",
        "Lincoln Bridge Club, Laws of bridge", "pass_out_of_rotation", {}, ("29A procedure who=E of=N",),
        asks="lho_accepts_out_of_rotation: yes no", record=PASS_BY_NORTH,
    ),
    Published(
        "then a response that may hide an opening hand: opener passes at his next turn only",
        "Lincoln Bridge Club, Laws of bridge; EBU Forum, TDs, 373", "pass_out_of_rotation",
        PASS_REFUSED | NOT_COMPARABLE | {"replacement_call": "1S"},
        ("30B1(a) information who=S of=N", "30B1(b)(ii) must_pass who=S until=once", "26B see_law who=N partner=S"),
        record=PASS_BY_NORTH,
    ),
    Published(
        "or a notrump of six to nine points, which fits a pass: opener goes on",
        "Lincoln Bridge Club, Laws of bridge; EBU Forum, TDs, 373", "pass_out_of_rotation",
        PASS_REFUSED | {"replacement_call": "1NT", "comparable_test": "subset"},
        ("30B1(b)(i) no_rectification who=N", "23A call=1NT", "23C check_later side=EW"), ("must_pass",),
        record=PASS_BY_NORTH,
    ),
    Published(
        "three notrumps by a dealer who cannot know whether he will be silenced: he may make any call",
        "EBU Forum, TDs, 1666", "pass_out_of_rotation", PASS_REFUSED | NOT_COMPARABLE,
        ("30B1(a) information who=N of=S", "30B1(b)(ii) must_pass who=N until=once"),
        record={"dealer": "N", "auction": "[S:P] 3NT P P"},
    ),
    Published(
        "a pass before right-hand opponent has called over partner's opening is repeated, whatever he does",
        "EBU Forum, TDs, comment 4570", "pass_out_of_rotation", PASS_REFUSED,
        ("29A procedure who=W of=S", "30A must_pass who=S until=once", "30A play_on who=N"),
        record={"dealer": "N", "auction": "1H S:P!"},
    ),
    Published(
        "a notrump opened when partner was to deal the first call: partner silent for one round, and the lead",
        "Stockton Bridge Club at Yarm, Director's cut, January 2020", "bid_out_of_rotation",
        REFUSED | NOT_COMPARABLE | {"replacement_call": "3NT"},
        ("29B turn_returns who=S", "31B1 information who=S of=N", "31A2(b) must_pass who=S until=once",
         "26B see_law who=N partner=S"),
        record={"dealer": "S", "auction": "N:1NT!"},
    ),
    Published(
        "partner has since opened in turn and the next passed: the player on the left of the pass may still accept it",
        "BBO Forums, Laws, 75955", "pass_out_of_rotation", {}, ("29A procedure who=W of=S",),
        asks="lho_accepts_out_of_rotation: yes no", record={"dealer": "N", "auction": "S:P! N:1D! P"},
    ),
    Published(
        "the dealer makes his own call before anybody rules: the bid at his turn counts for nothing",
        "EBU Forum, TDs, comment 6128", "bid_out_of_rotation", {},
        ("28B stands who=N of=E", "28B cancelled who=E", "28B no_rectification who=E"), ("must_pass", "see_law"),
        record={"dealer": "N", "auction": "E:1H! N:1S!"},
    ),
)  # fmt: skip

INSUFFICIENT_BIDS = (
    Published(
        "one heart over a multi, mended to a pass-or-correct two hearts: it shows no hearts, so partner is out",
        "EBU Forum, TDs, 1445", "insufficient_bid",
        ANOTHER | NOT_COMPARABLE | {"replacement_call": "2H"},
        ("27B2 stands who=S", "23A call=2H", "27B2 must_pass who=N until=rest", "72C check_later who=S"),
        record={"dealer": "N", "auction": "2D P 1H!"},
    ),
    Published(
        "one diamond over one diamond, then a natural notrump: a part of what the response could be",
        "EBU Forum, TDs, 1167", "insufficient_bid",
        ANOTHER | {"replacement_call": "1NT", "comparable_test": "subset"},
        ("27B1(b) no_rectification who=S", "23A call=1NT", "27D check_later side=EW"), ("must_pass",),
        record={"dealer": "N", "auction": "1C 1D 1D!"},
    ),
    Published(
        "one spade meant as an opening, three spades over partner's notrump: spades and the strength are shown",
        "R. Barker, Laws blog, October 2009", "insufficient_bid",
        ANOTHER | {"replacement_call": "3S", "comparable_test": "subset"},
        ("27B1(b) no_rectification who=S", "23A call=3S"), ("must_pass",),
        record={"dealer": "N", "auction": "1NT P 1S!"},
    ),
    Published(
        "and the transfer to spades is the lowest bid that shows them",
        "R. Barker, Laws blog, October 2009", "insufficient_bid", INSUFFICIENT | {"replacement": "lowest_same"},
        ("27B1(a) no_rectification who=S", "27D check_later side=EW"), ("must_pass", "see_law"),
        record={"dealer": "N", "auction": "1NT P 1S! S:2H!"},
        differs="silenced the partner by 27B1 of 2007; 27B1(a) now asks which suit a bid shows, not which it names",
    ),
    Published(
        "one spade over a multi, bid over at once: accepted, and that it was not meant comes too late",
        "Welsh Bridge Union, Rule of the month, June 2018", "insufficient_bid", {"insufficient_kind": "in_turn"},
        ("27A1 stands who=W lho=N",), ("cancelled", "must_pass"),
        record={"dealer": "E", "auction": "2D P 1S! 2H P 2S"},
    ),
    Published(
        "two clubs over a two diamonds that was not seen is asked about first: was it the bid he meant?",
        "Bowdon Bridge Club, The Laws of bridge", "insufficient_bid", {},
        asks="insufficient_kind: in_turn unintended play_over", record={"dealer": "N", "auction": "1H 2D 2C!"},
    ),
)  # fmt: skip

END_OF_THE_AUCTION = (
    Published(
        "an opening, a pass out of turn accepted, and two more: the player between has not called",
        "EBU Forum, TDs, 440", "passes_out_of_turn_skip_a_player", {},
        ("17D3 turn_returns who=E", "17D3 cancelled who=E"), record={"dealer": "N", "auction": "1C S:P! P P"},
    ),
    Published(
        "a raise, opener's pass out of turn, and two more: his left-hand opponent has lost a turn, not the first one",
        "EBU Forum, TDs, 440", "passes_out_of_turn_skip_a_player", {},
        ("17D3 turn_returns who=W",), record={"dealer": "N", "auction": "1C P 2C N:P! P P"},
    ),
    Published(
        "two passes and one out of turn by the fourth player: the first may accept it and bid",
        "WBF Commentary on the 2017 Laws, example 14", "pass_out_of_rotation", {},
        ("29A stands who=S lho=W", "17D3 procedure"), ("cancelled",), record={"dealer": "W", "auction": "P P S:P! 1D"},
    ),
    Published(
        "if he passes, the third player has lost his turn, unless all four hands are back in the board",
        "WBF Commentary on the 2017 Laws, example 14", "passes_out_of_turn_skip_a_player", {},
        asks="passes_that_closed_the_auction: skipped_a_player skipped_and_hands_back",
        record={"dealer": "W", "auction": "P P S:P! P"},
    ),
    Published(
        "with the hands back it is passed out",
        "WBF Commentary on the 2017 Laws, example 14", "passes_out_of_turn_skip_a_player",
        {"passes_that_closed_the_auction": "skipped_and_hands_back"}, ("17D2 no_rectification",), ("cancelled",),
        record={"dealer": "W", "auction": "P P S:P! P"},
    ),
    Published(
        "opener's pass out of turn closed by a pass in turn: only the one out of turn is an offence",
        "WBF Commentary on the 2017 Laws, example 15", "passes_out_of_turn_skip_a_player", {},
        ("17D3 turn_returns who=W", "16C1 information", "16C2 information"),
        record={"dealer": "W", "auction": "P 1H P P N:P! E:P!"},
    ),
    Published(
        "a double of partner's overcall out of turn, seen when the board had been played: scored without it",
        "BBO Forums, Laws, 56970", "inadmissible_double", LAST_SEEN_IN_PLAY, ("36C stands who=S",), ("cancelled",),
        record={"dealer": "W", "auction": "1D 1H S:X! P 1NT AP"},
        differs="the 2007 Laws had no word for it, and most let the result stand by 11A; 36C says so now",
    ),
    Published(
        "a double of nothing, and three notrumps played before anybody saw it: the contract is scored",
        "BBO Forums, Laws, 35542", "inadmissible_double", LAST_SEEN_IN_PLAY, ("36C stands who=S",),
        ("adjusted_score", "must_pass"), record={"dealer": "N", "auction": "1NT P X P 3NT AP"},
        differs="by 36A of 2007 one answer cancelled the board; 36C scores it as if the call had not been made",
    ),
    Published(
        "a card put down to lead by the declaring side before any lead was faced goes back",
        "BLML, 8 June 2006", "card_exposed_in_auction",
        {"offender": "S", "card_shown": "after_final_pass", "attempted_opening_lead": True},
        ("54E card_returned who=S",), ("must_pass", "penalty_card"), record={"dealer": "S", "auction": "4S AP"},
        differs="by 24B of 1997 it was a card led during the auction, to the same end; 54E sends it back now",
    ),
)  # fmt: skip

CHANGES_AND_CARDS = (
    Published(
        "a pass out of turn that was accepted by passes: the player who was skipped may still call",
        "EBU Forum, TDs, 440", "passes_out_of_turn_skip_a_player", {},
        ("17D3 turn_returns who=E", "17D3 cancelled who=E", "16C2 information who=S side=NS"),
        record={"dealer": "N", "auction": "1H S:P! P P"},
    ),
    Published(
        "opener raised passes out of turn: the player who has not called at all may call over the raise",
        "EBU Forum, TDs, 440", "passes_out_of_turn_skip_a_player", {},
        ("17D3 turn_returns who=W", "16C2 information who=N side=NS"),
        record={"dealer": "N", "auction": "1C P 2C N:P! P P"},
    ),
    Published(
        "his pass then ends the auction, and who first named clubs declares",
        "EBU Forum, TDs, 440", "end_of_the_auction", {}, ("22A procedure bid=2C who=N side=NS", "41A procedure who=E"),
        record={"dealer": "N", "auction": "1C P 2C N:P! P P P"},
    ),
    Published(
        "only the pass out of turn may give unauthorized information, not that of the opponent after it",
        "WBF Commentary on the 2017 Laws, example 15", "passes_out_of_turn_skip_a_player", {},
        ("17D3 turn_returns who=W", "16C2 information who=N side=NS"),
        record={"dealer": "W", "auction": "P 1H P P N:P! E:P"},
    ),
    Published(
        "a pass card out of the box, not shown yet: he has passed, and the next call is in turn",
        "EBU Forum, TDs, 430", "was_it_a_call",
        {"offender": "N", "way_of_calling": "box", "bidding_card": "out_with_intent"},
        ("18F stands who=N", "17C procedure who=E of=N"),
    ),
    Published(
        "the wrong card of the box, found only after partner has jumped to game: too late",
        "ACBL District 17, Changes of call, January 2013", "unintended_call",
        {"offender": "W", "call_was_intended": False}, ("25A4 stands who=W partner=E",),
        record={"dealer": "S", "auction": "1D 1S P 4S"},
    ),
    Published(
        "a pass, and then a card that had been hidden: the pass was meant when it was made",
        "EBU Forum, TDs, 567", "unintended_call",
        {"offender": "N", "call_was_intended": True, "second_call_made": False},
        ("25A2 stands who=N", "16B1(a) information who=S"), record={"dealer": "N", "auction": "P"},
    ),
    Published(
        "a passed-out partscore, misexplained: the last to pass may bid, and the auction goes on",
        "EBU Forum, TDs, 736", "misinformation",
        {"misinformation_source": "wrong_explanation", "offender": "N", "misled_player": "W",
         "misinformation_known_when": "before_the_lead", "call_could_well_be_influenced": True,
         "misled_player_changes_his_call": True, "earlier_call_influenced": True},
        ("21B1(a) no_rectification who=W", "21B2 procedure who=N", "21B3 check_later side=NS"),
        record=THREE_DIAMONDS,
    ),
    Published(
        "the king third of the suit bid over partner put down in the auction: partner passes once, and no way round it",
        "ACBL Unit 572, Exposed cards during the auction", "card_exposed_in_auction", SEEN,
        ("24C must_pass who=N until=once", "16C2 information side=NS", "72C check_later who=S"),
        record={"dealer": "N", "auction": "1S 3H", "cards": {"S": "HK H6 H2"}},
    ),
    Published(
        "an ace that falls with a forcing bid: it cannot be taken back, and partner passes it once",
        "BBO Forums, Laws, 75326", "card_exposed_in_auction", SEEN,
        ("24B must_pass who=N until=once",), ("turn_returns",),
        record={"dealer": "N", "auction": "1S P 2D", "cards": {"S": "CA"}},
    ),
    Published(
        "the score sheet of a board to come, opened by mistake: played, and the director stands ready",
        "M. Di Sacco, Bridge d'Italia on line, October 2013", "extraneous_information",
        {"offender": "N", "information_received": "before_any_call", "likely_to_interfere": True,
         "director_chooses_way": "play_on"},
        ("16D2(c) play_on", "16D2(c) check_later who=N"), ("adjusted_score",),
    ),
)  # fmt: skip

CASES = (*OUT_OF_ROTATION, *INSUFFICIENT_BIDS, *END_OF_THE_AUCTION, *CHANGES_AND_CARDS)
