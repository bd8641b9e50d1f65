"""The play in words: who is to play, who has won what, and who did not follow suit although he could.

Says what follows from the cards themselves; what the Laws make of a revoke is a ruling, and not said here.
"""

from collections.abc import Iterator, Mapping

from django.utils.translation import gettext as _

from rulings.bridge import CLOCKWISE, Seat, Side, Trick
from rulings.bridge.play_text import ALL_TRICKS, Play
from rulings.wording.terms import SUIT_NAMES, card_text, value_text


def standing(play: Play) -> list[str]:
    """Whose turn it is, then the tricks won so far."""
    won = _("Tricks won: {ns} by North-South, {ew} by East-West.").format(
        ns=play.won_by(Side.NS), ew=play.won_by(Side.EW)
    )
    return [_turn_text(play), won] if play.winners else [_turn_text(play)]


def _turn_text(play: Play) -> str:
    """Who plays next, and to which trick."""
    if play.is_over:
        return _("All {number} tricks are complete.").format(number=ALL_TRICKS)
    names = {"seat": value_text(play.turn), "trick": len(play.tricks) + play.is_between_tricks}
    if play.is_between_tricks:
        return _("{seat} leads to trick {trick}.").format(**names)
    return _("{seat} plays to trick {trick}.").format(**names)


def irregular_sentences(play: Play) -> list[str]:
    """Each lead out of turn that was accepted, each player who gave no card to a trick, or two, in order."""
    leaders = enumerate(zip(play.tricks, play.rightful_leaders, strict=True), start=1)
    return [sentence for number, (trick, rightful) in leaders for sentence in _irregular_in(number, trick, rightful)]


def _irregular_in(number: int, trick: Trick, rightful: Seat) -> Iterator[str]:
    """What was irregular in one trick; `rightful` had the lead to it."""
    if trick.leader is not rightful:
        text = _("Trick {trick}: {seat} led, though it was for {other} to lead.")
        yield text.format(trick=number, seat=value_text(trick.leader), other=value_text(rightful))
    for seat in CLOCKWISE:
        if seat in trick.missing:
            yield _("Trick {trick}: {seat} gave no card.").format(trick=number, seat=value_text(seat))
    for seat, card in trick.extra:
        text = _("Trick {trick}: {seat} gave {card} as well.")
        yield text.format(trick=number, seat=value_text(seat), card=card_text(card))


def revoke_sentences(play: Play, failures: Mapping[Seat, tuple[int, ...]]) -> list[str]:
    """Each failure to follow suit, by trick; `failures` are the numbers of the tricks by seat."""
    found = sorted((number, seat) for seat, numbers in failures.items() for number in numbers)
    return [_revoke_sentence(play, seat, number) for number, seat in found]


def _revoke_sentence(play: Play, seat: Seat, number: int) -> str:
    """Who played what to a trick while he held the suit led."""
    trick = play.tricks[number - 1]
    card = trick.card_of(seat)
    text = _("Trick {trick}: {seat} played {card} while holding {suit}. That is a revoke (Law 61A).")
    return text.format(
        trick=number, seat=value_text(seat), card=card_text(card) if card else "", suit=SUIT_NAMES[trick.led]
    )
