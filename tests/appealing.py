"""Appeals brought as far as a test needs them, by the cast: Dora ruled, Rev and Olga may hear."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

from django.utils import timezone

from rulings.desk.appeals.services.hearing import (
    decide_appeal,
    give_statement,
    hear_appeal,
    rule_on_law,
    seat_members,
    tell_other_side,
    tell_outcome,
)
from rulings.desk.appeals.services.lodging import decide_late, lodge_appeal
from rulings.desk.cases.queries.hearers import Member
from rulings.models import Appeal, Body, Ruling, Session, User

BOTH = ("Anna Bianchi", "Bruno Rossi")
COMMITTEE = (Member("Carla Verdi", is_chair=True), Member("Dino Blu"), Member("Elsa Grigi"))
UPHELD = {"decision": "upheld", "findings": "South had no card.", "decision_text": "It stands.", "merit": "with"}
CHANGED = UPHELD | {"decision": "changed", "decision_text": "West had a heart: two tricks."}


def make_appeal(dora: User, ruling: Ruling, **fields: Any) -> Appeal:
    """An appeal of North-South to which both agreed, through the director; to be heard unless it is late."""
    given: dict[str, Any] = {"side": "NS", "reasons": "West had a heart.", "consents": BOTH, "appeal_key": uuid4()}
    return lodge_appeal(actor=dora, ruling=ruling, **given | fields)


def end_the_time_to_appeal(session: Session) -> None:
    """The official score was available two days ago."""
    session.result_available_at = timezone.now() - timedelta(days=2)
    session.save(update_fields=["result_available_at"])


def make_ready(dora: User, appeal: Appeal) -> Appeal:
    """The other side told, and the director's statement given."""
    return give_statement(
        actor=dora, appeal=tell_other_side(actor=dora, appeal=appeal), statement="I looked at the cards."
    )


def make_seated(rev: User, appeal: Appeal) -> Appeal:
    """Heard by the actor himself."""
    return seat_members(actor=rev, appeal=appeal, body=Body.CHIEF_DIRECTOR, members=[Member(rev.username, rev)])


def make_heard(dora: User, rev: User, ruling: Ruling, **fields: Any) -> Appeal:
    """Heard by the one who may, alone."""
    ready = make_ready(dora, make_appeal(dora, ruling, **fields))
    return hear_appeal(actor=rev, appeal=make_seated(rev, ready))


def make_heard_by_committee(dora: User, rev: User, ruling: Ruling) -> Appeal:
    """Heard by a committee of three."""
    appeal = make_ready(dora, make_appeal(dora, ruling))
    appeal = rule_on_law(actor=rev, appeal=appeal, law_points="", law_ruling="", fact_points="Had West a heart?")
    appeal = seat_members(actor=rev, appeal=appeal, body=Body.COMMITTEE, members=COMMITTEE)
    return hear_appeal(actor=rev, appeal=appeal)


def make_decided(dora: User, rev: User, ruling: Ruling, **fields: Any) -> Appeal:
    """Heard and decided by one person: the ruling stands unless said otherwise."""
    return decide_appeal(actor=rev, appeal=make_heard(dora, rev, ruling), **UPHELD | fields)


def make_told(dora: User, rev: User, ruling: Ruling) -> Appeal:
    """Decided, and the players told."""
    return tell_outcome(actor=dora, appeal=make_decided(dora, rev, ruling))


def make_refused(dora: User, rev: User, ruling: Ruling) -> Appeal:
    """Lodged late, and not admitted."""
    end_the_time_to_appeal(ruling.report.session)
    return decide_late(actor=rev, appeal=make_appeal(dora, ruling), is_admitted=False, reason="A week too late.")
