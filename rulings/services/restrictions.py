"""What rulings have laid on players and still binds them, until a director notes that it has ended."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge.seats import Seat
from rulings.laws.engine.findings import Effect
from rulings.models import EndedRestriction, IrregularityReport, Ruling, User, Verb
from rulings.permissions import may_rule
from rulings.services.access import club_for, report_now
from rulings.services.audit import record
from rulings.services.refusals import WrongState

GOES_ON = (Effect.PENALTY_CARD, Effect.CARD_RETURNED)
LASTING = (Effect.LEAD_RESTRICTION, Effect.PENALTY_CARD, Effect.MUST_PASS, Effect.PLAY_RESTRICTION)


@dataclass(frozen=True)
class Restriction:
    """One finding that lasts: its ruling and its `place` in the ruling's list, from 0."""

    ruling: Ruling
    place: int

    @property
    def finding(self) -> dict[str, Any]:
        """The finding as it is stored."""
        stored: dict[str, Any] = self.ruling.findings[self.place]
        return stored

    @property
    def paragraph(self) -> str:
        """The paragraph it rests on."""
        return str(self.finding["paragraph"])

    @property
    def key(self) -> str:
        """Which finding it is."""
        return str(self.finding["key"])

    @property
    def who(self) -> Seat:
        """The player who is bound."""
        return Seat(self.finding["values"]["who"])


def lasting(rulings: Iterable[Ruling], ended: Iterable[tuple[int, int]]) -> list[Restriction]:
    """What still binds by these rulings; a director's own ruling in place of the findings binds as it says, not so."""
    over, in_force = set(ended), [ruling for ruling in rulings if not ruling.override_text]
    found = [
        Restriction(ruling, place)
        for ruling in in_force
        for place, finding in enumerate(ruling.findings)
        if finding["effect"] in LASTING and (ruling.pk, place) not in over
    ]
    return [each for each in found if not is_settled(each, in_force)]


def is_settled(each: Restriction, in_force: Iterable[Ruling]) -> bool:
    """Whether more was said since of a penalty card: that it goes back, or stays on. Later in the ruling, or by a later
    case of that table's board which names it or is on exposed cards.
    """
    if each.finding["effect"] != Effect.PENALTY_CARD:
        return False
    named, later = each.finding["values"].get("cards", []), list(each.ruling.findings[each.place + 1 :])
    for ruling in in_force:
        if ruling.case_id > each.ruling.case_id and is_at_one_table(ruling.report, each.ruling.report):
            on_cards = ruling.situation == "penalty_card"
            later += [one for one in ruling.findings if on_cards or (named and "cards" in one["values"])]
    said = [one["values"] for one in later if one["effect"] in GOES_ON and one["values"].get("who") == each.who]
    cards = {card for values in said for card in values.get("cards", [])}
    return bool(said) and cards.issuperset(named)


def is_at_one_table(one: IrregularityReport, other: IrregularityReport) -> bool:
    """Whether both are of one board at one table; which table it was need not be known of one report."""
    return one.pk == other.pk or (one.board_id == other.board_id and one.table == other.table != "")


@transaction.atomic
def end_restriction(*, actor: User, report: IrregularityReport, ruling_id: int, place: int) -> EndedRestriction:
    """Note that a restriction no longer binds, and record it; the same again returns what was noted.

    Refuses what no current ruling of the report lays on anybody.
    """
    club = club_for(actor, report.club_id, may_rule)
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
    after = {"paragraph": named.paragraph, "key": named.key, "place": place}
    record(club, actor, Verb.RESTRICTION_ENDED, named.ruling, report=report, after=after)
    return done
