"""Thirteen tricks with chosen winners and revokes, as a record holds them, for the laws that read the play."""

from collections.abc import Mapping

from rulings.bridge import Seat

RANKS = "AKQJT98765432"
SEATS = tuple(Seat)

Revokes = Mapping[tuple[int, str], str]


def played(contract: str, suits: str, winners: str, revokes: Revokes) -> dict[str, object]:
    """The record of a deal and its play: all follow suit but for `revokes`, {(trick, seat): suit he plays instead}.

    `suits` is the suit of each of the first twelve tricks, three of each; a trick's winner holds its highest card.
    Each player keeps a two for the last trick: of trumps its winner. A revoker plays his third card of the other
    suit too soon, and on that suit's third trick, where he neither leads nor wins, the card he kept back; where the
    suit is "" he plays his two too soon.
    """
    trumps = contract[1]
    cards = [followed(suits, trick, Seat(winners[trick])) for trick in range(12)]
    cards.append(twos(Seat(winners[12]), trumps if trumps in "SHDC" else suits[0], revokes))
    for (trick, letter), other in revokes.items():
        here, later, seat = cards[trick - 1], cards[suits.rindex(other) if other else 12], Seat(letter)
        here[seat], later[seat] = later[seat], here[seat]
    leaders = [Seat(contract[-1]).lho, *(Seat(winner) for winner in winners[:-1])]
    tricks = [[hand[leader.after(step)] for step in range(4)] for leader, hand in zip(leaders, cards, strict=True)]
    return {"contract": contract, "deal": deal(cards), "tricks": tricks}


def up_to(record: dict[str, object], trick: int, cards: int = 4) -> dict[str, object]:
    """The same play, recorded up to so many cards of a trick."""
    tricks = record["tricks"]
    assert isinstance(tricks, list)
    return {**record, "tricks": [*tricks[: trick - 1], tricks[trick - 1][:cards]]}


def followed(suits: str, trick: int, winner: Seat) -> dict[Seat, str]:
    """A trick to which all follow; its round of the suit gives the four ranks, the winner has the highest."""
    suit, start = suits[trick], 4 * suits[:trick].count(suits[trick])
    order = (winner, *(seat for seat in SEATS if seat is not winner))
    return {seat: suit + rank for seat, rank in zip(order, RANKS[start:], strict=False)}


def twos(winner: Seat, trumps: str, revokes: Revokes) -> dict[Seat, str]:
    """The last trick: the winner's two of trumps; nobody a two of a suit in which he must be void after a revoke."""
    barred = {(Seat(seat), other) for (_trick, seat), other in revokes.items()}
    left, held = [suit for suit in "SHDC" if suit != trumps], {winner: trumps + "2"}
    for seat in sorted((seat for seat in SEATS if seat is not winner), key=lambda seat: seat not in dict(barred)):
        suit = next(suit for suit in left if (seat, suit) not in barred)
        left.remove(suit)
        held[seat] = suit + "2"
    return held


def deal(cards: list[dict[Seat, str]]) -> str:
    """The four hands that these tricks were played from."""
    hands = (
        ".".join("".join(trick[seat][1] for trick in cards if trick[seat][0] == suit) for suit in "SHDC")
        for seat in SEATS
    )
    return "N:" + " ".join(hands)
