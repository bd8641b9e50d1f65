"""Published cases of Laws 41 to 60: opening leads, dummy, cards played, penalty cards, leads out of turn."""

from tests.laws.published.case import Published

SPADES = {"contract": "4S by S"}
SEEN = {"visibility": "seen_or_named", "exposure": "played", "moment": "partner_to_lead"}
JACK_AND_SEVEN = SEEN | {"partners_major_penalty_cards": ["SJ"]}
SEVEN_OF_SPADES = {"contract": "4H by S", "cards": {"E": "S7"}}
BOTH_LED = {"offender": "E", "since_opening_lead": "partner_led_faced"}
ACE_AND_FIVE = {"contract": "4H by S", "cards": {"E": "DA", "W": "D5"}}
FIVE_OF_DIAMONDS = {"partners_cards_after_lead": ["D5"]}
MEANT_ANOTHER = {"offender": "S", "whose_card": "dummys", "dummys_card": "meant_another"}
NAMED = {"offender": "S", "different_intention_incontrovertible": False}

OPENING_LEADS = (
    Published(
        "declarer who plays a card to a lead out of turn accepts it and stays declarer",
        "WBU, Rule of the month, August 2018; EBU Forum, TDs, 1252", "opening_lead_out_of_turn",
        {"since_opening_lead": "card_from_declarer", "meant_to_spread": False},
        ("53A stands who=S of=E", "54B1 procedure who=S then=W dummy=N"), ("penalty_card",),
        record={"board": 19, "contract": "4C by S", "cards": {"E": "CA"}},
    ),
    Published(
        "whether he began to spread his hand is the director's to judge",
        "WBU, Rule of the month, August 2018", "opening_lead_out_of_turn",
        {"since_opening_lead": "card_from_declarer"}, asks="meant_to_spread: yes no",
        record={"board": 19, "contract": "4C by S", "cards": {"E": "CA"}},
    ),
    Published(
        "a lead out of turn before anything else has happened is declarer's choice of five",
        "Castle Golf Club, Opening lead out of turn", "opening_lead_out_of_turn", {"since_opening_lead": "nothing"},
        asks="one_of_five: spread accept require forbid neither",
        record={"contract": "4S by S", "cards": {"E": "DA"}},
    ),
    Published(
        "a lead barred in favour of declarer stays barred while the leader keeps the lead, and then is not free to use",
        "Harrogate Bridge Club, Lead out of turn", "opening_lead_out_of_turn",
        {"since_opening_lead": "nothing", "one_of_five": "forbid"},
        ("50D2(a) lead_restriction who=W suits=D", "50D2(a) card_returned who=E cards=DA",
         "50E2 information who=W of=E"),
        record={"contract": "4S by S", "cards": {"E": "DA"}},
    ),
    Published(
        "both defenders lead, the ace is accepted: the five is played at its turn",
        "EBU Forum, TDs, 1273", "opening_lead_out_of_turn", BOTH_LED | {"one_of_five": "accept"},
        ("54B stands who=S of=E", "57D must_play who=W"), record=ACE_AND_FIVE,
    ),
    Published(
        "both defenders lead, diamonds are barred: the five lies there and the ace goes back",
        "EBU Forum, TDs, 1508", "opening_lead_out_of_turn", BOTH_LED | {"one_of_five": "forbid"} | FIVE_OF_DIAMONDS,
        ("54D turn_returns who=W", "50D2(a) lead_restriction who=W suits=D", "50D2(a) card_returned who=E cards=DA"),
        record=ACE_AND_FIVE,
    ),
    Published(
        "both defenders lead, nothing is asked for: each plays his penalty card",
        "EBU Forum, TDs, 1508; BBO Forums, 41419", "opening_lead_out_of_turn",
        BOTH_LED | {"one_of_five": "neither"} | FIVE_OF_DIAMONDS,
        ("50D1(a) must_play who=W cards=D5", "50D1(a) must_play who=E cards=DA"), ("card_returned",),
        record=ACE_AND_FIVE,
    ),
    Published(
        "a lead face down by the wrong defender costs nothing",
        "Naples Daily News, Be aware of Bridge laws", "face_down_lead_out_of_turn", {"offender": "E"},
        ("41A card_returned who=E", "41A turn_returns who=W", "41A no_rectification who=E"), ("penalty_card",),
        record=SPADES,
    ),
)  # fmt: skip

PENALTY_CARDS = (
    Published(
        "three trumps put on the table at once by the leader: declarer says which of them is led",
        "EBU Forum, TDs, 99", "penalty_card",
        {"visibility": "seen_or_named", "moment": "owner_to_play", "playable_penalty_cards": "several"},
        ("50B penalty_card who=W cards=H6,H4,H2 major=True", "51A must_play who=W cards=H6,H4,H2"),
        record={"contract": "4H by S", "cards": {"W": "H2 H4 H6"}},
    ),
    Published(
        "forbidding the suit frees the seven and bars the leader's own jack",
        "WBF Commentary on the 2017 Laws, example 43", "penalty_card", JACK_AND_SEVEN | {"declarer_chooses": "forbid"},
        ("50D2(a) lead_restriction who=W suits=S", "50D2(a) card_returned who=E cards=S7"), record=SEVEN_OF_SPADES,
    ),
    Published(
        "requiring the suit frees the seven and the jack must be led",
        "WBF Commentary on the 2017 Laws, example 43", "penalty_card",
        JACK_AND_SEVEN | {"declarer_chooses": "require"},
        ("50D2(a) card_returned who=E cards=S7", "50D1(a) must_play who=W cards=SJ"), record=SEVEN_OF_SPADES,
    ),
    Published(
        "leaving it, the jack must be led and the seven played to it",
        "WBF Commentary on the 2017 Laws, example 43", "penalty_card",
        JACK_AND_SEVEN | {"declarer_chooses": "neither"},
        ("50D1(a) must_play who=W cards=SJ", "50D1(a) must_play who=E cards=S7"), ("card_returned",),
        record=SEVEN_OF_SPADES,
    ),
    Published(
        "beside a minor penalty card an honour of the suit may be played",
        "BBO Forums, Laws, 88170", "penalty_card",
        {"visibility": "seen_or_named", "exposure": "dropped", "moment": "owner_to_play", "may_legally_play_it": True},
        ("50C play_restriction who=W card=C2", "50C play_on who=E"), ("must_play",),
        record={"contract": "3NT by S", "cards": {"W": "C2"}},
    ),
)  # fmt: skip

LEADS_AND_PLAYS = (
    Published(
        "declarer's king from the wrong hand stands once the defender on its right has played",
        "R. Barker, Laws blog, April 2011", "lead_out_of_turn",
        {"offender": "S", "led_from_dummy": False, "whose_lead": "partner", "lead_state": "right_played"},
        ("53C stands who=S by=E", "53C see_law who=E law=57"), record=SPADES,
    ),
    Published(
        "and as dummy had played to it too, the other defender plays what he likes",
        "R. Barker, Laws blog, April 2011", "premature_play",
        {"premature": "played_before_partner", "since_premature": "both_hands"}, ("57C1 no_rectification who=E",),
        ("penalty_card", "must_play"), record={"contract": "4S by S", "cards": {"E": "HA"}},
    ),
    Published(
        "a play before partner's: declarer selects, for this trick alone, and following suit comes first",
        "EBU Forum, TDs, 1749", "premature_play",
        {"premature": "played_before_partner", "since_premature": "nothing", "suit_led": "H",
         "declarer_selects": "other_suit", "selected_suit": "D"},
        ("57A penalty_card who=W cards=HQ major=True", "57A3 must_play who=E suit=D led=H", "57B play_on who=E",
         "50D1(b) procedure who=E"),
        record={"contract": "4S by S", "cards": {"W": "HQ"}},
    ),
    Published(
        "declarer leads from the wrong hand and a defender objects: the right hand leads any suit",
        "Castle Golf Club, Leads out of turn during play", "lead_out_of_turn",
        {"offender": "S", "led_from_dummy": True, "whose_lead": "his_own_hand", "lead_state": "nothing",
         "led_card": "H5", "defenders_on_the_lead": "refuse"},
        ("55A cancelled who=N", "55B2 card_returned who=S"), ("lead_restriction",), record={"contract": "3NT by S"},
    ),
    Published(
        "a defender's lead at his partner's turn, accepted, is a lead like another",
        "Castle Golf Club, Leads out of turn during play", "lead_out_of_turn",
        {"offender": "W", "whose_lead": "partner", "lead_state": "nothing", "declarer_on_the_lead": "accept"},
        ("53A stands who=W",), ("penalty_card",), record={"contract": "3NT by S", "cards": {"W": "D9"}},
    ),
)  # fmt: skip

DUMMY_AND_DESIGNATIONS = (
    Published(
        "a slip may be mended though the trick is over, as long as declarer has played nothing since",
        "EBU Forum, TDs, 137", "card_played",
        MEANT_ANOTHER | {"declarer_played_since": False, "designation_was_unintended": True,
                         "opponent_played_to_designation": True},
        ("45C4(b) must_play who=S", "47D card_returned side=EW", "16C information side=EW of=NS"),
        ("penalty_card",), record=SPADES,
    ),
    Published(
        "spade jack, no, play a trump: the same breath makes it no slip",
        "EBU Forum, TDs, 137", "card_played",
        MEANT_ANOTHER | {"declarer_played_since": False, "designation_was_unintended": False},
        ("45C4(b) stands who=S",), record={"contract": "4C by S"},
    ),
    Published(
        "naming a card before seeing what left-hand opponent played is no slip",
        "EBU Forum, TDs, 8", "card_played",
        MEANT_ANOTHER | {"declarer_played_since": False, "designation_was_unintended": False},
        ("45C4(b) stands who=S",), ("card_returned",), record=SPADES,
    ),
    Published(
        "a club played for the trump he had in mind stays played",
        "New Hampshire Bridge Club, September 2011", "retracted_card", {"offender": "W", "reason_to_retract": "none"},
        ("47F2 stands who=W",), ("penalty_card",), record=SPADES,
        differs="let the defender change it, the club a penalty card; 45C4(b) is for a card that is named, not played",
    ),
    Published(
        "run the clubs, with one club in dummy and a finger on the diamonds: a diamond",
        "EBU Forum, TDs, 183", "designation", {"offender": "S", "different_intention_incontrovertible": True},
        ("46B must_play who=S",), record={"contract": "5C by S"},
    ),
    Published(
        "a heart from ace, king, queen, jack is the lowest heart",
        "Congleton Bridge Club, Director's page", "designation", NAMED | {"said": "suit_only"},
        ("46B2 must_play who=S",), record=SPADES,
    ),
    Published(
        "seven, in a lead from dummy, is the seven of the suit that dummy has just won",
        "BBO Forums, Laws, 75919", "designation", NAMED | {"said": "rank_only", "of_that_rank": "continues_suit"},
        ("46B3(a) must_play who=S",), record={"contract": "3NT by S"},
    ),
    Published(
        "dummy leads a diamond for the heart that was named, noticed late: declarer may have revoked to it",
        "EBU Forum, TDs, 1351", "dummy_places_wrong_card",
        {"both_sides_played_on": True, "wrong_card_was": "the_lead", "did_not_follow_to_it": "declarer"},
        ("45D2 stands who=N", "45D2 see_law who=S law=64"), record=SPADES,
    ),
    Published(
        "a card that lay hidden in dummy: dummy may have revoked",
        "EBU Forum, TDs, 109; Bridgevaria, Ask the director", "dummy_spread_wrongly",
        {"layout_fault": "hidden_and_revoked"},
        ("41D procedure who=N", "64B3 see_law who=N", "12A1 check_later side=EW of=N"), record=SPADES,
    ),
    Published(
        "a card that lay hidden in dummy, and no revoke: adjusted if the defence was harmed",
        "EBU Forum, TDs, 109", "dummy_spread_wrongly", {"layout_fault": "hidden", "hidden_card_did_harm": True},
        ("12A1 adjusted_score kind=assigned",), record=SPADES,
    ),
    Published(
        "dummy plays before he is told to: play on, and judge afterwards whether it suggested the play",
        "BBO Forums, Laws, 72503", "dummy_indicates", {"offender": "N", "played_out": False},
        ("45F play_on who=N", "45F check_later side=EW of=N"), record=SPADES,
    ),
    Published(
        "what a spectator gives away of a revoke is rectified like any other",
        "EBU Forum, TDs, 589", "spectator", {"spectator_did": "spoke_or_drew_attention", "player_was_informed": False},
        ("76B procedure", "76C2 no_rectification"), record=SPADES,
    ),
)  # fmt: skip

CASES = (*OPENING_LEADS, *PENALTY_CARDS, *LEADS_AND_PLAYS, *DUMMY_AND_DESIGNATIONS)
