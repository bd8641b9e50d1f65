"""The play of a report: checked card by card against the deal and against itself, then stored like the auction."""

from collections.abc import Sequence
from dataclasses import replace

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.bridge.contracts import Contract
from rulings.bridge.play_text import Impossible, ImpossiblePlay, Play, entries, read_tricks
from rulings.bridge.seats import Seat
from rulings.laws.record.record import read_record
from rulings.models import IrregularityReport, User
from rulings.services.case_runner import record_of
from rulings.services.filing import keep, report_to_change, told
from rulings.services.refusals import BadInput, Sentence
from rulings.services.tables import checked_contract

SENTENCES: dict[Impossible, Sentence] = {
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
    names = {"trick": error.trick, "card": error.word, "seat": error.seat, "holder": error.holder or ""}
    names["turn"] = error.before.turn
    return str(SENTENCES[error.reason]) % names


def contract_of(report: IrregularityReport) -> Contract | None:
    """The contract as the record knows it; None where it does not."""
    return read_record(record_of(report)).contract


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
        read_tricks(empty_play(report, contract, Seat(report.play["leader"])), report.play["tricks"])
    except ImpossiblePlay as error:
        return _("The play on record tells nothing as it stands. %(reason)s") % {"reason": impossible_play(error)}
    return ""


@transaction.atomic
def record_play(
    *,
    actor: User,
    report: IrregularityReport,
    revision: int,
    leader: Seat,
    tricks: Sequence[Sequence[str]],
    contract: str = "",
) -> IrregularityReport:
    """Store who led and the tricks; no trick takes the play back. `contract` is stored with it where none was known.

    Drops answers of open cases that can no longer matter, and records the change. Refuses an older form, a play without
    a contract, and the first card that cannot have been played.
    """
    club, report = report_to_change(actor, report, revision)
    before = told(report)
    if contract and contract_of(report) is None:
        report.contract = checked_contract(contract)
    known = contract_of(report)
    if known is None:
        raise BadInput(_("The play needs its contract, for the trumps. Write it first, such as 4S by W."), "contract")
    try:
        play = read_tricks(empty_play(report, known, leader), tricks)
    except ImpossiblePlay as error:
        raise BadInput(impossible_play(error), "tricks") from None
    report.play = {"leader": str(leader), "tricks": entries(play)} if play.tricks else {}
    return keep(club, actor, report, before)
