"""Filing a report, telling more of it, and its facts: what the forms give their services."""

from typing import Any
from uuid import UUID

import pytest

from rulings.desk.reports.forms.filing import (
    AmendForm,
    BoardForm,
    ConfirmForm,
    DoorSearchForm,
    FactsForm,
    FilingForm,
    TableForm,
)
from rulings.desk.reports.services.filing import amend_report
from rulings.laws.situations import find_situation
from rulings.models import FactsSheet, IrregularityReport, Result, Session, User
from tests.factories import make_report, make_three_tables

KEY = UUID(int=7)
TRICK = find_situation("defective_trick", "2017")
DOORS = {door.key: (TRICK, door) for door in TRICK.doors}
DOOR = TRICK.doors[0]


@pytest.fixture
def line(session: Session) -> Result:
    return make_three_tables(session)


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session, table="7", seats={"N": "Anna"})


@pytest.mark.parametrize(("typed", "is_one"), [("7", True), ("0", False), ("1000", False), ("x", False), ("", False)])
def test_a_board_is_a_number(typed: str, is_one: bool) -> None:
    assert BoardForm({"number": typed}).is_valid() is is_one


def test_a_result_that_was_tapped_tells_table_and_pairs(line: Result) -> None:
    form = FilingForm({"door": DOOR.key, "filing_key": KEY, "result": line.pk, "table": "1"}, line.board, DOORS)
    assert form.is_valid(), form.errors
    filed = form.given()
    assert (filed["situation"], filed["facts"]) == ("defective_trick", dict(DOOR.facts))
    assert (filed["table"], filed["ns"], filed["ew"], filed["filing_key"]) == ("1", line.ns, line.ew, KEY)


def test_without_one_the_typed_table_and_names_count(line: Result) -> None:
    form = FilingForm({"door": DOOR.key, "filing_key": KEY, "table": "9", "name_N": "Anna"}, line.board, DOORS)
    assert form.is_valid(), form.errors
    filed = form.given()
    assert (filed["table"], filed["seats"], "ns" in filed) == ("9", {"N": "Anna"}, False)


def test_a_typed_table_stands_before_the_one_that_was_tapped_already(line: Result) -> None:
    form = FilingForm({"door": DOOR.key, "filing_key": KEY, "result": line.pk, "table": "9"}, line.board, DOORS)
    assert form.is_valid(), form.errors
    assert form.met() == {"table": "9"}


def test_a_report_without_its_table_is_filed_only_where_nobody_knows_it(line: Result) -> None:
    sent = {"door": DOOR.key, "filing_key": KEY}
    form = FilingForm(sent, line.board, DOORS)
    assert not form.is_valid()
    assert form.lacks_only_its_table
    assert not FilingForm(sent | {"door": "x"}, line.board, DOORS).lacks_only_its_table
    unknown = FilingForm(sent | {"no_table": "yes"}, line.board, DOORS)
    assert unknown.is_valid()
    assert unknown.met() == {"table": ""}


@pytest.mark.parametrize(("typed", "label"), [("b2", "B2"), ("B 02", "B2"), ("B9", ""), ("2", ""), ("bar", "")])
def test_a_table_is_one_of_the_session_where_they_are_known(line: Result, typed: str, label: str) -> None:
    sent = {"door": DOOR.key, "filing_key": KEY, "table": typed}
    form = FilingForm(sent, line.board, DOORS, places=["B1", "B2"])
    assert form.is_valid() is bool(label)
    assert label or form.errors["table"] == ["There is no such table: they are B1 to B2. Write one of them."]
    assert not label or form.met() == {"table": label}
    assert TableForm({"table": typed}, ["B1", "B2"]).is_valid() is bool(label)
    assert TableForm({"table": typed}, []).is_valid()


@pytest.mark.parametrize("fields", [{"door": "no_such_door"}, {"filing_key": "x"}, {"result": "0"}])
def test_what_no_button_sends_is_refused(line: Result, fields: dict[str, Any]) -> None:
    form = FilingForm({"door": DOOR.key, "filing_key": KEY, "table": "1"} | fields, line.board, DOORS)
    assert not form.is_valid()
    assert list(form.errors) == list(fields)


def test_a_report_is_told_more_of_and_its_auction_is_kept_unless_it_was_changed(
    dora: User, report: IrregularityReport
) -> None:
    report = amend_report(actor=dora, report=report, revision=1, auction=[{"call": "1C", "note": "strong"}, "P"])
    begun = {name: value for name, value in AmendForm(None, report).initial.items() if value is not None}
    form = AmendForm(begun | {"table": "8"}, report)
    assert form.is_valid(), form.errors
    told = form.given()
    assert (told["table"], told["seats"]["N"], "auction" in told) == ("8", "Anna", False)
    changed = AmendForm(begun | {"auction": "1C P 1S"}, report)
    assert changed.is_valid()
    assert [entry["call"] if isinstance(entry, dict) else entry for entry in changed.given()["auction"]] == [
        *("1C", "P", "1S"),
    ]


def test_an_auction_that_cannot_be_read_comes_back(report: IrregularityReport) -> None:
    form = AmendForm({"revision": 1, "auction": "8NT"}, report)
    assert not form.is_valid()
    assert list(form.errors) == ["auction"]


def test_facts_begin_empty_or_as_they_were_written() -> None:
    assert FactsForm(None, None)["revision"].value() == 0
    written = FactsSheet(agreed="West had no card.", called_by="EW", revision=3)
    form = FactsForm(None, written)
    assert (form["agreed"].value(), form["called_by"].value(), form["revision"].value()) == (
        "West had no card.",
        "EW",
        3,
    )


def test_facts_are_given_with_who_called_and_when() -> None:
    form = FactsForm({"revision": "3", "agreed": "No card.", "called_by": "NS", "called_when": "play"}, None)
    assert form.is_valid(), form.errors
    given = form.given()
    assert (given["texts"]["agreed"], given["texts"]["disputed"]) == ("No card.", "")
    assert (given["revision"], given["called_by"], given["called_when"]) == (3, "NS", "play")


def test_a_tick_is_one_sides() -> None:
    assert ConfirmForm({"revision": "1", "side": "NS"}).is_valid()
    assert not ConfirmForm({"revision": "1", "side": "N"}).is_valid()


def test_a_search_without_an_edition_is_in_the_newest() -> None:
    form = DoorSearchForm({"q": "revoke"})
    assert form.is_valid()
    assert form.cleaned_data == {"q": "revoke", "stage": "", "edition": "2017"}
    assert not DoorSearchForm({"edition": "1997"}).is_valid()
