"""The second pair of eyes: somebody else countersigns a ruling or returns it, and never edits it."""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.adjusting.queries.contradicting import both_sentences, contradictions_in_force
from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for, ruling_now
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.base.rights import Right, appeal_behind
from rulings.desk.base.signatures import refuse_other_sheet
from rulings.desk.cases.queries.appeal_outcomes import refuse_hearer, refuse_while_appealed
from rulings.desk.cases.queries.hearers import refuse_own, sitting_there
from rulings.desk.cases.services.answering import refresh_status
from rulings.desk.cases.services.issuing import reopen
from rulings.models import IrregularityReport, ReportCase, Ruling, User, Verb


@transaction.atomic
def countersign(*, actor: User, ruling: Ruling, sheet: str | None = None) -> Ruling:
    """Sign a current ruling that somebody else issued, and record it; the same actor again changes nothing.

    `sheet` is the digest of the sheet that the page showed, None where no page did: `Stale` when it has changed since.
    It is kept with the signature. Refuses the issuer himself, who played at the table, who hears its appeal, a ruling
    that was reopened, one that another has signed, and one that its own score contradicts.
    """
    club = club_for(actor, ruling.report.club_id, Right.REVIEW)
    ruling = ruling_now(ruling.pk)
    if ruling.issued_by_id == actor.pk:
        raise NotAllowed(_("You issued this ruling: somebody else countersigns it."))
    _refuse_player(ruling.report, actor)
    if ruling.case.is_open:
        raise WrongState(_("This ruling was reopened: it is countersigned when its new version is issued."))
    if ruling.countersigned_by is not None:
        return _already_signed(ruling, ruling.countersigned_by, actor)
    refuse_hearer(ruling, actor)
    _refuse_contradicted(ruling)
    ruling.signed_digest = refuse_other_sheet(ruling, sheet)
    ruling.countersigned_by, ruling.countersigned_at = actor, timezone.now()
    ruling.save(update_fields=["countersigned_by", "countersigned_at", "signed_digest"])
    refresh_status(report=ruling.report)
    after = {"version": ruling.version, "digest": ruling.signed_digest}
    record(club, actor, Verb.RULING_COUNTERSIGNED, ruling, report=ruling.report, after=after)
    return ruling


def _refuse_player(report: IrregularityReport, actor: User) -> None:
    """`NotAllowed` for whoever plays for one of the two sides."""
    if sitting_there(report)(actor):
        raise NotAllowed(_("You played at this table: somebody else countersigns this ruling or returns it."))


def _refuse_contradicted(ruling: Ruling) -> None:
    """`WrongState` while a score in force says otherwise than the ruling, as one of the version before may do."""
    for _score, found in contradictions_in_force(ruling):
        sentence = _("The score in force contradicts this ruling. %(both)s Its director puts one of them right first.")
        raise WrongState(sentence % {"both": both_sentences(found, ruling)})


def _already_signed(ruling: Ruling, signer: User, actor: User) -> Ruling:
    """The ruling when the actor signed it himself; else `WrongState` that names who did."""
    if signer == actor:
        return ruling
    raise WrongState(_("%(name)s has already countersigned this ruling.") % {"name": signer.display_name})


@transaction.atomic
def return_ruling(*, actor: User, ruling: Ruling, reason: str) -> ReportCase:
    """Send a ruling back to be ruled on anew; demands a reason, and does all that reopening does.

    Refuses who played at the table, a ruling under appeal, and one that an appeal changed when it was the actor's own
    before.
    """
    club = club_for(actor, ruling.report.club_id, Right.REVIEW)
    _refuse_player(ruling.report, actor)
    refuse_while_appealed(ruling)
    if (appeal := appeal_behind(ruling.case)) is not None:
        refuse_own(appeal, actor)
    return reopen(club=club, actor=actor, ruling=ruling_now(ruling.pk), reason=reason, verb=Verb.RULING_RETURNED)
