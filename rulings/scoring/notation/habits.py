"""How English, Italian and Polish scorers write a result: letters and words, all in lower case. Reads nothing itself.

The letter C is clubs in English, hearts in Italian and in Polish: a result is never read without its language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rulings.bridge import Denomination, Doubled, Seat
from rulings.scoring.errors import Refusal, ScoringError

SYMBOLS = MappingProxyType(
    {Denomination.CLUBS: "♣", Denomination.DIAMONDS: "♦", Denomination.HEARTS: "♥", Denomination.SPADES: "♠"}
)


@dataclass(frozen=True, slots=True)
class Habit:
    """The words of one language, each list with the one that is written first.

    `down` stands before a number, `undertricks` after one.
    """

    language: str
    denominations: Mapping[Denomination, tuple[str, ...]]
    seats: Mapping[Seat, tuple[str, ...]]
    doubled: Mapping[Doubled, tuple[str, ...]]
    made: tuple[str, ...]
    down: tuple[str, ...]
    undertricks: tuple[str, ...]
    tricks: tuple[str, ...]
    passed_out: tuple[str, ...]
    linking: tuple[str, ...]
    example: str


def habit_of(language: str) -> Habit:
    """The habit of `en`, `it` or `pl`, with or without a region (`pl-PL`); ScoringError for any other."""
    try:
        return HABITS[language.lower().replace("_", "-").split("-")[0]]
    except KeyError:
        raise ScoringError(Refusal.LANGUAGE, language=language[:20], known=", ".join(HABITS)) from None


_ENGLISH = Habit(
    "en",
    {
        Denomination.CLUBS: ("c", "club", "clubs"),
        Denomination.DIAMONDS: ("d", "diamond", "diamonds"),
        Denomination.HEARTS: ("h", "heart", "hearts"),
        Denomination.SPADES: ("s", "spade", "spades"),
        Denomination.NOTRUMP: ("nt", "n", "notrump", "notrumps", "no trump", "no trumps"),
    },
    {
        Seat.NORTH: ("n", "north"),
        Seat.EAST: ("e", "east"),
        Seat.SOUTH: ("s", "south"),
        Seat.WEST: ("w", "west"),
    },
    {Doubled.DOUBLED: ("x", "*", "dbl", "doubled"), Doubled.REDOUBLED: ("xx", "**", "rdbl", "redoubled")},
    made=("=", "made"),
    down=("down",),
    undertricks=("down",),
    tricks=("tricks", "trick"),
    passed_out=("pass", "passed out", "all pass", "p", "po"),
    linking=("by",),
    example="4S X -2 W",
)
_ITALIAN = Habit(
    "it",
    {
        Denomination.CLUBS: ("f", "fiori"),
        Denomination.DIAMONDS: ("q", "quadri"),
        Denomination.HEARTS: ("c", "cuori"),
        Denomination.SPADES: ("p", "picche"),
        Denomination.NOTRUMP: ("sa", "nt", "senza", "senza atout"),
    },
    {
        Seat.NORTH: ("n", "nord"),
        Seat.EAST: ("e", "est"),
        Seat.SOUTH: ("s", "sud"),
        Seat.WEST: ("o", "ovest", "w"),
    },
    {Doubled.DOUBLED: ("x", "*", "contro", "contrato"), Doubled.REDOUBLED: ("xx", "**", "surcontro", "surcontrato")},
    made=("=", "m.i.", "mi", "mantenuto", "fatto"),
    down=("down", "sotto"),
    undertricks=("down", "sotto"),
    tricks=("prese", "presa"),
    passed_out=("passo", "passato", "passata", "tutti passo", "4 passi", "pass"),
    linking=("di", "da"),
    example="4P X -2 O",
)
_POLISH = Habit(
    "pl",
    {
        Denomination.CLUBS: ("t", "trefl", "trefle"),
        Denomination.DIAMONDS: ("k", "karo", "kara"),
        Denomination.HEARTS: ("c", "kier", "kiery"),
        Denomination.SPADES: ("p", "pik", "piki"),
        Denomination.NOTRUMP: ("ba", "nt", "bez atu"),
    },
    {
        Seat.NORTH: ("n", "północ"),
        Seat.EAST: ("e", "wschód"),
        Seat.SOUTH: ("s", "południe"),
        Seat.WEST: ("w", "zachód"),
    },
    {
        Doubled.DOUBLED: ("x", "*", "ktr", "kontra", "z kontrą"),
        Doubled.REDOUBLED: ("xx", "**", "rktr", "rekontra", "z rekontrą"),
    },
    made=("=", "swoje"),
    down=("bez",),
    undertricks=("wpadki", "wpadka", "wpadek"),
    tricks=("lew", "lewy", "lewa"),
    passed_out=("pas", "pasy", "4 pasy", "cztery pasy", "pass"),
    linking=("przez",),
    example="4P X -2 W",
)

HABITS = MappingProxyType({habit.language: habit for habit in (_ENGLISH, _ITALIAN, _POLISH)})
