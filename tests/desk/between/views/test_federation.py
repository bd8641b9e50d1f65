"""A federation's casebook: what its clubs have published and nothing else, reviewed; and where rulings differ."""

import pytest
from django.test import Client

from rulings.desk.between.services.marking import mark_case
from rulings.models import Club, Publication, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import make_club, make_ruling, make_session, make_user
from tests.federations import make_federation
from tests.publishing import make_case


@pytest.fixture
def figb(club: Club) -> Club:
    return make_federation(club)


@pytest.fixture
def piero(figb: Club) -> Client:
    return signed_in(User.objects.get(username="piero"))


@pytest.fixture
def case(dora: User, session: Session) -> Publication:
    return make_case(dora, session)


def test_the_head_director_reads_what_its_clubs_have_published(
    piero: Client, case: Publication, figb: Club, dora: User, session: Session
) -> None:
    stranger = make_club("arno", "Arno")
    make_case(make_user("gino", stranger), make_session(stranger, "arno"), facts="Elsewhere.")
    make_ruling(dora, session, narrative="Never published.")
    page = text(piero.get("/clubs/figb/federation/cases/"))
    assert ("Ponte Vecchio" in page, "Arno" in page, "Never published." in page) == (True, False, False)
    for asked, is_there in (
        ({"law": 67}, True),
        ({"law": 12}, False),
        ({"club": "ponte"}, True),
        ({"q": "card"}, True),
    ):
        there = (
            "67" not in asked
            and f"/clubs/figb/cases/{case.pk}/" in piero.get("/clubs/figb/federation/cases/", asked).content.decode()
        )
        assert there is is_there
    assert piero.get("/clubs/figb/federation/cases/", {"club": "arno"}).status_code == 400
    assert piero.get(f"/clubs/figb/cases/{case.pk}/").status_code == 200


def test_its_editors_review_and_tag_and_that_stands_beside_the_case(
    piero: Client, case: Publication, figb: Club
) -> None:
    nina = make_user("nina", figb)
    assert signed_in(nina).get("/clubs/figb/federation/cases/").status_code == 404
    piero.post("/clubs/figb/offices/", {"user": nina.pk, "kind": "editor"})
    form = {"verdict": "exemplary", "reason": "Well asked.", "tags": ["claim"], "own_tags": "juniors, 2026"}
    signed_in(nina).post(f"/clubs/figb/cases/{case.pk}/", form)
    page = text(signed_in(nina).get("/clubs/figb/federation/cases/"))
    assert "exemplary Well asked. claim or concession · juniors · 2026" in page
    wrong = signed_in(nina).post(f"/clubs/figb/cases/{case.pk}/", form | {"own_tags": ",".join("abcdefghij")})
    assert (wrong.status_code, "at most 8 tags" in text(wrong)) == (422, True)


def test_consistency_of_the_clubs_that_agree_stands_beside_them(
    piero: Client, figb: Club, club: Club, dora: User, session: Session
) -> None:
    assert "No club lets its rulings count here." in text(piero.get("/clubs/figb/federation/cases/"))
    Club.objects.filter(pk=club.pk).update(counted_there=True)
    make_ruling(dora, session)
    page = text(piero.get("/clubs/figb/federation/cases/"))
    assert "Ponte Vecchio Bridge Club The same facts have come out alike." in page


def test_it_is_nobody_elses_and_no_clubs(
    piero: Client, as_rev: Client, case: Publication, figb: Club, rev: User
) -> None:
    for browser, slug in ((as_rev, "figb"), (as_rev, "ponte"), (piero, "ponte")):
        assert browser.get(f"/clubs/{slug}/federation/cases/").status_code == 404
    mark_case(actor=User.objects.get(username="piero"), club=figb, case=case, verdict="doubtful", reason="Hm.")
    assert "Hm." not in text(as_rev.get(f"/clubs/ponte/cases/{case.pk}/"))


def test_the_page_of_appeals_leads_there(piero: Client, as_rev: Client) -> None:
    page = text(piero.get("/appeals/"))
    for name in ("Appeals sent to the federation", "Cases of the federation’s clubs", "Offices of the federation"):
        assert name in page
        assert name not in text(as_rev.get("/appeals/"))
