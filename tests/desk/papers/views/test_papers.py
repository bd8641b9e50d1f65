"""The forms on paper: rendered for real, and read back from the PDF."""

import socket
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from django.conf import settings
from django.test import Client
from django.utils import translation

from rulings.desk.adjusting.values import Given
from rulings.desk.base.pdf import PRINTER, pdf_of
from rulings.desk.papers.views.paper_fields import of_ruling
from rulings.desk.papers.wording.layouts import LAYOUTS
from rulings.desk.papers.wording.parts import Paper
from rulings.models import (
    Appeal,
    Club,
    FactsSheet,
    Membership,
    Poll,
    PollAnswer,
    Ruling,
    ScoreAdjustment,
    User,
)
from rulings.scoring.boards.lines import Assigned
from rulings.scoring.boards.scores import Component, Weighted
from tests.desk.conftest import signed_in
from tests.desk.papers import demand_renderer, fonts, pages
from tests.desk.papers.conftest import CLUB, NOON
from tests.desk.reading import text
from tests.factories import make_adjustment, make_pair, make_result

AUCTION = [{"call": "1NT", "note": "15-17"}, {"call": "P"}, {"call": "2D", "note": "transfer, alerted"}, {"call": "P"}]


@pytest.fixture(autouse=True)
def printer() -> None:
    demand_renderer()


def in_language(client: Client, language: str) -> Client:
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    return client


@pytest.mark.parametrize("kind", Paper)
def test_every_form_is_printed_blank_with_the_club_of_whoever_has_one(as_dora: Client, kind: Paper) -> None:
    answer = as_dora.get(f"/forms/{kind}.pdf")
    assert answer["Content-Disposition"] == f'inline; filename="{kind}.pdf"'
    told = pages(answer)
    assert told[0].startswith(f"{CLUB} {LAYOUTS[kind].title} Number ")
    assert told[0].endswith(f"{CLUB} · {LAYOUTS[kind].title} 1 / {len(told)}")


def test_whoever_has_two_clubs_writes_the_name_himself(as_dora: Client, dora: User) -> None:
    Membership.objects.create(user=dora, club=Club.objects.create(name="Altro", slug="altro"), role="director")
    assert pages(as_dora.get("/forms/claim.pdf"))[0].startswith("Club Claim or concession Number ")


def test_the_slip_says_who_gets_what_with_suit_signs_and_polish_letters(as_dora: Client, slip: ScoreAdjustment) -> None:
    answer = as_dora.get(f"/adjustments/{slip.pk}/slip.pdf")
    [told] = pages(answer)
    assert "North-South 1 Łukasz Żółć - Świętosława Gęś 4♠ −2 S (−100) " in told
    assert "East-West 4 Niccolò Città - Bruno Perché 4♠ −2 S (−100) " in told
    assert "Contract 4♠ = S Opening lead ♥7 Declarer’s tricks 10 Score for North-South +420" in told
    assert "Law 16B3 Version 1" in told
    assert "Score adjustment Ruling 1.1 · version 1" in told
    assert all("DejaVu" in name for name in fonts(answer))


def test_a_corrected_slip_says_which_version_it_replaces(as_dora: Client, dora: User, slip: ScoreAdjustment) -> None:
    given = Given(Assigned.to_both(420), "16B3", {})
    made = make_adjustment(dora, slip.ruling, slip.result, given=given, reason="The trick was theirs.")
    [told] = pages(as_dora.get(f"/adjustments/{made.pk}/slip.pdf"))
    assert "Version 2, replaces version 1" in told
    assert "The trick was theirs." in told


def test_a_form_named_after_its_ruling_says_so_once_at_its_foot(as_dora: Client, ruling: Ruling) -> None:
    told = " ".join(pages(as_dora.get(f"/rulings/{ruling.pk}/ruling.pdf")))
    assert "Ruling Ruling" not in told.partition("Event and session")[2]


def test_a_weighted_slip_lists_its_results(as_dora: Client, dora: User, ruling: Ruling) -> None:
    given = Given(Assigned.to_both(Weighted((Component(420, 60), Component(-100, 40)))), "12C1(c)", {})
    result = ruling.report.ns.results_ns.get()
    others = [make_pair(result.board.session, "9", side, "X", "Y") for side in ("NS", "EW")]
    make_result(result.board, *others, table="9")
    weighted = make_adjustment(dora, ruling, result, given=given)
    [told] = pages(as_dora.get(f"/adjustments/{weighted.pk}/slip.pdf"))
    assert "North-South +420 60 North-South −100 40 East-West +420 60 East-West −100 40" in told


def test_the_ruling_form_has_hands_auction_notes_facts_and_ruling(as_dora: Client, dora: User, ruling: Ruling) -> None:
    ruling.report.auction = AUCTION
    ruling.report.save()
    FactsSheet.objects.create(
        report=ruling.report, agreed="Trick 4 had three cards.", called_by="EW", called_when="play",
        told_of_appeal_at=NOON, told_of_appeal_by=dora, level="second category", ns_confirmed_at=NOON,
    )  # fmt: skip
    ruling.report.board.results.update(section="A", round="2")
    poll = Poll.objects.create(
        report=ruling.report, seat="N", hand="A.K.Q.J", question="Over 3♠?", digest="t", alternatives=["4S", "P"],
        level="second category", made_by=dora, made_at=NOON,
    )  # fmt: skip
    PollAnswer.objects.create(poll=poll, answer_key=UUID(int=1), peer="Marek", answer="4S", answered_at=NOON)
    told = " ".join(pages(as_dora.get(f"/rulings/{ruling.pk}/ruling.pdf")))
    for words in (
        "North Łukasz Żółć ♠ A K Q 2 ♥ 5 4 3 ♦ K J 4 ♣ 8 7 6",
        "1NT1 Pass 2♦2 Pass",
        "15-17 transfer, alerted",
        "Table A 3, round 2",
        "Confirmed by North-South, at 17 Nov 2026, 12:00",
        "Director called by ☐ North-South ☒ East-West",
        "☐ during the auction ☒ during the play",
        "Facts that both sides agree on Trick 4 had three cards.",
        "“perché no?” ♠♥♦♣ zażółć gęślą jaźń",
        "Over 3♠? (from North’s hand; players asked: 1)",
        "Logical alternatives found 4♠, pass",
        "second category 4♠",
        "64A2 After play, one trick is transferred to North-South, never two.",
        "Dora Neri, 17 Nov 2026, 12:00",
        "Dealer ☒ North",
        "Vulnerable ☒ neither side",
    ):
        assert words in told
    assert "Marek" not in told


def test_a_part_of_which_nothing_is_known_is_left_out_when_filled(as_dora: Client, ruling: Ruling) -> None:
    told = " ".join(pages(as_dora.get(f"/rulings/{ruling.pk}/ruling.pdf")))
    assert "The ruling" in told
    assert "The poll" not in told


def test_the_appeal_form_tells_the_appeal_from_its_reasons_to_its_decision(as_dora: Client, appeal: Appeal) -> None:
    told = " ".join(pages(as_dora.get(f"/appeals/{appeal.pk}/appeal.pdf")))
    for words in (
        "Appeal 7 · decided",
        "Side ☐ North-South ☒ East-West Lodged ☒ in time ☐ late",
        "Niccolò Città, 17 Nov 2026, 12:00",
        "Il caso è chiaro: così non va.",
        "☐ chief director ☒ appeals committee",
        "Zofia Łęcka Yes Ugo Nì plays for the same club",
        "☐ the ruling stands ☒ the ruling is changed",
        "4♥ made.",
        "Merit ☒ with merit ☐ without merit",
        "Who kept the record Ola Bór",
        "Who attended both sides and the director",
        "Score of each side in the new version North-South: 4♠ −2 S (−100)",
        "17 Nov 2026, 22:00: Dora Neri, 17 Nov 2026, 12:00. The bar was full.",
        "Players told by, at Dora Neri, 17 Nov 2026, 12:00",
        "Further appeal To the federation.",
        "Dissent Ugo would have let it stand.",
        "Deposit ☒ returned ☐ kept",
    ):
        assert words in told


def test_a_ruling_that_leaves_the_table_s_result_says_so_and_one_that_may_not_does_not(
    ruling: Ruling,
) -> None:
    for effect, is_said in (("stands", True), ("tricks_transferred", False), ("check_later", False)):
        ruling.findings = [{"paragraph": "25A", "effect": effect, "key": "k", "values": {}}]
        assert bool(of_ruling(ruling, [])["scores"]) is is_said


def test_the_report_of_a_hand_leaves_the_judgement_to_the_pen(as_dora: Client, ruling: Ruling) -> None:
    told = " ".join(pages(as_dora.get(f"/reports/{ruling.report_id}/hand.pdf")))
    assert "☐ psychic call ☐ misbid ☐ deviation from the methods" in told
    assert "zażółć gęślą jaźń" in told


def test_the_claim_form_shows_the_cards_left(as_dora: Client, ruling: Ruling) -> None:
    hands = {"N": "A2...", "E": "K3...", "S": "54...", "W": "76..."}
    ruling.report.claim = {"claimer": "S", "hands": hands, "statement": "I draw the last trump", "objection": ""}
    ruling.report.save()
    [told] = pages(as_dora.get(f"/reports/{ruling.report_id}/claim.pdf"))
    assert "Łukasz Żółć ♠ A 2 ♥ – ♦ – ♣ –" in told
    assert "Made by South" in told
    assert "I draw the last trump" in told


@pytest.mark.parametrize(("language", "courts"), [("it", "♠ A R D 2"), ("pl", "♠ A K D 2")])
def test_a_form_is_in_the_readers_language(as_dora: Client, ruling: Ruling, language: str, courts: str) -> None:
    [first, *_rest] = pages(in_language(as_dora, language).get(f"/rulings/{ruling.pk}/ruling.pdf"))
    assert courts in first
    with translation.override(language):
        assert str(LAYOUTS[Paper.RULING].title) in first


def test_a_form_that_is_none_is_not_found(as_dora: Client) -> None:
    assert as_dora.get("/forms/other.pdf").status_code == 404


def test_blank_forms_are_for_anybody_signed_in(pat: User) -> None:
    assert signed_in(pat).get("/forms/claim.pdf").status_code == 200
    assert Client().get("/forms/claim.pdf")["Location"] == "/login/?next=/forms/claim.pdf"


def test_the_page_of_forms_leads_to_each(as_dora: Client) -> None:
    page = as_dora.get("/forms/").content.decode()
    assert [kind for kind in Paper if f'href="/forms/{kind}.pdf"' not in page] == []


def test_the_renderer_fetches_nothing() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        for address in (f"http://127.0.0.1:{server.getsockname()[1]}/x.png", f"file://{__file__}"):
            links = "".join(f'<link rel="{kind}" href="{address}">' for kind in ("stylesheet", "attachment"))
            assert b"EmbeddedFile" not in pdf_of(f'{links}<img src="{address}">ł')
        with pytest.raises(BlockingIOError):
            server.accept()


@pytest.mark.parametrize("failure", ["raise ImportError", "raise OSError('cannot load library libpango-1.0-0')"])
def test_without_pango_the_same_content_comes_as_a_page_to_be_printed(
    as_dora: Client, slip: ScoreAdjustment, failure: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "weasyprint.py").write_text(failure)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    PRINTER.end()
    answer: Any = as_dora.get(f"/adjustments/{slip.pk}/slip.pdf")
    assert (answer.status_code, answer["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert text(answer).startswith(
        "No PDF can be made here, because the system library Pango is missing. "
        "This page has the same content: print it with your browser. "
        f"{CLUB} Score adjustment Ruling 1.1 · version 1"
    )
    assert 'href="/static/css/paper.css"' in answer.content.decode()


def test_the_form_of_a_new_version_tells_of_the_appeal_that_led_to_it(
    as_dora: Client, dora: User, appeal: Appeal
) -> None:
    Ruling.objects.filter(pk=appeal.ruling_id).update(is_current=False)
    newer = appeal.ruling
    newer.pk, newer.version, newer.is_current = None, 2, True
    newer.save(force_insert=True)
    told = " ".join(pages(as_dora.get(f"/rulings/{newer.pk}/ruling.pdf")))
    assert "Appeal 7 of East-West: decided. The ruling is changed. 4♥ made." in told
