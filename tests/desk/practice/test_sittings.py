"""A test as its taker sees it: from the link to the code, and back again without a second answer."""

import re
from html import unescape
from urllib.parse import urlencode

import pytest
from django.test import Client

from rulings.desk.practice.queries.sealed import link_of, results_of
from rulings.desk.practice.queries.sittings import Sat, sitting_by_token
from rulings.models import Sitting, SittingAnswer
from tests.desk.practice.rounds import SET
from tests.desk.practice.test_services import answer

pytestmark = pytest.mark.django_db
LINK = f"/practice/test/?{urlencode({'of': link_of(SET)})}"


def begun(client: Client) -> str:
    """The address of a sitting's first exercise."""
    return client.post(LINK).headers["Location"]


def text_of(client: Client, address: str, status: int = 200) -> str:
    response = client.get(address, follow=True)
    assert response.status_code == status
    return unescape(response.content.decode())


def sitting_at(address: str) -> Sitting:
    token = address.split("/")[3]
    sitting = sitting_by_token(token)
    assert sitting is not None
    sitting.token = token
    return sitting


def test_looking_at_a_link_begins_nothing(client: Client) -> None:
    assert "Begin the test" in text_of(client, LINK)
    assert not Sitting.objects.exists()


def test_who_goes_back_finds_his_answer_and_may_give_no_other(client: Client) -> None:
    address = begun(client)
    page = text_of(client, address)
    first = re.findall(r'name="a" value="([^"]+)"', page)
    assert 'method="post"' in page
    assert client.post(address, {"step": 0, "a": first[0]}).headers["Location"] == address
    again = client.post(address, {"step": 0, "a": first[1]})
    assert again.status_code == 409
    assert "stays as it was given" in unescape(again.content.decode())
    assert [each.given for each in SittingAnswer.objects.all()] == [first[0]]


def test_a_test_leads_from_exercise_to_exercise_to_its_code(client: Client) -> None:
    address = begun(client)
    sitting = sitting_at(address)
    while Sat(sitting_at(address)).place < 2:
        answer(sitting)
    assert f'href="{address.replace("/1/", "/2/")}"' in text_of(client, address)
    done = f"/practice/sitting/{sitting.token}/done/"
    assert f'href="{done}"' in text_of(client, address.replace("/1/", "/2/"))
    code = re.search(r'class="address whole">([^<]+)<', client.post(done, {"name": "Ida"}).content.decode())
    assert code is not None
    (result,), strangers = results_of([code[1]])
    assert (result.name, result.marks, result.sitting, result.begun, strangers) == ("Ida", "11", 1, 1, 0)


def test_nobody_is_at_the_end_before_it_nor_at_an_exercise_that_is_not_there(client: Client) -> None:
    address = begun(client)
    assert client.get(f"{address[:-2]}done/").headers["Location"] == address
    assert client.get(f"{address[:-2]}2/").headers["Location"] == address
    assert client.get(f"{address[:-2]}3/").status_code == 404
    assert client.get("/practice/sitting/nobody/1/").status_code == 404


@pytest.mark.parametrize("sent", [{}, {"step": "x", "a": "N"}, {"step": 0}, {"step": 0, "ruling": "ab"}])
def test_what_no_button_sends_is_refused_in_one_sentence(client: Client, sent: dict[str, object]) -> None:
    response = client.post(begun(client), sent)
    assert response.status_code in (400, 422)
    assert "press one that is shown" in unescape(response.content.decode())


def test_a_sitting_that_the_site_does_not_know_as_it_began_is_begun_anew(client: Client) -> None:
    address = begun(client)
    Sitting.objects.update(sealed="no seal of this site")
    assert "begin anew" in text_of(client, address, 400)


def test_no_search_engine_keeps_it_and_no_other_site_learns_its_address(client: Client) -> None:
    headers = client.get(begun(client)).headers
    assert (headers["X-Robots-Tag"], headers["Referrer-Policy"]) == ("noindex, nofollow", "same-origin")
