"""A case made coarse: who has the results of the event cannot tell which board it was.

What a list of results has is left out, in the texts too (`telling`): the board's number, dealer and vulnerability, who
played it where, its cards but those that the ruling names, auction, contract and scores. Writes nothing.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from rulings.bridge import CLOCKWISE, Card, Contract, Deal, Vulnerability
from rulings.desk.adjusting.queries.stored import adjustments_given
from rulings.desk.base.audit import with_texts
from rulings.desk.casebook.queries.public_words import PublicWords
from rulings.desk.casebook.queries.telling import Pattern, telling, without
from rulings.desk.casebook.values import BoardShown, read_publishing_settings
from rulings.desk.scores.values.outcomes import table_points, table_result
from rulings.models import Board, Club, Result, Ruling
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.notation.adjustments import read_adjusted


def board_shown_by(club: Club) -> BoardShown:
    """How much of a board the club shows from now on."""
    return BoardShown(read_publishing_settings(club.publishing).board_shown)


def coarsened(ruling: Ruling, public: PublicWords, shown: BoardShown) -> PublicWords:
    """The public words as the club shows them."""
    if shown is BoardShown.SHOWN:
        return public
    change = partial(without, patterns=_telling(ruling))
    return replace(
        public,
        facts=change(public.facts),
        override_text=change(public.override_text),
        appeal=with_texts(public.appeal, change),
        auction=[],
    )


def sentences_coarsened(ruling: Ruling, shown: BoardShown) -> dict[str, Any]:
    """What was announced, by language, as the club shows it."""
    if shown is BoardShown.SHOWN:
        return dict(ruling.sentences)
    patterns = _telling(ruling)
    return {code: [without(text, patterns) for text in sentences] for code, sentences in ruling.sentences.items()}


def text_coarsened(ruling: Ruling, text: str, shown: BoardShown) -> str:
    """The text with “…” where it tells the board, its place in the event, its contract or its score."""
    return text if shown is BoardShown.SHOWN else without(text, _telling(ruling))


def _telling(ruling: Ruling) -> list[Pattern]:
    """What tells the ruling's board."""
    board, results, given = ruling.report.board, _results(ruling), _given(ruling)
    return telling(board.number, _contracts(results, given), _points(board, results, given))


def _given(ruling: Ruling) -> list[TableResult]:
    """The results that the ruling gave."""
    rules = (read_adjusted(each.rule) for each in adjustments_given(ruling))
    return [part for each in rules for part in each.results.values()]


def _contracts(results: Iterable[Result], given: Iterable[TableResult]) -> set[Contract]:
    """What was played on the board at any table, and what the ruling gave."""
    played = map(table_result, results)
    return {each.contract for each in (*played, *given) if each is not None and each.contract is not None}


def _points(board: Board, results: Iterable[Result], given: Iterable[TableResult]) -> set[int]:
    """The scores of the board at any table, and those that the ruling gave."""
    vulnerability = Vulnerability(board.vulnerability)
    stored = {points for each in results for points in (table_points(each), each.score_ew) if points is not None}
    return stored | {each.points_ns(vulnerability) for each in given}


def _results(ruling: Ruling) -> list[Result]:
    """The board's results at all tables."""
    return list(Result.objects.filter(board=ruling.report.board_id).select_related("board"))


def cards_named(ruling: Ruling) -> dict[str, list[str]]:
    """{seat: cards} that the answers name, of those whose holder is known; seats clockwise from north."""
    deal = Deal.parse(ruling.report.board.deal) if ruling.report.board.deal else Deal()
    named = {card for value in ruling.facts.values() for card in _cards_in(value)}
    held = {seat: sorted((card for card in named if deal.holder(card) is seat), reverse=True) for seat in CLOCKWISE}
    return {seat.value: [str(card) for card in cards] for seat, cards in held.items() if cards}


def _cards_in(value: object) -> Iterator[Card]:
    """The cards of an answer as it is stored."""
    for each in value if isinstance(value, list) else [value]:
        if isinstance(each, str) and re.fullmatch(r"[SHDC](?:[AKQJT2-9])", each):
            yield Card.parse(each)
