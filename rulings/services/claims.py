"""A claim or concession as it was made: the cards left, what was said, and the objection; stored on its report."""

from collections.abc import Mapping

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.bridge.play_text import Play
from rulings.bridge.positions import ImpossiblePosition, Misplaced, check_hands, read_hands
from rulings.bridge.seats import Seat
from rulings.laws.record.record import read_record
from rulings.models import IrregularityReport, User
from rulings.services.case_runner import record_of
from rulings.services.filing import keep, report_to_change, told
from rulings.services.plays import contract_of
from rulings.services.refusals import BadInput, Sentence
from rulings.services.texts import Text, clean

SENTENCES: dict[Misplaced, Sentence] = {
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
DUMMY_CLAIMS = _(
    "%(seat)s is dummy, and dummy cannot claim or concede. Choose who claimed; "
    "if only dummy spoke, rule on what dummy did."
)


def impossible_position(error: ImpossiblePosition) -> str:
    """The sentence that names card and hand, and what to do."""
    return str(SENTENCES[error.reason]) % {"seat": error.seat, "word": error.word, "other": error.other}


def play_known(report: IrregularityReport) -> Play:
    """The play so far with the hands dealt, as far as both are known."""
    return read_record(record_of(report)).play


def check_claimer(report: IrregularityReport, claimer: Seat) -> None:
    """`BadInput` where dummy is named."""
    contract = contract_of(report)
    if contract is not None and claimer is contract.dummy:
        raise BadInput(DUMMY_CLAIMS % {"seat": claimer}, "claimer")


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


@transaction.atomic
def record_claim(
    *,
    actor: User,
    report: IrregularityReport,
    revision: int,
    claimer: Seat,
    hands: Mapping[Seat, str],
    statement: str = "",
    objection: str = "",
) -> IrregularityReport:
    """Store the position, what the claimer said and what was objected, and record the change.

    Refuses an older form, a claim by dummy, a card in two hands or already played, and hands of unequal length.
    """
    club, report = report_to_change(actor, report, revision)
    before = told(report)
    check_claimer(report, claimer)
    try:
        left = read_hands(hands)
        check_hands(left, play_known(report))
    except ImpossiblePosition as error:
        raise BadInput(impossible_position(error), "hands") from None
    report.claim = {
        "claimer": str(claimer),
        "hands": {str(seat): str(hand) for seat, hand in left.items()},
        "statement": clean(statement, Text.STATEMENT),
        "objection": clean(objection, Text.OBJECTION),
    }
    return keep(club, actor, report, before)
