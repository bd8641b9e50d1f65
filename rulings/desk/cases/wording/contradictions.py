"""What a director is told where a record contradicts itself, or his answer the record: both are named."""

from typing import assert_never

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rulings.bridge import Card, Contract, Vulnerability
from rulings.desk.cases.wording.auctions import contract_text
from rulings.laws.contradictions import (
    Contradicted,
    Contradiction,
    Entry,
    contradictions,
    of_the_answered_cards,
)
from rulings.laws.engine import Ruling
from rulings.laws.record.record import Record
from rulings.wording.questions import fact_label, option_text
from rulings.wording.rulings import known_values
from rulings.wording.terms import VULNERABLE, value_text


def record_contradictions(record: Record) -> list[str]:
    """A sentence for each entry that the rest of the record contradicts."""
    return [_contradiction_sentence(found) for found in contradictions(record)]


def misplaced_cards(record: Record, ruling: Ruling) -> list[str]:
    """A sentence for each card of an answer that the deal or the play gives to another."""
    return [_contradiction_sentence(found) for found in of_the_answered_cards(record, ruling)]


def overruled_answers(ruling: Ruling, situation: str) -> list[str]:
    """A sentence for each answer that the record contradicts; the answer counts."""
    text = _("%(label)s: you say “%(said)s”, the record says “%(recorded)s”. Your answer counts.")
    known = known_values(ruling)
    return [
        text
        % {
            "label": fact_label(fact, known, situation),
            "said": option_text(fact, ruling.relied_on[fact], known),
            "recorded": option_text(fact, recorded, known),
        }
        for fact, recorded in ruling.overruled.items()
    ]


def _contradiction_sentence(found: Contradiction) -> str:
    """Both sides of the contradiction, and what to do about it."""
    told, follows, source = (_entry_text(entry) for entry in (found.told, found.follows, found.source))
    return _sentence(found).format(told=told, follows=follows, contract=follows, source=source)


def _sentence(found: Contradiction) -> str:
    match found.entry:
        case Contradicted.DEALER:
            return _(
                "Board {source} is dealt by {follows}, but {told} is recorded as the dealer. Change the one that is "
                "wrong, unless the board itself was marked so."
            )
        case Contradicted.VULNERABILITY:
            return _(
                "Vulnerable on board {source} by its number: {follows}; recorded: {told}. Change the one that is "
                "wrong, unless the board itself was marked so."
            )
        case Contradicted.CONTRACT:
            return _contract_sentence(found)
        case Contradicted.CARD | Contradicted.PLAYED_CARD:
            return _card_sentence(found)
        case Contradicted.OPENING_LEADER if found.is_of_the_declaring_side:
            return _(
                "Against {source} only a defender makes the opening lead, but {told} is recorded as the opening "
                "leader. Change the one that is wrong."
            )
        case Contradicted.OPENING_LEADER:
            return _(
                "Against {source} it is {follows} who leads, but {told} is recorded as the opening leader. Change the "
                "one that is wrong, unless a lead out of turn was accepted."
            )
        case never:
            assert_never(never)


def _contract_sentence(found: Contradiction) -> str:
    if found.follows is None:
        return _(
            "All four passed in the auction, but {told} is recorded as the contract. Change the one that is wrong."
        )
    if found.told is None:
        return _(
            "The auction ends in {follows}, but the board is recorded as passed out. Change the one that is wrong."
        )
    if found.is_of_the_partner:
        return _(
            "The auction ends in {follows}, but {told} is recorded. Change the one that is wrong, unless declarer "
            "spread his hand after an opening lead out of turn (54A)."
        )
    return _("The auction ends in {contract}, but {told} is recorded as the contract. Change the one that is wrong.")


def _card_sentence(found: Contradiction) -> str:
    if found.entry is Contradicted.PLAYED_CARD:
        return _(
            "{source} is named as a card of {told}, but {follows} has played it. Change the card, the seat, or the "
            "play."
        )
    if found.follows is None:
        return _(
            "{source} is named as a card of {told}, who was not dealt it. Change the card or the seat, unless the "
            "hands at the table were others than those on record."
        )
    return _(
        "{source} is named as a card of {told}, but {follows} was dealt it. Change the card or the seat, unless the "
        "hands at the table were others than those on record."
    )


def _entry_text(entry: Entry | Card | int) -> str:
    match entry:
        case Contract(declarer=None):
            return contract_text(entry)
        case Contract(declarer=declarer):
            names = {"contract": contract_text(entry), "declarer": value_text(declarer)}
            return pgettext("a contract and its declarer", "{contract} by {declarer}").format(**names)
        case Vulnerability():
            return str(VULNERABLE[entry])
        case _:
            return value_text(entry)
