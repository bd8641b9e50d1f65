"""What everybody reads of a published case, and of a book of them, in the reader's language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.core.paginator import Page

from rulings.bridge import Deal, Seat
from rulings.desk.casebook.values import BoardShown
from rulings.desk.casebook.wording import appeal_lines, cards_shown, hidden_text, scoring_lines
from rulings.desk.cases.queries.ruling_sheet import sentences_of, weightiest
from rulings.desk.cases.wording.headlines import headline_text
from rulings.laws.coverage import number_of
from rulings.laws.record.roles import offender
from rulings.models import Board, Publication
from rulings.wording.dates import date_shown
from rulings.wording.situations import situation_title
from rulings.wording.terms import SEATS, VULNERABLE


@dataclass(frozen=True)
class _FindingLine:
    """A finding as it was announced, with its paragraph and the number of the law."""

    text: str
    paragraph: str
    law: int


@dataclass(frozen=True)
class PublishedCase:
    """A published ruling in the reader's language; of a withdrawn one nobody reads more than its notice."""

    publication: Publication

    @property
    def title(self) -> str:
        return situation_title(self.situation)

    @property
    def headline(self) -> str:
        """Who, what and the result, seats in place of names; the title alone once it was withdrawn."""
        case = self.publication
        if case.withdrawn_at is not None:
            return self.title
        return headline_text(self.situation, case.ruling.fact(offender), case.ruling.found, case.override_text)

    @property
    def situation(self) -> str:
        """The situation's key; on the ruling where the case was published before publications kept it."""
        return self.publication.situation or self.publication.ruling.situation

    @property
    def played(self) -> str:
        """When it was played, as exact as the club shows it."""
        return date_shown(self.publication.shown_date)

    @property
    def shown(self) -> BoardShown:
        """How much of the board everybody reads."""
        return BoardShown(self.publication.board_shown)

    @property
    def board(self) -> Board | None:
        """The board; None where it is not shown."""
        return self.publication.ruling.report.board if self.shown is BoardShown.SHOWN else None

    @property
    def hidden(self) -> str:
        """What is hidden of the board, in a sentence; "" where nothing is."""
        return hidden_text(self.shown)

    @property
    def cards(self) -> list[tuple[str, str]]:
        """The cards of each seat that are shown without their board."""
        return cards_shown(self.publication.cards)

    @property
    def dealer(self) -> str:
        return str(SEATS[Seat(self.board.dealer)]) if self.board else ""

    @property
    def vulnerable(self) -> str:
        """The sides that are, in the reader's language."""
        return str(VULNERABLE[self.board.vulnerability]) if self.board else ""

    @property
    def hands(self) -> dict[str, str]:
        """The hands by seat letter, none where the cards are not known or not shown."""
        deal = self.board.deal if self.board else ""
        return {str(seat): str(hand) for seat, hand in Deal.parse(deal).hands.items()} if deal else {}

    @property
    def findings(self) -> list[_FindingLine]:
        pairs = zip(sentences_of(self.publication.sentences), self.publication.paragraphs, strict=False)
        return [_FindingLine(text, paragraph, number_of(paragraph)) for text, paragraph in pairs]

    @property
    def appeal(self) -> list[tuple[str, str]]:
        return appeal_lines(self.publication.appeal)

    @property
    def outcome(self) -> str:
        """What it came to in one sentence: the finding that says most, or what the director ruled instead."""
        case = self.publication
        return case.override_text or weightiest(case.ruling, sentences_of(case.sentences))

    @property
    def outcome_lines(self) -> list[tuple[str, str]]:
        """The scores, and what was decided on appeal."""
        case = self.publication
        return scoring_lines(case.scores) + appeal_lines(case.appeal, ("decision",))

    @property
    def scores(self) -> list[tuple[str, str]]:
        return scoring_lines(self.publication.scores)


def book_shown(cases: Sequence[Publication], part: Page[Publication] | None = None) -> dict[str, Any]:
    """What a book of these cases shows, of which there is at least one; `part` where a year has several."""
    first = cases[0]
    shown = [PublishedCase(each) for each in cases]
    return {"part": part, "cases": shown, "club": first.club, "year": first.year, "nobody": {}}
