"""No history shows what is stored where a person reads words: codes of answers, of states, of situations."""

import re

import pytest

from rulings.desk.cases.services.discarding import discard_case
from rulings.desk.reports.services.filing import open_next_case
from rulings.desk.trail.queries.histories import entry_rows
from rulings.models import AuditEntry, Session, User
from tests.factories import make_report

CODE = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b")
"""Such as `lowest_same`: no word of any language."""


@pytest.mark.parametrize("is_paged", [False, True])
def test_a_later_case_that_was_discarded_is_told_in_words(dora: User, session: Session, is_paged: bool) -> None:
    report = make_report(dora, session)
    facts = {"offender": "W", "insufficient_kind": "in_turn", "replacement": "lowest_same"}
    case = open_next_case(actor=dora, report=report, situation="insufficient_bid", facts=facts)
    discard_case(actor=dora, case=case, revision=case.revision)
    entries = AuditEntry.objects.filter(report=report).order_by("sequence")
    rows = entry_rows(list(entries)[-2 if is_paged else 0 :])
    told = " ".join(f"{text} {each.before} {each.after}" for _entry, text, found in rows for each in found)
    assert CODE.findall(told) == []
    assert "West" in told
