"""Hearing an appeal (Law 93): the other side's word, the director's statement, who hears it, what is decided, telling.

Nobody reviews his own ruling: who issued or countersigned any version of it hears nothing of its appeal.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge.seats import Side
from rulings.models import Appeal, AppealMember, AppealState, Body, Club, Decision, Merit, PrivateLink, User, Verb
from rulings.permissions import may_hear, may_rule
from rulings.services.access import club_for, ruling_now
from rulings.services.appeal_steps import Act
from rulings.services.appeals import appeal_for, keep, note, spokesman
from rulings.services.issuing import reopen
from rulings.services.refusals import BadInput, NotAllowed, WrongState
from rulings.services.texts import Text, clean, demanded

DECISIONS = {
    Body.CHIEF_DIRECTOR: (Decision.UPHELD, Decision.CHANGED),
    Body.COMMITTEE: (Decision.UPHELD, Decision.CHANGED),
    Body.REVIEWER: (Decision.UPHELD, Decision.SENT_BACK),
}
"""A reviewer looks at the process alone: he sends a ruling back, he makes none."""


@dataclass(frozen=True)
class Member:
    """Somebody who hears the appeal; `user` where he has an account, `conflict` what he declared, "" for nothing."""

    name: str
    user: User | None = None
    is_chair: bool = False
    conflict: str = ""


@transaction.atomic
def tell_other_side(*, actor: User, appeal: Appeal) -> Appeal:
    """Note that the other side was told of the appeal and may comment; a second time changes nothing."""
    club = club_for(actor, appeal.club_id, may_rule)
    appeal = appeal_for(appeal, Act.TELL_OTHER_SIDE)
    if appeal.other_told_at is None:
        appeal.other_told_at, appeal.other_told_by = timezone.now(), actor
        keep(appeal, "other_told_at", "other_told_by")
        note(appeal, actor, Verb.APPEAL_OTHER_SIDE_TOLD, club)
    return appeal


@transaction.atomic
def comment_on_appeal(*, actor: User | None, appeal: Appeal, comments: str, link: PrivateLink | None = None) -> Appeal:
    """What the other side says, by a director or by its own link; it may say it anew until the hearing."""
    club = spokesman(actor, link, appeal.club_id, str(other_side(appeal)))
    appeal = appeal_for(appeal, Act.COMMENT)
    before = appeal.comments
    appeal.comments = demanded(comments, Text.COMMENTS, _("Write what you have to say about the appeal."))
    if appeal.comments != before:
        appeal.comments_at = timezone.now()
        keep(appeal, "comments", "comments_at")
        note(appeal, actor, Verb.APPEAL_COMMENTED, club, comments=appeal.comments)
    return appeal


def other_side(appeal: Appeal) -> Side:
    """The side that did not appeal."""
    return Side.EW if appeal.side == Side.NS else Side.NS


@transaction.atomic
def give_statement(*, actor: User, appeal: Appeal, statement: str) -> Appeal:
    """The director's statement: what he ruled, on what facts, whom he asked. A later one stands in its place."""
    club = club_for(actor, appeal.club_id, may_rule)
    appeal = appeal_for(appeal, Act.STATE)
    appeal.statement = demanded(statement, Text.DIRECTORS_STATEMENT, _("Write the director's statement."))
    appeal.statement_by, appeal.statement_at = actor, timezone.now()
    keep(appeal, "statement", "statement_by", "statement_at")
    note(appeal, actor, Verb.APPEAL_STATED, club, statement=appeal.statement)
    return appeal


@transaction.atomic
def rule_on_law(*, actor: User, appeal: Appeal, law_points: str, law_ruling: str, fact_points: str) -> Appeal:
    """Part the appeal into points of law, on which the director in charge rules himself, and of fact (93B1, 93B2).

    Both points of law and a ruling on them, or neither.
    """
    club, appeal = to_hear(actor, appeal, Act.RULE_ON_LAW)
    appeal.law_points, appeal.fact_points = clean(law_points, Text.POINTS), clean(fact_points, Text.POINTS)
    appeal.law_ruling = clean(law_ruling, Text.LAW_RULING)
    if bool(appeal.law_points) != bool(appeal.law_ruling):
        raise BadInput(_("Write both the points of law and the ruling on them, or neither."), "law_ruling")
    appeal.law_ruled_by, appeal.law_ruled_at = actor, timezone.now()
    keep(appeal, "law_points", "fact_points", "law_ruling", "law_ruled_by", "law_ruled_at")
    after = {"law_points": appeal.law_points, "law_ruling": appeal.law_ruling, "fact_points": appeal.fact_points}
    note(appeal, actor, Verb.APPEAL_LAW_RULED, club, **after)
    return appeal


@transaction.atomic
def seat_members(*, actor: User, appeal: Appeal, body: str, members: Sequence[Member]) -> Appeal:
    """Name who hears it, in place of those named before: one person, or a committee with its chair.

    Refuses whoever ruled, and one with a conflict of interest: it is stored with who declared it, and he does not sit.
    """
    club, appeal = to_hear(actor, appeal, Act.SEAT)
    if body not in Body.values:
        raise BadInput(_("Choose who hears the appeal: chief director, committee or reviewer."), "body")
    sitting = [member for member in members if not member.conflict.strip()]
    check_members(appeal, body, sitting)
    appeal.members.all().delete()
    for member in members:
        AppealMember.objects.create(
            appeal=appeal,
            name=demanded(member.name, Text.APPELLANT, _("Write the name of each member.")),
            user=member.user,
            is_chair=member.is_chair and member in sitting,
            conflict=clean(member.conflict, Text.CONFLICT),
        )
    appeal.body = body
    keep(appeal, "body")
    told = [{"name": member.name, "chair": member.is_chair, "conflict": member.conflict} for member in members]
    note(appeal, actor, Verb.APPEAL_SEATED, club, body=body, members=told)
    return appeal


def check_members(appeal: Appeal, body: str, sitting: list[Member]) -> None:
    """Somebody sits, none of them ruled, and a committee has one chair."""
    if not sitting:
        raise BadInput(_("Nobody is left to hear the appeal: name somebody without a conflict of interest."), "members")
    ruled = those_who_ruled(appeal)
    for member in sitting:
        if member.user is not None and member.user.pk in ruled:
            sentence = _("%(name)s made this ruling or countersigned it, and cannot hear the appeal. Name another.")
            raise BadInput(sentence % {"name": member.name}, "members")
    if body == Body.COMMITTEE and sum(member.is_chair for member in sitting) != 1:
        raise BadInput(_("A committee has one chair: mark one of its members."), "members")
    if body != Body.COMMITTEE and len(sitting) != 1:
        raise BadInput(_("The chief director or a reviewer hears an appeal alone: name one person."), "members")


def those_who_ruled(appeal: Appeal) -> set[int]:
    """Who issued or countersigned a version of the ruling, by id, unless an appeal's decision made him."""
    versions = appeal.ruling.case.rulings.filter(version__lte=appeal.ruling.version)
    return {pk for pair in versions.values_list("issued_by", "countersigned_by") for pk in pair if pk is not None}


@transaction.atomic
def hear_appeal(*, actor: User, appeal: Appeal) -> Appeal:
    """Note that it was heard. Refuses before the other side was told, the statement given, and somebody named."""
    club, appeal = to_hear(actor, appeal, Act.HEAR)
    for is_done, missing in (
        (appeal.other_told_at, _("The other side has not been told yet. Tell it, so that it may comment.")),
        (appeal.statement_at, _("The director's statement is missing. Ask for it first.")),
        (appeal.law_ruled_at, _("Say first which points are of law and which of fact (93B1).")),
        (appeal.members.filter(conflict="").exists(), _("Name first who hears the appeal.")),
    ):
        if not is_done:
            raise WrongState(missing)
    appeal.heard_at, appeal.state = timezone.now(), AppealState.HEARD
    keep(appeal, "heard_at", "state")
    note(appeal, actor, Verb.APPEAL_HEARD, club)
    return appeal


@transaction.atomic
def decide_appeal(
    *, actor: User, appeal: Appeal, decision: str, findings: str, decision_text: str, merit: str, dissent: str = ""
) -> Appeal:
    """Record what was found and decided. A ruling changed or sent back is reopened, to be issued in a new version.

    A committee leaves points of law and disciplinary penalties as they were ruled (93B3).
    """
    club, appeal = to_hear(actor, appeal, Act.DECIDE)
    if decision not in DECISIONS[Body(appeal.body)]:
        sentence = _("Who heard this appeal cannot decide that. Choose one of the decisions on the page.")
        raise BadInput(sentence, "decision")
    if merit not in Merit.values:
        raise BadInput(_("Say whether the appeal had merit."), "merit")
    appeal.decision, appeal.merit = decision, merit
    appeal.findings = demanded(findings, Text.APPEAL_FINDINGS, _("Write what was found."))
    appeal.decision_text = demanded(decision_text, Text.DECISION, _("Write the decision and its reasons."))
    appeal.dissent = clean(dissent, Text.DISSENT)
    appeal.decided_by, appeal.decided_at, appeal.state = actor, timezone.now(), AppealState.DECIDED
    keep(appeal, "decision", "merit", "findings", "decision_text", "dissent", "decided_by", "decided_at", "state")
    after = {"decision": decision, "findings": appeal.findings, "decision_text": appeal.decision_text}
    note(appeal, actor, Verb.APPEAL_DECIDED, club, **after, merit=merit, dissent=appeal.dissent)
    if decision != Decision.UPHELD:
        verb = Verb.RULING_RETURNED if decision == Decision.SENT_BACK else Verb.RULING_REOPENED
        reopen(club, actor, ruling_now(appeal.ruling_id), reopening(appeal), verb)
    return appeal


def reopening(appeal: Appeal) -> str:
    """Why the ruling is reopened."""
    return f"{_('Appeal')} {appeal.number}: {appeal.decision_text}"[: Text.REASON.limit]


@transaction.atomic
def tell_outcome(*, actor: User, appeal: Appeal) -> Appeal:
    """Note that the players were told, which closes the appeal; a changed ruling must have been issued before.

    A late appeal that was refused keeps its state.
    """
    club = club_for(actor, appeal.club_id, may_rule)
    appeal = appeal_for(appeal, Act.TELL)
    if appeal.decision not in ("", Decision.UPHELD) and appeal.new_ruling_id is None:
        raise WrongState(_("The new version of the ruling has not been issued yet. Issue it, then tell the players."))
    appeal.told_at, appeal.told_by = timezone.now(), actor
    appeal.state = AppealState.TOLD if appeal.state == AppealState.DECIDED else appeal.state
    keep(appeal, "told_at", "told_by", "state")
    note(appeal, actor, Verb.APPEAL_TOLD, club)
    return appeal


@transaction.atomic
def note_further_appeal(*, actor: User, appeal: Appeal, further: str) -> Appeal:
    """Write down a further appeal or a reference to the regulating authority (93C)."""
    club = club_for(actor, appeal.club_id, may_rule)
    appeal = appeal_for(appeal, Act.NOTE_FURTHER)
    appeal.further = demanded(further, Text.NOTE, _("Write to whom the further appeal goes, and when it was lodged."))
    keep(appeal, "further")
    note(appeal, actor, Verb.APPEAL_FURTHER, club, note=appeal.further)
    return appeal


def to_hear(actor: User, appeal: Appeal, act: Act) -> tuple[Club, Appeal]:
    """The club and the appeal for an act of those who hear it; refuses whoever made the ruling."""
    club = club_for(actor, appeal.club_id, may_hear)
    appeal = appeal_for(appeal, act)
    if actor.pk in those_who_ruled(appeal):
        raise NotAllowed(_("You made this ruling or countersigned it: somebody else hears its appeal."))
    return club, appeal
