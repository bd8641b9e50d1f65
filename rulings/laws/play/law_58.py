"""Law 58: cards led or played at once, by two players or from one hand."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role
from rulings.laws.engine import Case, Effect, Finding, one_of
from rulings.laws.play.sequel import no_penalty_card, play_goes_on_in_turn
from rulings.laws.record.play import giver_of_a_second_card
from rulings.laws.record.roles import offender, role
from rulings.laws.tricks.law_67 import both_sides_played_on


class _AtOnce(StrEnum):
    """Whose cards came at the same moment."""

    TWO_PLAYERS = "two_players"
    ONE_HAND = "one_hand"


class _CountedSecond(StrEnum):
    """What the card is, once it counts as played after the legal card of the other player."""

    IN_TURN = "in_turn"
    LEAD_OUT_OF_TURN = "lead_out_of_turn"
    PREMATURE = "premature"
    AFTER_IRREGULAR_PLAY = "after_irregular_play"


class _Faces(StrEnum):
    """How many of the cards were held so that an opponent or the partner might see the face."""

    ONE = "one"
    SEVERAL = "several"


_at_once = one_of("at_once", _AtOnce, law="58")
_counted_second = one_of("counted_second", _CountedSecond, law="58A")
_faces_visible = one_of("faces_visible", _Faces, law="58B")


def cards_played_at_once(case: Case) -> Iterator[Finding]:
    """One of the cards is played; the others are not, but those whose face could be seen may matter."""
    match case[_at_once]:
        case _AtOnce.TWO_PLAYERS:
            yield from _two_players(case)
        case _AtOnce.ONE_HAND if case[both_sides_played_on]:
            who, see = giver_of_a_second_card(case), "defective_trick"
            yield Finding("58B4", "found_too_late", Effect.SEE_LAW, who=who, law="67", situation=see)
        case _AtOnce.ONE_HAND:
            yield from _one_hand(case)
        case never:
            assert_never(never)


def _two_players(case: Case) -> Iterator[Finding]:
    """58A: the card of the offender counts as played after the legal card of the other."""
    who = case[offender]
    yield Finding("58A", "counts_as_second", Effect.PROCEDURE, who=who)
    match case[_counted_second]:
        case _CountedSecond.IN_TURN:
            yield Finding("58A", "second_card_stands", Effect.STANDS, who=who)
            yield play_goes_on_in_turn()
        case _CountedSecond.LEAD_OUT_OF_TURN:
            key = "second_card_is_a_lead_out_of_turn"
            yield Finding("58A", key, Effect.SEE_LAW, who=who, law="53", situation="lead_out_of_turn")
        case _CountedSecond.PREMATURE:
            key = "second_card_is_premature"
            yield Finding("58A", key, Effect.SEE_LAW, who=who, law="57", situation="premature_play")
        case _CountedSecond.AFTER_IRREGULAR_PLAY:
            key = "second_card_follows_an_irregular_play"
            yield Finding("58A", key, Effect.SEE_LAW, who=who, law="60", situation="play_after_illegal_play")
        case never:
            assert_never(never)


def _one_hand(case: Case) -> Iterator[Finding]:
    """58B1 to B3: the visible card is played; of several the player says which."""
    who = giver_of_a_second_card(case)
    if case[_faces_visible] is _Faces.ONE:
        yield Finding("58B1", "visible_card_is_played", Effect.STANDS, who=who)
        if case[role] is Role.DEFENDER:
            key = "others_are_picked_up_unseen"
            yield Finding("58B1", key, Effect.CARD_RETURNED, who=who, partner=who.partner)
        else:
            yield no_penalty_card(who)
            yield Finding("58B1", "others_are_picked_up", Effect.CARD_RETURNED, who=who)
        return
    names = who.partner if case[role] is Role.DUMMY else who
    yield Finding("58B2", "names_the_card_played", Effect.MUST_PLAY, who=names)
    if case[role] is Role.DEFENDER:
        key = "other_visible_cards_are_penalty_cards"
        yield Finding("58B2", key, Effect.SEE_LAW, who=who, law="50", situation="penalty_card")
    else:
        yield Finding("58B2", "other_cards_go_back", Effect.CARD_RETURNED, who=who)
        yield no_penalty_card(who)
    yield Finding("58B3", "opponent_who_played_after_may_change", Effect.CARD_RETURNED, side=who.side.other)
