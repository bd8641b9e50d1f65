"""The pages of sections and movements, and their cards on paper."""

from io import BytesIO

import pytest
from django.test import Client
from pypdf import PdfReader

from rulings.desk.movements.queries import guide_cards, seating_of, table_cards
from rulings.models import Club, Contestant, Section, Session, User
from rulings.templatetags.movements import sits
from tests.desk.conftest import signed_in
from tests.desk.evening import begun, howell, mitchell, section
from tests.desk.reading import rows, text

SECTIONS = "/sessions/tuesday/sections/"


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    """Two sections, a Mitchell of three tables, and a Howell of two with a pair missing."""
    sections = section("A", 3, mitchell(3)), section("B", 2, howell(2, missing=True))
    session = begun(dora, club, *sections, last_board=9)
    Session.objects.filter(pk=session.pk).update(slug="tuesday")
    session.refresh_from_db()
    return session


def send(client: Client, address: str, **change: str) -> object:
    """The form of a section as it is shown, with this change."""
    page = client.get(address).context["form"]
    shown = {name: value for name in page.fields if (value := page[name].value()) is not None}
    return client.post(address, shown | change)


def test_without_tables_the_page_says_that_a_ruling_needs_none(as_dora: Client, session: Session) -> None:
    page = text(as_dora.get(SECTIONS))
    assert "No tables yet. A ruling needs none: its table is typed." in page
    assert "Set the tables" in page


def test_a_session_gets_its_tables_in_one_form(as_dora: Client, session: Session) -> None:
    sent = send(as_dora, f"{SECTIONS}new/", tables="7.5")
    assert sent["Location"] == SECTIONS  # type: ignore[index]
    page = as_dora.get(SECTIONS)
    assert "8 tables" in text(page)
    assert "Tables and movement are kept." in text(page)
    assert len(rows(page)) == 8


def test_a_movement_is_shown_table_by_table_with_what_there_is_to_know_of_it(as_dora: Client, evening: Session) -> None:
    page = as_dora.get(SECTIONS)
    shown = rows(page)
    assert shown[0] == ["1 – 4 1–3", "1 – 6 4–6", "1 – 5 7–9"]
    assert len(shown) == 5
    told = text(page)
    assert "Section A · 3 tables Mitchell · 3 rounds · 9 boards · two winners" in told
    assert "4 things to know of it" in told
    assert "Contestant 1 sits out in round 1." in told


def test_a_table_leads_to_its_results_while_play_goes_on(as_dora: Client, evening: Session) -> None:
    assert "/sessions/tuesday/tables/B2/" in as_dora.get(SECTIONS).content.decode()
    Session.objects.update(status="closed")
    assert "/sessions/tuesday/tables/B2/" not in as_dora.get(SECTIONS).content.decode()


def test_a_section_is_changed_on_its_page(as_dora: Client, evening: Session) -> None:
    its = evening.sections.get(name="A")
    assert send(as_dora, f"{SECTIONS}{its.pk}/", tables="4", rounds="")["Location"] == SECTIONS  # type: ignore[index]
    its.refresh_from_db()
    assert (its.tables, its.movement["tables"]) == (4, 4)


def test_what_cannot_be_comes_back_with_its_sentence_and_nothing_is_stored(as_dora: Client, session: Session) -> None:
    answer = as_dora.post(
        f"{SECTIONS}new/", {"tables": "2", "kind": "rows", "rows": "1,1,1,2,1-3\n1,2,3,4\n", "was": ""}
    )
    assert answer.status_code == 200
    assert "Line 2, column 4: expected" in text(answer)
    assert "1,1,1,2,1-3" in answer.content.decode()
    assert session.sections.count() == 0


def test_a_movement_that_cannot_be_played_comes_back_with_its_rows(as_dora: Client, session: Session) -> None:
    answer = as_dora.post(f"{SECTIONS}new/", {"tables": "2", "kind": "rows", "rows": "1,1,1,2,1\n1,2,1,3,2", "was": ""})
    assert answer.status_code == 422
    assert "Contestant 1 sits at tables 1, 2 in round 1." in text(answer)
    assert "1,2,1,3,2" in answer.content.decode()


def test_after_somebody_quicker_the_form_keeps_what_was_written_and_the_next_sending_counts(
    as_dora: Client, as_rev: Client, evening: Session
) -> None:
    address = f"{SECTIONS}{evening.sections.get(name='A').pk}/"
    page = as_dora.get(address).context["form"]
    shown = {name: value for name in page.fields if (value := page[name].value()) is not None}
    send(as_rev, address, tables="4", rounds="")
    refused = as_dora.post(address, shown | {"tables": "5", "rounds": "5"})
    assert refused.status_code == 409
    assert "Somebody changed this section in the meantime." in text(refused)
    again = refused.context["form"]
    assert (again["tables"].value(), again["was"].value()) != (page["tables"].value(), page["was"].value())
    sent = {name: value for name in again.fields if (value := again[name].value()) is not None}
    assert as_dora.post(address, sent).status_code == 302
    assert evening.sections.get(name="A").tables == 5


def test_a_section_is_taken_away_and_one_with_somebody_entered_is_not(as_dora: Client, evening: Session) -> None:
    Contestant.objects.filter(session=evening, number="A1").update(name="Anna – Bruno")
    answers = {}
    for its in Section.objects.filter(session=evening):
        was = as_dora.get(f"{SECTIONS}{its.pk}/").context["form"]["was"].value()
        answers[its.name] = as_dora.post(f"{SECTIONS}{its.pk}/remove/", {"was": was})
    assert {name: answer.status_code for name, answer in answers.items()} == {"A": 422, "B": 302}
    assert "A1 Anna – Bruno is entered, and would have no place." in text(answers["A"])
    assert [each.name for each in evening.sections.all()] == ["A"]


def test_another_session_s_section_is_not_found_here(as_dora: Client, evening: Session, dora: User) -> None:
    other = begun(dora, evening.event.club, section("", 3, mitchell(3)), name="Other").sections.get()
    for address in (f"{SECTIONS}{other.pk}/", f"{SECTIONS}999/"):
        assert as_dora.get(address).status_code == 404
    assert as_dora.post(f"{SECTIONS}{other.pk}/remove/", {"was": ""}).status_code == 404


def test_another_club_sees_neither_sections_nor_cards(evening: Session, wanda: User) -> None:
    stranger = signed_in(wanda)
    addresses = (SECTIONS, f"{SECTIONS}new/", "/sessions/tuesday/cards/tables/", "/sessions/tuesday/cards/guides/")
    assert [stranger.get(address).status_code for address in addresses] == [404] * 4


def printed(client: Client, kind: str) -> str:
    """The words of a PDF in order."""
    answer = client.get(f"/sessions/tuesday/cards/{kind}/")
    assert answer["Content-Type"] == "application/pdf"
    pages = PdfReader(BytesIO(answer.content)).pages
    return " ".join(" ".join(page.extract_text() for page in pages).split())


def test_there_is_a_card_for_every_table_with_its_rounds(as_dora: Client, evening: Session) -> None:
    paper = printed(as_dora, "tables")
    cards = list(table_cards(seating_of(evening)))
    assert len(cards) == 5
    for card in cards:
        assert paper.count(f"Table {card.place} Round") == 1
        told = " ".join(f"{each.round} {each.ns or '–'} {each.ew or '–'} {each.boards}" for each in card.lines)
        assert told in paper


def test_there_is_a_card_for_every_pair_with_where_it_goes(as_dora: Client, evening: Session) -> None:
    Contestant.objects.filter(session=evening, number="A4").update(name="Anna Łoś – Bruno")
    paper = printed(as_dora, "guides")
    cards = list(guide_cards(seating_of(evening)))
    assert len(cards) == 9
    assert paper.count("Against") == 9
    assert "A4 Anna Łoś – Bruno" in paper
    for card in cards:
        told = " ".join(
            f"{each.round} {each.table} {sits(each.way)} {each.against or '–'} {each.boards}" for each in card.lines
        )
        assert told in paper


def test_without_a_movement_no_cards_are_printed_and_the_page_says_what_to_do(
    as_dora: Client, session: Session
) -> None:
    for kind in ("tables", "guides"):
        answer = as_dora.get(f"/sessions/tuesday/cards/{kind}/")
        assert (answer.status_code, answer["Content-Type"]) == (409, "text/html; charset=utf-8")
        assert "No movement is set for this session: set its tables" in answer.content.decode()
    assert "/cards/" not in as_dora.get(SECTIONS).content.decode()
    assert as_dora.get("/sessions/tuesday/cards/posters/").status_code == 404
