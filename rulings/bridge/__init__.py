"""The game's own words: seats, cards, calls, contracts, tricks, and what follows from them.

Values only. Nothing here imports the rest of the house, Django, a clock or chance, and nothing
knows a law: who offended and what it costs is `rulings.laws`; what a result is worth is `rulings.scoring`.

Whoever stands outside imports from here; auctions and plays as text are modules of their own.
"""

from rulings.bridge.auctions import LONGEST, Auction, AuctionCall, CallIrregularity
from rulings.bridge.awards import Average, Fault
from rulings.bridge.boards import Vulnerability, dealer_of, vulnerability_of
from rulings.bridge.calls import PASS, Call, CallKind, Denomination
from rulings.bridge.cards import DECK, SUITS_DOWN, Card, Rank, Suit, is_honour
from rulings.bridge.contracts import Contract, Doubled
from rulings.bridge.deals import FULL_HAND, Deal, Hand
from rulings.bridge.decisions import Choice, Decision, chooser, in_sight, start_of_play
from rulings.bridge.positions import (
    ImpossiblePosition,
    Misplaced,
    check_hands,
    left_after,
    read_hand,
    read_hands,
    with_tap,
)
from rulings.bridge.remaining import Position, positions_claimed, positions_in
from rulings.bridge.seats import CLOCKWISE, Seat, Side
from rulings.bridge.tricks import Role, Trick, legal_cards, role_of, winner

__all__ = [
    "CLOCKWISE",
    "DECK",
    "FULL_HAND",
    "LONGEST",
    "PASS",
    "SUITS_DOWN",
    "Auction",
    "AuctionCall",
    "Average",
    "Call",
    "CallIrregularity",
    "CallKind",
    "Card",
    "Choice",
    "Contract",
    "Deal",
    "Decision",
    "Denomination",
    "Doubled",
    "Fault",
    "Hand",
    "ImpossiblePosition",
    "Misplaced",
    "Position",
    "Rank",
    "Role",
    "Seat",
    "Side",
    "Suit",
    "Trick",
    "Vulnerability",
    "check_hands",
    "chooser",
    "dealer_of",
    "in_sight",
    "is_honour",
    "left_after",
    "legal_cards",
    "positions_claimed",
    "positions_in",
    "read_hand",
    "read_hands",
    "role_of",
    "start_of_play",
    "vulnerability_of",
    "winner",
    "with_tap",
]
