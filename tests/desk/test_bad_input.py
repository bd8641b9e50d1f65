"""What bad input gets: one clear sentence, the right status, and nothing stored."""

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from rulings.desk.cases.services.answering import answer
from rulings.models import Club, IrregularityReport, ReportCase, Session, User
from tests.desk.reading import text
from tests.factories import first_case, make_report

KEY = "00000000-0000-0000-0000-000000000007"
MEGABYTE = 1024 * 1024
BOMB = b"""<?xml version="1.0"?><!DOCTYPE USEBIO [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]><USEBIO>&d;</USEBIO>"""


@pytest.fixture
def case(dora: User, session: Session) -> ReportCase:
    return first_case(make_report(dora, session))


def stored(club: Club) -> tuple[int, int, int]:
    """How much the club has: reports, audit entries, sessions."""
    return club.reports.count(), club.audit_entries.count(), Session.objects.filter(event__club=club).count()


def file_at(client: Client, board: object, **form: Any) -> Any:
    sent = {"door": "penalty_card", "filing_key": KEY, "table": "5"} | form
    return client.post(f"/sessions/tuesday/boards/{board}/new/file/", sent)


@pytest.mark.parametrize("address", ["/sessions/tuesday/boards/99/new/", "/sessions/tuesday/new/?number=99"])
def test_an_unknown_board_is_named_with_those_there_are(as_dora: Client, session: Session, address: str) -> None:
    answer = as_dora.get(address)
    assert answer.status_code == 422
    assert "There is no board 99 in this session: its boards are 1 to 3." in text(answer)


def test_a_report_on_an_unknown_board_is_not_stored(as_dora: Client, session: Session, club: Club) -> None:
    before = stored(club)
    answer = file_at(as_dora, 99)
    assert answer.status_code == 422
    assert "There is no board 99 in this session" in text(answer)
    assert stored(club) == before


def test_a_number_that_is_none_comes_back_beside_its_field(as_dora: Client, session: Session) -> None:
    answer = as_dora.get("/sessions/tuesday/new/?number=seven")
    assert answer.status_code == 200
    assert "Enter a whole number." in text(answer)


@pytest.mark.parametrize("form", [{"door": "law_99"}, {"filing_key": "once"}, {"result": "9999"}, {"door": ""}])
def test_what_no_button_sends_is_refused_and_not_stored(
    as_dora: Client, session: Session, club: Club, form: dict[str, str]
) -> None:
    before = stored(club)
    answer = file_at(as_dora, 1, **form)
    assert answer.status_code == 422
    assert "This was not done" in text(answer)
    assert stored(club) == before


def test_a_form_sent_twice_makes_one_report(as_dora: Client, session: Session, club: Club) -> None:
    answers = [file_at(as_dora, 1), file_at(as_dora, 1)]
    assert answers[0]["Location"] == answers[1]["Location"]
    assert club.reports.count() == 1


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("both_sides_played_on", "perhaps", "That is not one of the answers to this question."),
        ("offender", "Q", "That is not one of the answers to this question."),
        ("declarer_chooses", "require", "This case's law does not ask that."),
        ("no_such_fact", "yes", "This case's law does not ask that."),
        ("", "yes", "This form is not complete."),
    ],
)
def test_an_answer_that_is_none_is_refused_and_not_stored(
    as_dora: Client, case: ReportCase, key: str, value: str, sentence: str
) -> None:
    answer = as_dora.post(f"/cases/{case.pk}/answer/", {"key": key, "value": value, "revision": case.revision})
    assert answer.status_code == 422
    assert sentence in text(answer)
    assert ReportCase.objects.get(pk=case.pk).revision == case.revision


@pytest.mark.parametrize("cards", [["SX"], ["SA", "SA"], ["♠A"], []])
def test_a_card_that_is_none_is_refused(as_dora: Client, dora: User, session: Session, cards: list[str]) -> None:
    case = first_case(make_report(dora, session, situation="penalty_card", facts={"offender": "E"}))
    case = answer(actor=dora, case=case, key="visibility", value="seen_or_named", revision=1).case
    form = {"key": "penalty_cards", "several": cards, "revision": case.revision}
    refused = as_dora.post(f"/cases/{case.pk}/answer/", form)
    assert refused.status_code == 422
    assert "penalty_cards" not in ReportCase.objects.get(pk=case.pk).answers


def test_a_stale_form_says_who_answered_and_keeps_his_answer(as_dora: Client, rev: User, case: ReportCase) -> None:
    answer(actor=rev, case=case, key="both_sides_played_on", value="no", revision=case.revision)
    form = {"key": "both_sides_played_on", "value": "yes", "revision": case.revision}
    refused = as_dora.post(f"/cases/{case.pk}/answer/", form)
    assert refused.status_code == 409
    assert "Rev Alti has just answered this question differently." in text(refused)
    assert ReportCase.objects.get(pk=case.pk).answers["both_sides_played_on"]["value"] == "no"


def test_htmx_gets_a_refusal_as_a_note_on_the_page(as_dora: Client, case: ReportCase) -> None:
    form = {"key": "both_sides_played_on", "value": "perhaps", "revision": case.revision}
    refused = as_dora.post(f"/cases/{case.pk}/answer/", form, headers={"HX-Request": "true"})
    assert (refused.status_code, refused["HX-Retarget"]) == (422, "#notice")
    assert refused.content.decode().startswith('<div class="note error" tabindex="-1" data-focus>')
    assert f'href="/cases/{case.pk}/"' in refused.content.decode()


def test_an_answer_sent_twice_is_one_answer(as_dora: Client, case: ReportCase) -> None:
    form = {"key": "both_sides_played_on", "value": "yes", "revision": case.revision}
    sent = [as_dora.post(f"/cases/{case.pk}/answer/", form).status_code for _ in range(2)]
    assert sent == [302, 302]
    assert ReportCase.objects.get(pk=case.pk).revision == case.revision + 1


def test_a_story_of_100_000_characters_comes_back_with_its_limit(as_dora: Client, session: Session, club: Club) -> None:
    before = stored(club)
    answer = file_at(as_dora, 1, narrative="x" * 100_000)
    assert answer.status_code == 200
    assert "Ensure this value has at most 10000 characters (it has 100000)." in text(answer)
    assert stored(club) == before


def test_a_script_in_a_name_stays_a_name(as_dora: Client, session: Session) -> None:
    file_at(as_dora, 1, name_W="<script>alert(1)</script>")
    report = IrregularityReport.objects.get()
    page = as_dora.get(f"/reports/{report.pk}/").content.decode()
    assert report.seats == {"W": "<script>alert(1)</script>"}
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "<script>alert" not in page


BEGIN = {"name": "Tuesday", "day": "2026-11-24", "first_board": "1", "last_board": "24"}


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"name": ""}, "Give it a name, such as Tuesday Pairs."),
        ({"name": "x" * 100_000}, "at most 200 characters"),
        ({"day": "24 November"}, "Write the day of play."),
        ({"first_board": "0"}, "greater than or equal to 1"),
        ({"last_board": "2000"}, "less than or equal to 999"),
        ({"first_board": "20", "last_board": "10"}, "Boards run from the first to the last"),
        ({"tables_0": "500"}, "A section has from 1 to 99 tables."),
        ({"tables_0": "7.3"}, "Write whole tables, or a half: 7 or 7.5."),
        ({"tables_0": "8", "movement_0": "x"}, "Select a valid choice."),
        ({"begin_key": "once"}, "Enter a valid UUID."),
    ],
)
def test_a_session_that_cannot_be_comes_back_beside_its_field(
    as_dora: Client, club: Club, form: dict[str, str], sentence: str
) -> None:
    before = stored(club)
    answer = as_dora.post("/tonight/ponte/", BEGIN | form)
    assert answer.status_code == 200
    assert sentence in text(answer)
    assert stored(club) == before


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"tables": ""}, "This field is required."),
        ({"tables": "1e3"}, "A section has from 1 to 99 tables."),
        ({"tables": "2", "kind": "rows", "rows": "1,1,1,2,1-3\n1,2,3,x,1-3"}, "Line 2, column 4: expected"),
        ({"tables": "2", "kind": "rows", "rows": '"'}, "Line 1, column 1: expected"),
        ({"tables": "2", "kind": "rows", "rows": "x" * 200_001}, "at most 200000 characters"),
        (
            {"tables": "8", "kind": "mitchell", "boards_per_round": "3", "first_board": "-1"},
            "greater than or equal to 1",
        ),
    ],
)
def test_a_movement_that_cannot_be_comes_back_beside_its_field(
    as_dora: Client, session: Session, club: Club, form: dict[str, str], sentence: str
) -> None:
    before = stored(club)
    answer = as_dora.post("/sessions/tuesday/sections/new/", form)
    assert answer.status_code == 200
    assert sentence in text(answer)
    assert (stored(club), session.sections.count()) == (before, 0)


def test_a_script_in_a_result_or_a_name_stays_a_text(as_dora: Client, club: Club) -> None:
    script = "<script>alert(1)</script>"
    as_dora.post("/tonight/ponte/", BEGIN | {"name": script, "tables_0": "3", "movement_0": "suggested"})
    slug = Session.objects.get().slug
    answer = as_dora.post(f"/sessions/{slug}/tables/1/", {"played_1-1-1": script})
    assert "<script>alert" not in answer.content.decode()
    assert answer.content.decode().count("&lt;script&gt;alert(1)&lt;/script&gt;") > 1


def upload(client: Client, data: bytes, name: str) -> Any:
    return client.post("/import/", {"club": Club.objects.get().pk, "file": SimpleUploadedFile(name, data)})


def test_a_file_of_ten_megabytes_is_too_much(as_dora: Client, club: Club) -> None:
    answer = upload(as_dora, b"x" * (10 * MEGABYTE), "large.pbn")
    assert answer.status_code == 413
    assert "a file may be at most 8 MB" in text(answer)


def test_a_file_just_above_the_limit_comes_back_beside_its_field(as_dora: Client, club: Club) -> None:
    answer = upload(as_dora, b"x" * (8 * MEGABYTE + 1), "large.pbn")
    assert answer.status_code == 200
    assert "may have at most 8 MB" in text(answer)


def test_an_xml_bomb_is_refused_unexploded(as_dora: Client, club: Club) -> None:
    before = stored(club)
    answer = upload(as_dora, BOMB, "bomb.xml")
    assert answer.status_code == 422
    assert "Nothing was imported." in text(answer)
    assert "Expected: XML that declares no entities" in text(answer)
    assert stored(club) == before


def test_a_bad_pbn_names_line_and_column(as_dora: Client, club: Club) -> None:
    file = SimpleUploadedFile("bad.pbn", b'[Board "1"]\n[Dealer "Q"]\n')
    answer = as_dora.post("/import/", {"club": club.pk, "file": file, "is_strict": "on"})
    assert answer.status_code == 422
    assert "Where: line 2, column 1. In the file: “Q”. Expected: a seat: N, E, S or W." in text(answer)


def test_an_import_without_a_file_asks_for_one(as_dora: Client, club: Club) -> None:
    answer = as_dora.post("/import/", {"club": club.pk})
    assert answer.status_code == 200
    assert "Choose a file first." in text(answer)


def test_somebody_else_s_club_is_no_choice(as_dora: Client, club: Club, wanda: User) -> None:
    theirs = Club.objects.get(slug="wisla")
    file = SimpleUploadedFile("a.pbn", b'[Board "1"]\n')
    answer = as_dora.post("/import/", {"club": theirs.pk, "file": file})
    assert answer.status_code == 200
    assert Session.objects.count() == 0
