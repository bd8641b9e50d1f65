"""Opening a case on a report, answering its questions, taking an answer back. Two directors at once lose nothing."""

from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.db.models import Max
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import case_now
from rulings.desk.base.refusals import NotAnOption, Stale, UnknownSituation, WrongState
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.cases.queries.appeal_outcomes import club_to_rule_on
from rulings.desk.cases.queries.runner import Answers, BeforeLaw, before_law, sort_answers, values
from rulings.desk.cases.values.answers import NOT_AN_OPTION, Answered, fact_named, given_answer, plain_answer, preset
from rulings.laws.engine import AnyFact, AskedOf, facts_of
from rulings.laws.situations import UnknownSituation as NoSuchSituation
from rulings.laws.situations import law_of
from rulings.models import Club, FollowUp, IrregularityReport, ReportCase, ReportStatus, User, Verb
from rulings.wording.exclusion import exclusion_text


def open_case(
    *,
    club: Club,
    actor: User,
    report: IrregularityReport,
    situation: str,
    facts: Mapping[str, object],
    carried: Answers,
    settles: FollowUp | None = None,
) -> ReportCase:
    """Append a case to the report's chain, with `facts` {key: raw value} over what is `carried` from earlier ones.

    `settles` is what it is opened for.
    """
    edition = report.session.profile.edition
    asked = _facts_asked(situation, edition)
    answers = {key: given | {"preset": True, "revision": 1} for key, given in carried.items() if key in asked}
    answers |= {key: preset(asked, key, raw, actor) for key, raw in facts.items()}
    position = (report.cases.aggregate(last=Max("position"))["last"] or 0) + 1
    case = ReportCase(report=report, position=position, situation=situation, edition=edition)
    before = before_law(case)
    kept = sort_answers(before, answers)
    if refused := kept.refused & facts.keys():
        raise _not_an_option(before, kept.answers, answers, min(refused), situation)
    case.answers = kept.answers
    case.save(force_insert=True)
    after = {"position": position, "situation": situation, "edition": edition, "answers": values(case.answers)}
    its = {"settles": settles.pk} if settles else {}
    record(club, actor, Verb.CASE_OPENED, case, report=report, after={**after, **its})
    return case


def _facts_asked(situation: str, edition: str) -> dict[str, AnyFact]:
    """Every fact that the situation's law may ask for, by key."""
    try:
        return facts_of(law_of(situation, edition))
    except NoSuchSituation:
        sentence = _("There is no such situation in this session's edition of the Laws. Choose one from the list.")
        raise UnknownSituation(sentence, "situation") from None


def refresh_status(*, report: IrregularityReport) -> None:
    """Set how far the report has come: as far as the last of its cases."""
    current = report.rulings.filter(is_current=True)
    if report.cases.filter(is_open=True).exists():
        status = ReportStatus.OPEN
    elif current.filter(countersigned_by__isnull=True).exists():
        status = ReportStatus.RULED
    elif current.filter(publication__isnull=False, publication__withdrawn_at__isnull=True).exists():
        status = ReportStatus.PUBLISHED
    else:
        status = ReportStatus.REVIEWED
    if status != report.status:
        report.status = status
        report.save(update_fields=["status"])


_NOTES = ("reason", "consulted", "polled")


@transaction.atomic
def answer(
    *,
    actor: User,
    case: ReportCase,
    key: str,
    value: object,
    revision: int,
    reason: str = "",
    consulted: str = "",
    polled: str = "",
) -> Answered:
    """Establish one fact, the one asked or one answered before.

    Stores the answer, drops what can no longer matter, moves the revision, records before and after. `revision` is the
    one that the actor's page showed: an answer given since to the same question is never overwritten (`Stale`, with
    what the other answered), the same answer again changes nothing. A judgement demands its reason.
    """
    club, case = case_to_answer(actor=actor, case=case)
    fact = fact_named(_facts_asked(case.situation, case.edition), key)
    written = plain_answer(fact, value)
    notes = {"consulted": clean(consulted, Text.CONSULTED), "polled": clean(polled, Text.POLLED)}
    if fact.asked_of is AskedOf.JUDGEMENT:
        notes["reason"] = demanded(reason, Text.REASON_OF_JUDGEMENT)
    else:
        notes["reason"] = clean(reason, Text.REASON)
    known = case.answers.get(key)
    if known is not None and _says(known, written, notes):
        return Answered(case)
    _refuse_stale(case, key, known, revision)
    given = given_answer(written, actor, case.revision + 1, **notes)
    before = before_law(case)
    kept = sort_answers(before, case.answers | {key: given})
    if key in kept.refused:
        raise _not_an_option(before, kept.answers, {key: given}, key, case.situation)
    if key not in {read.key for read in kept.ruling.relied_on}:
        raise Stale(_("This is not asked any more: an earlier answer has changed. Look at the case as it is now."), key)
    return _store(club, actor, Verb.CASE_ANSWERED, case, key, kept.answers, kept.dropped)


@transaction.atomic
def withdraw_answer(*, actor: User, case: ReportCase, key: str, revision: int) -> Answered:
    """Take an answer back, so that it is asked again or the record tells it; others that may still matter stay.

    Records before and after. An answer given since `revision` is not taken back (`Stale`); none there changes nothing.
    """
    club, case = case_to_answer(actor=actor, case=case)
    fact_named(_facts_asked(case.situation, case.edition), key)
    known = case.answers.get(key)
    if known is None:
        return Answered(case)
    _refuse_stale(case, key, known, revision)
    left = {other: given for other, given in case.answers.items() if other != key}
    kept = sort_answers(before_law(case), left)
    return _store(club, actor, Verb.ANSWER_WITHDRAWN, case, key, kept.answers, kept.dropped)


def case_to_answer(*, actor: User, case: ReportCase) -> tuple[Club, ReportCase]:
    """The club under its lock and the case as it is now, for a question or to be given up; not once it was ruled on."""
    club = club_to_rule_on(actor, case)
    case = case_now(case.pk)
    if not case.is_open:
        raise WrongState(_("This case has been ruled on. To change an answer, reopen the ruling and say why."))
    return club, case


def _not_an_option(before: BeforeLaw, kept: Answers, given: Answers, key: str, situation: str) -> NotAnOption:
    """The refusal of an answer that does not go with the others, or with the record: it names both."""
    refused = before.refusal(values(kept | {key: given[key]}))
    told = exclusion_text(facts_of(before.law), refused, situation) if refused else ""
    return NotAnOption(told or NOT_AN_OPTION, key)


def _says(known: dict[str, Any], value: object, notes: dict[str, str]) -> bool:
    """Whether the stored answer already says all that; blank notes add nothing."""
    return bool(known["value"] == value) and all(note in ("", known.get(name, "")) for name, note in notes.items())


def _refuse_stale(case: ReportCase, key: str, known: dict[str, Any] | None, revision: int) -> None:
    """`Stale` when somebody answered this very question after the actor's page was made."""
    if revision > case.revision:
        raise Stale(_("This form does not belong to the case as it is now. Open the case again."), key)
    if known is None or known["revision"] <= revision:
        return
    other = User.objects.get(pk=known["by"])
    sentence = _("%(name)s has just answered this question differently. Look at that answer; change it if it is wrong.")
    raise Stale(sentence % {"name": other.display_name}, key, known)


def _store(
    club: Club, actor: User, verb: Verb, case: ReportCase, key: str, answers: Answers, dropped: Answers
) -> Answered:
    """Save the case's answers and record the change; it waits no longer."""
    before = {"key": key, **_answer_for_trail(case.answers.get(key))}
    if case.waits_for:
        before["waits_for"] = case.waits_for
    case.answers, case.waits_for, case.waits_since = answers, "", None
    case.revision += 1
    case.save(update_fields=["answers", "revision", "waits_for", "waits_since"])
    after = {"key": key, **_answer_for_trail(answers.get(key)), "revision": case.revision}
    if dropped:
        before["dropped"] = values(dropped)
    record(club, actor, verb, case, report=case.report, before=before, after=after)
    return Answered(case, tuple(sorted(dropped)))


def _answer_for_trail(given: dict[str, Any] | None) -> dict[str, Any]:
    """An answer for the audit trail: its value and notes; nothing when there is none."""
    return {} if given is None else {name: given[name] for name in ("value", *_NOTES) if name in given}
