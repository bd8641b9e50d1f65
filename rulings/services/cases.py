"""Opening a case on a report: the situation, and the answers that come with it. Services call it under the lock."""

from collections.abc import Mapping
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.laws.engine.answers import BadAnswer
from rulings.laws.engine.enumeration import facts_of
from rulings.laws.engine.facts import AnyFact, AskedOf
from rulings.laws.situations import UnknownSituation as NoSuchSituation
from rulings.laws.situations import law_of
from rulings.models import Club, IrregularityReport, ReportCase, ReportStatus, User, Verb
from rulings.services.audit import record
from rulings.services.case_runner import Answers, bench_of, settle, values
from rulings.services.refusals import NotAnOption, ReasonMissing, UnknownFact, UnknownSituation

NOT_AN_OPTION = _("That is not one of the answers to this question. Choose one of those on the page.")


def open_case(
    club: Club, actor: User, report: IrregularityReport, situation: str, facts: Mapping[str, object], carried: Answers
) -> ReportCase:
    """Append a case to the report's chain, with `facts` {key: raw value} over what is `carried` from earlier ones."""
    edition = report.session.profile.edition
    asked = facts_asked(situation, edition)
    answers = {key: given | {"preset": True, "revision": 1} for key, given in carried.items() if key in asked}
    answers |= {key: preset(asked, key, raw, actor) for key, raw in facts.items()}
    position = report.cases.count() + 1
    case = ReportCase(report=report, position=position, situation=situation, edition=edition)
    settled = settle(bench_of(case), answers)
    if refused := settled.refused & facts.keys():
        raise NotAnOption(NOT_AN_OPTION, min(refused))
    case.answers = settled.answers
    case.save(force_insert=True)
    after = {"position": position, "situation": situation, "edition": edition, "answers": values(case.answers)}
    record(club, actor, Verb.CASE_OPENED, case, report=report, after=after)
    return case


def facts_asked(situation: str, edition: str) -> dict[str, AnyFact]:
    """Every fact that the situation's law may ask for, by key."""
    try:
        return facts_of(law_of(situation, edition))
    except NoSuchSituation:
        sentence = _("There is no such situation in this session's edition of the Laws. Choose one from the list.")
        raise UnknownSituation(sentence, "situation") from None


def fact_named(asked: dict[str, AnyFact], key: str) -> AnyFact:
    """The fact with that key; `UnknownFact` when the law asks no such thing."""
    if key not in asked:
        raise UnknownFact(_("This case's law does not ask that. Open the case again and answer what it asks."), "key")
    return asked[key]


def plain(fact: AnyFact, raw: object) -> Any:
    """A raw answer as the JSON that is stored; `NotAnOption` when the fact does not take it."""
    try:
        return fact.kind.write(fact.read(raw))
    except BadAnswer:
        raise NotAnOption(NOT_AN_OPTION, fact.key) from None


def preset(asked: dict[str, AnyFact], key: str, raw: object, actor: User) -> dict[str, Any]:
    """An answer that comes with the door. A judgement never does: it needs its reason."""
    fact = fact_named(asked, key)
    if fact.asked_of is AskedOf.JUDGEMENT:
        raise ReasonMissing(_("This is a judgement: answer it in the case, with your reason."), key)
    return given_answer(plain(fact, raw), actor, 1) | {"preset": True}


def given_answer(value: object, actor: User, revision: int, **notes: str) -> dict[str, Any]:
    """One answer as it is stored; `notes` are reason, consulted and polled."""
    return {
        "value": value,
        "by": actor.pk,
        "at": timezone.now().isoformat(timespec="seconds"),
        "revision": revision,
        **{name: note for name, note in notes.items() if note},
    }


def refresh_status(report: IrregularityReport) -> None:
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
