"""Appeals as those who work here see them: the list, lodging one, and one step after the other on its page."""

import re
from inspect import Parameter, signature
from typing import Any
from uuid import uuid4

import pytest
from django.db import transaction
from django.test import Client

from rulings.desk.adjusting.values import Given
from rulings.desk.appeals.forms.steps import StepForm
from rulings.desk.appeals.services.hearing import tell_outcome
from rulings.desk.appeals.values import STEPS, Act
from rulings.desk.appeals.views import DEEDS
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.cases.values.content import CONTENT
from rulings.desk.review.services import countersign
from rulings.models import Appeal, ReportCase, Result, Role, Ruling, Session, User
from rulings.scoring.boards.lines import Assigned
from tests.appealing import (
    BOTH,
    CHANGED,
    UPHELD,
    end_the_time_to_appeal,
    make_appeal,
    make_decided,
    make_heard,
    make_heard_by_committee,
    make_ready,
    make_seated,
    make_told,
)
from tests.desk.conftest import signed_in
from tests.desk.reading import heading, text
from tests.factories import a_key, both, make_adjustment, make_pair, make_ruling, make_user

SENT: dict[Act, dict[str, Any]] = {
    Act.CONSENT: {"name": "Bruno Rossi"},
    Act.ADMIT_LATE: {"reason": "The post was slow."},
    Act.REFUSE_LATE: {"reason": "A week too late."},
    Act.DEPOSIT: {"deposit": "20 EUR", "is_paid": "on", "fate": ""},
    Act.TELL_OTHER_SIDE: {},
    Act.COMMENT: {"comments": "He had none."},
    Act.STATE: {"statement": "I looked at the cards."},
    Act.RULE_ON_LAW: {"law_points": "", "law_ruling": "", "fact_points": "A heart?"},
    Act.SEAT: {"body": "committee", "name_1": "Carla Verdi", "chair": "1"},
    Act.HEAR: {},
    Act.DECIDE: UPHELD,
    Act.TELL: {},
    Act.NOTE_FURTHER: {"further": "To the federation."},
    Act.REFER: {},
    Act.SEND_FURTHER: {"side": "NS", "reasons": "He had a heart.", "first": BOTH[0], "second": BOTH[1]},
    Act.ASK: {"question": "Who was polled?"},
    Act.ANSWER: {"answer": "Nobody was."},
    Act.DECIDE_FURTHER: UPHELD | {"entries": 0},
    Act.WITHDRAW: {"reason": "They accept it."},
}


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


def posted(user: User, act: Act, **form: Any) -> Any:
    """The answer to a step of the only appeal there is."""
    return signed_in(user).post(f"/appeals/{Appeal.objects.get().pk}/{act}/", {**SENT[act], **form})


def next_step(user: User) -> str:
    """What the page of the only appeal says comes next."""
    page = text(signed_in(user).get(f"/appeals/{Appeal.objects.get().pk}/"))
    return page.split("Next: ")[1].split(" Every step ")[0] if "Next: " in page else ""


def test_every_act_has_its_form_and_its_service() -> None:
    assert set(DEEDS) == set(SENT) == set(Act)
    assert {act for act in Act if DEEDS[act].form is StepForm} == {Act.TELL_OTHER_SIDE, Act.TELL}, "the rest is a press"


def test_the_service_of_an_act_takes_what_its_form_gives(dora: User, ruling: Ruling) -> None:
    appeal = make_appeal(dora, ruling)
    for act in Act:
        given = _GIVEN.get(act, set(DEEDS[act].form(None, appeal).fields))
        parameters = signature(DEEDS[act].service).parameters
        wanted = {name for name, each in parameters.items() if each.default is Parameter.empty}
        assert wanted - {"actor", "appeal"} <= given <= set(parameters), act
        assert (STEPS[act].speaker is not None) is ("link" in parameters), act


_GIVEN = {
    Act.SEAT: {"body", "members"},
    Act.SEND_FURTHER: {"side", "reasons", "appeal_key", "federation", "consents"},
}
"""What forms give whose fields are called otherwise."""


def test_a_director_lodges_an_appeal_from_the_ruling(as_dora: Client, ruling: Ruling) -> None:
    assert "Lodge an appeal" in text(as_dora.get(f"/rulings/{ruling.pk}/"))
    form = {"side": "NS", "reasons": "He had a heart.", "first": BOTH[0], "second": BOTH[1], "appeal_key": a_key()}
    page = as_dora.post(f"/rulings/{ruling.pk}/appeal/", form, follow=True)
    assert heading(page) == "Appeal 1 of North-South"
    assert "He had a heart." in text(page)
    assert Appeal.objects.get().state == "admitted"
    assert "Appeal 1 of North-South to be heard" in text(as_dora.get(f"/rulings/{ruling.pk}/"))


def test_the_form_sent_twice_makes_one_appeal(as_dora: Client, ruling: Ruling) -> None:
    form = {"side": "NS", "reasons": "He had a heart.", "first": BOTH[0], "appeal_key": a_key()}
    pages = [as_dora.post(f"/rulings/{ruling.pk}/appeal/", form) for _time in range(2)]
    assert pages[0]["Location"] == pages[1]["Location"] == f"/appeals/{Appeal.objects.get().pk}/"


def test_what_is_missing_is_asked_for_and_nothing_is_lost(as_dora: Client, ruling: Ruling) -> None:
    page = as_dora.post(f"/rulings/{ruling.pk}/appeal/", {"reasons": "He had a heart.", "appeal_key": a_key()})
    assert page.status_code == 200
    assert "Choose the side that appeals." in text(page)
    assert "He had a heart." in page.content.decode()
    assert Appeal.objects.count() == 0


def test_a_second_appeal_of_a_side_comes_back_with_its_sentence(as_dora: Client, dora: User, ruling: Ruling) -> None:
    make_appeal(dora, ruling)
    form = {"side": "NS", "reasons": "He had two hearts.", "appeal_key": a_key()}
    page = as_dora.post(f"/rulings/{ruling.pk}/appeal/", form)
    assert page.status_code == 409
    assert "This side has already appealed against this ruling: it is appeal 1." in text(page)
    assert "He had two hearts." in page.content.decode()


def test_the_list_shows_the_appeals_of_the_members_clubs(
    as_dora: Client, dora: User, wanda: User, ruling: Ruling
) -> None:
    assert "No appeal yet." in text(as_dora.get("/appeals/"))
    make_appeal(dora, ruling)
    assert "Defective trick, board 1 North-South · Tuesday Pairs" in text(as_dora.get("/appeals/"))
    assert "Defective trick" not in text(signed_in(wanda).get("/appeals/"))


def test_an_appeal_of_another_club_is_not_there(dora: User, wanda: User, ruling: Ruling) -> None:
    appeal = make_appeal(dora, ruling)
    assert signed_in(wanda).get(f"/appeals/{appeal.pk}/").status_code == 404
    assert signed_in(wanda).post(f"/appeals/{appeal.pk}/tell_other_side/").status_code == 404


def test_a_step_that_does_not_exist_is_not_there(as_dora: Client, dora: User, ruling: Ruling) -> None:
    assert as_dora.post(f"/appeals/{make_appeal(dora, ruling).pk}/dance/").status_code == 404


def test_a_step_is_for_those_who_have_its_right(dora: User, rev: User, olga: User, ruling: Ruling) -> None:
    make_appeal(dora, ruling)
    done = {(act, user): is_let_do(user, act) for user in (dora, rev, olga) for act in Act}
    assert done == {(act, user): has_right(user.username, act) for act, user in done}


def is_let_do(user: User, act: Act) -> bool:
    """Whether the step is not forbidden to who sends it; nothing of it is kept."""
    with transaction.atomic():
        answered = posted(user, act)
        transaction.set_rollback(True)
    return bool(answered.status_code != 403)


def has_right(name: str, act: Act) -> bool:
    """Rev does everything, Olga hears, Dora does the rest; the federation's steps are nobody's here."""
    if STEPS[act].is_of_federation or (name == "olga" and act is Act.RULE_ON_LAW):
        return False
    return name == "rev" or (STEPS[act].right == "hear") == (name == "olga")


def test_the_page_leads_from_one_step_to_the_next(
    dora: User, rev: User, olga: User, session: Session, ruling: Ruling
) -> None:
    session.profile.review = {"body": "committee", "deposit": "20 EUR"}
    session.profile.save()
    make_appeal(dora, Ruling.objects.get(), consents=BOTH[:1])
    steps = (
        ("Consent of the side that appeals", dora, Act.CONSENT),
        ("Deposit", dora, Act.DEPOSIT),
        ("Tell the other side", dora, Act.TELL_OTHER_SIDE),
        ("The director's statement", dora, Act.STATE),
        ("Points of law and points of fact", rev, Act.RULE_ON_LAW),
        ("Who hears it", rev, Act.SEAT),
        ("Hearing", rev, Act.HEAR),
        ("Decision", olga, Act.DECIDE),
        ("Tell the players", dora, Act.TELL),
    )
    for title, user, act in steps:
        assert next_step(user).startswith(title)
        assert posted(user, act).status_code == 302
    assert next_step(dora).startswith("Deposit")
    assert posted(dora, Act.DEPOSIT, fate="returned").status_code == 302
    assert "Nothing is left to do here." in text(signed_in(dora).get(f"/appeals/{Appeal.objects.get().pk}/"))


def test_who_agreed_and_is_no_player_on_record_is_marked(dora: User, session: Session) -> None:
    ns = make_pair(session, "1", "NS", "Anna Bianchi", "Bruno Verdi")
    appeal = make_appeal(dora, make_ruling(dora, session, ns=ns), consents=("bianchi anna", "Bruno Rossi"))
    page = signed_in(dora).get(f"/appeals/{appeal.pk}/").content.decode()
    marked = re.findall(r"([\w ]+), [^<]*: not on record as a player of this side", page)
    assert marked == ["Bruno Rossi"]
    other = make_appeal(dora, make_ruling(dora, session))
    assert "not on record" not in text(signed_in(dora).get(f"/appeals/{other.pk}/"))


def test_the_chief_director_hears_it_with_one_tap(dora: User, rev: User, ruling: Ruling) -> None:
    appeal = make_ready(dora, make_appeal(dora, ruling))
    page = signed_in(rev).get(f"/appeals/{appeal.pk}/").content.decode()
    assert "I hear it" in page
    assert posted(rev, Act.SEAT, body="chief_director", name_1="Rev Alti", chair="").status_code == 302
    assert [(each.user, each.name) for each in appeal.members.all()] == [(rev, "Rev Alti")]
    assert next_step(rev).startswith("Hearing")


def test_who_may_not_do_the_next_step_reads_who_may(dora: User, rev: User, ruling: Ruling) -> None:
    make_heard(dora, rev, ruling)
    assert next_step(dora) == "Decision 93B3 This is done by: Rev Alti."


def test_who_signed_the_ruling_reads_that_somebody_else_hears_it(
    dora: User, rev: User, olga: User, ruling: Ruling
) -> None:
    countersign(actor=rev, ruling=ruling)
    make_ready(dora, make_appeal(dora, ruling))
    assert next_step(rev) == "Who hears it 93B2 This is done by: Olga Zieba."
    answer = posted(rev, Act.SEAT)
    assert answer.status_code == 403
    assert "You made this ruling or countersigned it: somebody else hears its appeal. Ask Olga Zieba." in text(answer)


def test_a_refused_step_comes_back_with_what_was_written(dora: User, rev: User, ruling: Ruling) -> None:
    make_appeal(dora, ruling)
    answer = posted(rev, Act.DECIDE, findings="West had a heart all the time.")
    assert answer.status_code == 409
    assert "This appeal is still to be heard: record the hearing first." in text(answer)
    assert "West had a heart all the time." in answer.content.decode()
    assert Appeal.objects.get().decision == ""


def test_a_member_who_ruled_is_refused_in_words_and_the_others_stay_on_the_page(
    dora: User, rev: User, ruling: Ruling
) -> None:
    make_ready(dora, make_appeal(dora, ruling))
    answer = posted(rev, Act.SEAT, name_2="Dora Neri")
    assert answer.status_code == 422
    assert "Dora Neri made this ruling or countersigned it, and cannot hear the appeal." in text(answer)
    assert 'value="Carla Verdi"' in answer.content.decode()


def test_an_empty_form_names_what_is_missing(dora: User, rev: User, ruling: Ruling) -> None:
    make_heard(dora, rev, ruling)
    answer = posted(rev, Act.DECIDE, decision="", merit="", findings="", decision_text="")
    assert answer.status_code == 200
    for said in ("Choose the decision.", "Say whether the appeal had merit.", "Write what was found."):
        assert said in text(answer)


def test_a_committee_reads_what_it_may_not_change(dora: User, rev: User, ruling: Ruling) -> None:
    make_heard_by_committee(dora, rev, ruling)
    assert "disciplinary penalties (91) as they are" in next_step(rev)


def test_a_late_appeal_shows_its_two_ways(dora: User, rev: User, session: Session, ruling: Ruling) -> None:
    end_the_time_to_appeal(session)
    make_appeal(dora, Ruling.objects.get())
    assert next_step(rev).endswith("It is heard It is not heard")
    assert posted(rev, Act.REFUSE_LATE).status_code == 302
    assert next_step(dora).startswith("Tell the players")


def test_after_a_changed_ruling_the_administrator_is_led_to_the_case_and_to_its_score(
    dora: User, rev: User, olga: User, ruling: Ruling
) -> None:
    countersign(actor=rev, ruling=ruling)
    appeal = make_decided(dora, olga, ruling, **CHANGED)
    case = ReportCase.objects.get()
    browser = signed_in(olga)
    assert f'href="/cases/{case.pk}/"' in browser.get(f"/appeals/{appeal.pk}/").content.decode()
    assert f'href="/cases/{case.pk}/"' in browser.get(f"/rulings/{ruling.pk}/").content.decode()
    assert browser.get(f"/cases/{case.pk}/").status_code == 200
    issued = browser.post(f"/cases/{case.pk}/issue/", {"revision": case.revision}, follow=True)
    new = Ruling.objects.get(is_current=True)
    assert (new.issued_by, new.version) == (olga, 2)
    assert "Appeal 1: West had a heart: two tricks." in text(issued)
    page = browser.get(f"/appeals/{appeal.pk}/")
    assert f'href="/rulings/{new.pk}/score/"' in page.content.decode()
    assert browser.get(f"/rulings/{new.pk}/score/").status_code == 200
    assert "The new version says what the ruling appealed said, and gives no score." in text(page)
    make_adjustment(olga, new)
    assert "says what the ruling appealed said" not in text(browser.get(f"/appeals/{appeal.pk}/"))


def test_a_score_that_an_earlier_version_gave_is_named_while_it_counts(
    dora: User, rev: User, session: Session, ruling: Ruling
) -> None:
    make_adjustment(dora, ruling)
    appeal = make_decided(dora, rev, ruling, **CHANGED)
    case = ReportCase.objects.get()
    new = issue_ruling(actor=rev, case=case, revision=case.revision)
    page = text(signed_in(rev).get(f"/appeals/{appeal.pk}/"))
    assert "The score that an earlier version gave still counts." in page
    assert "North-South: 4 ♠ spades −2 S (−100)" in page
    replaced = Given(Assigned.to_both(-50), "16B3", both("4S -1 S"))
    given = {"given": replaced, "reason": "The appeal."}
    make_adjustment(rev, new, Result.objects.get(), **given)
    assert "an earlier version gave" not in text(signed_in(rev).get(f"/appeals/{appeal.pk}/"))


def test_the_director_whose_ruling_was_changed_is_kept_from_the_case(
    as_dora: Client, dora: User, rev: User, ruling: Ruling
) -> None:
    make_decided(dora, rev, ruling, **CHANGED)
    case = ReportCase.objects.get()
    assert as_dora.get(f"/cases/{case.pk}/").status_code == 403
    assert as_dora.post(f"/cases/{case.pk}/issue/", {"revision": case.revision}).status_code == 403
    assert "Rule on it anew" not in text(as_dora.get(f"/rulings/{ruling.pk}/"))
    assert "Somebody who may hear appeals" in next_step(dora)


def test_an_administrator_still_does_not_rule_on_other_cases(dora: User, olga: User, ruling: Ruling) -> None:
    assert signed_in(olga).get(f"/cases/{ruling.case_id}/").status_code == 403
    assert signed_in(olga).get(f"/rulings/{ruling.pk}/score/").status_code == 403


def test_the_history_tells_the_appeal_in_words(as_dora: Client, dora: User, rev: User, ruling: Ruling) -> None:
    make_told(dora, rev, ruling)
    story = text(as_dora.get(f"/reports/{ruling.report_id}/history/"))
    for sentence in (
        "Dora Neri lodged appeal 1 for North-South.",
        "Reasons of the appeal West had a heart.",
        "Consent of Anna Bianchi, Bruno Rossi",
        "Dora Neri told the other side of appeal 1.",
        "The director's statement I looked at the cards.",
        "Rev Alti named who hears appeal 1.",
        "Heard by chief director Members Rev Alti",
        "Rev Alti recorded the decision on appeal 1.",
        "Decision the ruling stands The decision and its reasons It stands. Merit with merit",
        "Dora Neri told the players the outcome of appeal 1.",
    ):
        assert sentence in story


def test_a_further_appeal_is_noted_on_the_page(dora: User, rev: User, ruling: Ruling) -> None:
    make_told(dora, rev, ruling)
    assert posted(dora, Act.NOTE_FURTHER).status_code == 302
    assert "To the federation." in text(signed_in(dora).get(f"/appeals/{Appeal.objects.get().pk}/"))


def test_who_attended_the_hearing_and_kept_its_record_is_on_the_page(dora: User, rev: User, ruling: Ruling) -> None:
    make_seated(rev, make_ready(dora, make_appeal(dora, ruling)))
    assert posted(rev, Act.HEAR, attended="Both sides.", scribe="Ola Bór").status_code == 302
    page = text(signed_in(dora).get(f"/appeals/{Appeal.objects.get().pk}/"))
    assert "Who attended Both sides. Who kept the record Ola Bór" in page
    story = text(signed_in(dora).get(f"/appeals/{Appeal.objects.get().pk}/history/"))
    assert "Who attended Both sides." in story


def test_the_page_leads_to_the_history_of_its_appeal(as_dora: Client, dora: User, ruling: Ruling) -> None:
    appeal = make_appeal(dora, ruling)
    assert f'href="/appeals/{appeal.pk}/history/"' in as_dora.get(f"/appeals/{appeal.pk}/").content.decode()


def test_a_long_list_has_pages(as_dora: Client, ruling: Ruling) -> None:
    case = {"report": ruling.report, "case": ruling.case, "issued_by": ruling.issued_by, "is_current": False}
    snapshot = {name: getattr(ruling, name) for name in (*CONTENT, "issued_at") if name != "version"}
    versions = Ruling.objects.bulk_create(Ruling(**case, **snapshot, version=number) for number in range(2, 28))
    Appeal.objects.bulk_create(
        Appeal(
            club=ruling.report.club,
            ruling=version,
            number=2 * version.version + (side == "EW"),
            appeal_key=uuid4(),
            side=side,
            lodged_at=ruling.issued_at,
            reasons="West had a heart.",
            body="committee",
        )
        for version in versions
        for side in ("NS", "EW")
    )
    assert (text(as_dora.get("/appeals/")).count("Defective trick"), 50 + 2) == (50, Appeal.objects.count())
    assert text(as_dora.get("/appeals/?page=2")).count("Defective trick") == 2
    assert "Page 1 of 2" in text(as_dora.get("/appeals/"))


def test_a_new_chief_director_may_hear_it_too(dora: User, session: Session, ruling: Ruling) -> None:
    make_ready(dora, make_appeal(dora, ruling))
    uma = make_user("uma", session.event.club, Role.CHIEF_DIRECTOR)
    assert next_step(uma).startswith("Who hears it")
    assert posted(uma, Act.SEAT).status_code == 302


def test_what_was_decided_stays_on_the_page(dora: User, rev: User, ruling: Ruling) -> None:
    appeal = tell_outcome(actor=dora, appeal=make_decided(dora, rev, ruling, dissent="None."))
    page = text(signed_in(dora).get(f"/appeals/{appeal.pk}/"))
    assert "Decision the ruling stands What was found South had no card." in page
    assert "Dissent None." in page
