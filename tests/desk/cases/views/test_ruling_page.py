"""The page of a ruling: its headline, its score, and the one thing that happens next."""

import re

import pytest
from django.test import Client

from rulings.desk.adjusting.services.adjusting import adjust_score
from rulings.desk.adjusting.values import Given
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.players.services import make_private_link
from rulings.desk.reports.services.recording import tell_of_appeal
from rulings.desk.review.services import countersign
from rulings.models import FollowUp, Result, Ruling, Session, User
from rulings.scoring.boards.lines import Assigned
from tests.appealing import make_appeal
from tests.desk.conftest import signed_in
from tests.desk.reading import heading, text
from tests.factories import both, first_case, make_over, make_report, make_ruling, make_three_tables

ONE_TRICK = Given(Assigned.to_both(450), "64A2", both("4S +1 S"))


@pytest.fixture
def line(session: Session) -> Result:
    return make_three_tables(session)


@pytest.fixture
def ruling(dora: User, session: Session, line: Result) -> Ruling:
    """One trick goes to North-South, who made 420 at the table."""
    return make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew)


def next_of(browser: Client, ruling: Ruling) -> str:
    """The words of the one button."""
    page = browser.get(f"/rulings/{ruling.pk}/").content.decode()
    (button,) = re.findall(r'<(?:a|button) class="press"[^>]*>(.*?)</(?:a|button)>', page, re.DOTALL)
    return " ".join(re.sub(r"<[^>]+>", " ", button).split())


def reissued(dora: User, ruling: Ruling, **own: str) -> Ruling:
    """The next version, on the same facts."""
    case = supersede_ruling(actor=dora, ruling=ruling, reason="Looked at again.")
    return issue_ruling(actor=dora, case=case, revision=case.revision, **own)


def test_the_evening_of_a_ruling_is_one_button_after_the_other(
    as_dora: Client, dora: User, rev: User, session: Session, ruling: Ruling, line: Result
) -> None:
    as_rev = signed_in(rev)
    assert next_of(as_dora, ruling) == "Work out the score"
    adjust_score(actor=dora, ruling=ruling, result=line, given=ONE_TRICK)
    assert next_of(as_dora, ruling) == "Come back to it now"
    assert next_of(as_rev, ruling) == "Countersign"
    as_dora.post(f"/follow-ups/{FollowUp.objects.get().pk}/done/")
    assert next_of(as_dora, ruling) == "Show the players their links"
    make_private_link(actor=dora, report=ruling.report, side="NS")
    assert next_of(as_dora, ruling) == "The players were told of their right to appeal"
    tell_of_appeal(actor=dora, report=ruling.report)
    assert next_of(as_dora, ruling) == "Back to the desk"
    countersign(actor=rev, ruling=ruling)
    assert next_of(as_rev, ruling) == "Back to the desk"
    make_over(dora, session)
    assert next_of(as_rev, ruling) == "Publish"


def test_a_superseded_version_leads_to_the_one_in_force(as_dora: Client, dora: User, ruling: Ruling) -> None:
    supersede_ruling(actor=dora, ruling=ruling, reason="Looked at again.")
    assert next_of(as_dora, ruling) == "Rule on it anew"
    case = Ruling.objects.get().case
    current = issue_ruling(actor=dora, case=case, revision=case.revision)
    assert next_of(as_dora, ruling) == "Open the version in force"
    assert f'href="/rulings/{current.pk}/"' in as_dora.get(f"/rulings/{ruling.pk}/").content.decode()


def test_under_appeal_the_appeal_comes_next(as_dora: Client, dora: User, ruling: Ruling, line: Result) -> None:
    adjust_score(actor=dora, ruling=ruling, result=line, given=ONE_TRICK)
    make_appeal(dora, ruling)
    assert next_of(as_dora, ruling) == "Open the appeal"


def test_the_score_stands_below_the_headline_old_and_new(
    as_dora: Client, dora: User, ruling: Ruling, line: Result
) -> None:
    adjust_score(actor=dora, ruling=ruling, result=line, given=ONE_TRICK)
    page = as_dora.get(f"/rulings/{ruling.pk}/")
    assert heading(page) == "West played no card or too many to a trick: one trick to North-South"
    assert "4 ♠ spades = S (+420) → becomes 4 ♠ spades +1 S (+450)" in text(page)
    split = Given(Assigned(450, 420), "11A")
    adjust_score(actor=dora, ruling=ruling, result=line, given=split, reason="Both.", override_reason="So it is.")
    assert "East-West: 4 ♠ spades = S (+420) → becomes +420" in text(as_dora.get(f"/rulings/{ruling.pk}/"))


def test_a_new_version_that_its_score_contradicts_says_so_and_is_put_right_first(
    as_dora: Client, dora: User, rev: User, ruling: Ruling, line: Result
) -> None:
    own = reissued(dora, ruling, override_text="No trick.", override_reason="Agreed.")
    adjust_score(actor=dora, ruling=own, result=line, given=Given(Assigned.to_both(420), "64A2", both("4S = S")))
    ruling = reissued(dora, own)
    page = text(as_dora.get(f"/rulings/{ruling.pk}/"))
    assert "The score in force contradicts this ruling. The ruling says: “After play, one trick is transferred" in page
    assert next_of(as_dora, ruling) == "Put its score right"
    refused = signed_in(rev).post(f"/rulings/{ruling.pk}/countersign/")
    assert refused.status_code == 409
    assert "this score says 4♠ = S (+420). Its director puts one of them right first." in text(refused)
    assert Ruling.objects.get(pk=ruling.pk).countersigned_by is None
    adjust_score(actor=dora, ruling=ruling, result=line, given=ONE_TRICK, reason="As the ruling says.")
    assert "contradicts" not in text(as_dora.get(f"/rulings/{ruling.pk}/"))
    assert countersign(actor=rev, ruling=ruling).countersigned_by == rev


JUDGED = (
    ("information_was_conveyed", "yes"),
    ("logical_alternative_existed", "yes"),
    ("demonstrably_suggested", "yes"),
    ("offending_side_gained", "yes"),
)


def test_a_ruling_that_adjusts_the_score_leads_to_the_score_and_asks_not_again_whether_to(
    as_dora: Client, dora: User, session: Session
) -> None:
    facts = {"information_from": "tempo", "offender": "E", "information_judged": "play_over"}
    case = first_case(make_report(dora, session, situation="unauthorized_information", facts=facts))
    for key, value in JUDGED:
        case = answer(
            actor=dora, case=case, key=key, value=value, revision=case.revision, reason="So said three players."
        ).case
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision)
    assert next_of(as_dora, ruling) == "Work out the score"
    assert "Damage: whether to adjust the score" in text(as_dora.get(f"/rulings/{ruling.pk}/"))
