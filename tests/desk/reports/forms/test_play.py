"""The play as it is drawn: typed tricks, then what was tapped."""

from typing import Any

import pytest

from rulings.bridge.play_text import written
from rulings.desk.reports.forms.play import PlayForm
from rulings.models import IrregularityReport, Session, User
from tests.factories import make_report

TYPED = {"contract": "4S by S", "tricks": "H8 H3"}


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session)


def sent(report: IrregularityReport, **fields: Any) -> PlayForm:
    form = PlayForm({"revision": report.revision, **TYPED, **fields}, report)
    form.is_valid()
    return form


def drawn(form: PlayForm) -> str:
    return written(form.drawn) if form.drawn else ""


@pytest.mark.parametrize(
    ("fields", "tricks"),
    [
        ({}, "H8 H3"),
        ({"card": "HA"}, "H8 H3 HA"),
        ({"act": "undo"}, "H8"),
        ({"act": "clear"}, ""),
        ({"act": "no_card"}, "H8 H3 -"),
        ({"tricks": "H8 H3 HA H2", "card": "S3", "by": "W"}, "H8 H3 HA H2\nW:S3"),
        ({"tricks": "H8 H3 HA", "card": "S3", "by": "W"}, "H8 H3 HA W:S3"),
    ],
)
def test_the_play_is_what_was_typed_then_what_was_tapped(
    report: IrregularityReport, fields: dict[str, Any], tricks: str
) -> None:
    form = sent(report, **fields)
    assert dict(form.errors) == {}
    assert drawn(form) == tricks


@pytest.mark.parametrize(
    ("fields", "field", "kept"),
    [
        ({"contract": "nonsense"}, "contract", ""),
        ({"contract": "Pass"}, "contract", ""),
        ({"contract": "4S"}, "leader", ""),
        ({"tricks": "H8 SA SA"}, "tricks", "H8 SA"),
        ({"card": "H3"}, "card", "H8 H3"),
        ({"card": "SJ", "is_second": "on"}, "by", "H8 H3"),
    ],
)
def test_what_is_missing_or_cannot_be_is_said_and_what_can_be_is_kept(
    report: IrregularityReport, fields: dict[str, Any], field: str, kept: str
) -> None:
    form = sent(report, **fields)
    assert list(form.errors) == [field]
    assert drawn(form) == kept


def test_a_contract_on_record_is_not_asked_for(report: IrregularityReport) -> None:
    report.contract = "4S by S"
    assert "contract" not in PlayForm(None, report).fields


def test_the_next_tap_begins_where_this_one_ended(report: IrregularityReport) -> None:
    form = sent(report, card="HA")
    again = form.shown_again(2, form.drawn)
    assert (again["tricks"].value(), again["contract"].value(), again["revision"].value()) == ("H8 H3 HA", "4S by S", 2)
    assert not form.is_to_be_saved
    assert sent(report, act="save").is_to_be_saved
