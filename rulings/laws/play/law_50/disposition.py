"""Law 50: disposition of a penalty card, with 49 before it, 51 for several cards and 59 for inability.

The 2007 edition has the same card, another regime of information (50E) and other paragraph numbers. The card of a
refused lead out of turn (54D, 56B) is here too: what declarer's choice does where partner leads.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat, is_honour
from rulings.laws.engine import CardSet, Case, Edition, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.play.law_48 import exposed_by_declaring_side
from rulings.laws.play.law_49 import is_penalty_card, not_a_penalty_card
from rulings.laws.play.law_50.cards import irregular_card, penalty_cards
from rulings.laws.play.law_50.choice import Choice, carried_out, choice_before_the_lead, owed
from rulings.laws.play.law_50.information import information, judged_after_play
from rulings.laws.record.play import legal_of, next_to_play, recorded_tricks, trick_in_progress
from rulings.laws.record.roles import offender, owner_of_cards_in_question, recorded_role


class _Exposure(StrEnum):
    """50B: was a lone low card exposed unintentionally, or by playing it on purpose?"""

    DROPPED = "dropped"
    PLAYED = "played"
    UNCLEAR = "unclear"


class _Moment(StrEnum):
    """Whose turn it is while the card lies on the table."""

    OWNER_TO_PLAY = "owner_to_play"
    PARTNER_TO_LEAD = "partner_to_lead"
    PARTNER_LED_TOO_SOON = "partner_led_too_soon"
    OTHERS_TO_PLAY = "others_to_play"
    PLAY_OVER = "play_over"


class _Playable(StrEnum):
    """How many of the owner's penalty cards he may legally play at this turn."""

    NONE = "none"
    ONE = "one"
    SEVERAL = "several"


def _recorded_moment(case: Case) -> _Moment | None:
    """From the recorded tricks, so that footnote 14 renews the choice for a partner who has kept the lead.

    None where a card in question was played since, or where partner's lead alone lies there: it may be too soon.
    """
    turn, who, trick, cards = next_to_play(case), case[offender], trick_in_progress(case), case[penalty_cards]
    if turn is None or any(card in cards for trick in recorded_tricks(case) for card in trick.cards):
        return None
    if turn is who:
        return _Moment.OWNER_TO_PLAY
    if turn is who.partner and trick is None:
        return _Moment.PARTNER_TO_LEAD
    return None if trick and trick.leader is who.partner and len(trick.cards) == 1 else _Moment.OTHERS_TO_PLAY


def _recorded_playable(case: Case) -> _Playable | None:
    """50D1(b): following suit comes first; the trick in progress tells it, and where needed the deal."""
    legal = legal_of(case, case[offender], case[penalty_cards])
    if legal is None:
        return None
    return (_Playable.NONE, _Playable.ONE, _Playable.SEVERAL)[min(len(legal), 2)]


def _recorded_may_play(case: Case) -> bool | None:
    playable = _recorded_playable(case)
    return None if playable is None else playable is not _Playable.NONE


_exposure = one_of("exposure", _Exposure, law="50B")
_exposed_unintentionally = judgement("exposed_unintentionally", law="50B")
_moment = one_of("moment", _Moment, law="50D", derive=_recorded_moment)
_may_legally_play_it = yes_no("may_legally_play_it", law="50D1(b)", derive=_recorded_may_play)
_playable_penalty_cards = one_of("playable_penalty_cards", _Playable, law="50D1(a)", derive=_recorded_playable)


def _is_major(case: Case, cards: CardSet) -> bool:
    """50B: only a lone card below an honour, exposed unintentionally, is minor."""
    if len(cards) > 1 or any(is_honour(card) for card in cards):
        return True
    match case[_exposure]:
        case _Exposure.DROPPED:
            return False
        case _Exposure.PLAYED:
            return True
        case _Exposure.UNCLEAR:
            return not case[_exposed_unintentionally]
        case never:
            assert_never(never)


def penalty_card(case: Case) -> Iterator[Finding]:
    """A defender has exposed a card too early: is it a penalty card, and what does it oblige?"""
    who = owner_of_cards_in_question(case)
    if recorded_role(case) in (Role.DECLARER, Role.DUMMY):
        yield from exposed_by_declaring_side(case, who)
        return
    if not is_penalty_card(case):
        yield from not_a_penalty_card(case)
        return
    cards = case[penalty_cards]
    if case[_moment] is _Moment.PLAY_OVER:
        yield from judged_after_play(case)
        return
    if _is_major(case, cards):
        yield from _major_penalty_card(case, cards)
    else:
        yield from _minor_penalty_card(case, cards)
    yield from _after_the_play(case)


def _after_the_play(case: Case) -> Iterator[Finding]:
    """50E4, in 2007 E3: to be judged when the board has been played."""
    number, key = case.by_edition("50E4", in_2007="50E3"), "judge_after_play_whether_exposure_helped"
    who = case[offender]
    yield Finding(number, key, Effect.CHECK_LATER, who=who, partner=who.partner)


def _use_of_returned(case: Case, returned: CardSet) -> Iterator[Finding]:
    """50E2 with 16C3: a card that went back is unauthorized for the partner as any withdrawn action is."""
    if returned and case.edition is Edition.LAWS_2017:
        yield Finding("16C3", "was_withdrawn_action_used", Effect.CHECK_LATER, who=case[offender])


def _minor_penalty_card(case: Case, cards: CardSet) -> Iterator[Finding]:
    """50C: in its suit the owner may not play another low card first; his partner is free."""
    who, (card,) = case[offender], cards
    yield Finding("50B", "minor_penalty_card", Effect.PENALTY_CARD, who=who, cards=cards, major=False)
    yield Finding("50A", "lies_face_up_until_played", Effect.PROCEDURE, who=who, cards=cards)
    yield Finding("50C", "before_other_low_cards_of_the_suit", Effect.PLAY_RESTRICTION, who=who, card=card)
    yield Finding("50C", "partner_may_lead_anything", Effect.PLAY_ON, who=who.partner)
    if case[_moment] is _Moment.PARTNER_LED_TOO_SOON:
        yield Finding("50C", "the_lead_stands", Effect.STANDS, who=who.partner)
    yield from information(case, cards)


def _major_penalty_card(case: Case, cards: CardSet) -> Iterator[Finding]:
    """50D: the owner owes it at his first legal chance; his partner's lead may be restricted."""
    who = case[offender]
    key = "major_penalty_cards" if len(cards) > 1 else "major_penalty_card"
    yield Finding("50B", key, Effect.PENALTY_CARD, who=who, cards=cards, major=True)
    yield Finding("50A", "lies_face_up_until_played", Effect.PROCEDURE, who=who, cards=cards)
    match case[_moment]:
        case _Moment.OWNER_TO_PLAY:
            yield from _owners_turn(case, cards)
            yield from information(case, cards)
        case _Moment.PARTNER_TO_LEAD | _Moment.PARTNER_LED_TOO_SOON:
            too_soon = case[_moment] is _Moment.PARTNER_LED_TOO_SOON
            returned = yield from choice_before_the_lead(case, cards, too_soon)
            yield from information(case, cards - returned, returned)
            yield from _use_of_returned(case, returned)
        case _:
            yield from _duties_to_come(who, cards)
            yield from information(case, cards)


def _duties_to_come(who: Seat, cards: CardSet) -> Iterator[Finding]:
    """50D while others play: the owner's duty and his partner's, both still to come."""
    yield from owed(who, cards)
    yield Finding("50D2", "declarer_chooses_when_partner_leads", Effect.PROCEDURE, who=who.partner)


def _owners_turn(case: Case, cards: CardSet) -> Iterator[Finding]:
    """50D1 and 51A: play it if that is legal; following suit and restrictions come first."""
    who = case[offender]
    if len(cards) == 1:
        playable = _Playable.ONE if case[_may_legally_play_it] else _Playable.NONE
    else:
        playable = case[_playable_penalty_cards]
    match playable:
        case _Playable.ONE:
            key = "must_play_it_now" if len(cards) == 1 else "must_play_the_only_legal_one"
            yield Finding("50D1(a)", key, Effect.MUST_PLAY, who=who, cards=cards)
            if len(cards) > 1:
                yield _not_played_stay(who, cards)
        case _Playable.SEVERAL:
            yield Finding("51A", "declarer_designates_which_to_play", Effect.MUST_PLAY, who=who, cards=cards)
            yield _not_played_stay(who, cards)
        case _Playable.NONE:
            yield Finding("50D1(b)", "other_duties_come_first", Effect.MUST_PLAY, who=who, cards=cards)
        case never:
            assert_never(never)
    if len(cards) == 1 and playable is _Playable.ONE:
        yield Finding("50D2", "partner_is_free_once_it_is_played", Effect.PLAY_ON, who=who.partner, of=who)
    else:
        yield Finding("50D2", "declarer_chooses_when_partner_leads", Effect.PROCEDURE, who=who.partner)


def _not_played_stay(who: Seat, cards: CardSet) -> Finding:
    """50A: those of several that are not played now."""
    return Finding("50A", "penalty_cards_not_played_stay", Effect.PROCEDURE, who=who, cards=cards)


def partner_leads_as_chosen(case: Case, own: CardSet, choice: Choice) -> Iterator[Finding]:
    """50D2: one of the three, with what each makes known (50E); `own` are partner's major penalty cards."""
    cards = case[penalty_cards]
    returned = yield from carried_out(case, cards, own, choice)
    yield from information(case, cards - returned, returned)
    yield from _use_of_returned(case, returned)
    if cards != returned or case.edition is Edition.LAWS_2007:
        yield from _after_the_play(case)


def card_stays_on_the_table(case: Case, number: str) -> Iterator[Finding]:
    """50D1: the declaring side leads; the card is owed, and declarer chooses once the partner comes to lead."""
    who, cards = case[offender], case[penalty_cards]
    yield from card_becomes_major(case, number, "refused_card_stays_on_the_table")
    yield from _duties_to_come(who, cards)
    yield from information(case, cards)
    yield from _after_the_play(case)


def card_becomes_major(case: Case, number: str, key: str) -> Iterator[Finding]:
    """The card led or played on purpose is major (50B), and with it every other that lies in front of its owner."""
    who, cards = case[offender], case[penalty_cards]
    yield Finding(number, key, Effect.PENALTY_CARD, who=who, cards=irregular_card(case), major=True)
    if len(cards) > 1:
        yield Finding("50B", "major_penalty_cards", Effect.PENALTY_CARD, who=who, cards=cards, major=True)
