"""Law 67: defective trick; a player played no card to it, or too many."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.adjusting import assigned_if_possible
from rulings.laws.engine import Case
from rulings.laws.facts import one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_64_deemed import one_trick_for_deemed_revoke
from rulings.laws.law_64_exceptions import EDITION_2007, EDITION_2017, Edition
from rulings.laws.law_67_too_few import card_supplied
from rulings.laws.law_67_too_many import too_many_cards_found_in_time, too_many_cards_found_late
from rulings.laws.recorded_defect import (
    both_sides_went_on,
    holds_the_suit_led,
    offender_of_the_trick,
    recorded_defect,
)
from rulings.laws.roles import offender


class Error(StrEnum):
    """What was wrong with the trick."""

    PLAYED_NONE = "played_none"
    PLAYED_TOO_MANY = "played_too_many"
    NOT_AMONG_PLAYED_CARDS = "not_among_played_cards"


def recorded_error(case: Case) -> Error | None:
    defect = recorded_defect(case)
    if defect is None:
        return None
    return Error.PLAYED_NONE if defect.is_short else Error.PLAYED_TOO_MANY


error = one_of("error", Error, law="67", derive=recorded_error)
both_sides_played_on = yes_no("both_sides_played_on", law="67A", derive=both_sides_went_on)
has_card_of_suit_led = yes_no("has_card_of_suit_led", law="67B1", derive=holds_the_suit_led)
same_card_played_again = yes_no("same_card_played_again", law="67B3")
too_late_to_correct = yes_no("too_late_to_correct", law="67B3")

ERRORS_2007 = (Error.PLAYED_NONE, Error.PLAYED_TOO_MANY)


def defective_trick(
    case: Case, errors: tuple[Error, ...] = tuple(Error), edition: Edition = EDITION_2017
) -> Iterator[Finding]:
    """A trick holds no card of a player, or too many: put the number of cards right, then see what it costs."""
    match case.among(error, errors):
        case Error.NOT_AMONG_PLAYED_CARDS:
            yield from put_back_among_played_cards(case)
        case Error.PLAYED_NONE if case[both_sides_played_on]:
            yield from no_card_found_late(case, edition)
        case Error.PLAYED_NONE:
            yield from card_supplied(case)
        case Error.PLAYED_TOO_MANY if case[both_sides_played_on]:
            yield from too_many_cards_found_late(case)
        case Error.PLAYED_TOO_MANY:
            yield from too_many_cards_found_in_time(case)
        case never:
            assert_never(never)


def defective_trick_2007(case: Case) -> Iterator[Finding]:
    """The 2007 edition: as 2017, without 67B3, and equity in one paragraph, 64C."""
    yield from defective_trick(case, ERRORS_2007, EDITION_2007)


def no_card_found_late(case: Case, edition: Edition) -> Iterator[Finding]:
    """67B1: he adds a card, the trick keeps its owner, and he is deemed to have revoked."""
    who = offender_of_the_trick(case)
    has_suit = case[has_card_of_suit_led]
    deemed, adds = ("67B1(a)", "adds_card_of_the_suit_led") if has_suit else ("67B1(b)", "adds_any_card")
    yield Finding(deemed, adds, Effect.CARD_ADDED, who=who)
    yield Finding("67B1", "trick_keeps_its_owner", Effect.STANDS, who=who)
    yield Finding(deemed, "deemed_to_have_revoked", Effect.PROCEDURE, who=who)
    yield from one_trick_for_deemed_revoke(case, edition)


def put_back_among_played_cards(case: Case) -> Iterator[Finding]:
    """67B3 (2017): the card was played; it goes where it belongs, and only a second play of it matters."""
    who = case[offender]
    yield Finding("67B3", "put_in_its_place", Effect.CARD_ADDED, who=who)
    yield Finding("67B3", "no_revoke_no_trick", Effect.NO_RECTIFICATION, who=who, tricks=0)
    if not case[same_card_played_again]:
        return
    if case[too_late_to_correct]:
        yield assigned_if_possible("67B3", "played_twice_too_late", of=who)
    else:
        yield Finding("67B3", "second_play_is_corrected", Effect.SEE_LAW, who=who, law="62", situation="revoke")
