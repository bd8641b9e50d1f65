"""The pages of who plays: with and without scripts, for a session with a movement and for one without anything."""

import pytest
from django.test import Client

from rulings.desk.roster.services.naming import name_all
from rulings.models import Player, RosterPlayer, Session, User
from tests.desk.reading import buttons, text
from tests.desk.roster.conftest import names_by_number, place_of

HERE = "/sessions/tuesday/pairs/"
HTMX = {"HX-Request": "true"}


def names_page(session: Session, number: str) -> str:
    return f"/sessions/{session.slug}/pairs/{place_of(session, number).contestant.pk}/names/"


def typed(session: Session, number: str, *players: str, **more: str) -> dict[str, str]:
    """What the form of that number sends."""
    sent = {f"player_{at}": player for at, player in enumerate(players, start=1)}
    return {"revision": place_of(session, number).revision, **sent, **more}


def test_everybody_is_listed_with_who_is_missing(as_dora: Client, dora: User, tuesday: Session) -> None:
    name_all(actor=dora, session=tuesday, text="2 Anna / Jan")
    page = text(as_dora.get(HERE))
    assert "1 of 6 named" in page
    assert "2 Anna – Jan" in page
    assert page.count("nobody yet") == 5
    assert "Add a pair" not in page


@pytest.mark.parametrize(
    ("form", "says"), [("pairs_mp", "Add a pair"), ("teams", "Add a team"), ("individual", "Add a player")]
)
def test_a_session_without_anything_takes_its_first(as_dora: Client, loose: Session, form: str, says: str) -> None:
    Session.objects.filter(pk=loose.pk).update(form=form)
    page = text(as_dora.get("/sessions/loose/pairs/"))
    assert "Nobody plays yet" in page
    assert says in page
    answer = as_dora.post("/sessions/loose/pairs/add/", {})
    assert answer["Location"] == names_page(loose, "1")
    assert as_dora.get(answer["Location"]).status_code == 200


def test_names_are_saved_and_the_next_free_number_follows(as_dora: Client, dora: User, tuesday: Session) -> None:
    name_all(actor=dora, session=tuesday, text="2 Ola / Iga")
    here = names_page(tuesday, "1")
    answer = as_dora.post(here, typed(tuesday, "1", "Anna", "Jan", act="next"))
    assert answer["Location"] == names_page(tuesday, "3")
    answer = as_dora.post(names_page(tuesday, "6"), typed(tuesday, "6", "Ewa", "Kaj", act="next"))
    assert answer["Location"] == names_page(tuesday, "3")
    answer = as_dora.post(names_page(tuesday, "3"), typed(tuesday, "3", "Ada", "Iza", act="save"))
    assert answer["Location"] == HERE
    assert names_by_number(tuesday)["1"] == "Anna – Jan"


def test_a_refusal_keeps_what_was_typed_and_offers_the_tick(as_dora: Client, dora: User, tuesday: Session) -> None:
    name_all(actor=dora, session=tuesday, text="2 Ola / Iga")
    page = as_dora.post(names_page(tuesday, "1"), typed(tuesday, "1", "Anna", "Ola"))
    assert "Ola plays as number 2 already" in text(page)
    assert "Two people of that name play" in text(page)
    assert 'value="Anna"' in page.content.decode()
    as_dora.post(names_page(tuesday, "1"), typed(tuesday, "1", "Anna", "Ola", same_name="on"))
    assert names_by_number(tuesday)["1"] == "Anna – Ola"


def test_a_stale_form_is_refused(as_dora: Client, dora: User, tuesday: Session) -> None:
    sent = typed(tuesday, "1", "Anna", "Jan")
    name_all(actor=dora, session=tuesday, text="1 Ola / Iga")
    assert as_dora.post(names_page(tuesday, "1"), sent).status_code == 409
    assert names_by_number(tuesday)["1"] == "Ola – Iga"


def test_without_scripts_names_are_found_and_taken_by_buttons(
    as_dora: Client, tuesday: Session, people: list[RosterPlayer]
) -> None:
    here = names_page(tuesday, "1")
    page = as_dora.post(here, typed(tuesday, "1", "zre", "now", act="find"))
    assert buttons(page, "take") == ["1:Łucja Źrebiec (1001)", "2:Anna Maria Nowakowska (2003)", "2:Anna Nowak (1003)"]
    page = as_dora.post(here, typed(tuesday, "1", "zre", "", take="1:Łucja Źrebiec (1001)"))
    assert 'value="Łucja Źrebiec (1001)"' in page.content.decode()
    assert buttons(page, "take") == ["2:Jan Kos (1002)"]
    assert set(names_by_number(tuesday).values()) == {""}


def test_while_typing_htmx_gets_the_names_of_that_field_alone(
    as_dora: Client, tuesday: Session, people: list[RosterPlayer]
) -> None:
    here, typing = names_page(tuesday, "1"), HTMX | {"HX-Trigger-Name": "player_2"}
    page = as_dora.get(here, {"player_1": "Łucja Źrebiec (1001)", "player_2": "kos"}, headers=typing)
    assert buttons(page, "take") == ["2:Jan Kos (1002)"]
    assert "<form" not in page.content.decode()
    page = as_dora.get(
        here, {"player_1": "zre", "take": "1:Łucja Źrebiec (1001)"}, headers=HTMX | {"HX-Trigger-Name": "take"}
    )
    assert page.content.decode().lstrip().startswith('<form class="fields" id="names"')
    assert 'value="Łucja Źrebiec (1001)"' in page.content.decode()


def test_nothing_is_offered_for_what_nobody_is_called(
    as_dora: Client, tuesday: Session, people: list[RosterPlayer]
) -> None:
    typing = HTMX | {"HX-Trigger-Name": "player_1"}
    for wrong in ("xyz", "an", "Anna Nowak (1003)", "player_9"):
        page = as_dora.get(names_page(tuesday, "1"), {"player_1": wrong}, headers=typing)
        assert buttons(page, "take") == []
    strange = as_dora.get(names_page(tuesday, "1"), {}, headers=HTMX | {"HX-Trigger-Name": "player_99"})
    assert strange.status_code == 200


def test_the_whole_list_is_pasted_and_faults_are_told_line_by_line(as_dora: Client, tuesday: Session) -> None:
    page = as_dora.post(HERE, {"text": "1 Anna / Jan\n9 Ola / Iga"})
    assert "Line 2: There is no number 9 in this session." in text(page)
    assert "9 Ola / Iga" in page.content.decode()
    page = as_dora.post(HERE, {"text": "1 Anna / Jan\n4 Ola / Iga"}, follow=True)
    assert "2 lines are entered." in text(page)


def test_two_exchange_their_numbers(as_dora: Client, dora: User, tuesday: Session) -> None:
    name_all(actor=dora, session=tuesday, text="1 Anna / Jan")
    page = as_dora.post(f"{HERE}exchange/", {"first": "1", "second": "1"})
    assert "Two different pairs exchange their numbers" in text(page)
    as_dora.post(f"{HERE}exchange/", {"first": "1", "second": "4"})
    assert names_by_number(tuesday)["4"] == "Anna – Jan"


def test_a_substitute_comes_and_goes(as_dora: Client, dora: User, tuesday: Session) -> None:
    name_all(actor=dora, session=tuesday, text="1 Anna / Jan")
    here, anna = names_page(tuesday, "1"), Player.objects.get(name="Anna")
    page = as_dora.post(f"{here}substitute/", {"player": anna.pk, "name": "Jan", "from_board": "4"})
    assert "Jan is there twice" in text(page)
    page = as_dora.post(f"{here}substitute/", {"player": anna.pk, "name": "Ewa", "from_board": "4"}, follow=True)
    assert "Ewa for Anna from board 4" in text(page)
    assert "Ewa for Anna from board 4" in text(as_dora.get(HERE))
    page = as_dora.post(f"{here}back/", {"substitute": Player.objects.get(name="Ewa").pk}, follow=True)
    assert "Ewa is taken back." in text(page)
    assert as_dora.post(f"{here}back/", {"substitute": "x"}).status_code == 404


def test_another_session_s_pair_is_not_there(as_dora: Client, tuesday: Session, loose: Session) -> None:
    as_dora.post("/sessions/loose/pairs/add/", {})
    pk = loose.contestants.get().pk
    for act in ("", "substitute/", "back/"):
        assert as_dora.post(f"{HERE}{pk}/names/{act}", {}).status_code == 404


def test_every_name_of_a_page_is_escaped(as_dora: Client, tuesday: Session) -> None:
    as_dora.post(names_page(tuesday, "1"), typed(tuesday, "1", "<b>Anna</b>", '"Jan"'))
    for address in (HERE, names_page(tuesday, "1")):
        assert b"<b>Anna" not in as_dora.get(address).content
