"""Cases of Italian and Polish columns, of clubs' quizzes and of forums, not known when the laws were written."""

from tests.laws.published.case import EAST_WEST_AT_FAULT, Published

NOBODY = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": False}
INSUFFICIENT = {"insufficient_kind": "in_turn", "since_insufficient": "nothing", "lho_accepts_insufficient_bid": False}
OTHER = {"replacement": "other_bid_or_pass", "comparable_test": "none"}
TWO_CLUBS_TOO_SOON = {"dealer": "W", "auction": "1S P [S:2C]"}
DOUBLED_DOUBLE = {"dealer": "N", "auction": "1H X P X!"}
DI_SACCO = "M. Di Sacco, Bridge d'Italia on line"
ABF = "ABF, Directing basics online quiz"
BBO = "BBO Forums, Laws"
SPADES = {"contract": "4S by S"}
LED_TOO_SOON = {"contract": "4S by N", "tricks": ["W:D2"]}
SIX_OF_HEARTS = {"contract": "6NT by S", "tricks": ["E:H6"]}
WRONG_HAND = {"offender": "S", "led_from_dummy": True, "whose_lead": "his_own_hand", "led_card": "D5"}
NO_TRUMP_OUT = {"offender": "S", "location_of_card": "not_needed", "order_within_suit_matters": False}

CALLS = (
    Published(
        "a pass before the dealer, on its right, has called: silent once himself, and partner free",
        f"{ABF}, 1", "pass_out_of_rotation", NOBODY | {"pass_is_artificial": False},
        ("29B turn_returns who=E", "30A must_pass who=S until=once", "30A play_on who=N", "72C check_later who=S"),
        record={"dealer": "E", "auction": "[S:P]"},
    ),
    Published(
        "two clubs at right-hand opponent's turn, who bids, and three clubs then: they show the same",
        f"{ABF}, 6", "bid_out_of_rotation", NOBODY | {"comparable_test": "same_or_similar"},
        ("29A procedure who=W of=S", "31A2(a) no_rectification who=S", "23A call=3C", "23C check_later side=EW"),
        ("must_pass",), record={"dealer": "W", "auction": "1S P [S:2C] 2S 3C"},
    ),
    Published(
        "two clubs at right-hand opponent's turn, who passes: they are bid again",
        f"{ABF}, 6", "bid_out_of_rotation", NOBODY, ("31A1 procedure who=S", "31A1 no_rectification who=S"),
        ("must_pass",), record={"dealer": "W", "auction": "1S P [S:2C] P"},
    ),
    Published(
        "Stayman below an overcall, then two spades to play: partner is silent to the end",
        f"{BBO}, 91295", "insufficient_bid", INSUFFICIENT | OTHER | {"replacement_call": "2S"},
        ("27B2 stands who=S", "27B2 must_pass who=N until=rest", "26B see_law who=S partner=N", "72C check_later"),
        record={"dealer": "N", "auction": "1NT 2H 2C!"},
    ),
    Published(
        "a strong two clubs below an opening that was not seen, then a pass: partner is silent to the end",
        "EBU Forum, TDs, 1562", "insufficient_bid", INSUFFICIENT | OTHER | {"replacement_call": "P"},
        ("27B2 must_pass who=E until=rest", "16C2 information side=EW"),
        record={"dealer": "N", "auction": "2H P P 2C!"},
    ),
    Published(
        "two diamonds over two diamonds that were not seen, mended to three: nothing further",
        "St Crispin's Bridge Club, Rules", "insufficient_bid", INSUFFICIENT | {"replacement": "lowest_same"},
        ("27B1(a) no_rectification who=S", "27D check_later side=EW"), ("must_pass", "see_law"),
        record={"dealer": "W", "auction": "P 1S 2D 2D!"},
    ),
    Published(
        "three hearts on the table, and then what am I doing: they were meant and stand",
        f"{DI_SACCO}, March 2013", "unintended_call",
        {"offender": "N", "call_was_intended": True, "second_call_made": False},
        ("25A2 stands who=N", "16B1(a) information who=S"), ("cancelled",),
    ),
    Published(
        "a pass card drawn, seen and put back, where a call is made when its card is let go: no call",
        "A. Riccardi, Bridge d'Italia on line, April 2019", "was_it_a_call",
        {"offender": "W", "way_of_calling": "box", "bidding_card": "out_with_intent"},
        ("18F no_rectification who=W", "16B1(a) information who=E"), ("stands",),
        record={"regulations": {"call_made_when_removed": "no"}},
    ),
    Published(
        "the wrong card of the box, explained as agreed: no misinformation",
        "Exeter Bridge Club, Directing blog, March 2018", "mistaken_explanation",
        {"offender": "W", "agreement_by_evidence": "as_explained", "mistake_noticed": "an_opponent"},
        ("75C no_rectification",), ("adjusted_score",),
    ),
    Published(
        "partner's double doubled, and nobody has called since: partner is silent to the end",
        "G. Rainsford, Double double double, EBU", "inadmissible_double",
        {"since_inadmissible_double": "lho_has_not_called"},
        ("36B1 cancelled who=W", "36B2 must_pass who=E until=rest", "26B see_law who=W", "72C check_later who=W"),
        record=DOUBLED_DOUBLE,
    ),
    Published(
        "partner's double doubled and called over: all of it is gone, and nobody has to pass",
        "G. Rainsford, Double double double, EBU", "inadmissible_double",
        {"since_inadmissible_double": "lho_called"},
        ("36A cancelled who=W", "36A turn_returns who=W", "36A no_rectification who=W"), ("must_pass", "see_law"),
        record={"dealer": "N", "auction": "1H X P X! 2H"},
    ),
)  # fmt: skip

LEADS = (
    Published(
        "the other defender has led, and declarer spreads her hand: her partner declares",
        f"{ABF}, 4", "opening_lead_out_of_turn", {"since_opening_lead": "nothing", "one_of_five": "spread"},
        ("54A stands",), ("penalty_card", "lead_restriction"), record=LED_TOO_SOON,
    ),
    Published(
        "refused, only the suit that was led may be required",
        f"{ABF}, 5", "opening_lead_out_of_turn", {"since_opening_lead": "nothing", "one_of_five": "require"},
        ("50D2(a) lead_restriction who=E", "50D2(a) card_returned who=W"), ("penalty_card",), record=LED_TOO_SOON,
    ),
    Published(
        "yes, it is you, said an opponent: the lead goes back and costs nothing",
        f"{DI_SACCO}, February 2014", "opening_lead_out_of_turn", {"since_opening_lead": "told_wrongly"},
        ("47E1 card_returned who=W", "47E1 no_rectification who=W", "41A turn_returns who=E"),
        ("penalty_card", "lead_restriction"), record={"contract": "4H by N", "tricks": ["W:DQ"]},
        differs="unauthorized for both sides; 47E1 with 16C lets the side that was told wrongly use it",
    ),
    Published(
        "the right defender's card lay face down when his partner faced one: it goes back, hearts may be barred",
        f"{BBO}, 67220", "opening_lead_out_of_turn",
        {"since_opening_lead": "partner_led_face_down", "one_of_five": "forbid"},
        ("54 card_returned who=W", "50D2(a) lead_restriction who=W", "50D2(a) card_returned who=E"),
        record=SIX_OF_HEARTS,
    ),
    Published(
        "one defender accepts declarer's lead, the one next to play refuses it: it goes back",
        "ACBL District 13, Rulings, August 2003", "lead_out_of_turn",
        WRONG_HAND | {"lead_state": "nothing", "defenders_on_the_lead": "differ_next_refuses"},
        ("55A cancelled", "55B2 card_returned"), ("lead_restriction", "penalty_card"), record=SPADES,
        differs="whoever accepts prevails; 55A lets the defender next to play decide",
    ),
    Published(
        "declarer makes the opening lead: no averages, the card is dealt with by Law 24",
        "ACBL District 13, Rulings, June 2003", "opening_lead_out_of_turn", {}, ("54E see_law law=24",),
        ("adjusted_score", "cancelled"), record=SPADES | {"tricks": ["S:D2"]},
        differs="cancelled the board with averages; 54E has Law 24 for it",
    ),
    Published(
        "a two of clubs that dummy has not is called, and the next player plays the queen: it goes back",
        f"{BBO}, 68688", "designation",
        {"offender": "S", "different_intention_incontrovertible": False, "said": "not_in_dummy",
         "opponent_played_to_designation": True},
        ("46B4 cancelled who=S", "47D card_returned side=EW", "16C information side=EW of=NS"), ("penalty_card",),
        record=SPADES,
    ),
    Published(
        "a low card of declarer's that has touched the table is played",
        f"{DI_SACCO}, April 2015", "card_played",
        {"whose_card": "declarers", "declarers_card": "touching_or_near_table"}, ("45C2(a) stands who=S",),
        record=SPADES,
    ),
    Published(
        "ruff, and dummy takes a trump that declarer had forgotten to be one: it is played",
        "BLML, August 2007, Was card misplayed by dummy?", "card_played",
        {"whose_card": "dummys", "dummys_card": "meant_another", "declarer_played_since": False,
         "designation_was_unintended": False},
        ("45C4(b) stands who=S",), record=SPADES,
    ),
    Published(
        "declarer looks at his score card for the contract: an aid to memory, but he might have asked",
        "English Bridge, Ask Gordon, February 2016", "understandings",
        {"offender": "S", "understanding_fault": "memory_aid", "regulations_allow_it": False},
        ("40B2(d) penalty who=S",), ("adjusted_score",), record=SPADES,
    ),
    Published(
        "and he is told it at any turn of his",
        "English Bridge, Ask Gordon, February 2016", "late_question",
        {"offender": "S", "asked_for": "contract", "when_asked": "later_turn"}, ("41C procedure who=S",),
        record=SPADES,
    ),
)  # fmt: skip

TRICKS = (
    Published(
        "declarer ruffs, leads, and finds a card of the suit before anybody has played to it: two tricks",
        "Exeter Bridge Club, Directing blog, March 2018", "revoke",
        {"offender": "S", "failure": "did_not_follow_suit", "revoke_trick": 5, "since_the_revoke": "played_on",
         "exception_of_64b": "none", "revoke_trick_won_by": "revoker", "later_tricks": "some"},
        ("63A1 procedure", "64A1 tricks_transferred tricks=2 to=EW", "64C1 check_later side=EW"), record=SPADES,
    ),
    Published(
        "the revoke card still lies open, but partner has led to the next trick: established",
        f"{DI_SACCO}, November 2013", "revoke",
        {"offender": "W", "failure": "did_not_follow_suit", "revoke_trick": 5, "since_the_revoke": "played_on",
         "exception_of_64b": "none", "revoke_trick_won_by": "partner", "later_tricks": "none"},
        ("63A1 procedure", "63B stands", "64A2 tricks_transferred tricks=1 to=NS"), ("penalty_card",), record=SPADES,
    ),
    Published(
        "a trump kept back on the king of trumps ruffs a club later: one trick, and equity",
        "S. Latała, Kiedy as atutowy lewy nie bierze", "established_revoke",
        {"offender": "W", "revoke_trick_won_by": "opponents", "exception_of_64b": "none", "later_tricks": "some"},
        ("64A2 tricks_transferred tricks=1 to=NS", "64C1 check_later side=NS"), record={"contract": "3S X by S"},
    ),
    Published(
        "ten, eight and two of trumps are all good, but the nine is out: a trick to the defence",
        "SCG Bridge Club, The director's corner, August 2019", "contested_claim",
        {"offender": "S", "trump_is_out_and_unmentioned": True, "unaware_of_the_trump": True,
         "could_be_lost_to_the_trump": True,
         "proposed_line": "unstated_worse_exists", "order_within_suit_matters": True, "tricks_left": 3,
         "tricks_awarded": 2},
        ("70C procedure", "70A stands"), record=SPADES,
    ),
    Published(
        "a trump is out, but declarer knew of it and draws it first: all six",
        "Bridge Winners, Claiming with a trump out", "contested_claim",
        NO_TRUMP_OUT | {"trump_is_out_and_unmentioned": True, "unaware_of_the_trump": False,
                        "proposed_line": "unstated_none_worse", "tricks_left": 6, "tricks_awarded": 6},
        ("70C procedure", "70D1 procedure", "70A stands"), record=SPADES,
    ),
    Published(
        "a ruff in hand and a ruff in dummy: whatever card he showed first, the stated line is followed",
        f"{DI_SACCO}, December 2013", "contested_claim",
        NO_TRUMP_OUT | {"trump_is_out_and_unmentioned": False, "proposed_line": "stated", "tricks_left": 2,
                        "tricks_awarded": 2},
        ("70D1 procedure", "70A stands"), record=SPADES,
    ),
    Published(
        "all mine with a ten that he may have thought good: one trick goes",
        f"{DI_SACCO}, January 2017", "contested_claim",
        NO_TRUMP_OUT | {"offender": "E", "proposed_line": "unstated_worse_exists", "tricks_left": 3,
                        "tricks_awarded": 2},
        ("70D1 procedure", "70A stands"), record={"contract": "3NT by E"},
    ),
    Published(
        "dummy gave two cards to a trick and later ruffed what it held: no trick goes by itself",
        f"{BBO}, 68965", "defective_trick",
        {"offender": "E", "error": "played_too_many", "both_sides_played_on": True, "faced_card_is_known": True,
         "restored_card_could_have_been_played": True},
        ("67B2(a) card_returned", "67B2(a) stands", "67B2(b) see_law law=61"), ("tricks_transferred",),
        record={"contract": "4S by W"},
        differs="two tricks were given; a revoke of dummy has none by 64B3, only equity",
    ),
    Published(
        "fourteen and twelve cards of one pair, found at the end: the result is cancelled",
        "EBU Forum, TDs, 530", "wrong_number_of_cards",
        {"offender": "W", "counts": "more_than_thirteen", "count_found": "after_play", **EAST_WEST_AT_FAULT,
         "result_can_be_assigned": False},
        ("13D cancelled", "12C2(a) adjusted_score to=EW average=minus", "13D penalty"), ("tricks_transferred",),
    ),
    Published(
        "two spades two down, entered with the score of one: put right while the correction period runs",
        "EBU, Club directors' online course 2017, situation 27", "disputed_tricks",
        {"tricks_were_claimed": "agreed_upon", "called_to_the_tricks": "after_the_round"}, ("79C1 procedure",),
        ("adjusted_score",),
    ),
)  # fmt: skip

CASES = (*CALLS, *LEADS, *TRICKS)
