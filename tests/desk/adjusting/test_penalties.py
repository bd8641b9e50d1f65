"""Penalties and warnings given alone: the table's score stands, the reason is kept, the form on paper has it all."""

import json
import re
from fractions import Fraction
from typing import Any

import pytest
from django.test import Client

from rulings.bridge import Side
from rulings.desk.adjusting.services.adjusting import adjust_score
from rulings.desk.adjusting.values import Given
from rulings.desk.base.refusals import BadInput
from rulings.models import AuditEntry, AuditText, Result, Ruling, ScoreAdjustment, Session, User, Verb
from rulings.scoring.notation.adjustments import SidePenalty
from tests.desk.papers import demand_renderer, pages
from tests.desk.reading import rows, text
from tests.factories import make_ruling

WARNED = Given(None, "90A", penalties=(SidePenalty(Side.NS, Fraction(0)),), penalty_reason="loud")
LATE = {"ew_penalty": "standard", "penalty_reason": "Ten minutes late for round 2."}


def save(as_dora: Client, ruling: Ruling, line: Result, **fields: Any) -> ScoreAdjustment:
    answer = as_dora.post(f"/rulings/{ruling.pk}/score/", {"result": line.pk, "act": "save"} | fields)
    assert answer.status_code == 302, text(answer)
    return ScoreAdjustment.objects.get(is_current=True)


@pytest.mark.parametrize(("paragraph", "expected"), [("", "90A"), ("64A2", "90A"), ("90B2", "90B2")])
def test_a_penalty_alone_leaves_the_table_s_score(
    as_dora: Client, ruling: Ruling, line: Result, paragraph: str, expected: str
) -> None:
    """A quarter of a top of 4; the paragraph is 90A where none of Law 90 was named."""
    given = save(as_dora, ruling, line, paragraph=paragraph, **LATE)
    assert (given.rule, given.paragraph, given.cautions) == ({"kind": "as_played"}, expected, [])
    assert given.penalties == [{"side": "EW", "amount": "25", "unit": "% of a top", "kind": "procedural"}]
    scores = rows(as_dora.get("/sessions/tuesday/scores/"))
    assert scores[:3] == [
        ["1", "1 Anna 1 - Bruno 1", "4.00", "100.00"],
        ["2", "2 Anna 2 - Bruno 2", "2.00", "50.00"],
        ["3", "3 Anna 3 - Bruno 3", "0.00", "0.00"],
    ]
    assert ["3", "1 Anna 1 - Bruno 1 after a penalty of 1.00", "−1.00", "−25.00"] in scores


def test_the_traveller_marks_a_penalty_and_no_adjusted_score(as_dora: Client, ruling: Ruling, line: Result) -> None:
    given = save(as_dora, ruling, line, **LATE)
    page = as_dora.get("/sessions/tuesday/boards/1/")
    assert re.search(rf'href="/adjustments/{given.pk}/">\s*penalty\s*</a>', page.content.decode())
    assert "adjusted" not in rows(page)[0][1]


def test_it_is_tried_before_it_is_given_without_its_reason(as_dora: Client, ruling: Ruling, line: Result) -> None:
    fields = {"result": line.pk, "ew_penalty": "standard", "act": "preview"}
    tried = as_dora.post(f"/rulings/{ruling.pk}/score/", fields, headers={"HX-Request": "true"})
    assert ["3 → 3", "1 Anna 1 - Bruno 1 East-West", "0.00", "−1.00"] in rows(tried)
    assert ScoreAdjustment.objects.count() == 0


def test_the_reason_is_asked_for_beside_the_effects(as_dora: Client, ruling: Ruling, line: Result) -> None:
    fields = {"result": line.pk, "ew_penalty": "standard", "act": "save"}
    answer = as_dora.post(f"/rulings/{ruling.pk}/score/", fields)
    assert answer.status_code == 200
    assert "Write what the penalty or the warning is for." in text(answer)
    assert ["3 → 3", "1 Anna 1 - Bruno 1 East-West", "0.00", "−1.00"] in rows(answer)
    assert ScoreAdjustment.objects.count() == 0


def test_a_warning_costs_nothing_and_is_told(as_dora: Client, ruling: Ruling, line: Result) -> None:
    fields = {"ns_penalty": "warning", "penalty_kind": "disciplinary", "penalty_reason": "A rude word."}
    given = save(as_dora, ruling, line, **fields)
    assert (given.paragraph, given.penalties[0]["amount"]) == ("91A", "0")
    assert "North-South: a disciplinary warning (91A) What for: A rude word." in text(
        as_dora.get(f"/adjustments/{given.pk}/")
    )
    assert "penalty of" not in text(as_dora.get("/sessions/tuesday/scores/"))


@pytest.mark.parametrize(
    ("penalty", "is_taken"), [({"ns_penalty": "warning"}, True), ({"ns_penalty_amount": "9"}, False)]
)
def test_total_points_take_warnings_alone(
    as_dora: Client, session: Session, ruling: Ruling, line: Result, penalty: dict[str, str], is_taken: bool
) -> None:
    session.scoring = "AGGREGATE"
    session.save()
    sent = {"result": line.pk, "act": "save", "penalty_reason": "late"} | penalty
    answer = as_dora.post(f"/rulings/{ruling.pk}/score/", sent)
    assert (answer.status_code == 302, ScoreAdjustment.objects.count()) == (is_taken, int(is_taken))
    assert is_taken or "This form of scoring has no unit for a penalty." in text(answer)


def test_what_it_is_for_is_sealed_in_the_trail_as_all_that_people_type(
    as_dora: Client, ruling: Ruling, line: Result
) -> None:
    save(as_dora, ruling, line, **LATE)
    entry = AuditEntry.objects.get(verb=Verb.SCORE_ADJUSTED)
    assert entry.after["penalty_reason"]
    assert LATE["penalty_reason"] not in json.dumps(entry.after)
    assert AuditText.objects.filter(text=LATE["penalty_reason"]).exists()


def test_programs_get_each_penalty_as_it_is_stored(as_dora: Client, ruling: Ruling, line: Result) -> None:
    given = save(as_dora, ruling, line, **LATE)
    data = json.loads(as_dora.get(f"/adjustments/{given.pk}/slip.json").content)
    assert data["penalty_rules"] == given.penalties
    assert (data["penalties"], data["penalty_reason"]) == (
        ["East-West: a procedural penalty of 25 percent of a top (90A)"],
        "Ten minutes late for round 2.",
    )
    assert [side["notation"] for side in data["sides"]] == ["as played", "as played"]


def test_the_form_on_paper_has_who_pays_how_much_and_what_for(as_dora: Client, ruling: Ruling, line: Result) -> None:
    demand_renderer()
    given = save(as_dora, ruling, line, **LATE)
    assert f"/adjustments/{given.pk}/penalty.pdf" in as_dora.get(f"/adjustments/{given.pk}/").content.decode()
    [told] = pages(as_dora.get(f"/adjustments/{given.pk}/penalty.pdf"))
    for words in (
        "Kind of penalty ☒ procedural (90) ☐ disciplinary (91)",
        "East-West 25 percent of a top",
        "What it is for Ten minutes late for round 2.",
        "Given by, at Dora Neri",
    ):
        assert words in told


STANDS = "A score or a penalty stands on this line already. Give this penalty beside it"


def test_a_penalty_alone_takes_no_score_away(as_dora: Client, ruling: Ruling, line: Result) -> None:
    """Beside the score that stands it is given on the same page, which begins with that score."""
    adjusted = save(as_dora, ruling, line, ns_result_1="4S -2 S", paragraph="16B3")
    sent = {"result": line.pk, "act": "save", "reason": "late"} | LATE
    page = as_dora.post(f"/rulings/{ruling.pk}/score/", sent)
    assert STANDS in text(page)
    assert ScoreAdjustment.objects.get(is_current=True) == adjusted
    both = save(as_dora, ruling, line, ns_result_1="4S -2 S", paragraph="16B3", reason="They were late too.", **LATE)
    assert (both.rule, len(both.penalties), both.version) == (adjusted.rule, 1, 2)


def test_nor_another_ruling_s_penalty(
    as_dora: Client, dora: User, session: Session, ruling: Ruling, line: Result
) -> None:
    first = save(as_dora, ruling, line, **LATE)
    other = make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew)
    sent = {"result": line.pk, "act": "save", "reason": "loud", "ns_penalty": "warning", "penalty_reason": "loud"}
    assert STANDS in text(as_dora.post(f"/rulings/{other.pk}/score/", sent))
    with pytest.raises(BadInput, match=STANDS):
        adjust_score(actor=dora, ruling=other, result=line, given=WARNED, reason="loud")
    assert ScoreAdjustment.objects.get() == first
    again = save(as_dora, ruling, line, reason="Once more.", ns_penalty="warning", **LATE)
    assert [each["side"] for each in again.penalties] == ["NS", "EW"]


def test_neither_a_score_nor_a_penalty_is_nothing(as_dora: Client, ruling: Ruling, line: Result) -> None:
    page = as_dora.post(f"/rulings/{ruling.pk}/score/", {"result": line.pk, "act": "save"})
    assert "Write a result, or choose an artificial score for each side." in text(page)
    assert ScoreAdjustment.objects.count() == 0
