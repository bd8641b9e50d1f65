"""Law 17: the auction period, and the player whom a pass out of rotation robs of his turn."""

from tests.laws.digest.rows import Worked, rows
from tests.laws.recorded_auctions import recorded

PERIOD = "auction_period"
SKIPPED = "passes_out_of_turn_skip_a_player"


def period(*finds: str, edition: str = "2017", **facts: object) -> Worked:
    return Worked(PERIOD, facts, finds, edition=edition)


def over(came_to: str, *finds: str, edition: str = "2017") -> Worked:
    return period(*finds, edition=edition, auction_doubt="is_it_over", auction_came_to=came_to)


def passes(calls: str, *finds: str, edition: str = "2017", dealer: str = "N", **facts: object) -> Worked:
    return Worked(SKIPPED, facts, finds, record=recorded(calls, dealer), edition=edition)


LEAD_2007 = ("17E1 auction_ends_as_law_22_provides", "22B1 auction_period_over_with_the_lead")
HANDS_2007 = ("17E1 auction_ends_as_law_22_provides", "22B2 auction_period_over_hands_are_back")
ROWS = rows(
    "17",
    ("17A", "a partner takes his cards: the period begins for that side", (
        period("17A auction_period_has_begun_for_the_side", auction_doubt="has_it_begun", cards_are_out=True),
        period("17A auction_period_has_not_begun", auction_doubt="has_it_begun", cards_are_out=False),
    )),
    ("17B,C", "dealer first, then clockwise", (
        period("17B dealer_calls_first", auction_doubt="who_calls", somebody_has_called=False, dealer_of_the_board="E"),
        period("17C next_player_calls", auction_doubt="who_calls", somebody_has_called=True, last_caller="E"),
    )),
    ("17D1", "the period ends when a defender faces a lead, until then clarification", (
        over("lead_not_faced", "17D1 clarification_period"),
        over("lead_faced", "17D1 auction_period_over_with_the_lead"),
        over("lead_faced", *LEAD_2007, edition="2007"),
    )),
    ("17D2", "nobody bid: it ends when all four hands are back", (
        over("nobody_bid_hands_out", "17D2 auction_period_until_hands_are_back"),
        over("nobody_bid_hands_back", "17D2 auction_period_over_hands_are_back"),
        over("nobody_bid_hands_back", *HANDS_2007, edition="2007"),
        passes("P N:P S:P W:P", "17D2 hands_back_in_the_board_too_late", dealer="W",
               passes_that_closed_the_auction="skipped_and_hands_back"),
        passes("P N:P S:P W:P", "22B2 hands_back_in_the_board_too_late", dealer="W", edition="2007",
               passes_that_closed_the_auction="skipped_and_hands_back"),
    )),
    ("17D3", "three passes that robbed a player of his turn do not end it", (
        passes("1H S:P W:P N:P", "17D3 auction_has_not_ended", "17D3 passes_after_the_skipped_turn_cancelled",
               "17D3 auction_proceeds_normally", "16C1 cancelled_passes_authorized_for_the_others",
               "16C2 cancelled_passes_unauthorized_for_the_passers_side"),
        passes("P N:P S:P W:P", "17D3 auction_has_not_ended", dealer="W",
               passes_that_closed_the_auction="skipped_a_player"),
        passes("1H S:P W:P N:P", "17E2 auction_has_not_ended", "16D1 cancelled_passes_authorized_for_the_others",
               edition="2007"),
        over("pass_out_of_rotation", "17D3 pass_out_of_rotation_at_the_end"),
        over("pass_out_of_rotation", "17E2 pass_out_of_rotation_at_the_end", edition="2007"),
    )),
)  # fmt: skip
