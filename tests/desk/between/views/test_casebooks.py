"""Cases of one's own and of casebooks that are followed: found together, read, marked; and what is followed."""

import json
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.between.services.following import follow_club
from rulings.models import CaseCopy, CaseMark, Club, FollowedCasebook, Publication, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import make_club, make_session, make_user
from tests.publishing import make_case


@pytest.fixture
def wisla(db: None) -> Club:
    return make_club("wisla", "Klub Wisła")


@pytest.fixture
def theirs(wisla: Club) -> Publication:
    return make_case(make_user("wanda", wisla), make_session(wisla, "wednesday"), facts="East claimed.", laws=" 70 ")


@pytest.fixture
def copy(rev: User, club: Club) -> CaseCopy:
    now = timezone.now()
    given: dict[str, Any] = {"title": "Praga", "added_by": rev, "added_at": now, "address": "https://example.org/f"}
    casebook = FollowedCasebook.objects.create(club=club, **given)
    finding = {"paragraph": "64A2", "text": {"en": "One trick is transferred.", "it": "Una presa."}}
    content = {"facts": "South revoked.", "findings": [finding, "x", {}], "laws": [64], "appeal": {"text": "Upheld."}}
    return CaseCopy.objects.create(
        casebook=casebook,
        address="https://example.org/casebook/praga/2026-1/",
        title="praga 2026-1",
        content=content,
        words=" law:64 revoked south ",
        fetched_at=now,
        checked_at=now,
    )


def test_own_cases_and_those_followed_are_found_together(
    as_dora: Client,
    rev: User,
    dora: User,
    club: Club,
    session: Session,
    wisla: Club,
    theirs: Publication,
    copy: CaseCopy,
) -> None:
    make_case(dora, session)
    page = text(as_dora.get("/casebooks/"))
    assert ("praga 2026-1" in page, "Klub Wisła" in page) == (True, False)
    follow_club(actor=rev, club=club, source=wisla)
    assert "Klub Wisła" in text(as_dora.get("/casebooks/"))
    page = text(as_dora.get("/casebooks/", {"law": "64"}))
    assert "praga 2026-1" in page
    found = as_dora.get("/casebooks/", {"q": "claimed"})
    assert f"/clubs/ponte/cases/{theirs.pk}/" in found.content.decode()
    assert "No copy has all of this." in text(found)
    assert as_dora.get("/casebooks/", {"law": "94"}).status_code == 400


def test_a_copy_says_what_it_is_and_is_marked(as_rev: Client, as_dora: Client, copy: CaseCopy) -> None:
    address = f"/clubs/ponte/copies/{copy.pk}/"
    page = text(as_dora.get(address))
    for said in ("South revoked.", "One trick is transferred. (64A2)", "Upheld.", "not verified"):
        assert said in page
    assert "Mark this case" not in page
    assert as_dora.post(address, {"verdict": "exemplary", "reason": "So."}).status_code == 403
    missing = as_rev.post(address, {"verdict": "doubtful", "reason": ""})
    assert (missing.status_code, "Write why you mark the case so." in text(missing)) == (422, True)
    assert "Nobody was polled." in text(
        as_rev.post(address, {"verdict": "doubtful", "reason": "Nobody was polled."}, follow=True)
    )
    assert "doubtful" in text(as_dora.get("/casebooks/"))
    CaseCopy.objects.update(gone_at=timezone.now(), content={}, notice="It named somebody.")
    page = text(as_rev.get(address))
    assert ("It named somebody." in page, "Save the mark" in page) == (True, False)


def test_a_case_of_a_club_that_is_not_followed_is_not_there(
    as_rev: Client, rev: User, club: Club, wisla: Club, theirs: Publication
) -> None:
    address = f"/clubs/ponte/cases/{theirs.pk}/"
    assert as_rev.get(address).status_code == 404
    follow_club(actor=rev, club=club, source=wisla)
    assert "East claimed." in text(as_rev.get(address))
    as_rev.post(address, {"verdict": "exemplary", "reason": "Well asked."})
    assert CaseMark.objects.get().publication == theirs
    assert (
        signed_in(User.objects.get(username="wanda")).get(f"/clubs/wisla/cases/{theirs.pk}/").content.count(b"Well")
        == 0
    )
    Publication.objects.update(withdrawn_at=timezone.now())
    assert as_rev.get(address).status_code == 404


def test_a_copy_of_another_club_is_not_there(copy: CaseCopy, theirs: Publication) -> None:
    wanda = signed_in(User.objects.get(username="wanda"))
    assert wanda.get(f"/clubs/wisla/copies/{copy.pk}/").status_code == 404
    assert wanda.get(f"/clubs/ponte/copies/{copy.pk}/").status_code == 404
    assert "praga" not in text(wanda.get("/casebooks/"))


def test_what_a_club_follows_is_said_changed_and_left(
    as_rev: Client, as_dora: Client, wisla: Club, theirs: Publication
) -> None:
    address = "/clubs/ponte/casebooks/"
    as_rev.post(address, {"source": wisla.pk})
    as_rev.post(address, {"address": "https://example.org/feed.atom", "title": "Example"})
    page = text(as_dora.get(address))
    assert ("Klub Wisła" in page, "is read for the first time" in page, "Follow this feed" in page) == (
        True,
        True,
        False,
    )
    wrong = as_rev.post(address, {"address": "http://10.0.0.1/", "title": "Inside"})
    assert (wrong.status_code, "begins with https://" in text(wrong)) == (422, True)
    FollowedCasebook.objects.exclude(address="").update(trouble="gone")
    assert "There is no such feed any more" in text(as_rev.get(address))
    feed = FollowedCasebook.objects.get(source=wisla)
    assert as_dora.post(f"{address}{feed.pk}/leave/").status_code == 403
    assert (
        "Klub Wisła" not in text(as_rev.post(f"{address}{feed.pk}/leave/", follow=True)).split("Club on this site")[0]
    )


def test_whatever_a_copy_holds_its_page_is_drawn(as_rev: Client, copy: CaseCopy) -> None:
    for odd in (3, None, [], {}, "<script>", [[]], {"text": 3}, [{"text": {"en": None}}], [{"text": {}}]):
        names = ("facts", "findings", "override", "appeal", "commentary", "situation", "laws", "text")
        CaseCopy.objects.update(content=json.loads(json.dumps(dict.fromkeys(names, odd))))
        answer = as_rev.get(f"/clubs/ponte/copies/{copy.pk}/")
        assert (answer.status_code, b"<script>\xe2" in answer.content) == (200, False)
