"""Law 44: who has won a trick, and who leads to the next. It rectifies nothing: a breach is a revoke (61A)."""

from collections.abc import Iterator
from functools import partial

from rulings.bridge import Card, Denomination, Trick, winner
from rulings.laws.engine import Cards, CardSet, Case, Effect, Fact, Finding, UnknownAnswer, one_of
from rulings.laws.record.lost import lost_in_the_tricks
from rulings.laws.record.play import recorded_tricks
from rulings.laws.record.roles import offender, offender_recorded_as


def _last_trick(case: Case) -> Trick | None:
    """The last recorded trick that is complete, with four cards."""
    complete = [trick for trick in recorded_tricks(case) if trick.is_complete and not trick.is_defective]
    return complete[-1] if complete else None


def _recorded(place: int, case: Case) -> CardSet | None:
    trick = _last_trick(case)
    return frozenset([trick.cards[place]]) if trick is not None and trick.leader is case[offender] else None


def _recorded_denomination(case: Case) -> Denomination | None:
    return case.record.contract.denomination if case.record.contract else None


FOUR_CARDS: tuple[Fact[CardSet], ...] = tuple(
    Fact(key, "44", Cards(samples, least=0, most=1), derive=partial(_recorded, place))
    for place, (key, samples) in enumerate(
        (
            ("first_card", ["S7", ""]),
            ("second_card", ["SK", "H2"]),
            ("third_card", ["S3", "D9"]),
            ("fourth_card", ["SA", "C4"]),
        )
    )
)
_denomination = one_of("denomination", Denomination, law="44E", derive=_recorded_denomination)


def trick_won(case: Case) -> Iterator[Finding]:
    """44E and F: the highest trump, else the highest of the suit led; G: its hand leads next."""
    leader = offender_recorded_as(case, trick.leader if (trick := _last_trick(case)) else None)
    trumps = case[_denomination].trumps
    cards = _four_cards(case)
    if len(cards) < len(FOUR_CARDS):
        yield lost_in_the_tricks(leader)
        return
    played = Trick(leader, cards)
    won = winner(played, trumps)
    card = played.card_of(won)
    number = "44E" if card is not None and card.suit is trumps else "44F"
    key = "highest_trump_wins" if number == "44E" else "highest_of_the_suit_led_wins"
    yield Finding(number, key, Effect.STANDS, who=won, cards=frozenset([card]), suit=played.led)
    yield Finding("44G", "winner_leads_next", Effect.TURN_RETURNS, who=won)
    for seat, other in played.plays:
        if other.suit is not played.led:
            yield Finding("44C", "must_have_had_none_of_the_suit", Effect.PROCEDURE, who=seat, suit=played.led)


def _four_cards(case: Case) -> tuple[Card, ...]:
    """Each card once: one that was given to two players is refused. Fewer where one is lost."""
    named: list[Card] = []
    for fact in FOUR_CARDS:
        told = case[fact]
        if not told:
            break
        (card,) = told
        if card in named:
            raise UnknownAnswer(fact.key, str(card), "a card that nobody else has played")
        named.append(card)
    return tuple(named)
