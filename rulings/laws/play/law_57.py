"""Law 57: a premature lead or play, by a defender before his partner (A) or at his right opponent's turn (D).

The early card is a major penalty card, and declarer selects what partner plays to this trick (A and B). In 2007 he had
three choices, not another suit, and D was not there.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat, Suit
from rulings.laws.engine import AskedOf, Case, Edition, Effect, Fact, Finding, OneOf, judgement, one_of, yes_no
from rulings.laws.play.law_50.choice import recorded_major_cards_of_partner
from rulings.laws.play.law_50.disposition import card_becomes_major
from rulings.laws.play.law_60 import right_forfeited
from rulings.laws.record.play import suit_led_before
from rulings.laws.record.roles import offender, owner_of_cards_in_question, recorded_role


class _Premature(StrEnum):
    """How a defender was too early, or that it was declarer, from either hand."""

    PLAYED_BEFORE_PARTNER = "played_before_partner"
    LED_TO_NEXT = "led_to_next"
    AT_RHOS_TURN = "at_rhos_turn"
    BY_DECLARER = "by_declarer"


class _SincePremature(StrEnum):
    """What takes away the rectification, or that nothing does."""

    NOTHING = "nothing"
    BOTH_HANDS = "both_hands"
    DUMMY_BY_HIMSELF = "dummy_by_himself"
    NEXT_OPPONENT_PLAYED = "next_opponent_played"


class _Selects(StrEnum):
    """57A1 to 4: what declarer selects for the partner's play to the current trick."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    OTHER_SUIT = "other_suit"
    NOT_SUIT = "not_suit"


def _recorded_premature(case: Case) -> _Premature | None:
    """By the contract, when the offender is declarer or dummy."""
    return _Premature.BY_DECLARER if recorded_role(case) in (Role.DECLARER, Role.DUMMY) else None


def _ways(case: Case) -> tuple[_Premature, ...]:
    """A player whom the contract makes a defender was not too soon as declarer."""
    defender = recorded_role(case) is Role.DEFENDER
    return tuple(way for way in _Premature if not (defender and way is _Premature.BY_DECLARER))


def _recorded_suit_led(case: Case) -> Suit | None:
    """From the trick to which the partner has yet to play."""
    return suit_led_before(case, case[offender].partner)


_suit_led: Fact[Suit] = Fact("suit_led", "57A", OneOf(Suit, (Suit.HEARTS,)), derive=_recorded_suit_led)
_premature = one_of("premature", _Premature, law="57", derive=_recorded_premature)
_since_premature = one_of("since_premature", _SincePremature, law="57C")
_covers_lead_to_next = judgement("covers_lead_to_next", law="57C1")
_declarer_selects = one_of("declarer_selects", _Selects, "57A", AskedOf.DECLARER)
_legal_at_proper_turn = yes_no("legal_at_proper_turn", law="57")


_CHOICES_2017 = {
    _Selects.HIGHEST: "57A1",
    _Selects.LOWEST: "57A2",
    _Selects.OTHER_SUIT: "57A3",
    _Selects.NOT_SUIT: "57A4",
}
_CHOICES_2007 = {_Selects.HIGHEST: "57A1", _Selects.LOWEST: "57A2", _Selects.NOT_SUIT: "57A3"}


def _at_right_opponents_turn(case: Case, who: Seat) -> Iterator[Finding]:
    """57D: no choice for declarer; the card is played in turn if legal, else it is a major penalty card.

    2007 had no rule for it: an exposed card (49), and what partner learns from it (16).
    """
    see = "penalty_card"
    if case.edition is Edition.LAWS_2007:
        yield Finding("49", "early_card_has_no_rule_of_its_own", Effect.SEE_LAW, who=who, law="49", situation=see)
    elif case[_legal_at_proper_turn]:
        yield Finding("57D", "must_play_it_at_his_turn", Effect.MUST_PLAY, who=who)
    else:
        yield Finding("57D", "early_card_is_major_penalty_card", Effect.SEE_LAW, who=who, law="50", situation=see)
    yield Finding("16B", "early_card_may_inform_partner", Effect.INFORMATION, who=who.partner, of=who)


def premature_play(case: Case) -> Iterator[Finding]:
    """Declarer's card is played; a defender's may cost his side: see what the declaring side had done."""
    who = owner_of_cards_in_question(case)
    match case.among(_premature, _ways(case)):
        case _Premature.BY_DECLARER:
            yield from _declarer_plays_too_soon(case, who)
        case _Premature.AT_RHOS_TURN:
            yield from _at_right_opponents_turn(case, who)
        case _Premature.PLAYED_BEFORE_PARTNER | _Premature.LED_TO_NEXT as kind:
            yield from _before_partner(case, who, kind)
        case never:
            assert_never(never)


def _before_partner(case: Case, who: Seat, kind: _Premature) -> Iterator[Finding]:
    """57C1 and 2 (in 2007 the one paragraph C1), then 60A, then 57A and B."""
    match case.among(_since_premature, _what_may_have_followed(case, kind)):
        case _SincePremature.BOTH_HANDS:
            yield Finding("57C1", "declarer_had_played_from_both_hands", Effect.NO_RECTIFICATION, who=who)
            yield _stays_played("57C1", who)
        case _SincePremature.DUMMY_BY_HIMSELF:
            number = case.by_edition("57C2", in_2007="57C1")
            yield Finding(number, "dummy_had_played_or_suggested", Effect.NO_RECTIFICATION, who=who)
            yield _stays_played(number, who)
        case _SincePremature.NEXT_OPPONENT_PLAYED:
            yield from right_forfeited(who)
        case _SincePremature.NOTHING:
            yield from _declarer_selects_partners_play(case, kind)
        case never:
            assert_never(never)


def _stays_played(number: str, who: Seat) -> Finding:
    """57C: neither a penalty card nor a choice for declarer."""
    return Finding(number, "early_card_stays_played", Effect.STANDS, who=who, partner=who.partner)


def _what_may_have_followed(case: Case, kind: _Premature) -> tuple[_SincePremature, ...]:
    """57C1 and 2 for a play before partner's: who so plays is fourth, so the next opponent has led and cannot follow.

    A lead to the next trick can be followed (60A1); whether 57C covers it is left open.
    """
    before_partner = kind is _Premature.PLAYED_BEFORE_PARTNER
    exempting = before_partner or _lead_to_next_is_covered(case)
    possible = {
        _SincePremature.BOTH_HANDS: exempting,
        _SincePremature.DUMMY_BY_HIMSELF: exempting,
        _SincePremature.NEXT_OPPONENT_PLAYED: not before_partner,
    }
    return tuple(since for since in _SincePremature if possible.get(since, True))


def _lead_to_next_is_covered(case: Case) -> bool:
    """57C1 and 2 speak of playing before partner; whether a lead to the next trick is meant too is left open."""
    return case.by_regulation(case.regulations.law57c_covers_lead_to_next, _covers_lead_to_next)


def _declarer_plays_too_soon(case: Case, who: Seat) -> Iterator[Finding]:
    """57C3 (2007: C2): his card is played; if it is not legal he corrects it, and it is no penalty card."""
    if case[_legal_at_proper_turn]:
        number = case.by_edition("57C3", in_2007="57C2")
        yield Finding(number, "declarers_early_card_is_played", Effect.STANDS, who=who)
        yield Finding(number, "other_hand_plays_in_its_turn", Effect.PLAY_ON, who=who)
    else:
        yield Finding("47B", "declarers_early_card_is_corrected", Effect.CARD_RETURNED, who=who)
        number, key = case.by_edition("16C", in_2007="16D"), "withdrawn_cards_tell_one_side"
        yield Finding(number, key, Effect.INFORMATION, side=who.side.other, of=who.side)
        yield Finding("48A", "declarers_card_no_penalty_card", Effect.NO_RECTIFICATION, who=who)


_selected_suit = one_of("selected_suit", Suit, "57A", AskedOf.DECLARER)


def _declarer_selects_partners_play(case: Case, kind: _Premature) -> Iterator[Finding]:
    """57A and B: for the current trick only, once, by declarer alone; the card then works by Law 50."""
    who, partner = case[offender], case[offender].partner
    yield from card_becomes_major(case, "57A", "early_card_is_a_major_penalty_card")
    led = case[_suit_led]
    paragraphs = case.by_edition(_CHOICES_2017, in_2007=_CHOICES_2007)
    choice = case.among(_declarer_selects, tuple(paragraphs))
    number = paragraphs[choice]
    match choice:
        case _Selects.HIGHEST:
            yield Finding(number, "partner_plays_his_highest", Effect.MUST_PLAY, who=partner, suit=led)
        case _Selects.LOWEST:
            yield Finding(number, "partner_plays_his_lowest", Effect.MUST_PLAY, who=partner, suit=led)
        case _Selects.OTHER_SUIT:
            suit = _another_suit(case)
            yield Finding(number, "partner_plays_the_suit", Effect.MUST_PLAY, who=partner, suit=suit, led=led)
        case _Selects.NOT_SUIT:
            suit, key = _another_suit(case), "partner_may_not_play_the_suit"
            yield Finding(number, key, Effect.PLAY_RESTRICTION, who=partner, suit=suit, led=led)
        case never:
            assert_never(never)
    yield Finding("57B", "if_unable_partner_plays_any_legal_card", Effect.PLAY_ON, who=partner)
    if recorded_major_cards_of_partner(case) != frozenset():
        yield Finding("50D1(b)", "selection_comes_before_partners_penalty_card", Effect.PROCEDURE, who=partner)
    if kind is _Premature.LED_TO_NEXT:
        yield Finding("44G", "early_lead_counts_for_nothing", Effect.PROCEDURE, who=who)
    key, see = "early_card_then_works_by_law_50", "penalty_card"
    yield Finding("50", key, Effect.SEE_LAW, who=who, law="50", situation=see)


def _another_suit(case: Case) -> Suit:
    """57A3 and 4: any suit but the one led, in which he must follow (44C)."""
    return case.among(_selected_suit, tuple(suit for suit in Suit if suit is not case[_suit_led]))
