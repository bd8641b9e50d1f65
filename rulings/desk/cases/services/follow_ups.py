"""What a ruling leaves to be looked at later, settled by a case of its own or by a note; and restrictions that end."""

from collections.abc import Collection, Mapping
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for, report_now
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, clean
from rulings.desk.cases.queries.restrictions import lasting
from rulings.desk.cases.queries.runner import Answers
from rulings.desk.cases.services.answering import open_case
from rulings.desk.cases.values.answers import given_answer
from rulings.laws.engine import Effect, write_facts
from rulings.laws.engine import Ruling as Word
from rulings.laws.follow_ups import Opening, opening_of
from rulings.laws.record.roles import offender
from rulings.models import (
    Club,
    EndedRestriction,
    FollowUp,
    IrregularityReport,
    ReportCase,
    ReportStatus,
    Ruling,
    User,
    Verb,
)

_ALREADY_DONE = _("This has already been settled. Nothing is left to do here.")


def make_follow_ups(*, ruling: Ruling, word: Word) -> list[FollowUp]:
    """One follow-up for each `CHECK_LATER` finding, with all that was established for it; returns them.

    What the record told is told again then, except who the offender was: the law that goes on may not see it there.
    """
    told_again = word.derived.keys() - {offender}
    established = write_facts({fact: value for fact, value in word.relied_on.items() if fact not in told_again})
    made = []
    for finding in word.findings:
        if finding.effect is not Effect.CHECK_LATER:
            continue
        opening = opening_of(finding.key, ruling.edition)
        follow_up = FollowUp.objects.create(
            report=ruling.report,
            ruling=ruling,
            paragraph=finding.paragraph,
            key=finding.key,
            values=finding.plain_values(),
            situation=opening.situation if opening else "",
            facts=_known_then(established, opening) if opening else {},
        )
        made.append(follow_up)
    return made


def _known_then(established: Mapping[str, Any], opening: Opening) -> dict[str, Any]:
    """What was established, but for what must be asked anew, and with what is otherwise now."""
    kept = {key: value for key, value in established.items() if key not in opening.ask_anew}
    return {**kept, **opening.facts}


def close_follow_ups(*, actor: User, ruling: Ruling) -> list[int]:
    """Close what a superseded version left open; returns their ids."""
    left = list(ruling.follow_ups.filter(done_at__isnull=True).values_list("pk", flat=True))
    FollowUp.objects.filter(pk__in=left).update(done_at=timezone.now(), done_by=actor)
    return left


def finish_own_follow_up(*, club: Club, actor: User, case: ReportCase) -> None:
    """The follow-up that the case was opened for is done, now that it is ruled on."""
    follow_up = FollowUp.objects.filter(case=case, done_at__isnull=True).first()
    if follow_up is not None:
        _finish(club, actor, follow_up, "")


@transaction.atomic
def open_follow_up(*, actor: User, follow_up: FollowUp) -> ReportCase:
    """Open the case that settles a follow-up, with what the ruling had established; the same call again returns it.

    The follow-up is done when that case is ruled on. Refuses one that is done, and one that no law here settles.
    """
    club = club_for(actor, follow_up.report.club_id, Right.RULE, follow_up.report.session_id)
    report = report_now(follow_up.report_id)
    follow_up = FollowUp.objects.select_related("case", "ruling").get(pk=follow_up.pk)
    if follow_up.case is not None:
        follow_up.case.report = report
        return follow_up.case
    if follow_up.done_at is not None:
        raise WrongState(_ALREADY_DONE)
    if not follow_up.situation:
        raise WrongState(_("No case here settles this. Look at it, then write down what you found."))
    case = open_case(
        club=club,
        actor=actor,
        report=report,
        situation=follow_up.situation,
        facts={},
        carried=_carried(follow_up, actor),
        settles=follow_up,
    )
    follow_up.case = case
    follow_up.save(update_fields=["case"])
    report.status = ReportStatus.OPEN
    report.save(update_fields=["status"])
    return case


def _carried(follow_up: FollowUp, actor: User) -> Answers:
    """The ruling's answers, judgements with their reasons."""
    notes = {key: judgement.notes for key, judgement in follow_up.ruling.judged.items()}
    return {key: given_answer(value, actor, 1, **notes.get(key, {})) for key, value in follow_up.facts.items()}


@transaction.atomic
def complete_follow_up(*, actor: User, follow_up: FollowUp, note: str = "") -> FollowUp:
    """Settle a follow-up, with a note of what was found where there is one, and record it.

    Refuses one whose case is open: that case settles it.
    """
    club = club_for(actor, follow_up.report.club_id, Right.RULE, follow_up.report.session_id)
    follow_up = FollowUp.objects.select_related("case").get(pk=follow_up.pk)
    follow_up.report = report_now(follow_up.report_id)
    if follow_up.done_at is not None:
        raise WrongState(_ALREADY_DONE)
    if follow_up.case is not None and follow_up.case.is_open:
        raise WrongState(_("A case was opened for this: rule on it, and this is settled with it."))
    _finish(club, actor, follow_up, clean(note, Text.NOTE))
    return follow_up


def settle_with_score(*, club: Club, actor: User, ruling: Ruling, chosen: Collection[int]) -> None:
    """Settle these of the ruling's follow-ups by the score that it was given; one whose case is open waits for that."""
    waiting = ruling.follow_ups.select_related("case").filter(pk__in=chosen, done_at__isnull=True)
    for follow_up in waiting.exclude(case__is_open=True).order_by("pk"):
        follow_up.report = ruling.report
        _finish(club, actor, follow_up, "")


def _finish(club: Club, actor: User, follow_up: FollowUp, note: str) -> None:
    """Mark as done and record it."""
    follow_up.note, follow_up.done_by, follow_up.done_at = note, actor, timezone.now()
    follow_up.save(update_fields=["note", "done_by", "done_at"])
    after = {"key": follow_up.key, "paragraph": follow_up.paragraph, "note": note}
    record(club, actor, Verb.FOLLOW_UP_DONE, follow_up, report=follow_up.report, after=after)


@transaction.atomic
def end_restriction(*, actor: User, report: IrregularityReport, ruling_id: int, place: int) -> EndedRestriction:
    """Note that a restriction no longer binds, and record it; the same again returns what was noted.

    Refuses what no current ruling of the report lays on anybody.
    """
    club = club_for(actor, report.club_id, Right.RULE, report.session_id)
    report = report_now(report.pk)
    binding = lasting(report.rulings.filter(is_current=True), [])
    named = next((each for each in binding if (each.ruling.pk, each.place) == (ruling_id, place)), None)
    if named is None:
        raise WrongState(_("No ruling in force says that any more. Open the report and look at what it says now."))
    done = EndedRestriction.objects.filter(ruling=named.ruling, place=place).first()
    if done is not None:
        return done
    done = EndedRestriction(ruling=named.ruling, place=place, ended_at=timezone.now(), ended_by=actor)
    done.save(force_insert=True)
    after = {"paragraph": named.finding.paragraph, "key": named.finding.key, "place": place}
    record(club, actor, Verb.RESTRICTION_ENDED, named.ruling, report=report, after=after)
    return done
