"""The interview: one question at a time, what is known beside it, and the ruling at its end."""

import re
from html import unescape
from typing import Any

import pytest
from django.test import Client
from django.utils.translation import override

from rulings.desk.cases.queries.sheet import case_sheet
from rulings.desk.reports.services.filing import withdraw_report
from rulings.models import ReportCase, Ruling, Session, User
from tests.desk.reading import buttons, heading, main, text
from tests.factories import (
    REST_OF_NO_CARD_LATE,
    answer_all,
    first_case,
    make_pair,
    make_report,
    make_result,
)

CARD = (("offender", "E"), ("visibility", "seen_or_named"))
JUDGED = (*CARD, ("penalty_cards", "H9"), ("moment", "play_over"))
CHOICE = (*CARD, ("penalty_cards", "HK"), ("moment", "partner_to_lead"), ("partners_major_penalty_cards", ""))
DEAL = "N:AKJ85.K3.72.A984 T4.QJT9.T963.J72 73.A864.KQJ85.K5 Q962.752.A4.QT63"
EAST = ["ST", "S4", "HQ", "HJ", "HT", "H9", "DT", "D9", "D6", "D3", "CJ", "C7", "C2"]
PENALTY: dict[str, Any] = {"situation": "penalty_card", "facts": {}}


@pytest.fixture
def case(dora: User, session: Session) -> ReportCase:
    return first_case(make_report(dora, session))


def now(case: ReportCase) -> ReportCase:
    return ReportCase.objects.get(pk=case.pk)


def test_a_yes_or_no_is_asked_with_two_buttons(as_dora: Client, case: ReportCase) -> None:
    page = as_dora.get(f"/cases/{case.pk}/")
    assert heading(page) == "Had both sides already led or played to the next trick when it was noticed?"
    assert buttons(page, "value") == ["yes", "no"]


def test_htmx_gets_the_changing_part_alone(as_dora: Client, case: ReportCase) -> None:
    page = as_dora.get(f"/cases/{case.pk}/", headers={"HX-Request": "true"})
    assert "<html" not in page.content.decode()
    assert '<div id="case"' in page.content.decode()
    assert page["Vary"].split(", ").count("HX-Request") == 1


def test_an_answer_brings_the_next_question(as_dora: Client, case: ReportCase) -> None:
    form = {"key": "both_sides_played_on", "value": "yes", "revision": case.revision}
    page = as_dora.post(f"/cases/{case.pk}/answer/", form, follow=True)
    assert heading(page) == "Who played no card to the trick?"
    assert "Both sides played on Yes, both sides had change" in text(page)


def test_what_a_player_chooses_is_read_aloud_with_every_option(as_dora: Client, dora: User, session: Session) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, **PENALTY)), CHOICE)
    page = as_dora.get(f"/cases/{case.pk}/")
    assert heading(page) == "Read this, then press what is chosen"
    assert "Law 50D2 · read aloud to declarer" in text(page)
    assert buttons(page, "value") == ["require", "forbid", "neither"]


def test_every_option_is_printed_once_with_its_number_and_what_follows(
    as_dora: Client, dora: User, session: Session
) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, **PENALTY)), CHOICE)
    page = as_dora.get(f"/cases/{case.pk}/")
    sheet = case_sheet(case).question
    assert sheet is not None
    assert re.findall(r'<b aria-hidden="true">(\d)</b>', page.content.decode()) == ["1", "2", "3"]
    begun = [f"{place} {option.text.partition('♥')[0]}" for place, option in enumerate(sheet.options, start=1)]
    assert [text(page).count(words) for words in begun] == [1, 1, 1]


def test_a_player_is_read_his_choice_in_his_own_language_and_nothing_else_changes(
    as_dora: Client, dora: User, session: Session
) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, **PENALTY)), CHOICE)
    page = as_dora.get(f"/cases/{case.pk}/?read=pl")
    assert heading(page) == "Read this, then press what is chosen"
    assert '<p class="aloud" lang="pl">' in page.content.decode()
    with override("pl"):
        polish = case_sheet(case).question
    assert polish is not None
    assert unescape(page.content.decode()).count(f"<span>{polish.options[2].text}</span>") == 1
    assert buttons(page, "value") == ["require", "forbid", "neither"]
    assert re.search(r'lang="pl" href="[^"]*read=pl"[^>]*aria-current="true">Polski</a>', page.content.decode())


@pytest.mark.parametrize("code", ["xx", "", "../it", "PL"])
def test_what_is_no_language_here_is_read_in_the_directors_own(
    as_dora: Client, dora: User, session: Session, code: str
) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, **PENALTY)), CHOICE)
    assert '<p class="aloud" lang="en">' in as_dora.get(f"/cases/{case.pk}/?read={code}").content.decode()


def test_where_the_hand_is_known_its_cards_are_offered_and_any_other_at_a_tap(
    as_dora: Client, dora: User, session: Session
) -> None:
    board = session.boards.get(number=1)
    board.deal = DEAL
    board.save()
    case = answer_all(dora, first_case(make_report(dora, session, **PENALTY)), CARD)
    page = as_dora.get(f"/cases/{case.pk}/")
    assert buttons(page, "value") == EAST
    assert main(page).count('type="checkbox"') == 13
    assert f'href="/cases/{case.pk}/?cards=all"' in page.content.decode()
    every = as_dora.get(f"/cases/{case.pk}/?cards=all")
    assert len(buttons(every, "value")) == 52
    assert "Another card" not in text(every)


def test_who_has_still_to_play_the_board_is_not_told_the_hand(as_dora: Client, dora: User, session: Session) -> None:
    board = session.boards.get(number=1)
    board.deal = DEAL
    board.save()
    report = make_report(dora, session, **PENALTY)
    report.is_blind = True
    report.save()
    case = answer_all(dora, first_case(report), CARD)
    assert len(buttons(as_dora.get(f"/cases/{case.pk}/"), "value")) == 52


def test_a_judgement_without_its_reason_comes_back_with_200(as_dora: Client, dora: User, session: Session) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, **PENALTY)), JUDGED)
    form = {"key": "result_could_well_differ", "value": "no", "revision": case.revision, "polled": "three of five"}
    page = as_dora.post(f"/cases/{case.pk}/answer/", form)
    assert page.status_code == 200
    assert "write the reason for it first, then answer." in text(page)
    assert "three of five" in text(page)
    assert "result_could_well_differ" not in now(case).answers


def test_a_judgement_keeps_its_reason_and_whom_he_polled(as_dora: Client, dora: User, session: Session) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, **PENALTY)), JUDGED)
    form = {"key": "result_could_well_differ", "value": "no", "revision": case.revision}
    as_dora.post(f"/cases/{case.pk}/answer/", form | {"reason": "The contract was cold.", "polled": "three of five"})
    given = now(case).answers["result_could_well_differ"]
    assert (given["value"], given["reason"], given["polled"]) == ("no", "The contract was cold.", "three of five")


def test_the_reason_of_a_judgement_serves_the_next_on_the_same_grounds(
    as_dora: Client, dora: User, session: Session
) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, **PENALTY)), JUDGED)
    page = as_dora.get(f"/cases/{case.pk}/")
    assert "The reason of your judgement before" not in text(page)
    form = {"key": "result_could_well_differ", "value": "yes", "revision": case.revision}
    page = as_dora.post(f"/cases/{case.pk}/answer/", form | {"reason": "The suit came in."}, follow=True)
    assert re.search(r'<textarea name="reason"[^>]*>\s*The suit came in\.</textarea>', page.content.decode())
    assert "The reason of your judgement before" in text(page)
    form = {"key": "non_offenders_damaged", "value": "yes", "revision": now(case).revision, "reason": "Two tricks."}
    as_dora.post(f"/cases/{case.pk}/answer/", form)
    given = now(case).answers
    assert given["result_could_well_differ"]["reason"] == "The suit came in."
    assert given["non_offenders_damaged"]["reason"] == "Two tricks."


def test_an_earlier_answer_is_asked_again_without_being_lost(as_dora: Client, dora: User, case: ReportCase) -> None:
    answer_all(dora, case, REST_OF_NO_CARD_LATE)
    page = as_dora.get(f"/cases/{case.pk}/?ask=offender")
    assert heading(page) == "Who played no card to the trick?"
    assert "Leave it as it was" in text(page)
    assert now(case).answers["offender"]["value"] == "W"


def test_an_answer_that_the_law_asks_no_more_is_dropped_by_its_key(as_dora: Client, case: ReportCase) -> None:
    known = next(iter(case.answers.values()))
    case.answers["asked_in_an_earlier_release"] = {"value": "yes", "by": known["by"], "at": known["at"], "revision": 1}
    case.save(update_fields=["answers"])
    assert as_dora.get(f"/cases/{case.pk}/").status_code == 200
    sent = {"key": "both_sides_played_on", "value": "yes", "revision": case.revision}
    page = as_dora.post(f"/cases/{case.pk}/answer/", sent, follow=True)
    assert "These answers no longer matter and were dropped: asked_in_an_earlier_release." in text(page)
    case.refresh_from_db()
    assert "asked_in_an_earlier_release" not in case.answers


def test_answers_that_no_longer_matter_are_dropped_and_named(as_dora: Client, dora: User, case: ReportCase) -> None:
    done = answer_all(dora, case, REST_OF_NO_CARD_LATE)
    form = {"key": "both_sides_played_on", "value": "no", "revision": done.revision}
    page = as_dora.post(f"/cases/{case.pk}/answer/", form, follow=True)
    assert "These answers no longer matter and were dropped: Exception, Has the suit, Won a trick." in text(page)


def test_what_the_record_tells_is_marked_and_may_be_overruled(as_dora: Client, dora: User, session: Session) -> None:
    pairs = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Carla", "Dino")
    make_result(session.boards.get(number=1), *pairs, contract="4S", declarer="S")
    facts = {"error": "played_too_many"}
    report = make_report(dora, session, facts=facts, ns=pairs[0], ew=pairs[1], table="1")
    answers = (("both_sides_played_on", "yes"), ("offender", "W"), ("faced_card_is_known", "yes"))
    case = answer_all(dora, first_case(report), answers)
    assert "Role A defender from the record change" in text(as_dora.get(f"/cases/{case.pk}/"))
    form = {"key": "role", "value": "dummy", "revision": case.revision}
    page = as_dora.post(f"/cases/{case.pk}/answer/", form, follow=True)
    assert "Role Dummy not as recorded change : Role take it from the record after all" in text(page)
    back = as_dora.post(f"/cases/{case.pk}/withdraw/", {"key": "role", "revision": now(case).revision}, follow=True)
    assert "Role A defender from the record change" in text(back)


def test_the_compass_names_those_who_sit_there(as_dora: Client, dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="penalty_card", facts={}, seats={"W": "Pat Luni"})
    assert "West Pat Luni" in text(as_dora.get(f"/cases/{first_case(report).pk}/"))


def test_the_ruling_is_read_before_it_is_issued(as_dora: Client, dora: User, case: ReportCase) -> None:
    done = answer_all(dora, case, REST_OF_NO_CARD_LATE)
    page = as_dora.get(f"/cases/{case.pk}/")
    assert "Read this to the table, then issue it." in text(page)
    assert Ruling.objects.count() == 0
    ruled = as_dora.post(f"/cases/{case.pk}/issue/", {"revision": done.revision})
    assert ruled["Location"] == f"/rulings/{Ruling.objects.get().pk}/"


def test_a_ruling_sent_twice_is_issued_once(as_dora: Client, dora: User, case: ReportCase) -> None:
    done = answer_all(dora, case, REST_OF_NO_CARD_LATE)
    sent = [as_dora.post(f"/cases/{case.pk}/issue/", {"revision": done.revision})["Location"] for _ in range(2)]
    assert sent[0] == sent[1]
    assert Ruling.objects.count() == 1


def test_ruling_otherwise_demands_the_reason_first(as_dora: Client, dora: User, case: ReportCase) -> None:
    done = answer_all(dora, case, REST_OF_NO_CARD_LATE)
    form = {"revision": done.revision, "override_text": "Two tricks."}
    page = as_dora.post(f"/cases/{case.pk}/issue/", form)
    assert page.status_code == 200
    assert "You rule otherwise than these findings: write your reason first." in text(page)
    assert Ruling.objects.count() == 0
    ruled = as_dora.post(f"/cases/{case.pk}/issue/", form | {"override_reason": "As agreed."}, follow=True)
    assert "The director ruled otherwise than these findings: Two tricks. Because: As agreed." in text(ruled)


def test_a_ruling_read_before_an_answer_changed_is_not_issued(
    as_dora: Client, dora: User, rev: User, case: ReportCase
) -> None:
    done = answer_all(dora, case, REST_OF_NO_CARD_LATE)
    answer_all(rev, done, (("offender", "E"),))
    page = as_dora.post(f"/cases/{case.pk}/issue/", {"revision": done.revision})
    assert page.status_code == 409
    assert "An answer has changed since this page was shown." in text(page)
    assert Ruling.objects.count() == 0


def test_the_last_answer_is_undone_by_a_form_of_its_own_beside_the_question(
    as_dora: Client, dora: User, case: ReportCase
) -> None:
    """Enter in a field of the question presses the first button of its form, which must not be Undo."""
    assert b"Undo" not in as_dora.get(f"/cases/{case.pk}/").content
    for answer in REST_OF_NO_CARD_LATE:
        answer_all(dora, now(case), (answer,))
        page = as_dora.get(f"/cases/{case.pk}/").content.decode()
        forms = re.findall(r"<form\b.*?</form>", page, flags=re.S)
        (own,) = (each for each in forms if "Undo" in each)
        assert f'action="/cases/{case.pk}/withdraw/"' in own
        assert f'hx-post="/cases/{case.pk}/withdraw/"' in own
        assert page.count(">↶<") == 1
    form = dict(re.findall(r'name="(key|revision)" value="([^"]*)"', own))
    assert form == {"key": REST_OF_NO_CARD_LATE[-1][0], "revision": str(now(case).revision)}
    as_dora.post(f"/cases/{case.pk}/withdraw/", form)
    assert REST_OF_NO_CARD_LATE[-1][0] not in now(case).answers


def test_the_case_of_a_withdrawn_report_asks_nothing_and_leads_to_the_report(
    as_dora: Client, dora: User, case: ReportCase
) -> None:
    withdraw_report(actor=dora, report=case.report, reason="A mistake.")
    page = as_dora.get(f"/cases/{case.pk}/", follow=True)
    assert page.redirect_chain == [(f"/reports/{case.report_id}/", 302)]
    assert buttons(page, "value") == []
