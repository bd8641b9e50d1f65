"""Further cases of Laws 1 to 40 and 72 to 93, published or composed, each answered before the desk was asked."""

from tests.laws.published.case import Published

NOT_ACCEPTED = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": False}
REFUSED = {"insufficient_kind": "in_turn", "since_insufficient": "nothing", "lho_accepts_insufficient_bid": False}
FOUR_SPADES = {
    "dealer": "N",
    "auction": ["2S", "3D", "3S", {"call": "4S", "seat": "N", "cancelled": True}, "5D", "X"],
}
CHANGED = {"misled_player_changes_his_call": True, "earlier_call_influenced": True}
REFUSED_2007 = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation_2007": False}
ACBL_QUIZ = "Jones and Porter, The Laws Quiz"

CASES = (
    Published(
        "the ten of diamonds seen while the hands are taken out: no pass and no penalty card, but 16D",
        "BBO Forums, Laws, 50037 and 76660", "card_exposed_in_auction",
        {"card_shown": "before_first_call"}, ("16D1 see_law",), ("must_pass", "penalty_card"),
        record={"offender": "N"},
    ),
    Published(
        "three hearts put on the table in the auction: partner passes once, and as a defender all are penalty cards",
        "ACBL Unit 572, Exposed cards during auction", "card_exposed_in_auction",
        {"card_shown": "during_auction", "partner_could_see_face": True, "side_in_play": "defending"},
        ("24C must_pass who=N until=once", "24E see_law who=S", "16C2 information side=NS", "72C check_later who=S"),
        ("card_returned",), record={"offender": "S", "cards": {"S": "HK H7 H4"}},
    ),
    Published(
        "two diamonds over two hearts, and a double that would not show diamonds: cancelled, and partner is silenced",
        "EBU Forum, TDs, Too helpful?", "insufficient_bid",
        REFUSED | {"replacement": "double", "replacement_call": "X", "comparable_test": "none",
                   "final_replacement_comparable": False},
        ("27B3 cancelled who=W", "27B3 must_pass who=E until=rest", "26B see_law who=W", "17C procedure who=N"),
        record={"dealer": "W", "auction": ["1C", "P", "1S", "2H", "2D"]},
    ),
    Published(
        "the same bid made three diamonds: free, and nothing of it is kept from partner",
        "EBU Forum, TDs, Too helpful?", "insufficient_bid", REFUSED | {"replacement": "lowest_same"},
        ("27B1(a) no_rectification who=W", "27B1(a) information who=E", "27D check_later side=NS"),
        ("must_pass", "see_law"), record={"dealer": "W", "auction": ["1C", "P", "1S", "2H", "2D"]},
    ),
    Published(
        "two notrump at the turn of partner, who then opens two spades: three notrump is not comparable",
        "New Zealand Bridge, forum, Law 30", "bid_out_of_rotation",
        NOT_ACCEPTED | {"replacement_call": "3NT", "comparable_test": "none"},
        ("31B1 information who=E of=W", "31A2(b) must_pass who=E until=once", "26B see_law who=W",
         "16C2 information side=EW of=W"),
        record={"dealer": "E", "auction": [{"call": "2NT", "seat": "W", "cancelled": True}, "2S", "P", "3NT"]},
    ),
    Published(
        "a pass out of turn, passed by the next player: accepted, and the dealer's bid is then out of turn",
        "EBU Forum, TDs, 485", "pass_out_of_rotation", {},
        ("29A stands who=N lho=E", "16A1(a) information of=N"), ("cancelled",),
        record={"dealer": "W", "offender": "N",
                "auction": [{"call": "P", "seat": "N"}, {"call": "P", "seat": "E"}, {"call": "1NT", "seat": "W"}]},
    ),
    Published(
        "four spades before left-hand opponent had called, who then bids five diamonds: a double is not comparable",
        "International Bridge Laws Forum, Bid out of turn, 2003, by the Laws of 2017", "bid_out_of_rotation",
        NOT_ACCEPTED | {"replacement_call": "X", "comparable_test": "none"},
        ("31A2(b) must_pass who=S until=once", "26B see_law who=N", "17C procedure who=E"), (),
        record=FOUR_SPADES,
    ),
    Published(
        "an inadmissible double with a call over it: both go, and nobody has to pass",
        "Queensland Bridge Association, Questions and answers, 15", "inadmissible_double",
        {"since_inadmissible_double": "lho_called"},
        ("36A cancelled who=S", "36A turn_returns"), ("must_pass", "see_law", "check_later"),
        record={"dealer": "N", "auction": ["1H", "P", "X", "P"], "offender": "S"},
    ),
    Published(
        "a pass before the dealer on the right has called bars its maker once, not his partner", ACBL_QUIZ,
        "pass_out_of_rotation", NOT_ACCEPTED | {"pass_is_artificial": False},
        ("29B turn_returns who=N", "30A must_pass who=E until=once", "30A play_on who=W", "72C check_later who=E"),
        ("see_law",), record={"dealer": "N", "auction": [{"call": "P", "seat": "E"}]},
    ),
    Published(
        "two hands transposed at a table that has moved on, in a team match: nobody here is at fault",
        "Mr Bridge, forum, Teams of four: fouled board", "fouled_board",
        {"board_differs": "cards_displaced", "compared_in_other_forms": "yes", "displaced_by_a_player": True,
         "offender": "N", "completed_at_both_tables": True, "at_fault": "neither"},
        ("87C procedure", "86B2(a) cancelled", "86B2(a) procedure", "12C2(b) adjusted_score to=NS average=plus",
         "12C2(b) adjusted_score to=EW average=plus", "90B6 penalty who=N"),
        record={"form": "teams"},
    ),
    Published(
        "both sides made the board unplayable: cancelled, no substitute, and minus for both",
        "BLML, Multiple teams: fouled board, 2006", "fouled_board",
        {"board_differs": "cards_displaced", "compared_in_other_forms": "yes", "displaced_by_a_player": True,
         "offender": "N", "completed_at_both_tables": True, "at_fault": "both_directly"},
        ("86B2(c) cancelled", "86B2(c) procedure", "12C2(b) adjusted_score to=NS average=minus",
         "12C2(b) adjusted_score to=EW average=minus"),
        record={"form": "teams"},
    ),
    Published(
        "the result of the match could be known: no new deal, and the other table makes the score an assigned one",
        "BLML, Multiple teams: fouled board, 2006", "misdeal",
        {"deal_trouble": "other_reason", "obstacle_to_new_deal": "match_result_knowable",
         "team_boards": "one_other_table_clear"},
        ("86A procedure", "86B1 procedure", "12C1(a) adjusted_score kind=assigned"), ("cancelled",),
        record={"form": "teams"},
    ),
    Published(
        "a heart made a spade at the same turn, of his own will, and left-hand opponent does not want it", "composed",
        "change_of_call", {"call_was_intended": True, "lho_accepts_change": False},
        ("25B2 cancelled who=W", "25B2 stands who=W", "16C2 information side=EW of=W", "26B see_law who=W",
         "17C procedure who=N"), ("must_pass",),
        record={"dealer": "W", "auction": ["1H", {"call": "1S", "seat": "W"}]},
    ),
    Published(
        "a pass card pulled for a double, and only the next player has passed: he may double", "composed",
        "unintended_call", {"call_was_intended": False, "intended_call_is": "nothing"},
        ("25A1 procedure who=W", "25A6 procedure who=N", "25A6 information side=NS of=N",
         "25A1 no_rectification who=W"),
        ("cancelled", "see_law"), record={"dealer": "S", "auction": ["1H", "P", "P"], "offender": "W"},
    ),
    Published(
        "passed out, then one hand has twelve: it stands, and the hand is made whole for the next table", "composed",
        "missing_card", {"passed_out_with_missing_card_stands": True},
        ("14A card_returned who=E", "14A3 stands", "90A penalty who=E"), ("cancelled", "adjusted_score"),
        record={"offender": "E", "dealer": "N", "auction": ["P", "P", "P", "P"]},
    ),
    Published(
        "the hand with fourteen cards has called and nobody can put it right: by fault, and right for later tables",
        "composed", "wrong_number_of_cards",
        {"counts": "more_than_thirteen", "count_found": "during_auction_or_play", "incorrect_hand_called": "yes",
         "deal_can_be_corrected_and_played": False, "result_can_be_assigned": False, "at_fault": "ew_directly"},
        ("13B2 procedure", "13B2 penalty", "7C procedure", "12C2(a) adjusted_score to=NS average=plus",
         "12C2(a) adjusted_score to=EW average=minus"), ("play_on",), record={"form": "pairs_mp"},
    ),
    Published(
        "four hearts after a slow double, when passing was an alternative and pays less: adjusted without it",
        "composed", "unauthorized_information",
        {"information_from": "tempo", "information_given_by": "S", "information_judged": "play_over",
         "information_was_conveyed": True, "logical_alternative_existed": True, "demonstrably_suggested": True,
         "offending_side_gained": True},
        ("73D1 procedure who=S", "16B1(a) procedure who=N", "16B3 adjusted_score kind=assigned", "73C2 penalty who=N"),
        ("no_rectification",),
    ),
    Published(
        "dummy-to-be knows that declarer explained wrongly: after the final pass, before the lead, he says so",
        "composed", "explanation_corrected", {"explanation_noticed_by": "partner", "side_in_play": "declaring"},
        ("20F5(b)(ii) procedure who=N",), record={"offender": "S", "contract": "4S by S"},
    ),
    Published(
        "told before the lead: the last passer may change his pass, an earlier double of his partner may not be made",
        "composed", "misinformation",
        {"misinformation_source": "wrong_explanation", "misinformation_known_when": "before_the_lead",
         "call_could_well_be_influenced": True} | CHANGED,
        ("21B1(a) stands who=E of=W", "21B1(a) procedure who=W", "21B1(a) no_rectification who=W side=EW",
         "21B2 procedure who=N side=NS", "21B3 check_later side=NS"), ("must_pass",),
        record={"offender": "S", "dealer": "N", "auction": ["1NT", "P", "2D", "P", "2H", "P", "P", "P"]},
    ),
    Published(
        "a pair appeals and one of them does not want to: it is not heard", "composed", "after_a_ruling",
        {"ruling_at_his_table": True, "asked_in_time": True, "partner_concurs": False},
        ("92D1 no_rectification",), record={"form": "pairs_mp", "offender": "E"},
    ),
    Published(
        "an appeal on the law alone: the director in charge hears it, and the committee may be asked next", "composed",
        "after_a_ruling",
        {"ruling_at_his_table": True, "asked_in_time": True, "captain_concurs": True, "who_hears_appeals": "committee",
         "appeal_is_about": "law_or_regulation"},
        ("92C procedure who=E", "93B1 procedure", "93B3 procedure"), record={"form": "teams", "offender": "E"},
    ),
    Published(
        "eight spades, and nobody has called over it: a pass for it, and both partners pass to the end", "composed",
        "bid_above_seven", {"lho_called_over_bid_above_seven": False},
        ("38B cancelled", "38C must_pass who=W until=rest", "38C must_pass who=E until=rest", "26B see_law who=W"),
        record={"offender": "W"},
    ),
    Published(
        "a defender doubles after three passes: cancelled, nobody passes, and a lead may be barred", "composed",
        "call_after_final_pass", {"lho_called_after_late_call": False},
        ("39A cancelled who=W", "39C see_law who=W law=26", "16C2 information side=EW"), ("must_pass",),
        record={"dealer": "N", "auction": ["3NT", "P", "P", "P", {"call": "X", "seat": "W"}]},
    ),
    Published(
        "the third pass came from the wrong player: the auction is not over, and the skipped one calls", "composed",
        "passes_out_of_turn_skip_a_player", {},
        ("17D3 turn_returns who=W", "17D3 cancelled who=W"), (),
        record={"dealer": "S", "auction": ["1S", {"call": "P", "seat": "N"}, {"call": "P", "seat": "E"},
                                           {"call": "P", "seat": "S"}]},
    ),
    Published(
        "a player who had to pass doubles, the next one passes: it stands, and he is still barred", "composed",
        "call_by_player_required_to_pass",
        {"is_also_inadmissible_double": False, "lho_called_over_barred_player": True, "is_barred_for_the_rest": True},
        ("37A stands who=E", "37A must_pass who=E"), ("cancelled", "see_law"), record={"offender": "E"},
    ),
)  # fmt: skip
CASES_2007 = (
    Published(
        "one diamond out of turn, passed by the next player: accepted, and partner's four notrump is legal",
        "AllExperts, Bidding turn, 2014", "bid_out_of_rotation", {},
        ("29A stands who=W lho=N", "16A information of=W", "17C procedure who=E of=N"), ("cancelled", "must_pass"),
        record={"dealer": "E", "auction": [{"call": "1D", "seat": "W"}, "P"]}, edition="2007",
    ),
    Published(
        "four spades before left-hand opponent, who bids five diamonds: the double silences partner to the end",
        "International Bridge Laws Forum, Bid out of turn, 2003", "bid_out_of_rotation",
        REFUSED_2007 | {"repeats_the_denomination": False},
        ("31A2(b) must_pass who=S until=rest", "26 see_law who=N", "23 check_later who=N"),
        record=FOUR_SPADES,
        edition="2007",
    ),
    Published(
        "a pass at partner's turn after an opponent's bid: he passes to the end, partner may not double now",
        "composed", "pass_out_of_rotation", REFUSED_2007 | {"pass_is_artificial": False},
        ("30B2 must_pass who=E until=rest", "30B2 procedure who=W", "23 check_later who=E"),
        record={"dealer": "S", "auction": ["1H", {"call": "P", "seat": "E"}]}, edition="2007",
    ),
    Published(
        "one diamond over one heart made two diamonds, both natural: free", "composed", "insufficient_bid",
        {"insufficient_kind": "in_turn", "since_insufficient": "nothing", "lho_accepts_insufficient_bid_2007": False,
         "replacement_2007": "lowest_same", "both_bids_are_natural": True},
        ("27B1(a) no_rectification who=W", "27D check_later side=NS"), ("must_pass", "see_law"),
        record={"dealer": "S", "auction": ["1H", "1D"]}, edition="2007",
    ),
    Published(
        "called on the wrong cards, the next player has called, and the new call differs: artificial for both",
        "composed", "cards_from_wrong_board",
        {"wrong_cards_entry": "auction", "new_call_differs": True, "at_fault": "ns_directly"},
        ("17D1 cancelled who=N", "17D2 procedure who=E", "12C2(a) adjusted_score to=NS average=minus",
         "12C2(a) adjusted_score to=EW average=plus", "17D3 check_later who=N"),
        record={"form": "pairs_mp", "offender": "N", "dealer": "N", "auction": ["1C", "P"]}, edition="2007",
    ),
)  # fmt: skip
