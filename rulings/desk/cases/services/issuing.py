"""Issuing a ruling and reopening it. A ruling is a version: what was said stays said, and a new one replaces it."""

from dataclasses import asdict
from typing import Any

from django.conf import settings
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import override

from rulings.desk.base.audit import record
from rulings.desk.base.locks import case_now, ruling_now
from rulings.desk.base.refusals import Stale, WrongState
from rulings.desk.base.rights import Right, demand
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.cases.queries.appeal_outcomes import club_to_rule_on, refuse_while_appealed
from rulings.desk.cases.queries.runner import Answers, before_law, record_for, run, sort_answers
from rulings.desk.cases.services.answering import answer, refresh_status
from rulings.desk.cases.services.follow_ups import close_follow_ups, finish_own_follow_up, make_follow_ups
from rulings.desk.cases.services.publications import withdraw_when_reopened
from rulings.desk.cases.services.report_changes import change_declarer, restore_declarer
from rulings.desk.cases.values.answers import Answered, preset
from rulings.desk.cases.values.content import content_digest
from rulings.laws.engine import Ruling as Word
from rulings.laws.engine import StoredFinding, write_facts, write_finding
from rulings.laws.record.roles import offender
from rulings.models import Appeal, AppealState, Club, Decision, Judgement, ReportCase, Ruling, User, Verb
from rulings.wording.findings import sentence


@transaction.atomic
def issue_ruling(
    *,
    actor: User,
    case: ReportCase,
    revision: int,
    override_text: str = "",
    override_reason: str = "",
) -> Ruling:
    """Issue the case's ruling as it stands at `revision`, with its sentences in every language.

    Records an override and its reason first; marks the version before as superseded and closes its follow-ups; stores
    the snapshot, for the appeal that asked for it too, closes the case, opens follow-ups for what must be looked at
    later, settles the one this case was for, writes the contract that has another declarer (54A) into the report.
    The same form again returns the ruling it made. Refuses a case with a question open, one already ruled on, an older
    form (`Stale`), and an override without its reason.
    """
    club = club_to_rule_on(actor, case)
    case = case_now(case.pk)
    if not case.is_open:
        return _already_issued(case, actor, revision)
    if revision != case.revision:
        raise Stale(_("An answer has changed since this page was shown. Read the ruling as it is now, then issue it."))
    word = sort_answers(before_law(case), case.answers).ruling
    if not word.is_complete:
        raise WrongState(_("There is still a question to answer. Answer it, then issue the ruling."))
    own_words = _overridden(club, actor, case, override_text, override_reason)
    before = _supersede_current(club, actor, case)
    ruling = _snapshot(case, word, actor)
    ruling.override_text, ruling.override_reason = own_words
    _store_version(ruling, before)
    _close_case(case, word, actor)
    left = make_follow_ups(ruling=ruling, word=word)
    finish_own_follow_up(club=club, actor=actor, case=case)
    change_declarer(club=club, actor=actor, ruling=ruling)
    refresh_status(report=case.report)
    told = {"version": ruling.version, "situation": ruling.situation, "digest": content_digest(ruling)}
    after = told | {"follow_ups": [each.pk for each in left]}
    was = {"version": before.version} if before else {}
    record(club, actor, Verb.RULING_ISSUED, ruling, report=case.report, before=was, after=after, rows=left)
    return ruling


@transaction.atomic
def answer_and_issue(*, actor: User, case: ReportCase, revision: int, **given: Any) -> Answered | Ruling:
    """Establish the last fact, as `answer` does, and issue the ruling as found; the same form again returns it.

    The answer alone is stored where it leaves a question open, or others can no longer matter: that is read first.
    """
    club_to_rule_on(actor, case)
    if not case_now(case.pk).is_open:
        return _already_issued(case, actor, revision + 1)
    answered = answer(actor=actor, case=case, revision=revision, **given)
    if answered.dropped or not run(answered.case).is_complete:
        return answered
    return issue_ruling(actor=actor, case=answered.case, revision=answered.case.revision)


def _store_version(ruling: Ruling, before: Ruling | None) -> None:
    """Store the ruling as the version after the one before, which an appeal may have asked for."""
    ruling.version = before.version + 1 if before else 1
    ruling.save(force_insert=True)
    if before:
        _take_new_version(ruling)


def _close_case(case: ReportCase, word: Word, actor: User) -> None:
    """Nothing more is asked in it until it is reopened."""
    case.is_open, case.reopened_because = False, ""
    case.waits_for, case.waits_since = "", None
    case.answers |= _known_offender(word, actor)
    case.save(update_fields=["is_open", "reopened_because", "waits_for", "waits_since", "answers"])


def _known_offender(word: Word, actor: User) -> Answers:
    """Whom the ruling is about, where the record told it: more calls on record never make it somebody else."""
    who = word.derived.get(offender)
    return {offender.key: preset({offender.key: offender}, offender.key, str(who), actor)} if who else {}


def _overridden(club: Club, actor: User, case: ReportCase, text: str, reason: str) -> tuple[str, str]:
    """The director's own ruling and its reason, recorded; two empty texts when he follows the findings."""
    own_text = clean(text, Text.OVERRIDE_TEXT)
    own_reason = clean(reason, Text.OVERRIDE_REASON)
    if not own_text:
        return "", ""
    own_reason = demanded(reason, Text.OVERRIDE_REASON)
    after = {"override_text": own_text, "override_reason": own_reason}
    record(club, actor, Verb.RULING_OVERRIDDEN, case, report=case.report, after=after)
    return own_text, own_reason


def _already_issued(case: ReportCase, actor: User, revision: int) -> Ruling:
    """The ruling that the same form has made; `WrongState` when the case was ruled on otherwise."""
    ruling = case.rulings.get(is_current=True)
    if ruling.issued_by_id == actor.pk and ruling.revision == revision:
        return ruling
    raise WrongState(_("This case has already been ruled on. To change the ruling, reopen it and say why."))


def _supersede_current(club: Club, actor: User, case: ReportCase) -> Ruling | None:
    """Mark the current version as superseded and close what it left to be done."""
    current = case.rulings.filter(is_current=True).first()
    if current is None:
        return None
    current.is_current, current.superseded_at = False, timezone.now()
    current.save(update_fields=["is_current", "superseded_at"])
    closed = close_follow_ups(actor=actor, ruling=current)
    after = {"reason": case.reopened_because, "follow_ups": closed}
    before = {"version": current.version}
    record(club, actor, Verb.RULING_SUPERSEDED, current, report=case.report, before=before, after=after)
    return current


def _snapshot(case: ReportCase, word: Word, actor: User) -> Ruling:
    """The ruling as it will be stored, all but its version and override."""
    profile = case.report.session.profile
    return Ruling(
        report=case.report,
        case=case,
        revision=case.revision,
        issued_by=actor,
        issued_at=timezone.now(),
        edition=case.edition,
        situation=case.situation,
        profile={"name": profile.name, "valid_from": profile.valid_from.isoformat(), "edition": profile.edition},
        regulations=profile.settings,
        record=record_for(case),
        facts=write_facts(word.relied_on),
        derived=write_facts(word.derived),
        overruled=write_facts(word.overruled),
        findings=[write_finding(StoredFinding.of(finding)) for finding in word.findings],
        sentences=_in_every_language(word),
        judgements=_judgements(case, word),
        supersedes_because=case.reopened_because,
    )


def _in_every_language(word: Word) -> dict[str, list[str]]:
    """Each finding's sentence, by language."""
    sentences = {}
    for code, _name in settings.LANGUAGES:
        with override(code):
            sentences[code] = [sentence(finding) for finding in word.findings]
    return sentences


def _judgements(case: ReportCase, word: Word) -> dict[str, dict[str, Any]]:
    """What the director judged, with his reason, whom he consulted and whom he polled."""
    return {fact.key: asdict(Judgement.of(case.answers[fact.key])) for fact in word.judgements}


@transaction.atomic
def supersede_ruling(*, actor: User, ruling: Ruling, reason: str) -> ReportCase:
    """Reopen the ruling's case to be ruled on anew; the ruling stays current until the next version is issued.

    Demands a reason. Withdraws its publication, which only who may publish may do; records both. Refuses a ruling that
    is not current, already reopened, or under appeal.
    """
    club = club_to_rule_on(actor, ruling.case)
    refuse_while_appealed(ruling)
    return reopen(club=club, actor=actor, ruling=ruling_now(ruling.pk), reason=reason, verb=Verb.RULING_REOPENED)


def reopen(*, club: Club, actor: User, ruling: Ruling, reason: str, verb: Verb, by_appeal: bool = False) -> ReportCase:
    """Open the case of a current ruling again, for the reason given; an appeal's decision takes it from the public."""
    case = ruling.case
    if case.is_open:
        raise WrongState(_("This ruling has already been reopened. Open its case and go on from there."))
    because = demanded(reason, Text.REASON, _("Say why the ruling is reopened: the next version will carry it."))
    restore_declarer(club=club, actor=actor, ruling=ruling)
    if hasattr(ruling, "publication") and ruling.publication.withdrawn_at is None:
        if not by_appeal:
            demand(actor, club, Right.PUBLISH)
        withdraw_when_reopened(club=club, actor=actor, publication=ruling.publication)
    case.is_open, case.reopened_because = True, because
    case.revision += 1
    case.save(update_fields=["is_open", "reopened_because", "revision"])
    refresh_status(report=case.report)
    after = {"reason": because}
    record(club, actor, verb, ruling, report=case.report, before={"version": ruling.version}, after=after)
    return case


def _take_new_version(ruling: Ruling) -> None:
    """A new version was issued: the appeal that asked for it has it. Called by the service that issues."""
    waiting = Appeal.objects.filter(ruling__case=ruling.case_id, state=AppealState.DECIDED, new_ruling__isnull=True)
    appeal = waiting.filter(decision__in=(Decision.CHANGED, Decision.SENT_BACK)).order_by("number").first()
    if appeal is not None:
        appeal.new_ruling = ruling
        appeal.save(update_fields=["new_ruling"])
