"""Law 57: a premature lead or play, by a defender before his partner (A) or at his right opponent's turn (D)."""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge.seats import Seat
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_57_choice import declarer_selects_partners_play
from rulings.laws.law_57_facts import (
    EDITION_2007,
    EDITION_2017,
    Edition,
    Premature,
    SincePremature,
    covers_lead_to_next,
    legal_at_proper_turn,
    premature,
    since_premature,
    ways,
)
from rulings.laws.law_60 import right_forfeited
from rulings.laws.regulations import Setting
from rulings.laws.roles import owner_of_cards_in_question


def premature_play(case: Case, edition: Edition = EDITION_2017) -> Iterator[Finding]:
    """Declarer's card is played; a defender's may cost his side: see what the declaring side had done."""
    who = owner_of_cards_in_question(case)
    match case.among(premature, ways(case)):
        case Premature.BY_DECLARER:
            yield from declarer_plays_too_soon(case, who, edition)
        case Premature.AT_RHOS_TURN:
            yield from edition.at_right_opponents_turn(case, who)
        case Premature.PLAYED_BEFORE_PARTNER | Premature.LED_TO_NEXT as kind:
            yield from before_partner(case, who, kind, edition)
        case never:
            assert_never(never)


def premature_play_2007(case: Case) -> Iterator[Finding]:
    """The 2007 edition: three choices, 57C1 worded wider, no 57D."""
    yield from premature_play(case, EDITION_2007)


def before_partner(case: Case, who: Seat, kind: Premature, edition: Edition) -> Iterator[Finding]:
    """57C1 and 2, then 60A, then 57A and B."""
    match case.among(since_premature, what_may_have_followed(case, kind)):
        case SincePremature.BOTH_HANDS:
            yield Finding("57C1", "declarer_had_played_from_both_hands", Effect.NO_RECTIFICATION, who=who)
        case SincePremature.DUMMY_BY_HIMSELF:
            number = edition.dummy_by_himself
            yield Finding(number, "dummy_had_played_or_suggested", Effect.NO_RECTIFICATION, who=who)
        case SincePremature.NEXT_OPPONENT_PLAYED:
            yield from right_forfeited(who)
        case SincePremature.NOTHING:
            yield from declarer_selects_partners_play(case, edition)
        case never:
            assert_never(never)


def what_may_have_followed(case: Case, kind: Premature) -> tuple[SincePremature, ...]:
    """57C1 and 2 for a play before partner's: who so plays is fourth, so the next opponent has led and cannot follow.

    A lead to the next trick can be followed (60A1); whether 57C covers it is left open.
    """
    before_partner = kind is Premature.PLAYED_BEFORE_PARTNER
    exempting = before_partner or lead_to_next_is_covered(case)
    possible = {
        SincePremature.BOTH_HANDS: exempting,
        SincePremature.DUMMY_BY_HIMSELF: exempting,
        SincePremature.NEXT_OPPONENT_PLAYED: not before_partner,
    }
    return tuple(since for since in SincePremature if possible.get(since, True))


def lead_to_next_is_covered(case: Case) -> bool:
    """57C1 and 2 speak of playing before partner; whether a lead to the next trick is meant too is left open."""
    setting = case.regulations.law57c_covers_lead_to_next
    return case[covers_lead_to_next] if setting is Setting.ASK else setting is Setting.YES


def declarer_plays_too_soon(case: Case, who: Seat, edition: Edition) -> Iterator[Finding]:
    """57C3 (2007: C2): his card is played; if it is not legal he corrects it, and it is no penalty card."""
    if case[legal_at_proper_turn]:
        yield Finding(edition.declarers_card, "declarers_early_card_is_played", Effect.STANDS, who=who)
    else:
        yield Finding("47B", "declarers_early_card_is_corrected", Effect.CARD_RETURNED, who=who)
        yield Finding("48A", "declarers_card_no_penalty_card", Effect.NO_RECTIFICATION, who=who)
