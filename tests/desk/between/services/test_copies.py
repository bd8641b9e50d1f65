"""Casebooks elsewhere as they are read: copied, verified, changed and withdrawn as their source does, or not read."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.utils import timezone

from rulings.desk.base.signing import signer_of
from rulings.desk.between.queries.copies import copies_found, followed_by
from rulings.desk.between.queries.signed import as_signed
from rulings.desk.between.services.copies import read_due
from rulings.desk.between.services.following import follow_feed, leave_casebook
from rulings.desk.between.values import Trouble
from rulings.desk.casebook.forms import words_typed
from rulings.desk.casebook.values import Wanted
from rulings.models import CaseCopy, Club, FollowedCasebook, Proof, User
from tests.desk.between.site import Site, made_site


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with made_site(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def site(server: Site) -> Site:
    server.pages.clear()
    server.asked.clear()
    return server


@pytest.fixture
def followed(site: Site, rev: User, club: Club) -> FollowedCasebook:
    """Put straight in: no address of this machine may be followed."""
    now = timezone.now()
    given: dict[str, Any] = {"title": "Wisła", "added_by": rev, "added_at": now, "due_at": now}
    return FollowedCasebook.objects.create(club=club, address=site.at("/casebook/feed.json"), **given)


def publish(site: Site, *numbers: int, **fields: Any) -> None:
    """What the other site shows: these cases, each signed."""
    cases = [{"address": case_at(site, each), "club": "wisla", "year": 2026, "number": each} for each in numbers]
    site.pages["/casebook/feed.json"] = (200, {}, json.dumps({"cases": cases}).encode())
    for case in cases:
        told = case | {"facts": "West revoked.", "laws": [64], "situation": "revoke"} | fields
        site.pages[f"/casebook/wisla/2026-{case['number']}.signed.json"] = (200, {}, as_signed(told).encode())


def case_at(site: Site, number: int) -> str:
    return site.at(f"/casebook/wisla/2026-{number}/")


def read(site: Site) -> None:
    FollowedCasebook.objects.update(due_at=timezone.now())
    assert read_due(reach=site.reach) == 1


def found(club: Club, **wanted: Any) -> list[str]:
    given = {"words": words_typed(wanted.pop("q", "")), **wanted}
    return [each.title for each in copies_found(followed_by([club]), Wanted(**given))]


def test_its_cases_are_copied_verified_and_found(site: Site, followed: FollowedCasebook, club: Club) -> None:
    publish(site, 1, 2)
    read(site)
    followed.refresh_from_db()
    assert (followed.trouble, followed.fetched_at is None, len(followed.key)) == ("", False, 64)
    assert set(CaseCopy.objects.values_list("title", "proof")) == {
        ("wisla 2026-1", Proof.VERIFIED),
        ("wisla 2026-2", Proof.VERIFIED),
    }
    assert len(found(club, q="revoked")) == len(found(club, law=64)) == 2
    assert found(club, q="claimed") == found(club, law=12) == []
    assert read_due(reach=site.reach) == 0, "it is due again tomorrow"


def test_what_its_source_withdraws_or_changes_is_so_here_too(
    site: Site, followed: FollowedCasebook, club: Club
) -> None:
    publish(site, 1, 2, 3)
    read(site)
    publish(site, 2, facts="East revoked.")
    gone = {"address": case_at(site, 1), "withdrawn": "2026-11-20", "notice": "It named somebody."}
    site.pages["/casebook/wisla/2026-1.signed.json"] = (200, {}, as_signed(gone).encode())
    del site.pages["/casebook/wisla/2026-3.signed.json"]
    read(site)
    one, two, three = CaseCopy.objects.order_by("address")
    assert (one.notice, one.content, one.words, two.content["facts"]) == ("It named somebody.", {}, "", "East revoked.")
    assert None not in (one.gone_at, three.gone_at)
    assert found(club, q="revoked") == ["wisla 2026-2"]


def test_a_copy_that_was_tampered_with_or_signed_by_another_says_so(site: Site, followed: FollowedCasebook) -> None:
    publish(site, 1)
    read(site)
    publish(site, 1, 2, 3)
    path = "/casebook/wisla/2026-{}.signed.json".format
    changed = json.loads(site.pages[path(2)][2])
    changed["case"]["facts"] = "Nobody revoked."
    site.pages[path(2)] = (200, {}, json.dumps(changed).encode())
    other = signer_of(b"1" * 32)
    FollowedCasebook.objects.update(key=other.public)
    read(site)
    proofs = dict(CaseCopy.objects.values_list("address", "proof"))
    assert proofs[case_at(site, 2)] == Proof.BROKEN
    assert proofs[case_at(site, 3)] == Proof.OTHER_KEY
    assert FollowedCasebook.objects.get().key == other.public


def test_a_feed_of_another_program_is_copied_unsigned_and_a_case_that_is_gone_there_goes(
    site: Site, followed: FollowedCasebook
) -> None:
    items = [{"url": site.at(f"/rulings/{each}"), "title": f"Ruling {each}", "summary": "A claim."} for each in (1, 2)]
    site.pages["/casebook/feed.json"] = (200, {}, json.dumps({"items": items}).encode())
    read(site)
    assert set(CaseCopy.objects.values_list("proof", flat=True)) == {Proof.UNSIGNED}
    site.pages["/casebook/feed.json"] = (200, {}, json.dumps({"items": items[:1]}).encode())
    site.pages["/rulings/2"] = (200, {}, b"still there")
    read(site)
    assert CaseCopy.objects.filter(gone_at__isnull=False).count() == 0
    del site.pages["/rulings/2"]
    read(site)
    assert [each.address for each in CaseCopy.objects.filter(gone_at__isnull=False)] == [site.at("/rulings/2")]


@pytest.mark.parametrize(
    ("answer", "trouble"),
    [
        ((404, {}, b""), Trouble.GONE),
        ((500, {}, b""), Trouble.REFUSED),
        ((200, {}, b"<html></html>"), Trouble.NOT_A_FEED),
        ((200, {}, b"x" * (2 * 1024 * 1024 + 1)), Trouble.TOO_LARGE),
        ((302, {"Location": "http://localhost/"}, b""), Trouble.ADDRESS),
    ],
)
def test_a_feed_that_is_not_to_be_had_leaves_its_copies_and_says_why(
    site: Site, followed: FollowedCasebook, answer: Any, trouble: Trouble
) -> None:
    publish(site, 1)
    read(site)
    site.pages["/casebook/feed.json"] = answer
    read(site)
    followed.refresh_from_db()
    assert (followed.trouble, CaseCopy.objects.get().gone_at) == (trouble, None)
    assert followed.due_at > timezone.now()


def test_nothing_of_this_machine_is_read_by_the_reach_that_the_worker_has(
    site: Site, followed: FollowedCasebook
) -> None:
    publish(site, 1)
    FollowedCasebook.objects.update(address="https://127.0.0.1/feed")
    assert read_due() == 1
    followed.refresh_from_db()
    assert (followed.trouble, CaseCopy.objects.count(), site.asked) == (Trouble.NOT_PUBLIC, 0, [])


def test_what_is_left_while_it_is_read_is_copied_no_more(
    site: Site, followed: FollowedCasebook, rev: User, club: Club
) -> None:
    publish(site, 1)
    read(site)
    leave_casebook(actor=rev, casebook=followed)
    assert (CaseCopy.objects.count(), read_due(reach=site.reach)) == (0, 0)
    again = follow_feed(actor=rev, club=club, address="https://example.org/feed", title="Example")
    Club.objects.update(closed_at=timezone.now())
    assert read_due(reach=site.reach) == 1
    again.refresh_from_db()
    assert (again.trouble, again.fetched_at) == ("", None)
