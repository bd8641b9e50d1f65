"""The play and the claim of a report, looked at before they are stored: what is possible, and what they tell a law.

After 54A declarer has become dummy: the contract that a ruling leaves is his partner's.
"""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from rulings.bridge import Contract, ImpossiblePosition, Misplaced, Seat, check_hands, read_hands
from rulings.bridge.play_text import Impossible, ImpossiblePlay, Play, read_tricks
from rulings.desk.base.refusals import BadInput, Sentence
from rulings.desk.cases.queries.table import record_read
from rulings.desk.cases.values.table import ToldPlay
from rulings.laws.record.record import read_record
from rulings.models import IrregularityReport, Ruling
from rulings.wording.terms import value_text

_KEY = "contract_has_another_declarer"


def contract_after(ruling: Ruling) -> str:
    """The contract as the ruling leaves it, "" where it changes nothing or the director ruled in his own words."""
    findings = () if ruling.override_text else ruling.found
    return next((str(each.values["contract"]) for each in findings if each.key == _KEY), "")


def is_left_by_a_ruling(report: IrregularityReport, reached: Contract | None) -> bool:
    """Whether a ruling in force has made declarer's partner the report's declarer: the auction is not contradicted."""
    if reached is None or report.contract != str(replace(reached, declarer=reached.dummy)):
        return False
    return any(contract_after(ruling) == report.contract for ruling in report.rulings.filter(is_current=True))


_IMPOSSIBLE_POSITION: dict[Misplaced, Sentence] = {
    Misplaced.UNREADABLE: _(
        "The hand of %(seat)s, “%(word)s”, cannot be read. Write SA SK H5, or AK.5.. with spades first."
    ),
    Misplaced.TWICE: _("%(word)s is twice in the hand of %(seat)s. Take it out once."),
    Misplaced.IN_TWO_HANDS: _("%(word)s is in the hands of %(seat)s and of %(other)s. Take it out of one of them."),
    Misplaced.ALREADY_PLAYED: _(
        "%(word)s in the hand of %(seat)s was played to trick %(other)s. Take it out, or correct the play."
    ),
    Misplaced.NOT_DEALT_TO_HIM: _("%(seat)s was not dealt %(word)s. Correct his hand."),
    Misplaced.TOO_MANY: _(
        "%(seat)s has %(word)s cards left, and by what he has played he can have %(other)s at most. Correct his hand, "
        "or the play."
    ),
    Misplaced.UNEQUAL_HANDS: _(
        "%(seat)s has %(word)s cards left and another player %(other)s: hands differ by one card at most. Correct them."
    ),
}
_DUMMY_CLAIMS = _(
    "%(seat)s is dummy, and dummy cannot claim or concede. Choose who claimed; "
    "if only dummy spoke, rule on what dummy did."
)


def impossible_position(error: ImpossiblePosition) -> str:
    """The sentence that names card and hand, and what to do."""
    names = {"seat": value_text(error.seat), "word": error.word, "other": value_text(error.other)}
    return str(_IMPOSSIBLE_POSITION[error.reason]) % names


def play_known(report: IrregularityReport) -> Play:
    """The play so far with the hands dealt, as far as both are known."""
    return record_read(report).play


def check_claimer(report: IrregularityReport, claimer: Seat) -> None:
    """`BadInput` where dummy is named."""
    contract = contract_of(report)
    if contract is not None and claimer is contract.dummy:
        raise BadInput(_DUMMY_CLAIMS % {"seat": value_text(claimer)}, "claimer")


def why_claim_tells_nothing(report: IrregularityReport) -> str:
    """What speaks against the stored claim since board, contract or play were corrected; "" where the laws read it."""
    told = report.claim
    if not told:
        return ""
    try:
        check_claimer(report, Seat(told["claimer"]))
        check_hands(read_hands({Seat(seat): hand for seat, hand in told["hands"].items()}), play_known(report))
    except ImpossiblePosition as error:
        reason = impossible_position(error)
    except BadInput as refusal:
        reason = str(refusal)
    else:
        return ""
    return _("The claim on record tells nothing as it stands. %(reason)s") % {"reason": reason}


_IMPOSSIBLE_PLAY: dict[Impossible, Sentence] = {
    Impossible.UNKNOWN_CARD: _("Trick %(trick)s: “%(card)s” is no card. Write the suit, then the rank: SA, H10, D2."),
    Impossible.PLAYED_TWICE: _("Trick %(trick)s: %(card)s has already been played. Correct one of the two."),
    Impossible.NOT_IN_HIS_HAND: _(
        "Trick %(trick)s, %(card)s: it is the turn of %(seat)s, who was not dealt that card. "
        "Correct the card, or the tricks before it."
    ),
    Impossible.IN_ANOTHER_HAND: _(
        "Trick %(trick)s, %(card)s: it is the turn of %(seat)s, and %(holder)s was dealt that card. "
        "Correct the card, or the tricks before it."
    ),
    Impossible.TOO_MANY_TRICKS: _("All thirteen tricks are complete: %(card)s would be a fourteenth. Take it out."),
    Impossible.SHORT_TRICK: _(
        "Trick %(trick)s has fewer than four cards, and another follows it. Put in what is missing, or a dash for a "
        "player who gave no card."
    ),
    Impossible.LONG_TRICK: _(
        "Trick %(trick)s has more than four cards: %(card)s is the fifth. Write a trick a line; before a second card "
        "of one player write his seat, as in E:S5."
    ),
    Impossible.NO_LEAD: _("Trick %(trick)s begins with a dash: put in the card that was led."),
    Impossible.NOT_IN_TURN: _(
        "Trick %(trick)s, %(card)s: it is the turn of %(turn)s. Put in the cards clockwise from the leader; only a "
        "player who has given a card to the trick can give a second one."
    ),
}


def impossible_play(error: ImpossiblePlay) -> str:
    """The sentence that names the trick and the card, and what to do."""
    seats = {"seat": error.seat, "holder": error.holder, "turn": error.before.turn}
    names = {name: value_text(seat) if seat else "" for name, seat in seats.items()}
    return str(_IMPOSSIBLE_PLAY[error.reason]) % {"trick": error.trick, "card": error.word, **names}


def contract_of(report: IrregularityReport) -> Contract | None:
    """The contract as the record knows it; None where it does not."""
    return record_read(report).contract


def empty_play(report: IrregularityReport, contract: Contract, leader: Seat) -> Play:
    """The play before its first card, with the hands that are known."""
    start = read_record({"deal": report.board.deal or None}).start_of_play
    return replace(start, leader=leader, trumps=contract.denomination.trumps)


def why_play_tells_nothing(report: IrregularityReport) -> str:
    """What speaks against the stored play since contract or board were corrected; "" where the laws read it."""
    contract = contract_of(report)
    if not report.play or contract is None:
        return ""
    try:
        told = ToldPlay.of_report(report.play)
        read_tricks(empty_play(report, contract, Seat(told.leader)), told.tricks)
    except ImpossiblePlay as error:
        return _("The play on record tells nothing as it stands. %(reason)s") % {"reason": impossible_play(error)}
    return ""
