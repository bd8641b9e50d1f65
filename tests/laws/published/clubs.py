"""Published cases of Laws 43 to 71 from clubs, unions and forums: answered for the 2017 Laws, or alike in both."""

from tests.laws.published.case import Published

SPADES = {"contract": "4S by S"}
NAMED = {"offender": "S", "different_intention_incontrovertible": False}
WRONG_CARD = {"both_sides_played_on": False, "defender_played_after_wrong_card": True}
QUEENSLAND = "Queensland Bridge Association, Laws questions and answers"
TRICK_TWELVE = {"offender": "W", "failure": "did_not_follow_suit", "revoke_trick": 12, "hands_returned": False}
WEST_HAS_RUFFED = {"contract": "5D by N", "tricks": ["HA H2 D2 H3", "N:CK C7"]}

LEADS = (
    Published(
        "an opening lead because dummy told the wrong defender to lead goes back, and nobody may accept it",
        f"{QUEENSLAND}, 9", "opening_lead_out_of_turn", {"since_opening_lead": "told_wrongly"},
        ("47E1 card_returned who=E", "47E1 no_rectification who=E", "41A turn_returns who=W"),
        ("penalty_card", "lead_restriction"), record={"contract": "4S by S", "cards": {"E": "D4"}},
    ),
    Published(
        "the lead is left to him: the card stays, and whenever he is to lead declarer chooses again",
        "LCDBC, Most common director rulings", "opening_lead_out_of_turn",
        {"since_opening_lead": "nothing", "one_of_five": "neither"},
        ("54D turn_returns who=W", "50D2(b) penalty_card who=E cards=DK", "50D2(b) procedure who=W",
         "50D1(a) must_play who=E cards=DK"),
        ("card_returned", "lead_restriction"), record=SPADES | {"tricks": ["E:DK"]},
    ),
    Published(
        "declarer leads though a defender had ruffed, the next defender follows: the lead is accepted",
        "WBU, Rule of the month, April 2020", "lead_out_of_turn", {"lead_state": "left_played"},
        ("53A stands who=N by=E",), ("card_returned", "penalty_card"), record=WEST_HAS_RUFFED,
    ),
    Published(
        "declarer's lead at a defender's turn, refused: that defender leads, and it costs nothing",
        "Engineers Ireland, Declarer leads from wrong hand", "lead_out_of_turn",
        {"offender": "S", "led_from_dummy": False, "whose_lead": "lho", "lead_state": "nothing", "led_card": "H5",
         "defenders_on_the_lead": "refuse"},
        ("55A cancelled who=S", "55B1 card_returned who=W"), ("lead_restriction", "penalty_card"), record=SPADES,
    ),
    Published(
        "a card from dummy on a defender's lead out of turn accepts it",
        "Engineers Ireland, Defender's lead out of turn during play", "lead_out_of_turn",
        {"offender": "W", "whose_lead": "partner", "lead_state": "left_played"},
        ("53A stands who=W by=N",), ("penalty_card",), record=SPADES,
    ),
    Published(
        "two leads some seconds apart are not at once: declarer is asked about the one out of turn",
        "EBU Forum, TDs, 256", "lead_out_of_turn", {"lead_state": "nothing"},
        asks="declarer_on_the_lead: accept require forbid neither",
        record=SPADES | {"tricks": ["H2 H3 H4 HA", "S3 SA S2 S5", "E:D3"]},
    ),
    Published(
        "a lead to the next trick before partner has played: the highest card of the suit led to this one",
        f"{QUEENSLAND}, 24", "premature_play",
        {"premature": "led_to_next", "since_premature": "nothing", "declarer_selects": "highest"},
        ("57A penalty_card who=E cards=D9 major=True", "57A1 must_play who=W suit=S"), ("lead_restriction",),
        record={"contract": "3NT by S", "tricks": ["H2 HA H4 H3", "S4 S2 SK"], "cards": {"E": "D9"}},
    ),
)  # fmt: skip

CARDS = (
    Published(
        "a card of declarer's that an opponent has seen is not played by that",
        f"{QUEENSLAND}, 8", "card_played", {"whose_card": "declarers", "declarers_card": "only_seen"},
        ("48A no_rectification who=S",), ("stands",), record=SPADES,
    ),
    Published(
        "declarer points at the hearts and says four: the four of hearts is played",
        "EBU Forum, TDs, 776", "card_played", {"whose_card": "dummys", "dummys_card": "named"},
        ("45C4(a) stands who=S",), record=SPADES,
    ),
    Published(
        "a call for dummy's card thought better of stays",
        "English Bridge, Ask Robin, February 2020", "card_played",
        {"whose_card": "dummys", "dummys_card": "meant_another", "declarer_played_since": False,
         "designation_was_unintended": False},
        ("45C4(b) stands who=S",), ("card_returned",), record=SPADES,
    ),
    Published(
        "queen, with two queens in dummy: declarer says which, no defender",
        f"{QUEENSLAND}, 10", "designation", NAMED | {"said": "rank_only", "of_that_rank": "several_legal"},
        ("46B3(b) must_play who=S",), record=SPADES,
    ),
    Published(
        "dummy plays the eight for the ace, a defender the king on it: ace, and the king may go back",
        "EBU Forum, TDs, 776 and 1609", "dummy_places_wrong_card", WRONG_CARD,
        ("45D1 card_returned who=N", "45D1 must_play who=N", "45D1 card_returned side=EW",
         "16C information side=EW of=NS"),
        ("penalty_card",), record=SPADES,
    ),
    Published(
        "dummy ruffs where a spade was named, all have turned their cards, nobody has led: the spade is played",
        "BBO Forums, Laws, 53527", "dummy_places_wrong_card", WRONG_CARD,
        ("45D1 card_returned who=S", "45D1 must_play who=S", "45D1 card_returned who=N by=W"),
        record={"contract": "4H by N"},
    ),
    Published(
        "declarer drops a card when it is his lead: he leads what he likes",
        "Congleton Bridge Club, Director's page", "declarer_exposes", {"declarer_exposed": "dropped_or_shown"},
        ("48A no_rectification who=S", "48A play_on who=S"), ("penalty_card", "must_play"),
        record=SPADES | {"offender": "S"},
    ),
    Published(
        "declarer takes herself for dummy after a lead in turn and shows cards: she picks them up",
        "BBO Forums, Laws, 68493", "declarer_exposes",
        {"offender": "S", "declarer_exposed": "faced_hand", "may_be_deemed_a_claim": False},
        ("48B2 play_on who=S",), ("see_law", "penalty_card"), record=SPADES,
    ),
    Published(
        "dummy speaks of a defender's revoke in the play: it is rectified, dummy may be fined",
        "EBU Forum, TDs, 730", "dummys_limits",
        {"dummy_did": "pointed_at_irregularity", "had_looked_or_left": False},
        ("43A1 procedure who=N", "81C3 procedure side=NS", "43B1 penalty who=N"), ("no_rectification", "play_on"),
        record=SPADES,
    ),
    Published(
        "dummy says too late that a trick points the wrong way",
        f"{QUEENSLAND}, 1", "tricks_disordered",
        {"offender": "N", "trouble_with_tricks": "wrongly_pointed", "his_side_played_on": True},
        ("65B3 procedure who=N", "16B information partner=S"), record=SPADES,
        differs="ends dummy's right with any lead to the next trick, as 2007 had it; 65B3 with a card of his own side",
    ),
)  # fmt: skip

REVOKES_AND_CLAIMS = (
    Published(
        "a revoke at trick twelve before partner's turn: corrected, no penalty card, and not for him to use",
        "EBU Forum, TDs, Law 62D2: revoke on trick twelve, R. Barker", "revoke",
        TRICK_TWELVE | {"revoked_before_partners_turn": True},
        ("62D1 card_returned who=W", "62D2 information who=E of=W", "62D2 check_later who=E"), ("penalty_card",),
        record=SPADES,
    ),
    Published(
        "a defender revoked at trick three, declarer at trick twelve, both too late: no trick either way, and equity",
        "BBO Forums, Laws, 62912", "established_revoke",
        {"offender": "E", "revoke_trick_won_by": "opponents", "later_tricks": "some",
         "exception_of_64b": "both_sides_established"},
        ("64B7 no_rectification tricks=0", "64C2(b) check_later"), ("tricks_transferred",), record=SPADES,
    ),
    Published(
        "the last trump and two diamonds, the master trump forgotten: led first it loses all three",
        "WBU, Directors, Disputed claim, December 2018", "contested_claim",
        {"offender": "S", "trump_is_out_and_unmentioned": True, "unaware_of_the_trump": True,
         "could_be_lost_to_the_trump": True, "proposed_line": "unstated_worse_exists",
         "order_within_suit_matters": False, "tricks_left": 3, "tricks_awarded": 0},
        ("70C procedure who=S side=EW", "70A stands side=NS tricks=0 rest=3"), record=SPADES,
    ),
    Published(
        "eleven agreed to at a word from an opponent, twelve on every normal line: twelve",
        "A. Ferapontov and D. Stevenson, Concession cancelled", "cancelled_concession",
        {"offender": "E", "objected_when": "in_the_correction_period", "tricks_in_question": 1,
         "tricks_had_been_won": False, "could_be_lost_by_normal_play": False},
        ("71B tricks_transferred to=EW tricks=1",), record={"contract": "4H by E"},
    ),
)  # fmt: skip

CASES = (*LEADS, *CARDS, *REVOKES_AND_CLAIMS)
