"""Laws 50D2, 51B and 59: what declarer's choice does to the lead, and to the cards on the table."""

from collections.abc import Iterator

from rulings.bridge.cards import Card, Suit
from rulings.bridge.seats import Seat
from rulings.laws.findings import Effect, Finding

CardSet = frozenset[Card]


def paragraph(cards: CardSet, one_card: str, one_suit: str, several_suits: str) -> str:
    if len(cards) == 1:
        return one_card
    return one_suit if len({card.suit for card in cards}) == 1 else several_suits


def required(who: Seat, cards: CardSet, suit: Suit, number: str, own: CardSet) -> Iterator[Finding]:
    """`own` are the leader's own major penalty cards: one of the suit must be led, or any of them if he is void."""
    leader, legal = who.partner, frozenset(card for card in own if card.suit is suit)
    yield Finding(number, "partner_must_lead_the_suit", Effect.LEAD_RESTRICTION, who=leader, suit=suit)
    if not legal:
        yield Finding(number, "any_card_of_the_suit", Effect.PLAY_ON, who=leader)
    yield from lead_of_own_penalty_card(leader, legal)
    yield from picked_up(who, cards, frozenset([suit]), number)
    if own and not legal:
        yield Finding("50D1(a)", "if_void_own_penalty_card", Effect.MUST_PLAY, who=leader, suit=suit, cards=own)
    elif not own:
        yield Finding("59", "if_void_any_card", Effect.PROCEDURE, who=leader, suit=suit)


def forbidden(who: Seat, cards: CardSet, suits: frozenset[Suit], number: str, own: CardSet) -> Iterator[Finding]:
    """The leader's own major penalty card must be led: where the ban bars it, only if he holds nothing else."""
    leader, legal = who.partner, frozenset(card for card in own if card.suit not in suits)
    yield Finding(number, "partner_may_not_lead_the_suits", Effect.LEAD_RESTRICTION, who=leader, suits=suits)
    yield from picked_up(who, cards, suits, number)
    if not own:
        yield Finding("59", "if_nothing_else_any_card", Effect.PROCEDURE, who=leader, suits=suits)
    elif not legal:
        key = "if_nothing_else_own_penalty_card"
        yield Finding("50D1(a)", key, Effect.MUST_PLAY, who=leader, suits=suits, cards=own)
    yield from lead_of_own_penalty_card(leader, legal)


def picked_up(who: Seat, cards: CardSet, suits: frozenset[Suit], number: str) -> Iterator[Finding]:
    """The cards of the chosen suits are penalty cards no longer; those of other suits stay, and are still owed."""
    returned = frozenset(card for card in cards if card.suit in suits)
    left = cards - returned
    key = "some_cards_picked_up" if left else "card_picked_up" if len(returned) == 1 else "cards_picked_up"
    yield Finding(number, key, Effect.CARD_RETURNED, who=who, cards=returned)
    if left:
        yield Finding(number, "other_penalty_cards_stay", Effect.PENALTY_CARD, who=who, cards=left, major=True)
        yield Finding("50D1(a)", "owed_at_first_legal_chance", Effect.MUST_PLAY, who=who, cards=left)


def lead_of_own_penalty_card(partner: Seat, legal: CardSet) -> Iterator[Finding]:
    """50D1: the leader's own penalty card must be led if declarer's choice leaves it legal (51A: of several, one)."""
    if len(legal) == 1:
        yield Finding("50D1(a)", "leader_must_lead_own_penalty_card", Effect.MUST_PLAY, who=partner, cards=legal)
    elif legal:
        yield Finding("51A", "declarer_designates_which_to_play", Effect.MUST_PLAY, who=partner, cards=legal)
