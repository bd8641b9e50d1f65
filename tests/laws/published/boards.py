"""Published cases of Laws 6 to 15, 82 and 86: hands and boards gone wrong, scores that cannot be had."""

from tests.laws.published.case import EAST_WEST_AT_FAULT, Published

NO_PLAY = {"adjusted_score_basis": "no_normal_play", "team_boards": "several"}
TEAMS = {"form": "teams"}

CASES = (
    Published(
        "a board passed out is not dealt again",
        "R. Stravers, Bridge Vaardigheids Bewijs, question 2", "misdeal",
        {"deal_trouble": "other_reason", "obstacle_to_new_deal": "passed_out"}, ("22B stands",), ("cancelled",),
    ),
    Published(
        "a hand of fourteen, a card of another seen, nobody has called: corrected, played and scored",
        "DocsLib, 2017 Laws, Guideline for Directors", "wrong_number_of_cards",
        {"counts": "more_than_thirteen", "count_found": "during_auction_or_play", "incorrect_hand_called": False,
         "card_of_another_hand_seen": True, "offender": "W"},
        ("13A2 play_on", "13A2 check_later"), ("adjusted_score",),
    ),
    Published(
        "a card of another pack led in the trick in progress was never there, and no score is adjusted",
        "BBO Forums, Laws, on 13C, 2020", "wrong_number_of_cards",
        {"offender": "W", "counts": "foreign_card", "foreign_card_found": "current_trick",
         "left_without_foreign_card": "complete"},
        ("13C cancelled", "13C play_on", "13C no_rectification"), ("adjusted_score", "check_later"),
    ),
    Published(
        "passed out with a card on the floor: it stays passed out",
        "EBU Forum, TDs, 146", "missing_card",
        {"offender": "N", "missing_card_discovered": "passed_out", "passed_out_with_missing_card_stands": True},
        ("14A3 stands", "90A penalty who=N"), ("adjusted_score",),
    ),
    Published(
        "cards of another board, noticed in the play and never bid on: the board may run if it is trivial",
        "EBU Forum, TDs, 353", "cards_from_wrong_board",
        {"offender": "E", "wrong_cards_entry": "play", "called_on_wrong_cards": True, "called_since": "partner",
         **EAST_WEST_AT_FAULT},
        ("15A1 cancelled who=E", "15A2(a) procedure", "12C2(a) adjusted_score to=NS average=plus",
         "12C2(a) adjusted_score to=EW average=minus", "15A4 penalty who=E"),
        differs="a pass is a call: 15A1 cancels it at whatever stage, and 15A2(a) adjusts once partner has called",
    ),
    Published(
        "partner had called over the call on the wrong cards: an artificial score",
        "WBF Commentary on the 2017 Laws, Law 15", "cards_from_wrong_board",
        {"offender": "E", "wrong_cards_entry": "auction", "called_on_wrong_cards": True, "called_since": "partner",
         **EAST_WEST_AT_FAULT},
        ("15A1 cancelled who=E", "15A2(a) procedure", "12C2(a) adjusted_score to=NS average=plus",
         "12C2(a) adjusted_score to=EW average=minus"),
    ),
    Published(
        "a wrong board that one of the four had played is cancelled for both sides",
        "PZBS, 2017 Laws with notes, Law 15", "wrong_board_played",
        {"cards_taken_out": True, "somebody_had_played_it": True, "deprived_contestants": "ns", "fault_of_ns": "none"},
        ("15B1 cancelled", "15B1 stands", "15B3 adjusted_score kind=artificial"), record={"form": "pairs_mp"},
    ),
    Published(
        "a replacement let stand by mistake for an insufficient bid: both sides as if they had not erred",
        "BBO Forums, 38048", "directors_error",
        {"whose_error": "directors_ruling", "board_can_be_scored_normally": False, "result_can_be_assigned": True},
        ("82C adjusted_score to=NS kind=assigned", "82C adjusted_score to=EW kind=assigned"),
    ),
    Published(
        "a board fouled by a third table: three imps to either team",
        "BBO Forums, 76844", "adjusted_score", NO_PLAY | {"fault_of_ns": "none", "fault_of_ew": "none"},
        ("86B2(a) cancelled", "12C2(b) adjusted_score to=NS average=plus",
         "12C2(b) adjusted_score to=EW average=plus"),
        record=TEAMS,
    ),
    Published(
        "a board fouled by one of the teams: the other has the better of three imps and its good score",
        "BBO Forums, 48430", "adjusted_score", NO_PLAY | {"fault_of_ns": "directly", "fault_of_ew": "none"},
        ("86B2(b) adjusted_score to=EW average=plus kind=assigned", "86B2(b) adjusted_score to=NS"), record=TEAMS,
    ),
    Published(
        "a board fouled by both teams: minus three to either",
        "EBU Forum, TDs, 267", "adjusted_score", NO_PLAY | {"fault_of_ns": "directly", "fault_of_ew": "directly"},
        ("86B2(c) cancelled", "12C2(b) adjusted_score to=NS average=minus",
         "12C2(b) adjusted_score to=EW average=minus"),
        record=TEAMS,
    ),
    Published(
        "fourteen cards not counted by a pair and played: sixty per cent for the others, forty for that pair",
        "Castleknock Bridge Club, Counting your cards", "adjusted_score",
        {"adjusted_score_basis": "no_normal_play", "fault_of_ns": "none", "fault_of_ew": "directly"},
        ("12C2(a) adjusted_score to=NS average=plus", "12C2(a) adjusted_score to=EW average=minus"),
        record={"form": "pairs_mp"},
        differs="gave the blameless pair an average; 12C2(a) gives it average plus",
    ),
)  # fmt: skip
