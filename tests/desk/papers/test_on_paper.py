"""The forms as they come out of the printer, in three languages: every box is there, and each on its own sheet."""

import re
from collections.abc import Iterator
from io import BytesIO

import pytest
from django.conf import settings
from django.http import HttpResponse
from django.test import Client
from django.utils import translation
from pypdf import PdfReader

from rulings.desk.papers.views.paper_fields import by_law
from rulings.desk.papers.wording.layouts import LAYOUTS
from rulings.desk.papers.wording.parts import Field, Layout, Paper, Part
from rulings.models import Appeal, Board, FactsSheet, IrregularityReport, Ruling, ScoreAdjustment, User
from tests.desk.papers import demand_renderer, pages
from tests.desk.papers.conftest import CLUB, NOON

LANGUAGE = pytest.mark.parametrize("language", ["en", "it", "pl"])
FRONT_AND_BACK = {Paper.RULING, Paper.APPEAL}
MILLIMETRE = 72 / 25.4
AUCTION = [
    {"call": "1D", "note": "4+ diamonds"},
    *({"call": call} for call in ("P", "1H", "P", "2H", "P", "3H")),
    {"call": "P", "note": "about ten seconds of thought"},
    *({"call": call} for call in ("4S", "P", "P", "P")),
]
DRAWN_LAST = rf"1 N E S W |{CLUB} · Ruling"
"""On each page after all that is written: the picture of board 1, the numbers of lists, and the foot."""
TOLD = "West thought for about ten seconds before he passed over 3♥; East then bid 3♠, and North called the director."


@pytest.fixture(autouse=True)
def printer() -> None:
    demand_renderer()


@pytest.fixture
def told(dora: User, ruling: Ruling) -> Ruling:
    """A ruling with all that a director usually writes of one."""
    IrregularityReport.objects.filter(pk=ruling.report_id).update(
        auction=AUCTION,
        narrative=TOLD,
        claim={"claimer": "S", "statement": "The rest.", "objection": "A trump is out."},
    )
    FactsSheet.objects.create(
        report=ruling.report, agreed="West took longer than usual.", disputed="Four seconds, or ten.", level="second",
        ns_words="I would have passed it out.", ew_words="I always bid with five.", called_by="NS", called_when="play",
        told_of_appeal_at=NOON, told_of_appeal_by=dora, ns_confirmed_at=NOON, ew_confirmed_at=NOON,
    )  # fmt: skip
    return Ruling.objects.get(pk=ruling.pk)


def asked(client: Client, language: str, address: str) -> HttpResponse:
    """What is printed in a language."""
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    return client.get(address)


def boxes(layout: Layout, parts: tuple[Part, ...]) -> Iterator[Field]:
    """Every box of these parts, and those above them."""
    yield from layout.head
    for part in parts:
        yield from part.fields


def words_of(layout: Layout, parts: tuple[Part, ...]) -> list[str]:
    """What is printed of the form itself: its title, its headings, labels, what may be ticked, heads, who signs."""
    fields = list(boxes(layout, parts))
    choices = [word for field in fields if field.choices for word in field.choices.values()]
    heads = [head for part in parts if part.grid for head in part.grid.heads]
    titles = [part.title for part in parts]
    return [
        str(word) for word in (layout.title, *titles, *(f.label for f in fields), *choices, *heads, *layout.signatures)
    ]


def missing(layout: Layout, parts: tuple[Part, ...], printed: list[str]) -> list[str]:
    """The words of the form that are not on paper."""
    paper = " ".join(printed)
    return [word for word in words_of(layout, parts) if " ".join(word.split()) not in paper]


def headings_alone(layout: Layout, printed: list[str]) -> list[str]:
    """The pages that end in a heading."""
    titles = tuple(str(part.title) for part in layout.all_parts)
    return [page for page in printed if page.rpartition(f"{CLUB} · ")[0].strip().endswith(titles)]


def off_the_sheet(answer: HttpResponse) -> list[str]:
    """The texts that begin outside the margins of their page."""
    outside: list[str] = []

    def look(text: str, cm: list[float], tm: list[float], _font: object, _size: float) -> None:
        left = (tm[4] * cm[0] + cm[4]) / MILLIMETRE
        height = (tm[5] * cm[3] + cm[5]) / MILLIMETRE
        if text.strip() and not (13.5 <= left <= 196.5 and 4 <= height <= 287.5):
            outside.append(text)

    for page in PdfReader(BytesIO(answer.content)).pages:
        page.extract_text(visitor_text=look)
    return outside


@LANGUAGE
@pytest.mark.parametrize("kind", Paper)
def test_a_blank_form_has_every_box_on_one_sheet(
    as_dora: Client, kind: Paper, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = asked(as_dora, language, f"/forms/{kind}.pdf")
    printed, layout = pages(answer), LAYOUTS[kind]
    with translation.override(language):
        assert missing(layout, layout.all_parts, printed) == []
        assert headings_alone(layout, printed) == []
    assert len(printed) == (2 if kind in FRONT_AND_BACK else 1)
    assert "☒" not in " ".join(printed)
    assert off_the_sheet(answer) == []
    assert [record.message for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


@LANGUAGE
def test_what_is_usually_written_stands_on_one_page(
    as_dora: Client, told: Ruling, slip: ScoreAdjustment, language: str
) -> None:
    addresses = {
        Paper.RULING: f"/rulings/{told.pk}/ruling.pdf",
        Paper.HAND: f"/reports/{told.report_id}/hand.pdf",
        Paper.CLAIM: f"/reports/{told.report_id}/claim.pdf",
        Paper.SCORE: f"/adjustments/{slip.pk}/slip.pdf",
        Paper.PENALTY: f"/adjustments/{slip.pk}/penalty.pdf",
    }
    for kind, address in addresses.items():
        answer = asked(as_dora, language, address)
        printed, layout = pages(answer), LAYOUTS[kind]
        left_out = {"polled", "appeals"} if kind is Paper.RULING else set()
        parts = tuple(part for part in layout.all_parts if part.fields and part.fields[0].key not in left_out)
        with translation.override(language):
            assert missing(layout, parts, printed) == [], kind
        assert len(printed) == 1, kind
        assert off_the_sheet(answer) == [], kind


@LANGUAGE
def test_an_appeal_told_whole_takes_the_front_and_the_back_of_one_sheet(
    as_dora: Client, told: Ruling, appeal: Appeal, language: str
) -> None:
    brought = {
        "comments": "It was right.",
        "law_points": "16B1",
        "law_ruling": "Four were enough.",
        "fact_points": "Tempo.",
    }
    Appeal.objects.filter(pk=appeal.pk).update(**brought)
    answer = asked(as_dora, language, f"/appeals/{appeal.pk}/appeal.pdf")
    printed, layout = pages(answer), LAYOUTS[Paper.APPEAL]
    with translation.override(language):
        assert missing(layout, layout.all_parts, printed) == []
        assert headings_alone(layout, printed) == []
    assert len(printed) <= 2
    assert off_the_sheet(answer) == []


def test_what_is_long_goes_on_overleaf_and_nothing_of_it_is_lost(as_dora: Client, told: Ruling) -> None:
    sentences = [f"Then the director heard sentence {number} of the players." for number in range(150)]
    IrregularityReport.objects.filter(pk=told.report_id).update(narrative=" ".join(sentences))
    answer = asked(as_dora, "en", f"/rulings/{told.pk}/ruling.pdf")
    printed = pages(answer)
    assert 2 <= len(printed) <= 4
    paper = " ".join(re.split(DRAWN_LAST, page)[0].strip() for page in printed)
    assert [sentence for sentence in sentences if sentence not in paper] == []
    assert headings_alone(LAYOUTS[Paper.RULING], printed) == []
    assert off_the_sheet(answer) == []
    assert all(page.endswith(f"{number} / {len(printed)}") for number, page in enumerate(printed, start=1))


def test_each_sentence_of_a_ruling_has_its_paragraph_in_the_margin(as_dora: Client, told: Ruling) -> None:
    [page] = pages(asked(as_dora, "en", f"/rulings/{told.pk}/ruling.pdf"))
    assert [row for row in by_law([told]) if " ".join(row) not in page] == []


def test_the_hands_stand_round_the_number_of_the_board(as_dora: Client, told: Ruling) -> None:
    [page] = pages(asked(as_dora, "en", f"/rulings/{told.pk}/ruling.pdf"))
    assert "West Bruno Perché ♠" in page
    assert "N E S W" in page
    assert "North Łukasz Żółć ♠ A K Q 2" in page


def test_a_ruling_on_paper_says_with_which_key_signed_ones_are_verified(as_dora: Client, told: Ruling) -> None:
    sentence = "Signed rulings of this desk are verified with the key"
    assert sentence in pages(asked(as_dora, "en", f"/rulings/{told.pk}/ruling.pdf"))[0]
    assert sentence not in " ".join(pages(asked(as_dora, "en", "/forms/ruling.pdf")))


def test_a_claim_that_nobody_has_ruled_on_leaves_lines_for_the_ruling(as_dora: Client, told: Ruling) -> None:
    Board.objects.filter(pk=told.report.board_id).update(deal="")
    [page] = pages(asked(as_dora, "en", f"/reports/{told.report_id}/claim.pdf"))
    assert "Tricks given, and why" in page
