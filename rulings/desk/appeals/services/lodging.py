"""Bringing an appeal (Law 92): lodged through the director or by a side's private link, agreed to, admitted if late.

`link` says for which side somebody speaks through it; `actor` is who he is where he is signed in, None where he is not.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Side
from rulings.desk.appeals.queries import consents_missing, state_after_consent
from rulings.desk.appeals.services.steps import begin, club_of, keep, noted
from rulings.desk.appeals.values import Act
from rulings.desk.base.audit import instant
from rulings.desk.base.locks import ruling_now
from rulings.desk.base.names import is_among, players_of_side
from rulings.desk.base.refusals import BadInput, Stale, WrongState
from rulings.desk.base.texts import FORM_USED, NOT_A_SIDE, Text, clean, demanded
from rulings.desk.profiles.values.review import read_review_settings
from rulings.desk.sessions.queries import is_over
from rulings.models import (
    Appeal,
    AppealState,
    Club,
    Decision,
    DepositFate,
    Merit,
    Period,
    PrivateLink,
    Ruling,
    User,
    Verb,
)


@transaction.atomic
def lodge_appeal(
    *,
    actor: User | None,
    ruling: Ruling,
    side: str,
    reasons: str,
    appeal_key: UUID,
    consents: Iterable[str] = (),
    link: PrivateLink | None = None,
) -> Appeal:
    """Lodge a side's appeal against a current ruling, with the names of those who agree to it, and record it.

    After the time to appeal it is taken as late, to be admitted or not; without the consent that 92D asks for it waits
    for it. The same form again returns the appeal it made. Refuses a second appeal of the side on the same ruling,
    unless the first was withdrawn, and one against what an appeal decided (93C1).
    """
    side = _checked_side(side)
    report = ruling.report
    club = club_of(actor=actor, link=link, report=report, side=side)
    if sent := Appeal.objects.filter(appeal_key=appeal_key).first():
        if (sent.club_id, sent.ruling_id, sent.side) != (club.pk, ruling.pk, side):
            raise Stale(FORM_USED)
        return sent
    ruling = ruling_now(ruling.pk)
    _refuse_second(ruling, side)
    _refuse_further(ruling)
    appeal = _drafted(ruling, side, reasons)
    appeal.club, appeal.number, appeal.appeal_key = club, next_appeal_number(club=club), appeal_key
    appeal.lodged_at, appeal.lodged_by = timezone.now(), actor
    for name in consents:
        if name.strip():
            agree(appeal=appeal, name=name, actor=actor, at=appeal.lodged_at)
    appeal.state = state_after_consent(appeal)
    appeal.save(force_insert=True)
    note_lodged(appeal=appeal, actor=actor, link=link)
    return appeal


def note_lodged(*, appeal: Appeal, actor: User | None, link: PrivateLink | None) -> None:
    """Record that an appeal was lodged, with who agreed to it from the beginning."""
    names = ", ".join(str(each["name"]) for each in appeal.consents)
    after = {"side": appeal.side, "reasons": appeal.reasons, "late": appeal.is_late, "consents": names}
    after |= {"agrees": {str(place): each["name"] for place, each in enumerate(appeal.consents)}}
    noted(appeal=appeal, actor=actor, link=link, verb=Verb.APPEAL_LODGED, **after, state=appeal.state)


def _drafted(ruling: Ruling, side: str, reasons: str) -> Appeal:
    """The appeal with what the session's profile says of it: who hears it, the deposit, whether it is late."""
    session = ruling.report.session
    settings = read_review_settings(session.profile.review)
    return Appeal(
        ruling=ruling,
        side=side,
        reasons=demanded(reasons, Text.APPEAL_REASONS),
        body=settings.body,
        deposit=settings.deposit,
        is_late=is_over(session, Period.APPEAL),
    )


def _checked_side(side: str) -> str:
    """NS or EW."""
    if side not in set(Side):
        raise BadInput(NOT_A_SIDE, "side")
    return side


def _refuse_second(ruling: Ruling, side: str) -> None:
    """One side appeals once against one version; what it withdrew does not count."""
    if known := Appeal.objects.filter(ruling=ruling, side=side).exclude(state=AppealState.WITHDRAWN).first():
        sentence = _("This side has already appealed against this ruling: it is appeal %(number)s.")
        raise WrongState(sentence % {"number": known.number})


def _refuse_further(ruling: Ruling) -> None:
    """93C1: whoever contests an appeal's decision goes to the regulating authority."""
    if led := ruling.appeals_leading_to.filter(decision=Decision.CHANGED).first():
        sentence = _(
            "This version is the decision on appeal %(number)s. A further appeal goes to the regulating authority: "
            "ask the director."
        )
        raise WrongState(sentence % {"number": led.number})


def next_appeal_number(*, club: Club) -> int:
    """The club's next number; the club is locked."""
    club.last_appeal_number += 1
    club.save(update_fields=["last_appeal_number"])
    return club.last_appeal_number


def agree(*, appeal: Appeal, name: str, actor: User | None, at: datetime) -> bool:
    """Add an agreement; False where he agreed before. Refuses a player of the other side, and one too many."""
    name = demanded(name, Text.APPELLANT)
    if is_among(name, [str(each["name"]) for each in appeal.consents]):
        return False
    if is_among(name, players_of_side(appeal.ruling.report, Side(appeal.side).other)):
        sentence = _("%(name)s plays for the other side. Write the name of a player of the side that appeals.")
        raise BadInput(sentence % {"name": name}, "name")
    if not consents_missing(appeal):
        sentence = _("Nobody else's consent is needed: %(names)s agreed.")
        raise WrongState(sentence % {"names": ", ".join(str(each["name"]) for each in appeal.consents)})
    agreed: dict[str, Any] = {"name": name, "at": at.isoformat(timespec="seconds"), "by": actor.pk if actor else None}
    appeal.consents = [*appeal.consents, agreed]
    return True


@transaction.atomic
def consent_to_appeal(*, actor: User | None, appeal: Appeal, name: str, link: PrivateLink | None = None) -> Appeal:
    """Record that a player of the side, or its captain, agrees; with the last one needed it is to be heard.

    The same name again changes nothing.
    """
    appeal = begin(actor=actor, appeal=appeal, act=Act.CONSENT, link=link)
    if not agree(appeal=appeal, name=name, actor=actor, at=timezone.now()):
        return appeal
    agreed = appeal.consents[-1]["name"]
    keep(
        actor=actor,
        appeal=appeal,
        act=Act.CONSENT,
        columns=("consents",),
        leads_to=state_after_consent(appeal),
        link=link,
        name=agreed,
        agrees={str(len(appeal.consents) - 1): agreed},
        state=appeal.state,
    )
    return appeal


@transaction.atomic
def decide_late(*, actor: User, appeal: Appeal, is_admitted: bool, reason: str) -> Appeal:
    """Admit a late appeal, or refuse to hear it, with the reason (92B); only the role that the profile names."""
    act = Act.ADMIT_LATE if is_admitted else Act.REFUSE_LATE
    appeal = begin(actor=actor, appeal=appeal, act=act)
    appeal.late_reason = demanded(reason, Text.REASON, _("Say why the late appeal is heard, or is not."))
    appeal.late_by, appeal.late_at = actor, timezone.now()
    state = state_after_consent(appeal) if is_admitted else AppealState.REFUSED
    keep(
        actor=actor,
        appeal=appeal,
        act=act,
        columns=("late_reason", "late_by", "late_at"),
        leads_to=state,
        reason=appeal.late_reason,
        state=appeal.state,
    )
    return appeal


@transaction.atomic
def note_deposit(*, actor: User, appeal: Appeal, deposit: str, is_paid: bool, fate: str = "") -> Appeal:
    """Write down the deposit, whether it was paid, and what became of it; the same again changes nothing.

    It is kept only where the decision found no merit (92A).
    """
    appeal = begin(actor=actor, appeal=appeal, act=Act.DEPOSIT)
    if fate not in ("", *DepositFate.values):
        raise BadInput(_("A deposit is returned or kept. Choose one of the two."), "fate")
    if fate == DepositFate.KEPT and appeal.merit != Merit.WITHOUT:
        sentence = _("A deposit is kept only where the decision says that the appeal was without merit (92A).")
        raise BadInput(sentence, "fate")
    text = clean(deposit, Text.DEPOSIT)
    if (is_paid or fate) and not text:
        raise BadInput(_("Write what the deposit was, or leave the rest empty too."), "deposit")
    if fate and not is_paid:
        raise BadInput(
            _("A deposit that was not paid is neither returned nor kept. Note first that it was paid."), "fate"
        )
    before = (appeal.deposit, appeal.deposit_paid_at is not None, appeal.deposit_fate)
    if before == (text, is_paid, fate):
        return appeal
    appeal.deposit, appeal.deposit_fate = text, fate
    appeal.deposit_paid_at = (appeal.deposit_paid_at or timezone.now()) if is_paid else None
    keep(
        actor=actor,
        appeal=appeal,
        act=Act.DEPOSIT,
        columns=("deposit", "deposit_fate", "deposit_paid_at"),
        deposit=appeal.deposit,
        paid=is_paid,
        paid_at=instant(appeal.deposit_paid_at) if appeal.deposit_paid_at else "",
        fate=fate,
    )
    return appeal


@transaction.atomic
def withdraw_appeal(*, actor: User, appeal: Appeal, reason: str) -> Appeal:
    """Take an appeal back before it is heard, for the reason that its side gives."""
    appeal = begin(actor=actor, appeal=appeal, act=Act.WITHDRAW)
    appeal.withdrawn_because = demanded(reason, Text.REASON, _("Say why the appeal is withdrawn."))
    appeal.withdrawn_at = timezone.now()
    keep(
        actor=actor,
        appeal=appeal,
        act=Act.WITHDRAW,
        columns=("withdrawn_because", "withdrawn_at"),
        leads_to=AppealState.WITHDRAWN,
        reason=appeal.withdrawn_because,
    )
    return appeal
