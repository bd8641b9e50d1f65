"""Cases of forums and of a directors' quiz in which every player is told what comes next and what he may know."""

from tests.laws.published.case import EAST_WEST_AT_FAULT, Published

EBU = "EBU Forum, TDs"
BBO = "BBO Forums, Laws"
IN_TURN = {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": False}
REFUSED = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": False}

CASES = (
    Published(
        "one spade out of turn, one heart over it: the spade is accepted and counts, the heart is insufficient",
        f"{EBU}, 996", "bid_out_of_rotation", {"offender": "S"},
        ("29A stands who=S lho=W", "16A1(a) information of=S", "17C procedure who=N of=W"), ("must_pass",),
        record={"dealer": "N", "auction": "1C S:1S! 1H"},
    ),
    Published(
        "that heart replaced by a call that is not comparable: partner silent to the end, and north is next",
        f"{EBU}, 996", "insufficient_bid",
        IN_TURN | {"replacement": "other_bid_or_pass", "comparable_test": "none"},
        ("27B2 must_pass who=E until=rest", "26B see_law who=W", "16C2 information side=EW",
         "17C procedure who=N of=W"),
        record={"dealer": "N", "auction": "1C S:1S! 1H"},
    ),
    Published(
        "two diamonds over a two spades that was alerted late, then a pass: the bid itself is ruled by 27",
        f"{BBO}, 59973", "insufficient_bid",
        IN_TURN | {"replacement": "other_bid_or_pass", "comparable_test": "none"},
        ("27B2 must_pass who=N until=rest", "16C1 information side=EW"), ("no_rectification",),
        record={"dealer": "N", "auction": "1D 2S 2D"},
        differs="the director let the bid be changed by 21B1; the late alert had not caused it",
    ),
    Published(
        "the explanation of a notrump that was meant as two spades wakes its maker: he may change, and so may the next",
        f"{BBO}, 47599", "unintended_call",
        {"offender": "N", "call_was_intended": False, "intended_call_is": "nothing"},
        ("25A3 procedure who=N", "25A6 procedure who=E", "25A6 information side=EW of=E", "25A6 procedure next=S"),
        ("see_law",), record={"dealer": "N", "auction": "2NT P"},
        differs="by 25A1 of 2007 it was asked whether he had paused for thought; 25A3 lets an explanation wake him",
    ),
    Published(
        "dealer's partner passes, and then the dealer: a pass in its place is comparable, and nobody is silenced",
        f"{BBO}, 55548", "pass_out_of_rotation",
        REFUSED | {"pass_is_artificial": False, "comparable_test": "same_or_similar"},
        ("30B1(b)(i) no_rectification who=W", "23B information who=E of=W", "17C procedure who=N of=W"), ("must_pass",),
        record={"dealer": "E", "auction": "W:P! E:P!"},
        differs="by the Laws of 2007 both passed once; 30B1(b) asks for a comparable call instead",
    ),
    Published(
        "two clubs at the turn of right-hand opponent: opener, on the bidder's left, may accept it",
        "ABF, Directing basics online quiz, question 6", "bid_out_of_rotation",
        {"since_out_of_rotation": "nobody"}, ("29A procedure who=W of=S",),
        asks="lho_accepts_out_of_rotation: yes no", record={"dealer": "W", "auction": "1S P S:2C!"},
    ),
    Published(
        "a player sees in the auction that he explained wrongly: corrected before the lead, and the calls by 21",
        f"{EBU}, 282", "explanation_corrected",
        {"offender": "S", "explanation_noticed_by": "explainer", "lead_has_been_faced": False},
        ("20F4(a) procedure who=S", "20F4(b) see_law situation=misinformation"), ("adjusted_score",),
    ),
    Published(
        "a call changed after misinformation tells the misinformed side alone",
        f"{EBU}, 12205", "misinformation",
        {"misinformation_source": "no_such_agreement", "offender": "N", "misled_player": "E",
         "misinformation_known_when": "before_the_lead", "call_could_well_be_influenced": True,
         "misled_player_changes_his_call": True, "earlier_call_influenced": True},
        ("21B1(a) no_rectification who=E", "16C2 information side=NS of=E", "75A information who=S of=N",
         "17C procedure who=S of=E", "21B3 check_later side=NS"),
    ),
    Published(
        "fourteen cards found when the play is over, by the fault of one pair: average plus and average minus",
        "Castleknock Bridge Club, Counting your cards", "wrong_number_of_cards",
        {"counts": "more_than_thirteen", "count_found": "after_play", "result_can_be_assigned": False,
         **EAST_WEST_AT_FAULT},
        ("13D cancelled", "12C2(a) adjusted_score to=NS average=plus", "12C2(a) adjusted_score to=EW average=minus"),
    ),
    Published(
        "a double after the final pass, before anybody has called over it: unauthorized for the partner, a suit barred",
        "South Waikato Bridge Club, The Laws of Duplicate Bridge", "call_after_final_pass", {},
        ("39A cancelled who=E", "16C2 information side=EW of=E", "39C see_law partner=W"), ("must_pass",),
        record={"dealer": "N", "auction": "1S P P P E:X!"},
    ),
)  # fmt: skip
