"""A file of an evening that began on the desk: the director confirms it, gaps are filled, typed results stay."""

from dataclasses import replace

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from rulings.desk.imports.services.importing import add_file
from rulings.formats.session import SessionFile
from rulings.models import Club, DifferenceState, Player, Result, Session, SessionImport, User
from tests.desk.imports.by_hand import begin, type_in
from tests.desk.imports.evening import CHANGES, evening, saved
from tests.desk.reading import text

FIRST_EAST_WEST = [1, 4, 21]


def upload(client: Client, club: Club, file: SessionFile) -> str:
    """Where the page leads that takes a file."""
    sent = SimpleUploadedFile("evening.xml", saved(file))
    page = client.post("/import/", {"club": club.pk, "file": sent})
    return page.headers.get("Location", "")


def lines(session: Session) -> list[tuple[int, str, int | None, int | None, str | None]]:
    """What is on record, by the numbers of the movement."""
    columns = ("board__number", "contract", "ns__position", "ew__position", "table")
    return list(Result.objects.filter(board__session=session).order_by("board__number", "table").values_list(*columns))


@pytest.mark.parametrize("first", FIRST_EAST_WEST)
@pytest.mark.parametrize("named", [True, False], ids=["with names", "without names"])
def test_the_page_asks_and_then_results_fill_in(
    as_dora: Client, club: Club, dora: User, named: bool, first: int
) -> None:
    session = begin(dora, club, named=named)
    address = upload(as_dora, club, evening(2, first=first))
    assert address.startswith("/import/")
    assert "known of those who compete: 6 of 6" in text(as_dora.get(address))
    as_dora.post(address, {"session": session.slug})
    own = replace(evening(2), results=tuple(sorted(evening(2).results, key=lambda each: (each.board, each.table))))
    assert [(board, ns, ew) for board, _contract, ns, ew, _table in lines(session)] == [
        (each.board, int(each.ns[0]), int(each.ew[0])) for each in own.results
    ]
    assert Session.objects.count() == 1
    assert session.contestants.count() == 6


def test_the_page_may_be_told_that_it_is_a_session_of_its_own(as_dora: Client, club: Club, dora: User) -> None:
    session = begin(dora, club, named=True)
    as_dora.post(upload(as_dora, club, evening(2)), {"session": "new"})
    assert Session.objects.count() == 2
    assert not session.imports.exists()


def test_nothing_is_stored_before_the_page_is_answered(as_dora: Client, club: Club, dora: User) -> None:
    begin(dora, club, named=True)
    address = upload(as_dora, club, evening(2))
    page = as_dora.post(address, {"session": ""})
    assert "Choose a session, or a session of its own." in text(page)
    assert (SessionImport.objects.count(), Result.objects.count()) == (0, 0)


def test_only_who_sent_the_file_is_asked(as_dora: Client, as_rev: Client, club: Club, dora: User) -> None:
    begin(dora, club, named=True)
    assert as_rev.get(upload(as_dora, club, evening(2))).status_code == 404


def test_an_answer_given_twice_makes_one_session(as_dora: Client, club: Club, dora: User) -> None:
    begin(dora, club, named=True)
    address = upload(as_dora, club, evening(2))
    assert as_dora.post(address, {"session": "new"}).status_code == 200
    assert as_dora.post(address, {"session": "new"}).status_code == 404
    assert Session.objects.count() == 2


def test_who_has_lost_his_role_is_not_asked_any_more(as_dora: Client, club: Club, dora: User) -> None:
    begin(dora, club, named=True)
    address = upload(as_dora, club, evening(2))
    dora.memberships.all().delete()
    assert as_dora.get(address).status_code == 403


def test_names_come_with_the_file(club: Club, dora: User) -> None:
    session = begin(dora, club)
    add_file(actor=dora, session=session, data=saved(evening(1, first=21)), filename="x")
    names = dict(session.contestants.values_list("position", "name"))
    assert (names[1], names[4], names[6]) == ("Ada Bo – Ida Co", "Pia Ro – Rea So", "Zoe Za – Max Ze")
    assert Player.objects.filter(contestant__session=session).count() == 12


def test_typed_results_that_agree_stay_as_they_are(club: Club, dora: User) -> None:
    session = begin(dora, club, named=True)
    type_in(dora, session, evening(1).results)
    before = lines(session)
    added = add_file(actor=dora, session=session, data=saved(evening(1, first=1)), filename="x")
    assert (added.added, added.differences, lines(session)) == (0, 0, before)


def test_typed_results_that_differ_wait(club: Club, dora: User) -> None:
    session = begin(dora, club, named=True)
    type_in(dora, session, evening(1).results)
    changed = CHANGES["another contract"](evening(2))
    added = add_file(actor=dora, session=session, data=saved(changed), filename="x")
    assert (added.added, added.differences) == (6, 1)
    difference = session.differences.get(state=DifferenceState.WAITING)
    assert (difference.before["contract"], difference.after["contract"]) == ("5C", "7NTX")


def test_typed_results_that_the_file_has_not_yet_stay(club: Club, dora: User) -> None:
    session = begin(dora, club, named=True)
    type_in(dora, session, evening(2).results)
    added = add_file(actor=dora, session=session, data=saved(evening(1)), filename="x")
    assert (added.added, added.differences, len(lines(session))) == (0, 0, 12)
    again = add_file(actor=dora, session=session, data=saved(CHANGES["an erased line"](evening(3))), filename="x")
    assert (again.added, again.differences, len(lines(session))) == (6, 0, 18)


def test_what_the_movement_says_of_table_and_round_stays(club: Club, dora: User) -> None:
    session = begin(dora, club, named=True)
    type_in(dora, session, evening(1).results)
    elsewhere = tuple(replace(each, table="9", round="7") for each in evening(1).results)
    file = replace(evening(1), results=elsewhere)
    added = add_file(actor=dora, session=session, data=saved(file), filename="x")
    assert added.differences == 0
    assert {each[4] for each in lines(session)} == {"1", "2", "3"}


def test_how_it_is_scored_stays_as_it_was_begun(club: Club, dora: User) -> None:
    session = begin(dora, club, named=True)
    add_file(actor=dora, session=session, data=saved(replace(evening(1), scoring="IMPS")), filename="x")
    assert Session.objects.get(pk=session.pk).form == "pairs_mp"
