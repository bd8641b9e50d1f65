"""The pages of the practice: step by step to the ruling, by rounds, and by a trainer's test."""

import re
from html import unescape
from urllib.parse import urlencode

import pytest
from django.test import Client

from rulings.desk.practice.queries.practised import Practised
from rulings.desk.practice.queries.sealed import Result, code_of, link_of
from rulings.desk.practice.values import Test
from rulings.laws.practice.exercises import Exercise, exercise_of, named_paths
from rulings.laws.practice.levels import Level
from rulings.models import User
from tests.desk.conftest import signed_in
from tests.desk.practice.rounds import ENDED, EXERCISE


@pytest.fixture
def client_of_dora(dora: User) -> Client:
    return signed_in(dora)


FIRST = next(iter(named_paths("designation", "2017")))


def told(exercise: Exercise) -> list[str]:
    """The answers of the story to every question that leaves a choice, as they are pressed."""
    picks: list[str] = []
    while (at := Practised(exercise, picks, "")).choices:
        question = at.question
        assert question is not None
        answer = exercise.answers[question.key]
        picks.append(" ".join(answer) if isinstance(answer, list) else str(answer))
    return picks


def right_ruling(exercise: Exercise, picks: list[str]) -> str:
    """The letter of the law's own ruling."""
    letters = [name for name, _findings in Practised(exercise, picks, "").rulings]
    return next(name for name in letters if Practised(exercise, picks, name).rules_rightly)


def answered(exercise: Exercise, *, last: str = "") -> dict[str, object]:
    """Everything pressed rightly, the first answer excepted where it is `last`."""
    picks = told(exercise)
    return {"a": [last, *picks[1:]] if last else picks, "ruling": right_ruling(exercise, picks)}


def text_of(client: Client, address: str, status: int = 200) -> str:
    response = client.get(address, follow=True)
    assert response.status_code == status
    return unescape(response.content.decode())


def query(fields: dict[str, object]) -> str:
    return urlencode(fields, doseq=True)


def test_who_answers_as_the_story_tells_and_chooses_the_ruling_has_ruled_rightly(client: Client) -> None:
    page = text_of(client, f"{EXERCISE}?{query(answered(exercise_of('designation', '2017', FIRST, 7)))}")
    assert 'data-right="1"' in page
    assert "here you left the path" not in page


def test_a_wrong_answer_is_shown_with_what_the_story_tells_and_its_paragraph(client: Client) -> None:
    exercise = exercise_of("designation", "2017", FIRST, 7)
    wrong = next(seat for seat in "NESW" if seat != exercise.answers["offender"])
    page = text_of(client, f"{EXERCISE}?{query(answered(exercise, last=wrong))}")
    assert 'data-right="0"' in page
    assert "here you left the path" in page
    assert "The ruling is right, but you left the path on the way" in page


@pytest.mark.parametrize("asked", ["a=Q", "a=N&ruling=a", "ruling=z", "a=N&a=x&a=y&a=z&a=w&a=v", "level=genius",
                                   "level=exam&round=1&number=2&extra=0&began=0&marks=111"])  # fmt: skip
def test_what_nobody_could_press_is_refused_with_one_sentence(client: Client, asked: str) -> None:
    assert "There is no such round" in (page := text_of(client, f"{EXERCISE}?{asked}", 400)) or "not an answer" in page


@pytest.mark.parametrize("address", [
    "/practice/no_such/", "/practice/no_such/2017/0000000000/1/", "/practice/designation/2017/0000000000/1/",
    f"/practice/designation/1997/{FIRST}/1/", f"/practice/designation/2017/{FIRST}/10000/",
    "/practice/contested_claim/",
])  # fmt: skip
def test_what_is_not_practised_is_not_found(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


@pytest.mark.parametrize("asked", ["", "level=genius&number=5", "level=exam&number=0", "level=exam&number=31"])
def test_a_round_that_cannot_be_is_refused(client: Client, asked: str) -> None:
    assert "choose level and number" in text_of(client, f"/practice/begin/?{asked}", 400)


def test_a_round_leads_from_exercise_to_exercise_and_tells_at_its_end_what_was_right(client: Client) -> None:
    first = client.get("/practice/begin/?level=exam&number=2&extra=100").headers["Location"]
    address, fields = first.split("?")[0], dict(re.findall(r"(\w+)=(\w*)", first))
    for _ in range(2):
        key, edition, name, seed = address.strip("/").split("/")[1:]
        done = answered(exercise_of(key, edition, name, int(seed)))
        page = text_of(client, f"{address}?{query({**fields, **done})}")
        onward = re.search(r'class="press" href="([^"]+)"', page)
        assert onward is not None
        address, fields = onward[1].split("?")[0], dict(re.findall(r"(\w+)=(\w*)", onward[1]))
    assert (address, fields["marks"]) == ("/practice/end/", "11")
    assert "2 of 2 ruled without a mistake" in text_of(client, onward[1])


def test_extra_time_is_added_and_late_is_told_and_nothing_is_lost(client: Client) -> None:
    page = text_of(client, f"/practice/end/?{query(ENDED.fields)}")
    assert ENDED.seconds == 270
    assert "1 of 2 ruled without a mistake" in page
    assert "longer than the exam gives" in page


def test_the_guide_leads_to_the_practice_and_a_situation_to_its_exercises(client: Client) -> None:
    assert 'href="/practice/"' in text_of(client, "/guide/")
    assert 'href="/practice/designation/"' in text_of(client, "/guide/designation/")
    assert 'href="/practice/contested_claim/"' not in text_of(client, "/guide/contested_claim/")


def test_a_test_is_set_by_who_is_signed_in_and_opened_by_whoever_has_its_link(
    client: Client, client_of_dora: Client
) -> None:
    asked = {"level": "exam", "number": 2, "minutes": 10, "days": 7, "only": ["designation"]}
    assert client.get("/practice/set/").status_code == 302
    link = re.search(r'/practice/test/\?of=[^"<]+', text_of(client_of_dora, f"/practice/set/?{query(asked)}"))
    assert link is not None
    assert "A test of 2 exercises" in text_of(client, link[0])


def test_the_code_of_a_taker_becomes_a_row_of_the_trainers_table(client_of_dora: Client) -> None:
    code = code_of(Result("0a1b2c3d", "=Ida", "10", 30, 60, 1_700_000_000, 2, 3))
    table = client_of_dora.post("/practice/set/results/", {"codes": f"{code}\n{code}\nnone"}).content.decode()
    rows = table.splitlines()
    assert rows[1] == "0a1b2c3d,'=Ida,1,2,30,60,2023-11-14T22:13:20+00:00,2,3"
    assert rows[2:] == ["Codes that are none of this site: 1"]


def test_a_test_that_is_over_or_no_test_is_refused_in_one_sentence(client: Client) -> None:
    over = Test(Level.EXAM, 1, 2, (), 0, until=1)
    assert "This test is over" in text_of(client, f"/practice/test/?{query({'of': link_of(over)})}", 410)
    assert "not the link of a test" in text_of(client, "/practice/test/?of=é", 400)


def test_more_codes_than_anybody_has_are_refused(client_of_dora: Client) -> None:
    response = client_of_dora.post("/practice/set/results/", {"codes": "x " * 201})
    assert response.status_code == 422
    assert "At most 200 codes" in response.content.decode()
