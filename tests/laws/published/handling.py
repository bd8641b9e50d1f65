"""Published cases of Laws 5 to 15: seats, pockets, wrong cards and boards, and boards that were not finished."""

from tests.laws.published.case import EAST_WEST_AT_FAULT, NORTH_SOUTH_AT_FAULT, Published

EBU = "EBU Forum, TDs"
WHOLE_HANDS = {"handling": "wrong_pocket", "hands_as_dealt": "thirteen_each"}
CARDS_FROM_ANOTHER = {"wrong_cards_entry": "play", "called_on_wrong_cards": True, "called_since": "partner"}
STEVENSON = "D. Stevenson, Stopping a board part-way, Bridge Gazette"
PAIRS = {"form": "pairs_mp"}

CASES = (
    Published(
        "at trick five the hand is still in the board: the other's cards were bid on, and so averages by fault",
        "rec.games.bridge, Unusual happening, 2019", "cards_from_wrong_board",
        {"offender": "N", **CARDS_FROM_ANOTHER, **NORTH_SOUTH_AT_FAULT},
        ("15A1 cancelled who=N", "12C2(a) adjusted_score to=EW average=plus", "15A3 check_later who=N"), ("play_on",),
    ),
    Published(
        "two equal cards in a trick, since West still held the hand of the board before",
        f"{EBU}, 872", "cards_from_wrong_board",
        {"offender": "W", **CARDS_FROM_ANOTHER, **EAST_WEST_AT_FAULT},
        ("15A1 cancelled who=W", "12C2(a) adjusted_score to=NS average=plus"),
        differs="let them play the board, since all agreed; 15A2(a) leaves no choice once partner has called",
    ),
    Published(
        "hands returned one pocket further: neither pair can be compared, both get average plus, the others a penalty",
        f"{EBU}, 1178", "board_handling",
        {**WHOLE_HANDS, "wrong_pocket_found": "played", "forms_played": "alone", "fault_of_ns": "none",
         "fault_of_ew": "none"},
        ("87A procedure", "12C2(a) adjusted_score to=NS average=plus", "12C2(a) adjusted_score to=EW average=plus",
         "90B6 penalty"),
        record=PAIRS,
    ),
    Published(
        "a board turned round before the cards were returned: later scores are a second form and compared apart",
        f"{EBU}, 12841", "board_handling",
        {**WHOLE_HANDS, "wrong_pocket_found": "played", "forms_played": "several"},
        ("87A procedure", "87B stands"), ("adjusted_score", "cancelled"), record=PAIRS,
    ),
    Published(
        "two cards exchanged after three tables: the first three and the later seven are rated apart",
        "BBO Forums, 80861", "board_handling",
        {**WHOLE_HANDS, "wrong_pocket_found": "played", "forms_played": "several"},
        ("87A procedure", "87B stands", "90B6 penalty"), ("adjusted_score",), record=PAIRS,
    ),
    Published(
        "a fouled board found in the play: no fault of those who found it",
        "Cambridge Bridge Club, Director's quickies, 2017", "board_handling",
        {**WHOLE_HANDS, "wrong_pocket_found": "called", "forms_played": "alone", "fault_of_ns": "none",
         "fault_of_ew": "none"},
        ("7C procedure", "12C2(a) adjusted_score to=NS average=plus", "12C2(a) adjusted_score to=EW average=plus"),
        record=PAIRS,
        differs="scores it as not played; 12C2(a) gives average plus to contestants not at fault",
    ),
    Published(
        "partners who changed seats in the session are told to change back",
        "New Zealand Bridge, forum, Changing seats, 2016", "wrong_seat",
        {"seating": "partners_changed", "change_was_permitted": False},
        ("5A procedure", "5A stands"), ("adjusted_score", "cancelled"),
    ),
    Published(
        "the boards of another round, which neither pair had played: their scores count",
        "Bridge Winners, Bridge directing question", "wrong_board_played",
        {"cards_taken_out": True, "somebody_had_played_it": False, "deprived_contestants": "both",
         "at_fault": "neither"},
        ("15B2 play_on", "15B2 stands", "15B3 adjusted_score to=NS", "12C2(a) adjusted_score to=EW average=plus"),
        ("cancelled",), record=PAIRS,
        differs="the director there gave neither score; 15B2 lets it stand, and 15B3 gives the lost boards averages",
    ),
    Published(
        "at teams 15B does not apply to a board of another match",
        f"{EBU}, 112", "wrong_board_played",
        {"cards_taken_out": True, "board_is_of_the_match": False, "team_boards": "several", "fault_of_ns": "partly",
         "fault_of_ew": "partly"}, ("86B procedure", "86B2(c) cancelled"), ("stands",),
        record={"form": "teams"},
    ),
    Published(
        "two threes of spades and no six: nobody can have called on a right deal, average plus for both",
        f"{EBU}, 90", "wrong_number_of_cards",
        {"counts": "foreign_card", "left_without_foreign_card": "two_equal_cards", "two_equal_cards_ruled": "adjust",
         **EAST_WEST_AT_FAULT, "fault_of_ew": "none", "result_can_be_assigned": False},
        ("13C procedure", "13B2 procedure", "12C2(a) adjusted_score to=NS average=plus",
         "12C2(a) adjusted_score to=EW average=plus"), ("play_on", "no_rectification"),
    ),
    Published(
        "a card of the declaring side found on the floor is never a penalty card",
        f"{EBU}, 1674", "missing_card",
        {"missing_card_discovered": "during_play", "missing_card_found": "elsewhere",
         "missing_card_should_have_been_played": False, "offender": "N"},
        ("14B2 card_returned who=N", "48A no_rectification who=N"), ("penalty_card", "see_law", "information"),
        record={"contract": "4S by S"},
    ),
    Published(
        "a board broken off after the auction: a likely result is assigned rather than averages",
        STEVENSON, "late_board",
        {"late_board_state": "started", "late_board_way": "cancel", "result_can_be_assigned": True},
        ("82B2 cancelled", "12C1(a) adjusted_score kind=assigned"), record=PAIRS,
    ),
    Published(
        "a board that is not played for slow play: averages only by the fault that was found",
        STEVENSON, "late_board",
        {"late_board_state": "not_started", "late_board_way": "cancel", "fault_of_ns": "none",
         "fault_of_ew": "directly"},
        ("82B2 cancelled", "12C2(a) adjusted_score to=NS average=plus",
         "12C2(a) adjusted_score to=EW average=minus", "90A penalty"),
        record=PAIRS,
    ),
    Published(
        "a rectification is waived for cause, not because the players want to be kind",
        "Queensland Bridge Association, Laws discussion, Law 10", "action_before_director",
        {"done_without_director": "ask_to_waive", "rectification_is_waived": False}, ("10A procedure",),
        ("no_rectification",),
    ),
)  # fmt: skip
