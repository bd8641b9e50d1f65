"""Law 67: defective trick; a player played no card to it, or too many."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.tricks import Role
from rulings.laws.adjusting import assigned_if_possible
from rulings.laws.engine import Case
from rulings.laws.facts import one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_64_deemed import one_trick_for_deemed_revoke
from rulings.laws.law_64_exceptions import EDITION_2007, EDITION_2017, Edition
from rulings.laws.law_67_too_few import card_supplied
from rulings.laws.roles import offender, role


class Error(StrEnum):
    """What was wrong with the trick."""

    PLAYED_NONE = "played_none"
    PLAYED_TOO_MANY = "played_too_many"
    NOT_AMONG_PLAYED_CARDS = "not_among_played_cards"


class TooMany(StrEnum):
    """How a trick came to hold a fifth card, found in time."""

    AFTER_THE_TRICK_WAS_COMPLETE = "after_the_trick_was_complete"
    TWO_AT_ONCE = "two_at_once"


error = one_of("error", Error, law="67")
both_sides_played_on = yes_no("both_sides_played_on", law="67A")
too_many = one_of("too_many", TooMany, law="67A2")
has_card_of_suit_led = yes_no("has_card_of_suit_led", law="67B1")
faced_card_is_known = yes_no("faced_card_is_known", law="67B2(a)")
extra_card_was_exposed = yes_no("extra_card_was_exposed", law="67B2(a)")
restored_card_could_have_been_played = yes_no("restored_card_could_have_been_played", law="67B2(b)")
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


def too_many_cards_found_in_time(case: Case) -> Iterator[Finding]:
    """67A2: the law on a fifth card, or on cards played at once, puts it right."""
    who = case[offender]
    match case[too_many]:
        case TooMany.AFTER_THE_TRICK_WAS_COMPLETE:
            yield Finding("67A2", "fifth_card", Effect.SEE_LAW, who=who, law="45E", situation="fifth_card")
        case TooMany.TWO_AT_ONCE:
            see = "cards_played_at_once"
            yield Finding("67A2", see, Effect.SEE_LAW, who=who, law="58B", situation=see)
        case never:
            assert_never(never)


def no_card_found_late(case: Case, edition: Edition) -> Iterator[Finding]:
    """67B1: he adds a card, the trick keeps its owner, and he is deemed to have revoked."""
    who = case[offender]
    has_suit = case[has_card_of_suit_led]
    deemed, adds = ("67B1(a)", "adds_card_of_the_suit_led") if has_suit else ("67B1(b)", "adds_any_card")
    yield Finding(deemed, adds, Effect.CARD_ADDED, who=who)
    yield Finding("67B1", "trick_keeps_its_owner", Effect.STANDS, who=who)
    yield Finding(deemed, "deemed_to_have_revoked", Effect.PROCEDURE, who=who)
    yield from one_trick_for_deemed_revoke(case, edition)


def too_many_cards_found_late(case: Case) -> Iterator[Finding]:
    """67B2: the surplus goes back to his hand as if it had never left it."""
    who = case[offender]
    stays = "faced_card_stays" if case[faced_card_is_known] else "highest_legal_card_stays"
    yield Finding("67B2(a)", stays, Effect.CARD_RETURNED, who=who)
    yield Finding("67B2(a)", "trick_keeps_its_owner", Effect.STANDS, who=who)
    if case[role] is Role.DEFENDER and case[extra_card_was_exposed]:
        key = "exposed_surplus_is_penalty_card"
        yield Finding("67B2(a)", key, Effect.SEE_LAW, who=who, law="50", situation="penalty_card")
    if case[restored_card_could_have_been_played]:
        yield Finding("67B2(b)", "may_have_revoked_earlier", Effect.SEE_LAW, who=who, law="61", situation="revoke")
    else:
        yield Finding("67B2(b)", "restored_card_caused_no_revoke", Effect.NO_RECTIFICATION, who=who)


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
