"""The whole process of a ruling on one page, in the order in which it happened."""

from typing import Any

import pytest
from django.test import Client

from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.players.services import make_private_link
from rulings.desk.polls.services import close_poll, judge_poll, make_poll, note_answer
from rulings.desk.reports.services.recording import confirm_facts, tell_of_appeal, write_facts
from rulings.desk.review.services import countersign
from rulings.models import IrregularityReport, Ruling, Session, User
from tests.appealing import make_told
from tests.desk.polls.test_views import TO_THE_ALTERNATIVES, text_of
from tests.factories import a_key, answer_all, first_case, make_adjustment, make_report, make_ruling

WHY = "It is a fair hand."


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    about: dict[str, Any] = {"situation": "unauthorized_information", "facts": {"offender": "S"}}
    report = make_report(dora, session, **about)
    facts = {"agreed": "North thought for a minute.", "disputed": "Whether he sighed."}
    write_facts(actor=dora, report=report, revision=0, texts=facts)
    confirm_facts(actor=dora, report=report, side="NS", revision=1)
    poll = make_poll(actor=dora, report=report, seat="S", auction="P P", question="What do you call?", level="club")
    note_answer(actor=dora, poll=poll, answer_key=a_key(), answer="1NT", considered="P", reason=WHY)
    judge_poll(actor=dora, poll=close_poll(actor=dora, poll=poll), alternatives=["1NT"], reason="Nobody passed.")
    return report


@pytest.fixture
def ruling(dora: User, report: IrregularityReport) -> Ruling:
    case = answer_all(dora, first_case(report), TO_THE_ALTERNATIVES)
    told = {"consulted": "Rev Alti, by telephone", "polled": "One of one."}
    for key, value, notes in (
        ("information_was_conveyed", "yes", {"reason": "A minute is long."}),
        ("logical_alternative_existed", "no", {"reason": "All would open.", **told}),
    ):
        case = answer(actor=dora, case=case, key=key, value=value, revision=case.revision, **notes).case
    return issue_ruling(actor=dora, case=case, revision=case.revision)


def test_everything_stands_on_one_page_in_order(as_dora: Client, dora: User, rev: User, ruling: Ruling) -> None:
    make_private_link(actor=dora, report=ruling.report, side="EW")
    tell_of_appeal(actor=dora, report=ruling.report)
    countersign(actor=rev, ruling=ruling)
    told = text_of(as_dora.get(f"/rulings/{ruling.pk}/process/"))
    words = (
        *("North thought for a minute.", "Whether he sighed.", "North-South confirmed", "East-West has not confirmed"),
        *("A minute is long.", "All would open.", "Rev Alti, by telephone", "One of one.", "What do you call?"),
        *(
            "chosen by 1, considered by 0 more",
            "Nobody passed.",
            "Also considered: pass",
            "It is a fair hand.",
            "16B1",
            "Version 1",
        ),
        *("countersigned by Rev Alti", "Dora Neri issued version 1", "private link for East-West", "right to appeal"),
        *("No score was adjusted.", "Nothing was left to be looked at."),
    )
    places = [told.find(each) for each in words]
    assert -1 not in places, [each for each, place in zip(words, places, strict=True) if place == -1]
    assert places == sorted(places)


def test_adjusted_scores_and_what_was_left_stand_there(as_dora: Client, dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    make_adjustment(dora, ruling)
    told = text_of(as_dora.get(f"/rulings/{ruling.pk}/process/"))
    for words in ("No facts were written down.", "Nobody was consulted.", "Nobody was polled.", "still to do"):
        assert words in told, words
    assert "North-South: " in told
    assert "in force" in told


def test_appeals_stand_there_with_how_far_they_have_come(
    as_dora: Client, dora: User, olga: User, ruling: Ruling
) -> None:
    appeal = make_told(dora, olga, ruling)
    page = as_dora.get(f"/rulings/{ruling.pk}/process/")
    assert "Appeal 1 of North-South decided and told · the ruling stands" in text_of(page)
    assert f'href="/appeals/{appeal.pk}/"' in page.content.decode()


def test_the_ruling_shows_the_facts_and_leads_to_its_process(as_dora: Client, ruling: Ruling) -> None:
    page = as_dora.get(f"/rulings/{ruling.pk}/")
    assert "Whether he sighed." in text_of(page)
    assert f"/rulings/{ruling.pk}/process/" in page.content.decode()
