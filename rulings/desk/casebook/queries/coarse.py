"""A case made coarse: who has the results of the event cannot tell which board it was.

What a list of results has is left out, in the texts too: the board's number, dealer and vulnerability, its cards but
those that the ruling names, auction, contract and scores. Writes nothing.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from rulings.bridge import CLOCKWISE, Card, Contract, Deal
from rulings.desk.adjusting.queries.stored import adjustments_given
from rulings.desk.base.audit import with_texts
from rulings.desk.casebook.queries.public_words import PublicWords
from rulings.desk.casebook.values import BoardShown, read_publishing_settings
from rulings.desk.scores.values.outcomes import table_result
from rulings.models import Club, Result, Ruling
from rulings.scoring.notation.adjustments import read_adjusted
from rulings.scoring.notation.habits import HABITS, SYMBOLS

_INSTEAD = "…"
_LEAST_POINTS = 50
_BOARD_CALLED = (
    r"(?:boards?|bd|deal|hand|smazzat[ae]|man[oi]|rozdani\w*|rozdań|nr|no|n)[\s.#]*(?:(?:nr|no|n|number|numero)[\s.]*)?"
)


def board_shown_by(club: Club) -> BoardShown:
    """How much of a board the club shows from now on."""
    return BoardShown(read_publishing_settings(club.publishing).board_shown)


def coarsened(ruling: Ruling, public: PublicWords, shown: BoardShown) -> PublicWords:
    """The public words as the club shows them."""
    if shown is BoardShown.SHOWN:
        return public
    change = partial(text_coarsened, ruling, shown=shown)
    return replace(
        public,
        facts=change(public.facts),
        override_text=change(public.override_text),
        appeal=with_texts(public.appeal, change),
        auction=[],
    )


def sentences_coarsened(ruling: Ruling, shown: BoardShown) -> dict[str, Any]:
    """What was announced, by language, as the club shows it."""
    return {
        code: [text_coarsened(ruling, text, shown) for text in sentences]
        for code, sentences in ruling.sentences.items()
    }


def text_coarsened(ruling: Ruling, text: str, shown: BoardShown) -> str:
    """The text with “…” where it tells the board's number, its contract or its score."""
    if shown is BoardShown.SHOWN:
        return text
    for pattern in _telling(ruling):
        text = pattern.sub(_INSTEAD, text)
    return text


def _telling(ruling: Ruling) -> Iterator[re.Pattern[str]]:
    """What tells the board: its number where it is called one, each contract of it, each score in points."""
    number = ruling.report.board.number
    yield re.compile(rf"\b{_BOARD_CALLED}{number}(?!\d)", re.IGNORECASE)
    yield from map(_of_contract, _contracts(ruling))
    for points in sorted(_points(ruling)):
        yield re.compile(rf"(?<![\w.])[+−–-]?{points}(?![\w%])")


def _of_contract(contract: Contract) -> re.Pattern[str]:
    """A contract as it is written in any of the languages, doubled or not, with its tricks and declarer."""
    named = {word for habit in HABITS.values() for word in habit.denominations[contract.denomination]}
    named |= {SYMBOLS[contract.denomination]} if contract.denomination in SYMBOLS else set()
    spelled = "|".join(map(re.escape, sorted(named, key=len, reverse=True)))
    return re.compile(rf"(?<!\w){contract.level}\s?(?:{spelled})(?:\s?xx?)?(?:\s?(?:[+−–-]\d|=))?(?!\w)", re.IGNORECASE)


def _contracts(ruling: Ruling) -> set[Contract]:
    """What was played on the board at any table, and what the ruling gave."""
    played = [table_result(each) for each in _results(ruling)]
    given = [part for each in adjustments_given(ruling) for part in read_adjusted(each.rule).results.values()]
    return {each.contract for each in (*played, *given) if each is not None and each.contract is not None}


def _points(ruling: Ruling) -> set[int]:
    """The scores of the board at any table, without their sign."""
    found = {abs(each.score_ns) for each in _results(ruling) if each.score_ns is not None}
    return {points for points in found if points >= _LEAST_POINTS}


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
