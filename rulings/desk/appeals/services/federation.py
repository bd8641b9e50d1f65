"""Appeals before a federation (93C): sent by the club, asked about and decided there, answered here.

What goes on after a decision of the club is an appeal of its own; what the federation returns is one again.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

from django.db import transaction
from django.utils import timezone
from django.utils.text import Truncator

from rulings.bridge import Side
from rulings.desk.adjusting.services.adjusting import adjust_score
from rulings.desk.adjusting.values import Given
from rulings.desk.appeals.queries import (
    consents_missing,
    entries_on,
    further_until,
    is_further_arranged,
    open_question,
)
from rulings.desk.appeals.services.hearing import reopen_for, store_decision
from rulings.desk.appeals.services.lodging import agree, next_appeal_number, note_lodged
from rulings.desk.appeals.services.steps import begin, keep, noted
from rulings.desk.appeals.values import MOST_QUESTIONS, Act
from rulings.desk.appeals.wording.refused import (
    BOTH_AGREE,
    DECIDED_THERE,
    ENOUGH_ASKED,
    NO_FURTHER_APPEAL,
    NO_QUESTION,
    NO_VERSION_YET,
    NOT_AHEAD,
    NOT_AT_ONCE,
    NOT_SENT_THERE,
    READ_ANEW,
    SCORE_WITHOUT_CHANGE,
    SENT_ALREADY,
)
from rulings.desk.base.locks import ruling_now
from rulings.desk.base.refusals import BadInput, Stale, WrongState
from rulings.desk.base.texts import FORM_USED, NOT_A_SIDE, Text, demanded
from rulings.desk.cases.queries.runner import run
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.profiles.values.review import read_review_settings
from rulings.desk.scores.values.scoring import CannotScore
from rulings.desk.scores.wording.scores import cannot_text
from rulings.models import Appeal, AppealState, Body, Club, Decision, Result, Ruling, User, Verb

_LONGEST_WAIT = timedelta(days=366)


@transaction.atomic
def refer_appeal(*, actor: User, appeal: Appeal, federation: int | None) -> Appeal:
    """Send an appeal to the club's federation at once, where the regulations let that hear it (93C3)."""
    appeal = begin(actor=actor, appeal=appeal, act=Act.REFER)
    if appeal.body != Body.FEDERATION:
        raise WrongState(NOT_AT_ONCE)
    appeal.federation = _federation_of(appeal.club, federation)
    appeal.sent_at, appeal.sent_by = timezone.now(), actor
    columns = ("federation", "sent_at", "sent_by")
    slug = appeal.federation.slug
    keep(actor=actor, appeal=appeal, act=Act.REFER, columns=columns, leads_to=AppealState.SENT, federation=slug)
    return appeal


@transaction.atomic
def send_further(
    *,
    actor: User,
    appeal: Appeal,
    side: str,
    reasons: str,
    appeal_key: UUID,
    federation: int | None,
    consents: Iterable[str] = (),
) -> Appeal:
    """Send a side's further appeal against a decision to the club's federation, as an appeal of its own (93C1).

    After the time that the regulations give it goes as late. The same form again returns the appeal it made. Refuses a
    second one of the side, one without the consent that 92D asks for, and a federation that the club has left.
    """
    appeal = begin(actor=actor, appeal=appeal, act=Act.SEND_FURTHER)
    if sent := Appeal.objects.filter(appeal_key=appeal_key).first():
        if sent.further_of_id != appeal.pk:
            raise Stale(FORM_USED)
        return sent
    _refuse_further(appeal, side)
    until = further_until(appeal)
    further = Appeal(
        club=appeal.club,
        ruling=ruling_now(appeal.ruling.case.rulings.get(is_current=True).pk),
        further_of=appeal,
        appeal_key=appeal_key,
        side=side,
        reasons=demanded(reasons, Text.APPEAL_REASONS),
        body=Body.FEDERATION,
        federation=_federation_of(appeal.club, federation),
        is_late=until is not None and until < timezone.now(),
    )
    _agree_all(actor, further, consents)
    further.sent_at, further.sent_by = timezone.now(), actor
    _lodged(actor, further, AppealState.SENT)
    told = {"federation": further.federation.slug} if further.federation else {}
    noted(appeal=further, actor=actor, link=None, verb=Verb.APPEAL_SENT, **told)
    return further


def _agree_all(actor: User, further: Appeal, names: Iterable[str]) -> None:
    """Who of the side agrees; refused where one whose consent 92D asks for does not."""
    for name in names:
        if name.strip():
            agree(appeal=further, name=name, actor=actor, at=timezone.now())
    if consents_missing(further):
        raise BadInput(BOTH_AGREE, "first")


def _refuse_further(appeal: Appeal, side: str) -> None:
    """Nothing goes on that may not, and no side goes on twice."""
    if not is_further_arranged(appeal):
        raise WrongState(NO_FURTHER_APPEAL)
    if side not in set(Side):
        raise BadInput(NOT_A_SIDE, "side")
    if known := appeal.further_appeals.filter(side=side).exclude(state=AppealState.WITHDRAWN).first():
        raise WrongState(SENT_ALREADY % {"number": known.number})


def _federation_of(club: Club, expected: int | None) -> Club:
    """The club's federation, where it is still the one that the page named."""
    if club.federation is None or club.federation_id != expected or not club.federation.is_federation:
        raise WrongState(NOT_SENT_THERE)
    return club.federation


def _lodged(actor: User, appeal: Appeal, state: AppealState) -> None:
    """Store an appeal that goes on from another, with its number and state, and record it."""
    appeal.number, appeal.state = next_appeal_number(club=appeal.club), state
    appeal.lodged_at, appeal.lodged_by = timezone.now(), actor
    appeal.save(force_insert=True)
    note_lodged(appeal=appeal, actor=actor, link=None)


@transaction.atomic
def ask_club(
    *, actor: User, appeal: Appeal, question: str, until: datetime | None = None, hearing: datetime | None = None
) -> Appeal:
    """What the federation wants to know or to have sent, by when, and when its hearing is. Refuses what is past."""
    appeal = begin(actor=actor, appeal=appeal, act=Act.ASK)
    if len(appeal.asked) >= MOST_QUESTIONS:
        raise WrongState(ENOUGH_ASKED)
    told: dict[str, Any] = {"question": demanded(question, Text.FEDERATION_QUESTION)}
    told |= {name: _ahead(name, at) for name, at in (("until", until), ("hearing", hearing)) if at is not None}
    appeal.asked = [*appeal.asked, told | _now("at", "by", actor)]
    keep(actor=actor, appeal=appeal, act=Act.ASK, columns=("asked",), **told)
    return appeal


def _ahead(name: str, moment: datetime) -> str:
    """A time that is still to come, within a year, as it is stored."""
    if not timezone.now() < moment < timezone.now() + _LONGEST_WAIT:
        raise BadInput(NOT_AHEAD, name)
    return moment.isoformat(timespec="minutes")


@transaction.atomic
def answer_federation(*, actor: User, appeal: Appeal, answer: str) -> Appeal:
    """The club's answer to the first question that has none."""
    appeal = begin(actor=actor, appeal=appeal, act=Act.ANSWER)
    question = open_question(appeal)
    if question is None:
        raise WrongState(NO_QUESTION)
    told = {"answer": demanded(answer, Text.FEDERATION_ANSWER), **_now("answered_at", "answered_by", actor)}
    appeal.asked = [each | told if each is question else each for each in appeal.asked]
    keep(actor=actor, appeal=appeal, act=Act.ANSWER, columns=("asked",), answer=told["answer"])
    return appeal


def _now(at: str, by: str, actor: User) -> dict[str, Any]:
    """When and by whom something was said."""
    return {at: timezone.now().isoformat(timespec="seconds"), by: actor.pk}


@transaction.atomic
def decide_further(
    *,
    actor: User,
    appeal: Appeal,
    decision: str,
    findings: str,
    decision_text: str,
    merit: str,
    entries: int,
    dissent: str = "",
    score: tuple[Result, Given] | None = None,
    override_reason: str = "",
    reason: str = "",
) -> Appeal:
    """Record what the federation decided, in the club's own chain.

    A ruling that it changes has its new version and its score at once; where the law asks more of it meanwhile, the
    club issues it, and no score can be given yet. What it returns is an appeal of the club again, to be heard anew.
    `entries` is how many entries the page had of the appeal: `Stale` where more was said since.
    """
    appeal = begin(actor=actor, appeal=appeal, act=Act.DECIDE_FURTHER)
    if entries != entries_on(appeal):
        raise Stale(READ_ANEW)
    if score is not None and decision != Decision.CHANGED:
        raise BadInput(SCORE_WITHOUT_CHANGE, "result")
    decided = {"findings": findings, "decision_text": decision_text, "merit": merit, "dissent": dissent}
    store_decision(actor=actor, appeal=appeal, act=Act.DECIDE_FURTHER, decision=decision, **decided)
    if decision == Decision.CHANGED:
        why = str(DECIDED_THERE % {"federation": appeal.federation, "number": appeal.number})
        ruling = _changed_ruling(actor, appeal, why)
        if score is not None:
            _give_score(actor, ruling, score, override_reason or why, reason or why)
    if decision == Decision.RETURNED:
        _return(actor, appeal)
    return appeal


def _changed_ruling(actor: User, appeal: Appeal, why: str) -> Ruling | None:
    """The new version in the federation's words; None where the law asks something more of it."""
    case = reopen_for(actor=actor, appeal=appeal)
    if not run(case).is_complete:
        return None
    words = Truncator(appeal.decision_text).chars(Text.OVERRIDE_TEXT.limit)
    return issue_ruling(actor=actor, case=case, revision=case.revision, override_text=words, override_reason=why)


def _give_score(
    actor: User, ruling: Ruling | None, score: tuple[Result, Given], override_reason: str, reason: str
) -> None:
    """The score of the new version, as a club gives one; refused where there is none yet."""
    if ruling is None:
        raise BadInput(NO_VERSION_YET, "result")
    result, given = score
    why: dict[str, Any] = {"override_reason": override_reason, "reason": reason}
    try:
        adjust_score(actor=actor, ruling=ruling, result=result, given=given, **why)
    except CannotScore as cannot:
        raise BadInput(cannot_text(cannot), "result") from None


def _return(actor: User, appeal: Appeal) -> None:
    """The appeal once more, in the club, to be heard anew by whom the regulations of its session name."""
    body = read_review_settings(appeal.ruling.report.session.profile.review).body
    again = Appeal(
        club=appeal.club,
        ruling=ruling_now(appeal.ruling.case.rulings.get(is_current=True).pk),
        further_of=appeal,
        appeal_key=uuid4(),
        side=appeal.side,
        reasons=appeal.reasons,
        consents=appeal.consents,
        body=Body.COMMITTEE if body == Body.FEDERATION else body,
    )
    _lodged(actor, again, AppealState.ADMITTED)
