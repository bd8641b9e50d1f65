"""The play, the claim and the facts of a report, checked against the deal and against themselves, then stored.

A claim is kept as it was made: the cards left, what was said, and the objection. Facts as found (84, 85) are agreed and
disputed apart, with each side's words, confirmed by the players.
"""

from collections.abc import Mapping, Sequence

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge import ImpossiblePosition, Seat, Side, check_hands, read_hands
from rulings.bridge.play_text import ImpossiblePlay, entries, read_tricks
from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for, report_now, report_to_change
from rulings.desk.base.refusals import BadInput, Stale, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.signatures import lose_signatures
from rulings.desk.base.texts import NOT_A_SIDE, Text, clean
from rulings.desk.cases.queries.play import (
    check_claimer,
    contract_of,
    empty_play,
    impossible_play,
    impossible_position,
    play_known,
)
from rulings.desk.cases.services.report_changes import keep
from rulings.desk.cases.values.content import plain_report
from rulings.desk.reports.values import TEXTS, Action
from rulings.desk.scores.queries.results import checked_contract
from rulings.models import CalledWhen, Club, FactsSheet, IrregularityReport, User, Verb


@transaction.atomic
def record_play(
    *,
    actor: User,
    report: IrregularityReport,
    revision: int,
    leader: Seat,
    tricks: Sequence[Sequence[str]],
    contract: str = "",
) -> IrregularityReport:
    """Store who led and the tricks; no trick takes the play back. `contract` is stored with it where none was known.

    Drops answers of open cases that can no longer matter, and records the change. Refuses an older form, a play without
    a contract, and the first card that cannot have been played.
    """
    club, report = report_to_change(actor, report, revision)
    before = plain_report(report)
    if contract and contract_of(report) is None:
        report.contract = checked_contract(contract)
    known = contract_of(report)
    if known is None:
        raise BadInput(_("The play needs its contract, for the trumps. Write it first, such as 4S by W."), "contract")
    try:
        play = read_tricks(empty_play(report, known, leader), tricks)
    except ImpossiblePlay as error:
        raise BadInput(impossible_play(error), "tricks") from None
    report.play = {"leader": str(leader), "tricks": entries(play)} if play.tricks else {}
    return keep(club=club, actor=actor, report=report, before=before)


@transaction.atomic
def record_claim(
    *,
    actor: User,
    report: IrregularityReport,
    revision: int,
    claimer: Seat,
    hands: Mapping[Seat, str],
    statement: str = "",
    objection: str = "",
) -> IrregularityReport:
    """Store the position, what the claimer said and what was objected, and record the change.

    Refuses an older form, a claim by dummy, a card in two hands or already played, and hands of unequal length.
    """
    club, report = report_to_change(actor, report, revision)
    before = plain_report(report)
    check_claimer(report, claimer)
    try:
        left = read_hands(hands)
        check_hands(left, play_known(report))
    except ImpossiblePosition as error:
        raise BadInput(impossible_position(error), "hands") from None
    report.claim = {
        "claimer": str(claimer),
        "hands": {str(seat): str(hand) for seat, hand in left.items()},
        "statement": clean(statement, Text.STATEMENT),
        "objection": clean(objection, Text.OBJECTION),
    }
    return keep(club=club, actor=actor, report=report, before=before)


@transaction.atomic
def tell_about(
    *,
    actor: User,
    report: IrregularityReport,
    revision: int,
    action: Action | None,
    said: str = "",
    agreement: str = "",
) -> IrregularityReport:
    """Store which call or card the report is about, what was said and what is agreed, and record the change.

    Refuses an older form. None and empty texts take back what was told.
    """
    club, report = report_to_change(actor, report, revision)
    before = plain_report(report)
    told = {"said": clean(said, Text.SAID), "agreement": clean(agreement, Text.AGREEMENT)}
    report.about = {name: text for name, text in told.items() if text} | ({"action": action.stored} if action else {})
    return keep(club=club, actor=actor, report=report, before=before)


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
    club = club_for(actor, report.club_id, Right.RULE, report.session_id)
    report = report_now(report.pk)
    sheet = FactsSheet.objects.filter(report=report).first()
    if revision != (sheet.revision if sheet else 0):
        raise Stale(_("Somebody else has changed the facts meanwhile. Read what they say now, then send your change."))
    new = {name: clean(text, TEXTS[name]) for name, text in texts.items()}
    new["called_by"] = _one_of(called_by, list(Side), "called_by")
    new["called_when"] = _one_of(called_when, CalledWhen.values, "called_when")
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
    lose_signatures(club=club, actor=actor, verb=Verb.FACTS_WRITTEN, of=Q(report=report))
    return sheet


def _one_of(value: str, choices: Sequence[str], field: str) -> str:
    """A choice, or "" for none."""
    if value and value not in choices:
        raise BadInput(_("Choose one of the answers on the page."), field)
    return value


@transaction.atomic
def confirm_facts(*, actor: User, report: IrregularityReport, side: str, revision: int) -> FactsSheet:
    """Note that a side has read the facts on the director's device and confirms them; twice changes nothing.

    Refuses when they were changed since they were shown.
    """
    club, sheet = _sheet_now(actor, report)
    if side not in set(Side):
        raise BadInput(NOT_A_SIDE, "side")
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
def tell_of_appeal(*, actor: User, report: IrregularityReport) -> FactsSheet:
    """Note that the players were told of the right to appeal (83), by whom and when; twice changes nothing."""
    club = club_for(actor, report.club_id, Right.RULE, report.session_id)
    report = report_now(report.pk)
    sheet = FactsSheet.objects.filter(report=report).first() or FactsSheet(report=report)
    if sheet.told_of_appeal_at is None:
        sheet.told_of_appeal_at, sheet.told_of_appeal_by = timezone.now(), actor
        sheet.save()
        record(club, actor, Verb.APPEAL_RIGHT_TOLD, sheet, report=report)
    return sheet


def _sheet_now(actor: User, report: IrregularityReport) -> tuple[Club, FactsSheet]:
    """The club and the report's sheet as it is now; `WrongState` when nothing was written."""
    club = club_for(actor, report.club_id, Right.RULE, report.session_id)
    sheet = FactsSheet.objects.filter(report=report_now(report.pk)).first()
    if sheet is None:
        raise WrongState(_("No facts have been written down yet. Write them first, then show them to the players."))
    return club, sheet
