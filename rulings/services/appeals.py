"""Bringing an appeal (Law 92): lodged through the director or by a side's private link, agreed to, admitted if late.

What a link does has no actor: whoever holds the address speaks for its side.
"""

from datetime import datetime
from uuid import UUID

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge.seats import Side
from rulings.laws.record import Form
from rulings.models import Appeal, AppealState, Club, DepositFate, Membership, Period, PrivateLink, Ruling, User, Verb
from rulings.permissions import may_hear, may_rule
from rulings.services.access import club_for, ruling_now
from rulings.services.appeal_steps import Act, is_possible
from rulings.services.audit import locked_club, record
from rulings.services.periods import is_over
from rulings.services.refusals import BadInput, NotAllowed, WrongState
from rulings.services.review_settings import read_review_settings
from rulings.services.texts import Text, clean, demanded

PLAYERS_OF_A_PAIR = 2
NOT_NOW: dict[str, object] = {
    AppealState.LODGED: _("This appeal still waits for the consent of its side: record that first."),
    AppealState.LATE: _("This appeal was lodged late: decide first whether it is heard."),
    AppealState.REFUSED: _("This appeal came too late and was not admitted. Nothing more can be done with it."),
    AppealState.ADMITTED: _("This appeal is still to be heard: record the hearing first."),
    AppealState.HEARD: _("This appeal has been heard: record the decision."),
    AppealState.DECIDED: _("This appeal has been decided: what is left is to tell the players."),
    AppealState.TOLD: _("This appeal is decided and told: it is closed."),
    AppealState.WITHDRAWN: _("This appeal was withdrawn: it is closed."),
}


@transaction.atomic
def lodge_appeal(
    *,
    actor: User | None,
    ruling: Ruling,
    side: str,
    reasons: str,
    appeal_key: UUID,
    consents: tuple[str, ...] = (),
    link: PrivateLink | None = None,
) -> Appeal:
    """Lodge a side's appeal against a current ruling, with the names of those who agree to it, and record it.

    After the time to appeal it is taken as late, to be admitted or not; without the consent that 92D asks for it waits
    for it. The same form again returns the appeal it made. Refuses a second appeal of the side on the same ruling.
    """
    club = spokesman(actor, link, ruling.report.club_id, side)
    if sent := Appeal.objects.filter(appeal_key=appeal_key).first():
        return sent
    ruling = ruling_now(ruling.pk)
    refuse_second(ruling, side)
    profile = ruling.report.session.profile
    appeal = Appeal(
        club=club,
        ruling=ruling,
        number=next_appeal_number(club),
        appeal_key=appeal_key,
        side=checked_side(side),
        lodged_at=timezone.now(),
        lodged_by=actor,
        reasons=demanded(reasons, Text.APPEAL_REASONS, _("Say why you appeal: what is wrong with the ruling.")),
        body=read_review_settings(profile.review).body,
        deposit=read_review_settings(profile.review).deposit,
        is_late=is_over(ruling.report.session, Period.APPEAL),
    )
    appeal.consents = [consent(name, actor, appeal.lodged_at) for name in dict.fromkeys(consents) if name.strip()]
    appeal.state = state_after_consent(appeal)
    appeal.save(force_insert=True)
    after = {"number": appeal.number, "side": side, "reasons": appeal.reasons, "late": appeal.is_late}
    note(appeal, actor, Verb.APPEAL_LODGED, club, **after, consents=appeal.consents)
    return appeal


def spokesman(actor: User | None, link: PrivateLink | None, club_id: int, side: str) -> Club:
    """The club, locked, when a director acts, or the holder of the side's own live link; else `NotAllowed`."""
    if link is None:
        if actor is None:
            raise RuntimeError("an appeal is brought by a director or by a link")
        return club_for(actor, club_id, may_rule)
    club = locked_club(club_id)
    link = PrivateLink.objects.select_related("report").get(pk=link.pk)
    if link.revoked_at is not None or link.report.club_id != club_id or link.side != side:
        raise NotAllowed(_("This private address does not speak for that side. Ask the director for the right one."))
    return club


def checked_side(side: str) -> str:
    """NS or EW."""
    if side not in set(Side):
        raise BadInput(_("A side is NS or EW. Choose one of the two."), "side")
    return side


def refuse_second(ruling: Ruling, side: str) -> None:
    """One side appeals once against one version."""
    if known := Appeal.objects.filter(ruling=ruling, side=side).first():
        sentence = _("%(side)s has already appealed against this ruling: it is appeal %(number)s.")
        raise WrongState(sentence % {"side": side, "number": known.number})


def next_appeal_number(club: Club) -> int:
    """The club's next number; the club is locked."""
    club.last_appeal_number += 1
    club.save(update_fields=["last_appeal_number"])
    return club.last_appeal_number


def consent(name: str, actor: User | None, at: datetime) -> dict[str, object]:
    """One agreement, as it is stored."""
    return {
        "name": demanded(name, Text.APPELLANT, _("Write the name of the player who agrees.")),
        "at": at.isoformat(timespec="seconds"),
        "by": actor.pk if actor else None,
    }


def consents_needed(appeal: Appeal) -> int:
    """92D: both partners of a pair, one player of an individual, the captain of a team."""
    form = appeal.ruling.report.session.form
    return 1 if form in (Form.INDIVIDUAL, Form.TEAMS, Form.KNOCKOUT) else PLAYERS_OF_A_PAIR


def consents_missing(appeal: Appeal) -> int:
    """How many still have to agree."""
    return max(0, consents_needed(appeal) - len(appeal.consents))


def state_after_consent(appeal: Appeal) -> str:
    """Where an appeal stands by its consents and its time; a late one, once admitted, has its reason."""
    if appeal.is_late and not appeal.late_at:
        return AppealState.LATE
    return AppealState.LODGED if consents_missing(appeal) else AppealState.ADMITTED


@transaction.atomic
def consent_to_appeal(*, actor: User | None, appeal: Appeal, name: str, link: PrivateLink | None = None) -> Appeal:
    """Record that a player of the side, or its captain, agrees; with the last one needed it is to be heard.

    The same name again changes nothing.
    """
    club = spokesman(actor, link, appeal.club_id, appeal.side)
    appeal = appeal_for(appeal, Act.CONSENT)
    agreed = consent(name, actor, timezone.now())
    if agreed["name"] in {each["name"] for each in appeal.consents}:
        return appeal
    appeal.consents = [*appeal.consents, agreed]
    appeal.state = state_after_consent(appeal)
    keep(appeal, "consents", "state")
    note(appeal, actor, Verb.APPEAL_CONSENTED, club, name=agreed["name"], state=appeal.state)
    return appeal


@transaction.atomic
def decide_late(*, actor: User, appeal: Appeal, is_admitted: bool, reason: str) -> Appeal:
    """Admit a late appeal, or refuse to hear it, with the reason; only the role that the profile names."""
    club = club_for(actor, appeal.club_id, may_hear)
    appeal = appeal_for(appeal, Act.ADMIT_LATE)
    role = read_review_settings(appeal.ruling.report.session.profile.review).late_decided_by
    if not Membership.objects.filter(user=actor, club=club, role=role).exists():
        raise NotAllowed(_("These regulations leave it to somebody else whether a late appeal is heard."))
    appeal.late_reason = demanded(reason, Text.REASON, _("Say why the late appeal is heard, or is not."))
    appeal.late_by, appeal.late_at = actor, timezone.now()
    appeal.state = state_after_consent(appeal) if is_admitted else AppealState.REFUSED
    keep(appeal, "late_reason", "late_by", "late_at", "state")
    verb = Verb.APPEAL_ADMITTED if is_admitted else Verb.APPEAL_REFUSED
    note(appeal, actor, verb, club, reason=appeal.late_reason, state=appeal.state)
    return appeal


@transaction.atomic
def note_deposit(*, actor: User, appeal: Appeal, deposit: str, is_paid: bool, fate: str = "") -> Appeal:
    """Write down the deposit, whether it was paid, and what became of it, which only a decision settles (92A)."""
    club = club_for(actor, appeal.club_id, may_rule)
    appeal = appeal_for(appeal, Act.DEPOSIT)
    if fate not in ("", *DepositFate.values):
        raise BadInput(_("A deposit is returned or kept. Choose one of the two."), "fate")
    if fate == DepositFate.KEPT and not appeal.decision and appeal.state != AppealState.REFUSED:
        raise WrongState(_("A deposit is kept only after the appeal was decided. Record the decision first."))
    appeal.deposit, appeal.deposit_fate = clean(deposit, Text.DEPOSIT), fate
    appeal.deposit_paid_at = (appeal.deposit_paid_at or timezone.now()) if is_paid else None
    keep(appeal, "deposit", "deposit_fate", "deposit_paid_at")
    note(appeal, actor, Verb.APPEAL_DEPOSIT, club, deposit=appeal.deposit, paid=is_paid, fate=fate)
    return appeal


@transaction.atomic
def withdraw_appeal(*, actor: User, appeal: Appeal, reason: str) -> Appeal:
    """Take an appeal back before it is heard, for the reason that its side gives."""
    club = club_for(actor, appeal.club_id, may_rule)
    appeal = appeal_for(appeal, Act.WITHDRAW)
    appeal.withdrawn_because = demanded(reason, Text.REASON, _("Say why the appeal is withdrawn."))
    appeal.withdrawn_at, appeal.state = timezone.now(), AppealState.WITHDRAWN
    keep(appeal, "withdrawn_because", "withdrawn_at", "state")
    note(appeal, actor, Verb.APPEAL_WITHDRAWN, club, reason=appeal.withdrawn_because)
    return appeal


def appeal_for(appeal: Appeal, act: Act) -> Appeal:
    """The appeal as it is now, ready for the act; `WrongState` says what comes first. The club is locked."""
    appeal = Appeal.objects.select_related("ruling__case", "ruling__report__session__profile").get(pk=appeal.pk)
    if not is_possible(act, AppealState(appeal.state)):
        raise WrongState(str(NOT_NOW[appeal.state]))
    return appeal


def keep(appeal: Appeal, *names: str) -> None:
    """Store the columns that an act has changed."""
    appeal.save(update_fields=names)


def note(appeal: Appeal, actor: User | None, verb: Verb, club: Club, **after: object) -> None:
    """Record an act; one done by a private link says so."""
    via = {} if actor else {"via": "link"}
    told = {"number": appeal.number, **after, **via}
    record(club, actor, verb, appeal, report=appeal.ruling.report, after=told)
