"""The penalty cards that rulings have left on a table, for the record of the next case there. Writes nothing."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.db.models import Q

from rulings.bridge import Seat
from rulings.desk.cases.queries.ruling_sheet import announced_findings, by_table
from rulings.desk.cases.queries.stored import restrictions_ended, restrictions_ended_in
from rulings.laws.engine import Effect, StoredFinding, facts_of
from rulings.laws.play.law_50.cards import penalty_cards
from rulings.laws.play.law_52 import declarer_since_other_card
from rulings.laws.record.record import BadRecord, read_record
from rulings.laws.situations import law_of
from rulings.models import EndedRestriction, IrregularityReport, ReportCase, Ruling, Session

_GOES_ON = (Effect.PENALTY_CARD, Effect.CARD_RETURNED)
LASTING = (Effect.LEAD_RESTRICTION, Effect.PENALTY_CARD, Effect.MUST_PASS, Effect.PLAY_RESTRICTION)


@dataclass(frozen=True)
class _Restriction:
    """One finding that lasts: its ruling and its `place` in the ruling's list, from 0."""

    ruling: Ruling
    place: int

    @property
    def finding(self) -> StoredFinding:
        """What was found."""
        return self.ruling.found[self.place]

    @property
    def paragraph(self) -> str:
        """The paragraph it rests on."""
        return self.finding.paragraph

    @property
    def key(self) -> str:
        """Which finding it is."""
        return self.finding.key

    @cached_property
    def text(self) -> str:
        """What was announced of it, and of a card what it owes; "" where nothing was."""
        told = announced_findings(self.ruling)
        duties = [place for place, found in enumerate(self.ruling.found) if _is_duty_of(found, self.finding)]
        return " ".join(told[place].text for place in (self.place, *duties) if place < len(told))

    @property
    def who(self) -> Seat:
        """The player who is bound."""
        return Seat(self.finding.values["who"])


def lasting(rulings: Iterable[Ruling], ended: Iterable[tuple[int, int]]) -> list[_Restriction]:
    """What still binds by these rulings; a director's own ruling in place of the findings binds as it says, not so."""
    over, in_force = set(ended), [ruling for ruling in rulings if not ruling.override_text]
    found = [
        _Restriction(ruling, place)
        for ruling in in_force
        for place, finding in enumerate(ruling.found)
        if finding.effect in LASTING and (ruling.pk, place) not in over and not _is_told_with_its_card(ruling, finding)
    ]
    return [each for each in found if not _is_settled(each, in_force)]


def _is_duty_of(finding: StoredFinding, card: StoredFinding) -> bool:
    """Whether it is what the owner of that penalty card owes because of it, and ends with the card."""
    if finding.effect != Effect.PLAY_RESTRICTION or card.effect != Effect.PENALTY_CARD:
        return False
    return finding.who is card.who and finding.values.get("card") in card.cards


def _is_told_with_its_card(ruling: Ruling, finding: StoredFinding) -> bool:
    """Whether a penalty card of the ruling says it too: a card on the table is told once."""
    return any(_is_duty_of(finding, other) for other in ruling.found)


def _is_settled(each: _Restriction, in_force: Iterable[Ruling]) -> bool:
    """Whether more was said since of a penalty card: that it goes back, or stays on. Later in the ruling, or by a later
    case of that table's board which names it or is on exposed cards.
    """
    if each.finding.effect != Effect.PENALTY_CARD:
        return False
    named, later = each.finding.cards, list(each.ruling.found[each.place + 1 :])
    for ruling in in_force:
        if ruling.case_id > each.ruling.case_id and _is_at_one_table(ruling.report, each.ruling.report):
            on_cards = ruling.situation == "penalty_card"
            later += [one for one in ruling.found if on_cards or (named and "cards" in one.values)]
    said = [one for one in later if one.effect in _GOES_ON and one.who is each.who]
    cards = {card for one in said for card in one.cards}
    return bool(said) and cards.issuperset(named)


def _is_at_one_table(one: IrregularityReport, other: IrregularityReport) -> bool:
    """Whether both are of one board at one table; which table it was need not be known of one report."""
    return one.pk == other.pk or (one.board_id == other.board_id and one.table == other.table != "")


_READ_BY = {penalty_cards.key, declarer_since_other_card.key}
"""The facts of the laws that look at the cards on the table: Laws 50 to 57, and 52, which asks for no card."""


def with_penalty_cards(case: ReportCase, entries: dict[str, object]) -> dict[str, object]:
    """The record with the penalty cards that lay there before the case, where its law looks at such cards.

    Left out where the contract has been corrected since, so that the owner is no defender any more.
    """
    if _READ_BY.isdisjoint(facts_of(law_of(case.situation, case.edition))):
        return entries
    lying = [entry for each in _left_before(case) for entry in _cards_of(each)]
    told = {**entries, penalty_cards.key: _without_repetition(lying)} if lying else entries
    try:
        read_record(told)
    except BadRecord:
        return entries
    return told


def _left_before(case: ReportCase) -> list[_Restriction]:
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


def _cards_of(each: _Restriction) -> Iterator[dict[str, Any]]:
    """The penalty cards it names, as a record holds them."""
    said = each.finding
    for card in said.cards if said.effect == Effect.PENALTY_CARD else []:
        yield {"seat": each.who.value, "card": card, "kind": "major" if said.values["major"] else "minor"}


def _without_repetition(lying: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each card once, as the last ruling has it."""
    return list({entry["card"]: entry for entry in lying}.values())


def restrictions_of_report(shown: IrregularityReport, in_force: Iterable[Ruling]) -> list[_Restriction]:
    """What binds players now by the report's rulings."""
    return _binding(shown.session, in_force, restrictions_ended(shown))


def restrictions_of_session(session: Session, in_force: Iterable[Ruling]) -> list[_Restriction]:
    """What binds players now by the session's rulings, by table and board; no query where none of them says so."""
    rulings = list(in_force)
    if not any(finding.effect in LASTING for ruling in rulings for finding in ruling.found):
        return []
    found = _binding(session, rulings, restrictions_ended_in(session))
    return sorted(found, key=lambda each: by_table(each.ruling.report))


def _binding(session: Session, in_force: Iterable[Ruling], ended: Iterable[tuple[int, int]]) -> list[_Restriction]:
    """What binds players now by these rulings; nothing once the session is closed."""
    if not session.is_open:
        return []
    return [each for each in lasting(in_force, ended) if each.text]
