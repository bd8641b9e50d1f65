"""The game's terms in the reader's language, and how the values of findings are written."""

from collections.abc import Iterable, Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.bridge import Call, Card, Denomination, Rank, Role, Seat, Side, Suit, Vulnerability
from rulings.laws.record.record import Form

SEATS = {
    Seat.NORTH: pgettext_lazy("seat", "North"),
    Seat.EAST: pgettext_lazy("seat", "East"),
    Seat.SOUTH: pgettext_lazy("seat", "South"),
    Seat.WEST: pgettext_lazy("seat", "West"),
}
SIDES = {Side.NS: pgettext_lazy("side", "North-South"), Side.EW: pgettext_lazy("side", "East-West")}
_ROLES = {
    Role.DECLARER: pgettext_lazy("role", "declarer"),
    Role.DUMMY: pgettext_lazy("role", "dummy"),
    Role.DEFENDER: pgettext_lazy("role", "a defender"),
}
SUIT_SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
SUIT_NAMES = {
    Suit.SPADES: pgettext_lazy("suit", "spades"),
    Suit.HEARTS: pgettext_lazy("suit", "hearts"),
    Suit.DIAMONDS: pgettext_lazy("suit", "diamonds"),
    Suit.CLUBS: pgettext_lazy("suit", "clubs"),
}
_NOTRUMP = pgettext_lazy("sign of the denomination", "NT")
_COURT_CARDS = {
    Rank.ACE: pgettext_lazy("letter of the ace", "A"),
    Rank.KING: pgettext_lazy("letter of the king", "K"),
    Rank.QUEEN: pgettext_lazy("letter of the queen", "Q"),
    Rank.JACK: pgettext_lazy("letter of the jack", "J"),
}
_CALLS = {
    Call.PASS: pgettext_lazy("call", "pass"),
    Call.DOUBLE: pgettext_lazy("call", "double"),
    Call.REDOUBLE: pgettext_lazy("call", "redouble"),
}
YES_NO = {True: _("Yes"), False: _("No")}


def rank_text(rank: Rank) -> str:
    """The letter of a court card in the reader's language, or the number."""
    return str(_COURT_CARDS.get(rank, int(rank)))


def card_text(card: Card) -> str:
    return f"{SUIT_SYMBOLS[card.suit]}{rank_text(card.rank)}"


def _cards_text(cards: Iterable[Card]) -> str:
    return " ".join(card_text(card) for card in sorted(cards, reverse=True))


def call_text(call: Call) -> str:
    """`1♥`, `3NT`, or the word for another call."""
    if call.level is None or call.denomination is None:
        return str(_CALLS[call])
    return bid_text(call.level, call.denomination)


def bid_text(level: int, denomination: Denomination) -> str:
    """`1♥`, or `3NT` in the reader's language."""
    return f"{level}{denomination_text(denomination)}"


def denomination_text(denomination: Denomination) -> str:
    """The suit's symbol, or the reader's NT."""
    return SUIT_SYMBOLS[denomination.trumps] if denomination.trumps else str(_NOTRUMP)


def _suits_text(suits: Iterable[Suit]) -> str:
    return ", ".join(SUIT_SYMBOLS[suit] for suit in sorted(suits, reverse=True))


def one_of_suits_text(suits: Iterable[Suit]) -> str:
    """The suits as a choice among them: `♥ or ♦`."""
    between = pgettext_lazy("between suits", "or")
    return f" {between} ".join(SUIT_SYMBOLS[suit] for suit in sorted(suits, reverse=True))


def value_text(value: object) -> str:
    """A value of a finding or an answer as a reader sees it. The value's type decides."""
    match value:
        case bool():
            return str(YES_NO[value])
        case Seat():
            return str(SEATS[value])
        case Side():
            return str(SIDES[value])
        case Role():
            return str(_ROLES[value])
        case Suit():
            return SUIT_SYMBOLS[value]
        case Card():
            return card_text(value)
        case Call():
            return call_text(value)
        case frozenset() if all(isinstance(entry, Card) for entry in value):
            return _cards_text(value) or str(_("none"))
        case frozenset():
            return _suits_text(value)
        case _:
            return str(value)


class Blank(dict[str, str]):
    """Names for a sentence; one that is not known is left blank, which the tests of whole cases rule out."""

    def __missing__(self, name: str) -> str:
        return "…"


Text = Promise | str
"""A sentence not yet translated."""
Choices = Mapping[str, Text]
FORMS: Choices = {
    Form.PAIRS_MP: _("Pairs, matchpoints"),
    Form.PAIRS_IMP: _("Pairs, IMPs"),
    Form.INDIVIDUAL: _("Individual"),
    Form.TEAMS: _("Teams"),
    Form.KNOCKOUT: _("Knock-out"),
}
VULNERABLE: Choices = {
    Vulnerability.NONE: pgettext_lazy("vulnerable", "neither side"),
    Vulnerability.NS: SIDES[Side.NS],
    Vulnerability.EW: SIDES[Side.EW],
    Vulnerability.ALL: pgettext_lazy("vulnerable", "both sides"),
}
