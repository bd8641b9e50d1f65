"""A published case is ruled by who reads it, from what was published and nothing else."""

import re
from html import unescape
from urllib.parse import urlencode

import pytest
from django.test import Client

from rulings.desk.casebook.services.publishing import publish, withdraw_publication
from rulings.desk.practice.queries.from_cases import cases_to_rule, exercise_of_case
from rulings.desk.practice.queries.practised import Practised
from rulings.laws.practice.exercises import Exercise
from rulings.laws.practice.recorded import told_by_the_ruling
from rulings.models import Publication, Session, User
from tests.factories import make_publishable

TEXT = "A trick with three cards was found while the next one was being played."


@pytest.fixture
def case(dora: User, rev: User, session: Session) -> Publication:
    return publish(actor=rev, ruling=make_publishable(dora, rev, session), text=TEXT)


def address(case: Publication) -> str:
    return f"/practice/cases/ponte/{case.year}-{case.number}/"


def read(client: Client, where: str, status: int = 200) -> str:
    answer = client.get(where)
    assert answer.status_code == status
    return unescape(answer.content.decode())


def words(page: str) -> str:
    """What a reader reads of it."""
    return " ".join(re.sub("<[^>]+>", "", page).split())


def ruled(exercise: Exercise) -> dict[str, list[str]]:
    """Everything pressed as the case has it."""
    told, picks = told_by_the_ruling(exercise), list[str]()
    while (at := Practised(exercise, picks, "", told)).choices:
        assert at.question is not None
        picks.append(str(exercise.answers[at.question.key]))
    names = [name for name, _findings in Practised(exercise, picks, "", told).rulings]
    right = next(name for name in names if Practised(exercise, picks, name, told).rules_rightly)
    return {"a": picks, "ruling": [right]}


def test_a_case_is_ruled_from_its_published_text_and_then_shown_as_it_was_ruled(
    client: Client, case: Publication
) -> None:
    first = read(client, address(case))
    assert TEXT in first
    assert "What the director ruled" not in first
    exercise = exercise_of_case(case)
    assert exercise is not None
    done = read(client, f"{address(case)}?{urlencode(ruled(exercise), doseq=True)}")
    assert 'data-right="1"' in done
    assert "What the director ruled" in done
    assert all(text in words(done) for text in case.sentences["en"])


def test_what_became_of_it_on_appeal_and_what_was_ruled_instead_stand_beside_it(
    client: Client, case: Publication
) -> None:
    exercise = exercise_of_case(case)
    assert exercise is not None
    case.override_text, case.appeal = "The score stands.", {"decision": "upheld", "text": "The committee agreed."}
    case.save()
    done = read(client, f"{address(case)}?{urlencode(ruled(exercise), doseq=True)}")
    assert "The director ruled otherwise than these findings: The score stands." in words(done)
    assert "The committee agreed." in done
    assert "The committee agreed." not in read(client, address(case))


def test_the_list_leads_to_each_case_and_tells_nothing_of_its_ruling(client: Client, case: Publication) -> None:
    page = read(client, "/practice/cases/")
    assert address(case) in page
    assert not any(text in words(page) for text in case.sentences["en"])
    assert len(cases_to_rule()) == 1


def test_a_withdrawn_case_and_one_without_a_text_are_only_to_be_read(
    client: Client, case: Publication, rev: User
) -> None:
    where = f"/casebook/ponte/{case.year}-{case.number}/"
    Publication.objects.update(facts="")
    assert client.get(address(case)).headers["Location"] == where
    Publication.objects.update(facts=TEXT)
    withdraw_publication(actor=rev, publication=case, notice="Under review.")
    assert client.get(address(case)).headers["Location"] == where
    assert cases_to_rule() == []
    assert "No published case can be ruled here yet." in read(client, "/practice/cases/")


def test_a_board_that_the_club_leaves_out_is_left_out_here(client: Client, case: Publication) -> None:
    assert "Board 1, dealer" in read(client, address(case))
    Publication.objects.update(board_shown="left_out", auction=[])
    page = read(client, address(case))
    assert "Board 1, dealer" not in page
    assert re.search("The club leaves out the board", page)
    case.refresh_from_db()
    case.sentences = {code: ["… is scored."] for code in case.sentences}
    case.save()
    assert client.get(address(case)).status_code == 302


def test_no_such_case_is_not_found_and_no_such_answer_is_refused(client: Client, case: Publication) -> None:
    assert client.get("/practice/cases/ponte/1999-1/").status_code == 404
    assert "not an answer" in read(client, f"{address(case)}?a=maybe", 400)
