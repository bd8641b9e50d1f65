"""Archives made, clubs closed and moved, people told what is held of them, clubs begun by who administers the site."""

import json
from io import BytesIO

import pytest

from rulings.desk.archives.queries.person_data import file_of, in_groups
from rulings.desk.archives.services.beginning import begin_with_archive, let_in
from rulings.desk.archives.services.closing import close_club, move_club, reopen_club
from rulings.desk.archives.services.making import make_archive
from rulings.desk.archives.services.room import reserve
from rulings.desk.archives.services.site import begin_club
from rulings.desk.archives.services.telling import tell_person
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.base.rights import Right, may, rights_of
from rulings.desk.people.queries.links import invitation_waits, password_link_waits
from rulings.desk.people.services.conduct import write_note
from rulings.desk.people.services.invitations import invite, take_invitation
from rulings.desk.people.services.passwords import set_password
from rulings.desk.playing.services import play_in
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.verification import replayed
from rulings.models import Board, Club, PasswordLink, Role, Session, User
from tests.desk.archives.elsewhere import MOST, archive_of, made_elsewhere, rows_in
from tests.factories import history, make_club, make_olga, make_pair, make_report, make_user

PASSWORD = "a long walk by the river"


@pytest.fixture
def sue(db: None) -> User:
    """She administers the site, and no club."""
    sue = make_user("sue", first_name="Sue")
    sue.is_superuser = True
    sue.save()
    return sue


def make_small() -> Club:
    club = make_club()
    make_olga(club)
    begun = make_user("nina", club, Role.CHIEF_DIRECTOR)
    invite(actor=User.objects.get(username="olga"), club=club, name="Eva", role=Role.DIRECTOR)
    assert begun.pk
    return club


def test_an_archive_is_made_by_who_administers_the_club_and_tells_of_itself(olga: User, dora: User, club: Club) -> None:
    rows = rows_in(archive_of(club, olga))
    assert rows["chain.jsonl"][-1]["verb"] == "club.exported"
    with pytest.raises(NotAllowed):
        make_archive(actor=dora, club=club)


def test_who_has_still_to_play_a_board_makes_no_archive_and_reads_nothing_of_a_person(
    olga: User, dora: User, club: Club, session: Session
) -> None:
    pair = make_pair(session, "1", "NS", "Olga Zieba", "Bruno")
    play_in(actor=olga, session=session, user=olga, contestant=pair)
    for refused in (
        lambda: make_archive(actor=olga, club=club),
        lambda: tell_person(actor=olga, club=club, names=["Bruno"]),
    ):
        with pytest.raises(NotAllowed, match=r"^You play in a session that is not over"):
            refused()
    assert not club.audit_entries.filter(verb="club.exported").exists()


def test_room_is_made_once_for_all(db: None) -> None:
    first = reserve(model=Board, count=1000)
    second = reserve(model=Board, count=1000)
    assert second >= first + 1000


def test_a_row_that_is_made_after_room_was_made_is_behind_it(session: Session) -> None:
    before = reserve(model=Board, count=500)
    made = Board.objects.create(session=session, number=900, dealer="N", vulnerability="None")
    assert made.pk > before + 500


def test_a_club_is_closed_moved_and_opened_and_the_chain_tells_it(
    olga: User, sue: User, dora: User, club: Club
) -> None:
    close_club(actor=sue, club=club)
    with pytest.raises(WrongState, match=r"^This club is closed already\.$"):
        close_club(actor=olga, club=club)
    reopen_club(actor=olga, club=club)
    with pytest.raises(WrongState, match=r"^This club is open already\.$"):
        reopen_club(actor=olga, club=club)
    move_club(actor=olga, club=club, address="https://new.example.org/ponte/")
    assert [verb for verb, _before, _after in history(club)] == ["club.closed", "club.reopened", "club.moved"]
    club.refresh_from_db()
    assert (club.moved_to, list(broken_entries(club))) == ("https://new.example.org/ponte", [])
    assert [each for each in replayed(club) if each.about.startswith("Club ")] == []
    with pytest.raises(NotAllowed):
        reopen_club(actor=dora, club=club)


@pytest.mark.parametrize(
    "address", ["", "new.example.org", "ftp://a.b/c", "https://a.b", "https://a.b/c/d/e", "https://a b/c"]
)
def test_what_is_no_address_of_a_club_is_refused(olga: User, club: Club, address: str) -> None:
    with pytest.raises(BadInput, match=r"^Write the address of the club at the other site"):
        move_club(actor=olga, club=club, address=address)


def test_a_person_is_told_every_place_that_names_him_and_nobody_whose_name_it_is_not(
    olga: User, dora: User, club: Club, session: Session
) -> None:
    make_pair(session, "1", "NS", "Anna Verdi", "Bruno Rossi")
    make_report(dora, session, narrative="Anna Verdi thought for a minute.")
    make_report(dora, session, narrative="Bruno Rossi revoked.")
    held, left_out = tell_person(actor=olga, club=club, names=["Anna Verdi"])
    told = json.loads(json.dumps(file_of(club, ["Anna Verdi"], held, left_out)))
    tables = [each["table"] for each in told["held"]]
    assert {"Player", "Contestant", "IrregularityReport", "AuditText"} <= set(tables)
    words = [word for each in held for word in each.words]
    assert "Anna Verdi thought for a minute." in words
    assert "Bruno Rossi revoked." not in words
    assert all(each["session"]["short_name"] == "tuesday" for each in told["held"] if each["table"] == "Player")
    assert history(club)[-1] == ("club.person_told", {}, {"rows": len(held)})
    assert "Anna" not in str(list(club.audit_entries.values_list("after", flat=True)))
    assert [str(group) for group, _rows in in_groups(held)] == [
        "Lists and results",
        "Reports",
        "Texts of the audit trail",
    ]


def test_notes_on_conduct_are_left_out_for_who_does_not_keep_them(
    olga: User, dora: User, club: Club, session: Session
) -> None:
    make_pair(session, "1", "NS", "Anna Verdi", "Bruno Rossi")
    write_note(actor=dora, report=make_report(dora, session), player="Anna Verdi", kind="tempo", text="Slow again.")
    held, left_out = tell_person(actor=olga, club=club, names=["Anna Verdi"])
    assert ("RecorderNote" in {each.table for each in held}, left_out) == (False, 1)
    club.memberships.filter(user=olga).update(is_recorder=True)
    held, left_out = tell_person(actor=olga, club=club, names=["Anna Verdi"])
    assert ("RecorderNote" in {each.table for each in held}, left_out) == (True, 0)


def test_a_name_that_nobody_bears_is_refused(olga: User, club: Club) -> None:
    with pytest.raises(BadInput, match=r"^No player of this club has that name\."):
        tell_person(actor=olga, club=club, names=["Nobody"])


def test_who_administers_the_site_begins_a_club_in_which_he_has_no_part(sue: User, pat: User) -> None:
    given = {"club_name": "Arno", "time_zone": "Europe/Rome", "language": "it", "country": "IT", "name": "Eva"}
    made = begin_club(actor=sue, **given)
    assert (made.club.slug, made.club.country, made.club.profiles.exists()) == ("arno", "IT", False)
    assert rights_of(sue, made.club) == frozenset()
    assert invitation_waits(made)
    eva = make_user("eva")
    take_invitation(actor=eva, invitation=made)
    assert may(eva, made.club, Right.ADMINISTER)
    assert list(broken_entries(Club.objects.get(pk=made.club.pk))) == []
    with pytest.raises(NotAllowed):
        invite(actor=sue, club=made.club, name="Ada", role=Role.ADMINISTRATOR)
    with pytest.raises(NotAllowed):
        begin_club(actor=pat, **given)
    with pytest.raises(BadInput, match=r"^There is a club of this name on this site\."):
        begin_club(actor=sue, **given | {"club_name": "ARNO"})
    assert begin_club(actor=sue, **given | {"club_name": "Ärno"}).club.slug == "arno-2"


def test_a_new_site_begins_with_a_club_and_its_administrator_administers_both(db: None) -> None:
    data = made_elsewhere(make_small)
    link = begin_with_archive(file=BytesIO(data), username="olga", most=MOST)
    assert password_link_waits(link)
    assert not link.user.has_usable_password()
    set_password(link=link, password=PASSWORD)
    olga = User.objects.get(username="olga")
    assert (olga.is_superuser, olga.check_password(PASSWORD)) == (True, True)
    assert not password_link_waits(PasswordLink.objects.get())
    with pytest.raises(WrongState, match=r"^This site has its first club already\."):
        begin_with_archive(file=BytesIO(data), username="olga", most=MOST)


@pytest.mark.parametrize("username", ["nina", "nobody"])
def test_a_new_site_does_not_begin_with_who_administers_nothing(db: None, username: str) -> None:
    data = made_elsewhere(make_small)
    with pytest.raises(BadInput, match=r"^Nobody who signs in with this name administers the club of the archive\."):
        begin_with_archive(file=BytesIO(data), username=username, most=MOST)
    assert (Club.objects.count(), User.objects.count()) == (0, 0)


def test_links_are_for_who_administers_the_club_and_came_without_a_password(sue: User, pat: User, club: Club) -> None:
    olga = make_olga(club)
    assert let_in(actor=sue, club=club) == []
    olga.set_unusable_password()
    olga.save()
    (link,) = let_in(actor=sue, club=club)
    assert (link.user, password_link_waits(link)) == (olga, True)
    with pytest.raises(NotAllowed):
        let_in(actor=pat, club=club)
