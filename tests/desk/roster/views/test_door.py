"""The door: for players without an account, who learn nothing of the club there; and for the director who decides."""

from io import BytesIO

import pytest
from django.test import Client
from django.utils import timezone
from pypdf import PdfReader

from rulings.desk.base.bounds import Bound
from rulings.desk.base.keys import token_of
from rulings.desk.roster.services.door import close_door, open_door, sign_in
from rulings.desk.roster.services.naming import name_all
from rulings.desk.sessions.services import close_session
from rulings.models import RosterPlayer, Session, SessionKey, SignIn, SignInState, User
from tests.desk.reading import heading, text
from tests.desk.roster.conftest import names_by_number

HERE = "/sessions/tuesday/pairs/"
PAIR = {"name_1": "Anna Nowak", "number_1": "1003", "name_2": "Jan Kos", "number_2": "99", "wanted": "5"}


@pytest.fixture
def key(dora: User, tuesday: Session) -> SessionKey:
    return open_door(actor=dora, session=tuesday)


def enter(key: SessionKey, **given: str) -> str:
    """The address to which an entry leads."""
    return Client().post(f"/door/{key.token}/", PAIR | given)["Location"]


def test_a_pair_enters_itself_and_reads_how_far_it_has_come(
    dora: User, as_dora: Client, key: SessionKey, people: list[RosterPlayer]
) -> None:
    address = enter(key)
    page = text(Client().get(address))
    assert "The director has your entry" in page
    assert page.count("Member's number: known at this club.") == 1
    assert page.count("Member's number: not known at this club.") == 1
    entry = SignIn.objects.get()
    as_dora.post(f"{HERE}confirm/", {"entry": entry.pk, "number": "5", "player_1": "Anna Nowak", "player_2": "Jan Kos"})
    assert heading(Client().get(address)) == "You play as number 5"


def test_a_refused_entry_says_where_to_go(as_dora: Client, key: SessionKey) -> None:
    address = enter(key)
    as_dora.post(f"{HERE}refuse/", {"entry": SignIn.objects.get().pk})
    assert heading(Client().get(address)) == "Your entry was not taken"
    assert SignIn.objects.get().names == []


def test_no_page_of_the_door_names_anybody(
    dora: User, tuesday: Session, key: SessionKey, people: list[RosterPlayer]
) -> None:
    """Whatever is typed, sent or asked: no name of the list, and none of who plays."""
    name_all(actor=dora, session=tuesday, text="1 Ola Sowa / Iga Wilk")
    strange = {"name_1": "Ktoś", "number_1": "1001", "name_2": "Inny", "number_2": "1002", "wanted": "1"}
    pages = [Client().get(f"/door/{key.token}/"), Client().get(f"/door/{key.token}/?q=anna&name_1=nowak")]
    pages += [Client().get(enter(key, **strange)), Client().post(f"/door/{key.token}/", strange | {"wanted": "??"})]
    names = [row.name for row in people] + ["Ola", "Sowa", "Iga", "Wilk"]
    parts = {part for name in names for part in name.split()}
    assert [part for page in pages for part in parts if part in page.content.decode()] == []


def test_a_fault_stands_beside_what_was_typed(key: SessionKey) -> None:
    page = Client().post(f"/door/{key.token}/", PAIR | {"name_2": ""})
    assert "Write the player's name" in text(page)
    assert 'value="Anna Nowak"' in page.content.decode()
    assert not SignIn.objects.exists()


def test_the_form_sent_twice_is_one_entry(key: SessionKey) -> None:
    assert enter(key).split(":")[0] == enter(key).split(":")[0]
    assert SignIn.objects.count() == 1


def test_an_address_that_is_closed_says_so_and_an_unknown_one_is_nothing(
    dora: User, tuesday: Session, key: SessionKey
) -> None:
    assert Client().get("/door/nothing/").status_code == 404
    address = enter(key)
    close_door(actor=dora, session=tuesday)
    fresh = open_door(actor=dora, session=tuesday)
    close_session(actor=dora, session=tuesday)
    for token in (key.token, fresh.token):
        for page in (Client().get(f"/door/{token}/"), Client().post(f"/door/{token}/", PAIR)):
            assert (page.status_code, heading(page)) == (410, "The entry is closed")
    assert Client().get(address).status_code == 200
    assert Client().get(f"/door/{key.token}/nothing/").status_code == 404


def test_too_many_entries_are_told_so(key: SessionKey) -> None:
    flood = range(Bound.ENTRIES_AT_A_DOOR.hourly)
    SignIn.objects.bulk_create(SignIn(session=key.session, names=[], made_at=timezone.now()) for _time in flood)
    page = Client().post(f"/door/{key.token}/", PAIR)
    assert page.status_code == 429
    assert "This was done too often. It can be done again at" in text(page)


def test_the_page_is_in_the_language_asked_for_and_kept_by_nobody(key: SessionKey) -> None:
    page = Client().get(f"/door/{key.token}/?lang=it")
    assert 'lang="it"' in page.content.decode()
    assert page["X-Robots-Tag"] == "noindex, nofollow"
    assert "no-store" in page["Cache-Control"]
    assert Client().post(f"/door/{key.token}/?lang=it", PAIR)["Location"].endswith("?lang=it")


def test_a_single_player_and_a_team_are_asked_for_their_names(tuesday: Session, key: SessionKey) -> None:
    for form, count in (("individual", 1), ("teams", 6), ("pairs_mp", 2)):
        Session.objects.filter(pk=tuesday.pk).update(form=form)
        page = Client().get(f"/door/{key.token}/").content.decode()
        assert sum(f'name="name_{at}"' in page for at in range(1, 9)) == count


def test_the_director_opens_shows_and_closes_it(as_dora: Client, tuesday: Session) -> None:
    assert "Let players enter themselves" in text(as_dora.get(HERE))
    as_dora.post(f"{HERE}open-door/")
    key = SessionKey.objects.get()
    page, address = as_dora.get(HERE).content.decode(), f"/door/{token_of(key)}/"
    assert address in page
    assert "data:image/svg" in page
    as_dora.post(f"{HERE}close-door/")
    assert Client().get(address).status_code == 410
    assert as_dora.get(f"{HERE}door.pdf")["Location"] == HERE


@pytest.mark.parametrize(("size", "height"), [("a4", 842), ("a5", 595)])
def test_the_sheet_is_printed_in_both_sizes(as_dora: Client, key: SessionKey, size: str, height: int) -> None:
    (sheet,) = PdfReader(BytesIO(as_dora.get(f"{HERE}door.pdf?size={size}").content)).pages
    said = sheet.extract_text()
    assert round(float(sheet.mediabox.height)) == height
    assert "Tuesday Pairs" in said
    assert key.token in said.replace("\n", "")


def test_the_sheet_bears_the_code_itself(as_dora: Client, key: SessionKey, caplog: pytest.LogCaptureFixture) -> None:
    sheet = as_dora.get(f"{HERE}door.pdf")
    (page,) = PdfReader(BytesIO(sheet.content)).pages
    assert page.get_contents().get_data().count(b" m\n") > 100
    assert [record.message for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


def test_entries_wait_on_the_page_and_are_counted_on_the_desk(
    as_dora: Client, key: SessionKey, people: list[RosterPlayer]
) -> None:
    assert "at the door" not in text(as_dora.get("/"))
    enter(key)
    assert "1 entry waits at the door" in text(as_dora.get("/"))
    page = as_dora.get(HERE)
    assert "Waiting at the door (1)" in text(page)
    assert "asked for 5" in text(page)
    assert 'value="Anna Nowak (1003)"' in page.content.decode()
    part = as_dora.get(HERE, headers={"HX-Request": "true"}).content.decode()
    assert part.lstrip().startswith('<section class="tight" id="waiting"')


def test_a_refused_confirmation_keeps_what_was_corrected(
    as_dora: Client, dora: User, tuesday: Session, key: SessionKey
) -> None:
    name_all(actor=dora, session=tuesday, text="1 Ola / Iga")
    enter(key, wanted="")
    sign_in(key=key, players=[("Ewa", ""), ("Kaj", "")])
    entry = SignIn.objects.order_by("pk")[0]
    page = as_dora.post(f"{HERE}confirm/", {"entry": entry.pk, "number": "1", "player_1": "Anna N", "player_2": "Jan"})
    assert "Ola – Iga has number 1 already" in text(page)
    assert 'value="Anna N"' in page.content.decode()
    assert names_by_number(tuesday)["1"] == "Ola – Iga"


def test_an_entry_that_was_decided_on_is_not_decided_again(as_dora: Client, key: SessionKey, loose: Session) -> None:
    enter(key)
    entry = SignIn.objects.get()
    as_dora.post(f"{HERE}refuse/", {"entry": entry.pk})
    for act in ("confirm", "refuse"):
        assert as_dora.post(f"{HERE}{act}/", {"entry": entry.pk}).status_code == 409
        assert as_dora.post(f"/sessions/loose/pairs/{act}/", {"entry": entry.pk}).status_code == 404
        assert as_dora.post(f"{HERE}{act}/", {"entry": "x"}).status_code == 404
    assert SignIn.objects.get().state == SignInState.REFUSED
