"""The play in words: who is to play, who has won what, and who did not follow suit although he could.

Says what follows from the cards themselves; what the Laws make of a revoke is a ruling, and not said here.
"""

from collections.abc import Mapping

from django.utils.translation import gettext as _

from rulings.bridge.play_text import ALL_TRICKS, Play
from rulings.bridge.seats import Seat, Side
from rulings.wording.terms import SUIT_NAMES, card_text, value_text


def standing(play: Play) -> list[str]:
    """Whose turn it is, then the tricks won so far."""
    won = _("Tricks won: {ns} by North-South, {ew} by East-West.").format(
        ns=play.won_by(Side.NS), ew=play.won_by(Side.EW)
    )
    return [turn_text(play), won] if play.winners else [turn_text(play)]


def turn_text(play: Play) -> str:
    """Who plays next, and to which trick."""
    if play.is_over:
        return _("All {number} tricks are complete.").format(number=ALL_TRICKS)
    names = {"seat": value_text(play.turn), "trick": len(play.tricks) + play.is_between_tricks}
    if play.is_between_tricks:
        return _("{seat} leads to trick {trick}.").format(**names)
    return _("{seat} plays to trick {trick}.").format(**names)


def revoke_sentences(play: Play, failures: Mapping[Seat, tuple[int, ...]]) -> list[str]:
    """Each failure to follow suit, by trick; `failures` are the numbers of the tricks by seat."""
    found = sorted((number, seat) for seat, numbers in failures.items() for number in numbers)
    return [revoke_sentence(play, seat, number) for number, seat in found]


def revoke_sentence(play: Play, seat: Seat, number: int) -> str:
    """Who played what to a trick while he held the suit led."""
    trick = play.tricks[number - 1]
    card = trick.card_of(seat)
    text = _("Trick {trick}: {seat} played {card} while holding {suit}. That is a revoke (Law 61A).")
    return text.format(
        trick=number, seat=value_text(seat), card=card_text(card) if card else "", suit=SUIT_NAMES[trick.led]
    )
