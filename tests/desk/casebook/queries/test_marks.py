"""What readers see of a federation's marks: only what its editor means for them, where the case's club shows it."""

from typing import Any

import pytest
from django.test import Client

from rulings.desk.between.services.marking import mark_case
from rulings.desk.casebook.forms import words_typed
from rulings.desk.casebook.queries.marks import mark_shown
from rulings.desk.casebook.queries.search import search
from rulings.desk.casebook.values import Wanted
from rulings.models import CaseMark, Club, Publication, Session, User
from tests.desk.reading import text
from tests.factories import make_club
from tests.federations import make_federation
from tests.publishing import make_case

SAID = {"verdict": "exemplary", "reason": "Everybody was polled.", "tags": ["precedent", "juniors"]}


@pytest.fixture
def figb(club: Club) -> Club:
    return make_federation(club)


@pytest.fixture
def case(dora: User, session: Session) -> Publication:
    """The older of two."""
    older = make_case(dora, session)
    make_case(dora, session)
    return older


@pytest.fixture
def said(figb: Club, case: Publication, club: Club) -> CaseMark:
    Club.objects.filter(pk=club.pk).update(publishing={"federation_marks": True})
    mark = mark_case(actor=User.objects.get(username="piero"), club=figb, case=case, **SAID, is_public=True)
    assert mark is not None
    return mark


def found(words: str = "", **wanted: Any) -> list[Publication]:
    return search(Wanted(words_typed(words), **wanted)).cases


def shown(case: Publication) -> CaseMark | None:
    return mark_shown(Publication.objects.select_related("club").get(pk=case.pk))


def test_it_stands_on_the_case_under_the_federations_name_and_is_found_by(said: CaseMark, case: Publication) -> None:
    page = text(Client().get(f"/casebook/ponte/{case.year}-{case.number}/"))
    assert "What Federazione figb says of it exemplary Everybody was polled. precedent · juniors" in page
    assert found(mark="exemplary") == found(tag="precedent") == found(mark="exemplary", tag="precedent") == [case]
    assert found("transferred", mark="exemplary") == found(tag="precedent", club="ponte") == [case]
    assert found(mark="doubtful") == found(tag="claim") == found("zebra", tag="precedent") == []
    assert len(found()) == len(found("transferred")) == 2
    listed = Client().get("/casebook/?mark=exemplary&tag=precedent").text
    assert f"/casebook/ponte/{case.year}-{case.number}/" in listed
    assert f"/casebook/ponte/{case.year}-{case.number + 1}/" not in listed


@pytest.mark.parametrize("change", ["club", "editor", "left", "other", "ended", "withdrawn"])
def test_without_the_club_and_the_editor_nobody_sees_it(
    said: CaseMark, case: Publication, club: Club, figb: Club, change: str
) -> None:
    assert shown(case) == said
    match change:
        case "club":
            Club.objects.filter(pk=club.pk).update(publishing={})
        case "editor":
            CaseMark.objects.filter(pk=said.pk).update(is_public=False)
        case "left":
            Club.objects.filter(pk=club.pk).update(federation=None)
        case "other":
            make_federation(club, "second")
        case "ended":
            CaseMark.objects.filter(pk=said.pk).update(ended_at=said.made_at)
        case "withdrawn":
            Publication.objects.filter(pk=case.pk).update(withdrawn_at=said.made_at)
    if change != "withdrawn":
        assert shown(case) is None
    assert found(mark="exemplary") == found("transferred", tag="precedent")[: change == "withdrawn"] == []
    assert "juniors" not in text(Client().get(f"/casebook/ponte/{case.year}-{case.number}/"))


def test_a_club_that_is_no_federation_says_nothing_to_readers(case: Publication, club: Club, figb: Club) -> None:
    Club.objects.filter(pk=club.pk).update(publishing={"federation_marks": True})
    other = make_club("wisla", "Klub Wisła")
    made = {"made_by": User.objects.get(username="piero"), "made_at": case.published_at}
    CaseMark.objects.create(club=other, publication=case, verdict="doubtful", is_public=True, **made)
    assert (shown(case), found(mark="doubtful")) == (None, [])
