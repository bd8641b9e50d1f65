"""Published cases of Laws 42 to 58: dummy's remarks, leads and plays out of turn, suits run, cards at once."""

from tests.laws.published.case import Published

SOUTH = {"contract": "3NT by S"}
RUN = {"offender": "S", "different_intention_incontrovertible": False, "said": "run_suit"}
FROM_HAND = {"offender": "S", "role": "declarer", "led_from_dummy": False, "whose_lead": "partner"}
KING_AND_JACK = {"contract": "3NT by S", "cards": {"E": "SK"}}
TWO_LIE = {"visibility": "seen_or_named", "moment": "partner_to_lead", "partners_major_penalty_cards": ["SJ"]}

CASES = (
    Published(
        "declarer who ran the diamonds may stop after four of them",
        "EBU Forum, TDs, 77; White Book 8.46.1", "designation", RUN | {"next_has_followed": False},
        ("45B play_on who=S by=E", "46A procedure who=S"), record=SOUTH,
    ),
    Published(
        "a card of a suit that is run is played once declarer's right opponent has followed",
        "WBF Laws Committee, 12 January 2000, item 6; BBO Forums, Laws, 70069", "designation",
        RUN | {"next_has_followed": True}, ("45C4(a) stands who=S by=E",), record=SOUTH,
    ),
    Published(
        "dummy who says from your hand after the singleton was named has drawn attention",
        "EBU Forum, 435", "dummys_rights",
        {"offender": "N", "dummy_wants": "warn_declarer", "it_had_happened": True},
        ("43A1 procedure who=N", "81C3 procedure side=EW", "16B information who=S of=N", "43B1 penalty who=N"),
        record=SOUTH,
    ),
    Published(
        "and the opponent on dummy's left who covers it has accepted the lead",
        "EBU Forum, 435", "lead_out_of_turn",
        {"offender": "S", "role": "declarer", "led_from_dummy": True, "whose_lead": "his_own_hand",
         "lead_state": "left_played"},
        ("53A stands who=N by=E", "44B play_on who=S"), record=SOUTH,
    ),
    Published(
        "dummy may stop declarer who is about to lead from the wrong hand",
        "EBU Forum, TDs, 30; Pocklington, What dummy can and can't do", "dummys_rights",
        {"offender": "N", "dummy_wants": "warn_declarer", "it_had_happened": False, "had_looked_or_left": False},
        ("42B2 no_rectification who=N",), ("penalty",), record=SOUTH,
    ),
    Published(
        "dummy who said no, you are in dummy, after the ace was led may be penalized",
        "EBU Forum, 36", "dummys_limits",
        {"offender": "N", "dummy_did": "warned_of_wrong_hand", "it_had_happened": True},
        ("43A1 procedure who=N", "43B1 penalty who=N"), ("lead_restriction",), record=SOUTH,
    ),
    Published(
        "a king led from the wrong hand and a card called from dummy: the right defender's ace makes the lead stand",
        "R. Barker, 30 April 2011", "lead_out_of_turn",
        FROM_HAND | {"lead_state": "right_played"}, ("53C stands who=S by=E", "53C see_law who=E law=57"), record=SOUTH,
    ),
    Published(
        "and since declarer had played from both hands that defender's partner plays what he likes",
        "R. Barker, 30 April 2011", "premature_play",
        {"offender": "E", "premature": "played_before_partner", "since_premature": "both_hands"},
        ("57C1 no_rectification who=E", "57C1 stands who=E partner=W"), ("penalty_card", "must_play"), record=SOUTH,
    ),
    Published(
        "both defenders lead face up at once: the lead in turn counts first and the other is a play too soon",
        "EBU Forum, TDs, 56 and 650", "cards_played_at_once",
        {"offender": "E", "at_once": "two_players", "counted_second": "premature"},
        ("58A procedure who=E", "58A see_law who=E law=57"), record=SOUTH,
    ),
    Published(
        "and it must be played to the opening trick if that is legal",
        "EBU Forum, TDs, 56", "premature_play",
        {"offender": "E", "premature": "at_rhos_turn", "legal_at_proper_turn": True},
        ("57D must_play who=E",), ("penalty_card",), record=SOUTH,
    ),
    Published(
        "a partner who leads seconds later has not led at once: the first lead is declarer's to accept",
        "EBU Forum, TDs, 256", "lead_out_of_turn",
        {"offender": "E", "whose_lead": "partner", "lead_state": "nothing"},
        asks="declarer_on_the_lead: accept require forbid neither",
        record={"contract": "3NT by S", "cards": {"E": "D4"}},
    ),
    Published(
        "a small card called from dummy before declarer's own hand is played, and the hand plays as it likes",
        "BBO Forums, Laws, 79410", "premature_play",
        {"offender": "S", "legal_at_proper_turn": True}, ("57C3 stands who=S", "57C3 play_on who=S"),
        ("penalty_card", "must_play"), record=SOUTH,
    ),
    Published(
        "queen and king of spades at once: the player names the queen and the king is a penalty card",
        "BBO Forums, Laws, 68440", "cards_played_at_once",
        {"offender": "E", "at_once": "one_hand", "both_sides_played_on": False, "faces_visible": "several"},
        ("58B2 must_play who=E", "58B2 see_law who=E law=50"), record=SOUTH,
    ),
    Published(
        "his partner with the jack as a penalty card is not made to lead it before declarer has chosen",
        "BBO Forums, Laws, 68440", "penalty_card", TWO_LIE, asks="declarer_chooses: require forbid neither",
        record=KING_AND_JACK, differs="the director there had the jack led at once; 50D2 lets declarer choose first",
    ),
    Published(
        "spades forbidden, the king goes back and the jack stays on the table",
        "BBO Forums, Laws, 68440", "penalty_card", TWO_LIE | {"declarer_chooses": "forbid"},
        ("50D2(a) lead_restriction who=W suits=S", "50D2(a) card_returned who=E cards=SK", "50A who=W cards=SJ"),
        record=KING_AND_JACK,
    ),
    Published(
        "ruff, then seeing a higher trump, pitch a diamond: a change of mind",
        "ACBL Unit 225, Laws, after Duplicate Decisions", "card_played",
        {"offender": "S", "whose_card": "dummys", "dummys_card": "meant_another", "declarer_played_since": False,
         "designation_was_unintended": False},
        ("45C4(b) stands who=S",), ("card_returned",), record=SOUTH,
    ),
    Published(
        "declarer's lead from the wrong hand is accepted by one defender, next to play, though the other refuses",
        "R. Frick, When declarer leads from the wrong hand", "lead_out_of_turn",
        FROM_HAND | {"lead_state": "nothing", "defenders_on_the_lead": "differ_next_accepts"},
        ("55A stands who=S by=W", "55A procedure who=S", "44B play_on who=W"), record=SOUTH,
    ),
)  # fmt: skip
