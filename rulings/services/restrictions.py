"""What rulings have laid on players and still binds them, until a director notes that it has ended."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.laws.findings import Effect
from rulings.models import EndedRestriction, IrregularityReport, Ruling, User, Verb
from rulings.permissions import may_rule
from rulings.services.access import club_for, report_now
from rulings.services.audit import record
from rulings.services.refusals import WrongState

LASTING = (Effect.LEAD_RESTRICTION, Effect.PENALTY_CARD, Effect.MUST_PASS, Effect.PLAY_RESTRICTION)


@dataclass(frozen=True)
class Restriction:
    """One finding that lasts: its ruling and its `place` in the ruling's list, from 0."""

    ruling: Ruling
    place: int

    @property
    def paragraph(self) -> str:
        """The paragraph it rests on."""
        return str(self.ruling.findings[self.place]["paragraph"])


def lasting(rulings: Iterable[Ruling], ended: Iterable[tuple[int, int]]) -> list[Restriction]:
    """What still binds by these rulings; a director's own ruling in place of the findings binds as it says, not so."""
    over = set(ended)
    return [
        Restriction(ruling, place)
        for ruling in rulings
        if not ruling.override_text
        for place, finding in enumerate(ruling.findings)
        if finding["effect"] in LASTING and (ruling.pk, place) not in over
    ]


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
    after = {"paragraph": named.paragraph, "key": named.ruling.findings[place]["key"], "place": place}
    record(club, actor, Verb.RESTRICTION_ENDED, named.ruling, report=report, after=after)
    return done
