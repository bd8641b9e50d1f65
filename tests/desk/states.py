"""A report brought into every state it can be in, and every address that such a report, its case or its ruling has."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from django.urls import URLPattern

from rulings.desk.appeals.values import Act
from rulings.desk.casebook.services.publishing import publish, withdraw_publication
from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.desk.reports.services.filing import withdraw_report
from rulings.desk.review.services import countersign
from rulings.desk.sessions.services import close_session
from rulings.models import Ruling, Session, User
from tests.appealing import make_appeal, make_heard
from tests.desk.routes import routes
from tests.factories import answer_all, first_case, make_publishable, make_report, make_ruling


class State(StrEnum):
    """How far a report has come."""

    ASKED = "asked"
    READY = "ready"
    RULED = "ruled"
    REOPENED = "reopened"
    SIGNED = "signed"
    CLOSED = "closed"
    APPEALED = "appealed"
    HEARD = "heard"
    PUBLISHED = "published"
    TAKEN_BACK = "taken_back"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True)
class Place:
    """What the addresses are made of; what a state has not got yet stands for nothing there."""

    report: int
    case: int
    ruling: int = 0
    appeal: int = 0


def brought_to(state: State, dora: User, rev: User, session: Session) -> Place:
    """A report of Dora's in that state; Rev countersigns and publishes."""
    match state:
        case State.ASKED | State.WITHDRAWN:
            report = make_report(dora, session)
            if state is State.WITHDRAWN:
                withdraw_report(actor=dora, report=report, reason="wrong table")
            return Place(report.pk, first_case(report).pk)
        case State.READY:
            case = answer_all(dora, first_case(make_report(dora, session)))
            return Place(case.report_id, case.pk)
        case State.PUBLISHED | State.TAKEN_BACK:
            return place_of(shown_to_the_public(state, dora, rev, session))
        case State.APPEALED | State.HEARD:
            ruling = make_ruling(dora, session)
            appeal = (make_appeal(dora, ruling) if state is State.APPEALED else make_heard(dora, rev, ruling)).pk
            return Place(ruling.report_id, ruling.case_id, ruling.pk, appeal)
    return place_of(ruled(state, dora, rev, session))


def place_of(ruling: Ruling) -> Place:
    """The ruling's addresses."""
    return Place(ruling.report_id, ruling.case_id, ruling.pk)


def shown_to_the_public(state: State, dora: User, rev: User, session: Session) -> Ruling:
    """Published, and taken back in that state."""
    ruling = make_publishable(dora, rev, session)
    publication = publish(actor=rev, ruling=ruling)
    if state is State.TAKEN_BACK:
        withdraw_publication(actor=rev, publication=publication, notice="It names somebody.")
    return ruling


def ruled(state: State, dora: User, rev: User, session: Session) -> Ruling:
    """Ruled on, and what came after it."""
    ruling = make_ruling(dora, session)
    if state is State.REOPENED:
        supersede_ruling(actor=dora, ruling=ruling, reason="wrong seat")
    if state in (State.SIGNED, State.CLOSED):
        ruling = countersign(actor=rev, ruling=ruling)
    if state is State.CLOSED:
        close_session(actor=dora, session=session)
    return ruling


OBJECTS = {
    "sessions/<slug:slug>/": "sessions/tuesday/",
    "reports/<int:pk>/": "reports/{report}/",
    "cases/<int:pk>/": "cases/{case}/",
    "rulings/<int:pk>/": "rulings/{ruling}/",
    "appeals/<int:pk>/": "appeals/{appeal}/",
}
"""How the addresses begin that a report's state may change, and what stands there in a test."""
LEFT_OUT = re.compile(r"paper|_solve|send_file")
"""Pages that are drawn or computed for long, and the door for programs, who show a token: `test_rights` has them."""


def addresses(state: State) -> Iterator[str]:
    """Every such address of the house, with names in braces for what stands in it.

    Those of the session itself only where it matters to them: while a ruling is there, and once it is closed.
    """
    for route in routes():
        known = [(begins, stands) for begins, stands in OBJECTS.items() if str(route.pattern).startswith(begins)]
        is_of_session = bool(known) and known[0][0].startswith("sessions") and state not in (State.RULED, State.CLOSED)
        if known and not is_of_session and isinstance(route, URLPattern) and not LEFT_OUT.search(str(route.name)):
            address = "/" + str(route.pattern).replace(*known[0], 1).replace("<int:number>", "1")
            named = [address.replace("<slug:name>", act) for act in (Act if "<slug:name>" in address else [""])]
            yield from (each for each in named if "<" not in each)
