"""Hearing an appeal (Law 93): the other side's word, the director's statement, who hears it, the decision, telling."""

from collections.abc import Sequence
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.text import Truncator
from django.utils.translation import gettext_lazy as _

from rulings.desk.appeals.queries import needed_before_hearing, waits_for_new_version
from rulings.desk.appeals.services.steps import begin, keep
from rulings.desk.appeals.values import DECISIONS, Act
from rulings.desk.appeals.wording.steps import NO_MERIT_SAID, STEP_WORDS
from rulings.desk.base.bounds import refuse_comments_beyond
from rulings.desk.base.locks import ruling_now
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.cases.queries.hearers import Member, check_members, cleaned
from rulings.desk.cases.services.issuing import reopen
from rulings.models import Appeal, AppealMember, AppealState, Body, Decision, Merit, PrivateLink, ReportCase, User, Verb


@transaction.atomic
def tell_other_side(*, actor: User, appeal: Appeal) -> Appeal:
    """Note that the other side was told of the appeal and may comment; a second time changes nothing."""
    appeal = begin(actor=actor, appeal=appeal, act=Act.TELL_OTHER_SIDE)
    if appeal.other_told_at is None:
        appeal.other_told_at, appeal.other_told_by = timezone.now(), actor
        keep(actor=actor, appeal=appeal, act=Act.TELL_OTHER_SIDE, columns=("other_told_at", "other_told_by"))
    return appeal


@transaction.atomic
def comment_on_appeal(*, actor: User | None, appeal: Appeal, comments: str, link: PrivateLink | None = None) -> Appeal:
    """What the other side says, once told, by a director or by its own link; it may say it anew until the hearing.

    `TooMany` where it was said anew too often.
    """
    appeal = begin(actor=actor, appeal=appeal, act=Act.COMMENT, link=link)
    if appeal.other_told_at is None:
        raise WrongState(STEP_WORDS[Act.TELL_OTHER_SIDE].missing)
    before = appeal.comments
    appeal.comments = demanded(comments, Text.COMMENTS)
    if appeal.comments != before:
        refuse_comments_beyond(appeal)
        appeal.comments_at = timezone.now()
        keep(
            actor=actor,
            appeal=appeal,
            act=Act.COMMENT,
            columns=("comments", "comments_at"),
            link=link,
            comments=appeal.comments,
        )
    return appeal


@transaction.atomic
def give_statement(*, actor: User, appeal: Appeal, statement: str) -> Appeal:
    """The director's statement: what he ruled, on what facts, whom he asked. A later one stands in its place."""
    appeal = begin(actor=actor, appeal=appeal, act=Act.STATE)
    appeal.statement = demanded(statement, Text.DIRECTORS_STATEMENT)
    appeal.statement_by, appeal.statement_at = actor, timezone.now()
    keep(
        actor=actor,
        appeal=appeal,
        act=Act.STATE,
        columns=("statement", "statement_by", "statement_at"),
        statement=appeal.statement,
    )
    return appeal


@transaction.atomic
def rule_on_law(*, actor: User, appeal: Appeal, law_points: str, law_ruling: str, fact_points: str) -> Appeal:
    """Part the appeal into points of law, on which the director in charge rules himself, and of fact (93B1, 93B2).

    Both points of law and a ruling on them, or neither; and points of one kind at least.
    """
    appeal = begin(actor=actor, appeal=appeal, act=Act.RULE_ON_LAW)
    appeal.law_points, appeal.fact_points = clean(law_points, Text.POINTS), clean(fact_points, Text.POINTS)
    appeal.law_ruling = clean(law_ruling, Text.LAW_RULING)
    if bool(appeal.law_points) != bool(appeal.law_ruling):
        field = "law_points" if appeal.law_ruling else "law_ruling"
        raise BadInput(_("Write both the points of law and the ruling on them, or neither."), field)
    if not appeal.law_points and not appeal.fact_points:
        raise BadInput(
            _("Write what is contested: points of law, points of fact and judgement, or both."), "fact_points"
        )
    appeal.law_ruled_by, appeal.law_ruled_at = actor, timezone.now()
    after: dict[str, Any] = {
        "law_points": appeal.law_points,
        "law_ruling": appeal.law_ruling,
        "fact_points": appeal.fact_points,
    }
    keep(
        actor=actor,
        appeal=appeal,
        act=Act.RULE_ON_LAW,
        columns=("law_points", "fact_points", "law_ruling", "law_ruled_by", "law_ruled_at"),
        **after,
    )
    return appeal


@transaction.atomic
def seat_members(*, actor: User, appeal: Appeal, body: str, members: Sequence[Member]) -> Appeal:
    """Name who hears it, in place of those named before: one person, or a committee with its chair.

    Refuses whoever had a part in the ruling or plays in it. One with a conflict of interest is stored with it, and does
    not sit.
    """
    appeal = begin(actor=actor, appeal=appeal, act=Act.SEAT)
    if body not in Body.values or body == Body.FEDERATION:
        raise BadInput(_("Choose who hears the appeal: chief director, committee or reviewer."), "body")
    members = [cleaned(member) for member in members]
    check_members(appeal, body, members)
    appeal.members.all().delete()
    for member in members:
        AppealMember.objects.create(
            appeal=appeal, name=member.name, user=member.user, is_chair=member.is_chair, conflict=member.conflict
        )
    appeal.body = body
    seated: dict[str, Any] = {
        "body": body,
        "users": [member.user.pk if member.user else None for member in members],
        "members": ", ".join(member.name for member in members if not member.conflict),
        "chair": ", ".join(member.name for member in members if member.is_chair),
        "conflicts": "; ".join(f"{member.name}: {member.conflict}" for member in members if member.conflict),
    }
    keep(actor=actor, appeal=appeal, act=Act.SEAT, columns=("body",), **seated)
    return appeal


@transaction.atomic
def hear_appeal(*, actor: User, appeal: Appeal, attended: str = "", scribe: str = "") -> Appeal:
    """Note that it was heard, who else attended, and who kept the record.

    Refuses before all that a hearing waits for, and while the ruling is being reconsidered.

    Where nothing but points of law is contested, a committee has nothing to hear (93B1).
    """
    appeal = begin(actor=actor, appeal=appeal, act=Act.HEAR)
    if needed := needed_before_hearing(appeal):
        raise WrongState(STEP_WORDS[needed[0]].missing)
    if appeal.ruling.case.is_open:
        raise WrongState(_("The ruling is being reconsidered: its new version comes first."))
    if appeal.body == Body.COMMITTEE and not appeal.fact_points:
        sentence = _(
            "Only points of law are contested: the chief director decides them himself. Name him instead (93B1)."
        )
        raise WrongState(sentence)
    appeal.attended, appeal.scribe = clean(attended, Text.ATTENDED), clean(scribe, Text.SCRIBE)
    appeal.heard_at = timezone.now()
    keep(
        actor=actor,
        appeal=appeal,
        act=Act.HEAR,
        columns=("heard_at", "attended", "scribe"),
        leads_to=AppealState.HEARD,
        attended=appeal.attended,
        scribe=appeal.scribe,
    )
    return appeal


@transaction.atomic
def decide_appeal(
    *, actor: User, appeal: Appeal, decision: str, findings: str, decision_text: str, merit: str, dissent: str = ""
) -> Appeal:
    """Record what was found and decided. A ruling changed or sent back is reopened, to be issued in a new version.

    A committee leaves points of law and disciplinary penalties as they were ruled (93B3).
    """
    appeal = begin(actor=actor, appeal=appeal, act=Act.DECIDE)
    store_decision(
        actor=actor,
        appeal=appeal,
        act=Act.DECIDE,
        decision=decision,
        findings=findings,
        decision_text=decision_text,
        merit=merit,
        dissent=dissent,
    )
    if decision != Decision.UPHELD:
        reopen_for(actor=actor, appeal=appeal)
    return appeal


def store_decision(
    *,
    actor: User,
    appeal: Appeal,
    act: Act,
    decision: str,
    findings: str,
    decision_text: str,
    merit: str,
    dissent: str = "",
) -> None:
    """What was found and decided by whoever heard it; `appeal` comes from `begin`."""
    if decision not in DECISIONS[Body(appeal.body)]:
        sentence = _("Who heard this appeal cannot decide that. Choose one of the decisions on the page.")
        raise BadInput(sentence, "decision")
    if merit not in Merit.values:
        raise BadInput(NO_MERIT_SAID, "merit")
    if decision != Decision.UPHELD and merit == Merit.WITHOUT:
        raise BadInput(_("An appeal that led to something had merit. Change one of the two."), "merit")
    appeal.decision, appeal.merit = decision, merit
    appeal.findings = demanded(findings, Text.APPEAL_FINDINGS)
    appeal.decision_text = demanded(decision_text, Text.DECISION)
    appeal.dissent = clean(dissent, Text.DISSENT)
    appeal.decided_by, appeal.decided_at = actor, timezone.now()
    names = ("decision", "merit", "findings", "decision_text", "dissent", "decided_by", "decided_at")
    decided: dict[str, Any] = {name: getattr(appeal, name) for name in names[:5]}
    keep(actor=actor, appeal=appeal, act=act, columns=names, leads_to=AppealState.DECIDED, **decided)


def reopen_for(*, actor: User, appeal: Appeal) -> ReportCase:
    """Reopen the ruling in its present version, for what the appeal decided."""
    verb = Verb.RULING_RETURNED if appeal.decision == Decision.SENT_BACK else Verb.RULING_REOPENED
    current = ruling_now(appeal.ruling.case.rulings.get(is_current=True).pk)
    named = _("Appeal %(number)s: %(text)s") % {"number": appeal.number, "text": appeal.decision_text}
    return reopen(
        club=appeal.club,
        actor=actor,
        ruling=current,
        reason=Truncator(str(named)).chars(Text.REASON.limit),
        verb=verb,
        by_appeal=True,
    )


@transaction.atomic
def tell_outcome(*, actor: User, appeal: Appeal) -> Appeal:
    """Note that the players were told, which closes the appeal; a changed ruling must have been issued before.

    A late appeal that was refused keeps its state; told a second time, nothing changes.
    """
    appeal = begin(actor=actor, appeal=appeal, act=Act.TELL)
    if waits_for_new_version(appeal):
        raise WrongState(_("The new version of the ruling has not been issued yet. Issue it, then tell the players."))
    if appeal.told_at is None:
        appeal.told_at, appeal.told_by = timezone.now(), actor
        is_refused = appeal.state == AppealState.REFUSED
        keep(
            actor=actor,
            appeal=appeal,
            act=Act.TELL,
            columns=("told_at", "told_by"),
            leads_to=None if is_refused else AppealState.TOLD,
        )
    return appeal


@transaction.atomic
def note_further_appeal(*, actor: User, appeal: Appeal, further: str) -> Appeal:
    """Write down a further appeal or a reference to the regulating authority (93C)."""
    appeal = begin(actor=actor, appeal=appeal, act=Act.NOTE_FURTHER)
    appeal.further = demanded(further, Text.FURTHER)
    keep(actor=actor, appeal=appeal, act=Act.NOTE_FURTHER, columns=("further",), note=appeal.further)
    return appeal
