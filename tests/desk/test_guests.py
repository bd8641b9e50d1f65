"""A guest director: in his one session he reads and rules, and of the rest of the club he finds nothing anywhere."""

import re
from collections.abc import Iterator
from datetime import timedelta
from unittest.mock import patch

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right, rights_of
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.people.services.clubs import give_role
from rulings.desk.people.services.invitations import invite, take_invitation
from rulings.desk.reports.services.filing import withdraw_report
from rulings.desk.trail.queries.verification import replayed, verify_audit
from rulings.models import Club, Membership, Role, Session, User
from tests.desk import spoilers
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.desk.spoilers import SPOILERS, addresses, spoil, words_of
from tests.factories import (
    REST_OF_NO_CARD_LATE,
    answer_all,
    first_case,
    make_club,
    make_report,
    make_session,
    make_user,
)

OKAPI = "Okapi"
"""In the guest's session all texts hold it."""


@pytest.fixture
def elsewhere(club: Club) -> Session:
    """Another session of the club."""
    return make_session(club, "elsewhere")


@pytest.fixture
def guest(olga: User, club: Club, session: Session) -> User:
    """Gino, a guest in Tuesday's session."""
    gino = make_user("gino", first_name="Gino", last_name="Verdi")
    asked = invite(actor=olga, club=club, name="Gino Verdi", role=Role.DIRECTOR, session=session)
    take_invitation(actor=gino, invitation=asked)
    return gino


@pytest.fixture
def as_guest(guest: User) -> Client:
    return signed_in(guest)


def spoiled(session: Session, dora: User, mark: str) -> dict[str, list[str]]:
    calls = [{"call": "1NT", "note": mark}, {"call": "P"}]
    with patch.object(spoilers, "ZEBRA", mark), patch.object(spoilers, "CALLS", calls):
        return spoil(session, dora)


FOR_EVERYBODY = ("/t/", "/r/", "/p/", "/door/", "/screen/", "/results/", "/guide/", "/audit/")
"""Opened by their own secret, or by everybody: who is signed in has nothing more of them."""


OPEN_TO_ALL = {
    "",
    "sessions",
    "appeals",
    "profiles",
    "clubs",
    "import",
    "help",
    "pocket",
    "casebooks",
    "robots.txt",
    "sitemap.xml",
}
"""How pages begin that open to whoever is signed in, and are looked at here for what they show."""
LINK = re.compile(r'<a [^>]*href="(/[^"#]*)')


def main_of(page: str) -> str:
    """What stands between the bar and the end of a page."""
    return page.partition("<main")[2].partition("</main>")[0]


NOT_DONE = (302, 401, 403, 404, 405, 415)
"""What a POST of his is answered; what it would have done is looked for in the trail."""


def asked_for(stands: dict[str, list[str]]) -> Iterator[str]:
    """Every address that is for members."""
    return (each for each in addresses(stands) if not each.startswith(FOR_EVERYBODY))


def test_of_another_session_and_of_the_club_he_finds_nothing(
    as_guest: Client, dora: User, elsewhere: Session, club: Club
) -> None:
    stands = spoil(elsewhere, dora)
    entries, every = club.audit_entries.count(), list(asked_for(stands))
    with patch("django.template.backends.django.Template.render", lambda *_context: ""):
        status = {address: as_guest.get(address).status_code for address in every}
        done = [
            each for each in every if each != "/sitemap.xml" and as_guest.post(each, {}).status_code not in NOT_DONE
        ]
    opened = [address for address, code in status.items() if code == 200]
    assert [address for address in opened if SPOILERS.search(words_of(as_guest.get(address)))] == []
    assert {each.split("/")[1] for each in opened} == OPEN_TO_ALL
    assert (set(status.values()), done) == ({200, 302, 403, 404, 405}, [])
    assert Club.objects.get(pk=club.pk).audit_entries.count() == entries
    assert len(every) > 150


def test_in_his_session_he_reads_everything_and_nothing_of_another(
    as_guest: Client, dora: User, session: Session, elsewhere: Session
) -> None:
    spoil(elsewhere, dora)
    stands = spoiled(session, dora, OKAPI)
    drawn = (each for each in asked_for(stands) if not each.endswith(".pdf"))
    shown = {address: as_guest.get(address).content.decode(errors="replace") for address in drawn}
    wrong = [address for address, page in shown.items() if re.search(spoilers.ZEBRA, page, re.IGNORECASE)]
    assert wrong == []
    reading = [address for address, page in shown.items() if OKAPI in page]
    for kind in ("reports", "cases", "rulings", "polls", "appeals", "sessions"):
        assert any(address.startswith(f"/{kind}/") for address in reading), kind
    assert len(reading) > 15
    with patch("django.template.backends.django.Template.render", lambda *_context: ""):
        led = {link for address in reading for link in LINK.findall(main_of(shown[address]))}
        assert [link for link in sorted(led) if as_guest.get(link).status_code in (403, 404)] == []


def test_he_rules_there_and_nowhere_else(
    guest: User, as_guest: Client, session: Session, elsewhere: Session, dora: User, club: Club
) -> None:
    case = answer_all(guest, first_case(make_report(guest, session)), REST_OF_NO_CARD_LATE)
    ruling = issue_ruling(actor=guest, case=case, revision=case.revision)
    assert ruling.issued_by == guest
    assert as_guest.get(f"/rulings/{ruling.pk}/").status_code == 200
    theirs = make_report(dora, elsewhere)
    for act in (
        lambda: make_report(guest, elsewhere),
        lambda: answer_all(guest, first_case(theirs), REST_OF_NO_CARD_LATE[:1]),
        lambda: withdraw_report(actor=guest, report=theirs, reason="Not his."),
    ):
        with pytest.raises(Exception, match=r"^Only this club's directors"):
            act()
    assert verify_audit(club) is None


@pytest.mark.parametrize(
    "address",
    [
        *(
            "/sessions/tuesday/settings/",
            "/sessions/tuesday/files/",
            "/sessions/tuesday/pairs/",
            "/clubs/ponte/people/",
        ),
        *("/clubs/ponte/history/", "/clubs/ponte/notes/", "/clubs/ponte/players/", "/queue/", "/consistency/"),
        *("/players/", "/tonight/", "/import/"),
    ],
)
def test_what_is_the_club_s_is_not_his(as_guest: Client, address: str) -> None:
    assert as_guest.get(address).status_code in (403, 404)


def test_his_desk_is_that_of_his_session(as_guest: Client, elsewhere: Session) -> None:
    page = as_guest.get("/").content.decode()
    assert "/sessions/tuesday/new/" in page
    assert "elsewhere" not in page


def test_his_rights_end_with_his_role_and_are_none_in_the_club(
    guest: User, club: Club, session: Session, elsewhere: Session, as_guest: Client
) -> None:
    assert rights_of(guest, club, session.pk) == {Right.SEE, Right.FILE, Right.RULE}
    assert rights_of(guest, club) == rights_of(guest, club, elsewhere.pk) == frozenset()
    Membership.objects.filter(user=guest).update(ends_at=timezone.now() - timedelta(minutes=1))
    assert rights_of(guest, club, session.pk) == frozenset()
    assert as_guest.get("/sessions/tuesday/").status_code == 404
    assert "/sessions/tuesday/" not in as_guest.get("/").content.decode()


def test_a_director_whose_role_has_ended_finds_no_session_on_his_desk(
    dora: User, as_dora: Client, session: Session
) -> None:
    assert "/sessions/tuesday/" in as_dora.get("/").content.decode()
    Membership.objects.filter(user=dora).update(ends_at=timezone.now() - timedelta(minutes=1))
    assert "tuesday" not in as_dora.get("/").content.decode()


def test_a_guest_who_directs_another_club_sees_in_its_lists_nothing_of_this_one(
    guest: User, as_guest: Client, session: Session, elsewhere: Session
) -> None:
    own = make_club("own", "Own Club")
    Membership.objects.create(user=guest, club=own, role=Role.CHIEF_DIRECTOR)
    make_session(own, "ours")
    page = as_guest.get("/sessions/").content.decode()
    assert "/sessions/ours/" in page
    assert "elsewhere" not in page


def test_notes_on_conduct_are_not_counted_for_him(as_guest: Client, dora: User, session: Session) -> None:
    stands = spoiled(session, dora, OKAPI)
    page = text(as_guest.get(f"/reports/{stands['reports'][1]}/"))
    hers = text(signed_in(dora).get(f"/reports/{stands['reports'][1]}/"))
    assert ("tempo: 1" in hers, "tempo: 1" in page) == (True, False)


def test_a_role_in_the_club_takes_the_place_of_his_and_the_trail_tells_both(
    guest: User, olga: User, club: Club, session: Session, elsewhere: Session
) -> None:
    assert Membership.objects.get(user=guest).session == session
    asked = invite(actor=olga, club=club, name="Gino Verdi", role=Role.DIRECTOR, session=elsewhere)
    take_invitation(actor=guest, invitation=asked)
    assert Membership.objects.get(user=guest).session == elsewhere
    give_role(actor=olga, club=club, user=guest, role=Role.CHIEF_DIRECTOR)
    assert Membership.objects.get(user=guest).session is None
    told = [str(each) for each in replayed(club) if str(each).startswith(("Membership", "Invitation"))]
    assert [each for each in told if "no entry tells of it" not in each] == []
    Membership.objects.filter(user=guest).update(role=Role.DIRECTOR, session=session)
    assert [str(each) for each in replayed(club) if "session.slug" in str(each)] != []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"role": Role.CHIEF_DIRECTOR}, r"^A guest in one session is a director there"),
        ({"also_administers": True}, r"^A guest in one session is a director there"),
        ({"elsewhere": True}, r"^That is no session of this club\."),
    ],
)
def test_a_guest_who_cannot_be_is_not_invited(
    olga: User, club: Club, session: Session, change: dict[str, object], told: str
) -> None:
    of_others = make_session(make_club("others", "Others"), "theirs")
    there = of_others if change.pop("elsewhere", False) else session
    asked: dict[str, object] = {"name": "Gino", "role": Role.DIRECTOR, "session": there} | change
    with pytest.raises(BadInput, match=told):
        invite(actor=olga, club=club, **asked)  # type: ignore[arg-type]
    assert not club.invitations.exists()


def test_the_session_s_page_leads_to_an_invitation_for_it(olga: User, as_dora: Client, session: Session) -> None:
    client = signed_in(olga)
    address = "/clubs/ponte/people/invite/?session=tuesday"
    assert address in client.get("/sessions/tuesday/").content.decode()
    assert address not in as_dora.get("/sessions/tuesday/").content.decode()
    page = client.get(address).content.decode()
    assert f'<option value="{session.pk}" selected>' in page
    assert f'value="{session.date:%Y-%m-%d}"' in page
    sent = {"name": "Gino Verdi", "role": "director", "days": "7", "session": session.pk, "until": "2099-01-01"}
    made = text(client.post(address, sent))
    token = re.findall(r"/join/([\w-]+)", made)[0]
    visitor = Client()
    assert "You are a guest in one session: " in text(visitor.get(f"/join/{token}/"))
    account = {"name": "Gino Verdi", "username": "gino", "password": "by the river", "again": "by the river"}
    assert visitor.post(f"/join/{token}/", account)["Location"] == "/"
    assert "guest, in this session alone:" in text(client.get("/clubs/ponte/people/"))
    assert "A guest, who reads and rules in one session alone" in text(
        client.get(f"/clubs/ponte/people/{Membership.objects.get(user__username='gino').pk}/")
    )
