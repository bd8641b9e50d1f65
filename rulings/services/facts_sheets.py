"""The facts of a report as found (84, 85): agreed and disputed apart, each side's words, confirmed by the players."""

from collections.abc import Sequence

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge.seats import Side
from rulings.models import CalledWhen, Club, FactsSheet, IrregularityReport, User, Verb
from rulings.permissions import may_rule
from rulings.services.access import club_for, report_now
from rulings.services.audit import record
from rulings.services.refusals import BadInput, Stale, WrongState
from rulings.services.texts import Text, clean

TEXTS = {
    "agreed": Text.FACTS_AGREED,
    "disputed": Text.FACTS_DISPUTED,
    "ns_words": Text.WORDS,
    "ew_words": Text.WORDS,
    "additional": Text.FACTS_ADDITIONAL,
    "level": Text.LEVEL,
}


@transaction.atomic
def write_facts(
    *,
    actor: User,
    report: IrregularityReport,
    revision: int,
    texts: dict[str, str],
    called_by: str = "",
    called_when: str = "",
) -> FactsSheet:
    """Store what was found, and record what changed; `texts` are those of `TEXTS`, one left out stays.

    What the players had confirmed is to be confirmed anew when a text changed. Refuses a form older than the last one;
    the first is of revision 0.
    """
    club = club_for(actor, report.club_id, may_rule)
    report = report_now(report.pk)
    sheet = FactsSheet.objects.filter(report=report).first()
    if revision != (sheet.revision if sheet else 0):
        raise Stale(_("Somebody else has changed the facts meanwhile. Read what they say now, then send your change."))
    new = {name: clean(text, TEXTS[name]) for name, text in texts.items()}
    new["called_by"] = one_of(called_by, list(Side), "called_by")
    new["called_when"] = one_of(called_when, CalledWhen.values, "called_when")
    sheet = sheet or FactsSheet(report=report, revision=0)
    before = {name: getattr(sheet, name) for name in new}
    changed = sorted(name for name in new if new[name] != before[name])
    if not changed:
        return sheet
    for name in changed:
        setattr(sheet, name, new[name])
    sheet.revision += 1
    if set(changed) & TEXTS.keys():
        sheet.ns_confirmed_at = sheet.ew_confirmed_at = None
    sheet.save()
    was, now = ({name: values[name] for name in changed} for values in (before, new))
    record(club, actor, Verb.FACTS_WRITTEN, sheet, report=report, before=was, after=now)
    return sheet


def one_of(value: str, choices: Sequence[str], field: str) -> str:
    """A choice, or "" for none."""
    if value and value not in choices:
        raise BadInput(_("Choose one of the answers on the page."), field)
    return value


@transaction.atomic
def confirm_facts(*, actor: User, report: IrregularityReport, side: str, revision: int) -> FactsSheet:
    """Note that a side has read the facts on the director's device and confirms them; twice changes nothing.

    Refuses when they were changed since they were shown.
    """
    club, sheet = sheet_now(actor, report)
    if side not in set(Side):
        raise BadInput(_("A side is NS or EW. Choose one of the two."), "side")
    if revision != sheet.revision:
        raise Stale(_("The facts have changed since they were shown. Show the players what they say now."))
    name = f"{side.lower()}_confirmed_at"
    if getattr(sheet, name) is None:
        setattr(sheet, name, timezone.now())
        sheet.save(update_fields=[name])
        after = {"side": side, "revision": revision}
        record(club, actor, Verb.FACTS_CONFIRMED, sheet, report=sheet.report, after=after)
    return sheet


@transaction.atomic
def told_of_appeal(*, actor: User, report: IrregularityReport) -> FactsSheet:
    """Note that the players were told of the right to appeal (83), by whom and when; twice changes nothing."""
    club = club_for(actor, report.club_id, may_rule)
    report = report_now(report.pk)
    sheet = FactsSheet.objects.filter(report=report).first() or FactsSheet(report=report)
    if sheet.told_of_appeal_at is None:
        sheet.told_of_appeal_at, sheet.told_of_appeal_by = timezone.now(), actor
        sheet.save()
        record(club, actor, Verb.APPEAL_RIGHT_TOLD, sheet, report=report)
    return sheet


def sheet_now(actor: User, report: IrregularityReport) -> tuple[Club, FactsSheet]:
    """The club and the report's sheet as it is now; `WrongState` when nothing was written."""
    club = club_for(actor, report.club_id, may_rule)
    sheet = FactsSheet.objects.filter(report=report_now(report.pk)).first()
    if sheet is None:
        raise WrongState(_("No facts have been written down yet. Write them first, then show them to the players."))
    return club, sheet
