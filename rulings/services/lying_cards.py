"""The penalty cards that rulings have left on a table, for the record of the next case there. Writes nothing."""

from collections.abc import Iterator
from typing import Any

from django.db.models import Q

from rulings.laws.engine.enumeration import facts_of
from rulings.laws.engine.findings import Effect
from rulings.laws.play.law_50.cards import penalty_cards
from rulings.laws.play.law_52 import declarer_since_other_card
from rulings.laws.record.record import BadRecord, read_record
from rulings.laws.situations import law_of
from rulings.models import EndedRestriction, ReportCase, Ruling
from rulings.services.restrictions import Restriction, lasting

READ_BY = {penalty_cards.key, declarer_since_other_card.key}
"""The facts of the laws that look at the cards on the table: Laws 50 to 57, and 52, which asks for no card."""


def with_penalty_cards(case: ReportCase, entries: dict[str, object]) -> dict[str, object]:
    """The record with the penalty cards that lay there before the case, where its law looks at such cards.

    Left out where the contract has been corrected since, so that the owner is no defender any more.
    """
    if READ_BY.isdisjoint(facts_of(law_of(case.situation, case.edition))):
        return entries
    lying = [entry for each in left_before(case) for entry in cards_of(each)]
    told = {**entries, penalty_cards.key: without_repetition(lying)} if lying else entries
    try:
        read_record(told)
    except BadRecord:
        return entries
    return told


def left_before(case: ReportCase) -> list[Restriction]:
    """What still binds by rulings of the report's cases before this one, and of other reports of that table's board."""
    report = case.report
    before = Q(report=report.pk, case__position__lt=case.position)
    if report.table:
        elsewhere = Q(report__board=report.board_id, report__table=report.table) & ~Q(report=report.pk)
        before |= elsewhere & Q(case_id__lt=case.pk) if case.pk else elsewhere
    found = Ruling.objects.filter(before, is_current=True).select_related("report")
    rulings = list(found.order_by("case_id"))
    if not lasting(rulings, []):
        return []
    ended = EndedRestriction.objects.filter(ruling__in=[ruling.pk for ruling in rulings])
    return lasting(rulings, ended.values_list("ruling_id", "place"))


def cards_of(each: Restriction) -> Iterator[dict[str, Any]]:
    """The penalty cards it names, as a record holds them."""
    said = each.finding["values"]
    for card in said.get("cards", []) if each.finding["effect"] == Effect.PENALTY_CARD else []:
        yield {"seat": said["who"], "card": card, "kind": "major" if said["major"] else "minor"}


def without_repetition(lying: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each card once, as the last ruling has it."""
    return list({entry["card"]: entry for entry in lying}.values())
