"""A table with names that ask for every letter, what was ruled there, its slip, and the appeal of it."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest

from rulings.models import Appeal, AppealMember, PeriodExtension, Ruling, ScoreAdjustment, Session, User
from tests.factories import make_adjustment, make_pair, make_result, make_ruling

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)
CLUB = "Ponte Vecchio Bridge Club"


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    """At table 3, between players with Polish and Italian names."""
    ns = make_pair(session, "1", "NS", "Łukasz Żółć", "Świętosława Gęś")
    ew = make_pair(session, "4", "EW", "Niccolò Città", "Bruno Perché")
    make_result(session.boards.get(number=1), ns, ew, table="3", lead="H7")
    return make_ruling(dora, session, table="3", ns=ns, ew=ew, narrative="East: “perché no?” ♠♥♦♣ zażółć gęślą jaźń")


@pytest.fixture
def slip(dora: User, ruling: Ruling) -> ScoreAdjustment:
    return make_adjustment(dora, ruling, ruling.report.ns.results_ns.get())


@pytest.fixture
def appeal(dora: User, rev: User, ruling: Ruling, slip: ScoreAdjustment) -> Appeal:
    made = Appeal.objects.create(
        club=ruling.report.club, ruling=ruling, number=7, appeal_key=UUID(int=7), state="decided", side="EW",
        lodged_at=NOON, reasons="Il caso è chiaro: così non va.", body="committee", deposit="25 €",
        consents=[{"name": "Niccolò Città", "at": NOON.isoformat(), "by": None}], findings="As the director found.",
        statement="I followed 67B.", statement_by=dora, statement_at=NOON,
        decision="changed", decision_text="4♥ made.", merit="with", decided_by=rev, decided_at=NOON, new_ruling=ruling,
        attended="both sides and the director", scribe="Ola Bór", dissent="Ugo would have let it stand.",
        deposit_fate="returned", told_by=dora, told_at=NOON, further="To the federation.",
    )  # fmt: skip
    PeriodExtension.objects.create(
        session=ruling.report.session, period="appeal", until=NOON + timedelta(hours=10), reason="The bar was full.",
        made_by=dora, made_at=NOON,
    )  # fmt: skip
    AppealMember.objects.create(appeal=made, name="Zofia Łęcka", is_chair=True)
    AppealMember.objects.create(appeal=made, name="Ugo Nì", conflict="plays for the same club")
    return made
