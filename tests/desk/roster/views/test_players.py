"""The pages of the club's list: found, added to, changed, taken in and out."""

from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from rulings.models import Club, Membership, Role, RosterPlayer, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.desk.roster.conftest import listed
from tests.factories import make_club, make_pair

HERE = "/clubs/ponte/players/"


def test_one_club_is_opened_and_of_several_one_is_chosen(as_dora: Client, dora: User) -> None:
    assert as_dora.get("/players/")["Location"] == HERE
    Membership.objects.create(user=dora, club=make_club("wisla", "Klub Wisła"), role=Role.DIRECTOR)
    page = text(as_dora.get("/players/"))
    assert "Klub Wisła" in page
    assert "Ponte Vecchio" in page


def test_who_directs_nowhere_is_told_so(pat: User) -> None:
    assert signed_in(pat).get("/players/").status_code == 403


def test_the_list_shows_whom_it_has_and_finds(as_dora: Client, people: list[RosterPlayer]) -> None:
    page = text(as_dora.get(HERE))
    assert "6 players" in page
    assert "Łucja Źrebiec with Jan Kos 1001" in page
    found = text(as_dora.get(HERE, {"q": "now"}))
    assert ("Anna Nowak" in found, "Jan Kos" in found) == (True, False)
    assert "Nobody on the list is called so" in text(as_dora.get(HERE, {"q": "xyz"}))


def test_an_empty_list_says_how_to_begin(as_dora: Client) -> None:
    assert "Nobody is on the list yet" in text(as_dora.get(HERE))


def test_one_is_added_and_a_fault_stands_beside_what_was_typed(as_dora: Client, club: Club) -> None:
    answer = as_dora.post(HERE, {"name": "Anna Nowak", "number": "7", "partner": ""}, follow=True)
    assert "On the list: 1 new, 0 brought up to date." in text(answer)
    answer = as_dora.post(HERE, {"name": "Jan Kos", "number": "", "partner": "Nemo"})
    assert "Nobody on the list is “Nemo”" in text(answer)
    assert 'value="Jan Kos"' in answer.content.decode()
    assert listed(club) == [("Anna Nowak", "7", "")]


def test_many_are_pasted_or_sent_as_a_file(as_dora: Client, club: Club) -> None:
    as_dora.post(f"{HERE}paste/", {"text": "Anna;7\nJan;8;Anna"})
    file = SimpleUploadedFile("p.csv", "\ufeffNome;Tessera\nŁucja;9\n".encode())
    as_dora.post(f"{HERE}paste/", {"text": "", "file": file})
    assert listed(club) == [("Anna", "7", ""), ("Jan", "8", "Anna"), ("Łucja", "9", "")]
    same = as_dora.post(f"{HERE}paste/", {"text": "Anna;7"}, follow=True)
    assert "nothing changed" in text(same)


def test_a_bad_line_is_shown_with_the_text_as_it_was(as_dora: Client, club: Club) -> None:
    page = as_dora.post(f"{HERE}paste/", {"text": "Anna;7\nJan;x"})
    assert page.status_code == 200
    assert "Line 2: “x” is no member's number" in text(page)
    assert "Jan;x" in page.content.decode()
    assert listed(club) == []


def test_the_csv_is_read_again_as_the_same_list(as_dora: Client, people: list[RosterPlayer], club: Club) -> None:
    answer = as_dora.get(f"{HERE}players.csv")
    assert answer["Content-Type"] == "text/csv; charset=utf-8"
    assert answer["Content-Disposition"] == 'attachment; filename="players-ponte.csv"'
    before = sorted(listed(club))
    RosterPlayer.objects.all().delete()
    as_dora.post(f"{HERE}paste/", {"file": SimpleUploadedFile("p.csv", answer.content), "text": ""})
    assert sorted(listed(club)) == before


def test_a_session_s_players_are_taken(as_dora: Client, club: Club, session: Session) -> None:
    make_pair(session, "1", "NS", "Anna", "Jan")
    as_dora.post(f"{HERE}session/", {"session": session.pk})
    assert [row[0] for row in listed(club)] == ["Anna", "Jan"]
    assert "Select a valid choice" in text(as_dora.post(f"{HERE}session/", {"session": 0}))


def test_a_player_is_changed_and_removed(as_dora: Client, people: list[RosterPlayer], club: Club) -> None:
    here = f"{HERE}{people[2].pk}/"
    assert "Anna Nowak" in text(as_dora.get(here))
    as_dora.post(here, {"name": "Anna Kos", "number": "1003", "partner": "1002"})
    assert ("Anna Kos", "1003", "Jan Kos") in listed(club)
    refused = as_dora.post(here, {"name": "Anna Kos", "number": "1001", "partner": ""})
    assert "Number 1001 is that of Łucja Źrebiec" in text(refused)
    as_dora.post(f"{here}remove/")
    assert len(listed(club)) == 5


def test_another_club_s_player_is_not_there(as_dora: Client, people: list[RosterPlayer], wanda: User) -> None:
    theirs = RosterPlayer.objects.create(club=wanda.memberships.get().club, name="Iga", folded="iga")
    assert as_dora.get(f"{HERE}{theirs.pk}/").status_code == 404
    assert as_dora.post(f"{HERE}{theirs.pk}/remove/").status_code == 404
    assert RosterPlayer.objects.filter(pk=theirs.pk).exists()


def test_a_script_in_a_name_stays_a_name(as_dora: Client) -> None:
    as_dora.post(HERE, {"name": "<script>alert(1)</script>", "number": "", "partner": ""})
    assert b"<script>alert" not in as_dora.get(HERE).content
