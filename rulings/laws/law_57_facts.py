"""Law 57: the facts, what the editions differ in, and a defender's card at his right opponent's turn (57D)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from rulings.bridge.cards import Suit
from rulings.bridge.seats import Seat
from rulings.bridge.tricks import Role
from rulings.laws.answers import OneOf
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, Fact, judgement, one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.recorded_turn import suit_led_before
from rulings.laws.roles import offender, recorded_role


class Premature(StrEnum):
    """How a defender was too early, or that it was declarer, from either hand."""

    PLAYED_BEFORE_PARTNER = "played_before_partner"
    LED_TO_NEXT = "led_to_next"
    AT_RHOS_TURN = "at_rhos_turn"
    BY_DECLARER = "by_declarer"


class SincePremature(StrEnum):
    """What takes away the rectification, or that nothing does."""

    NOTHING = "nothing"
    BOTH_HANDS = "both_hands"
    DUMMY_BY_HIMSELF = "dummy_by_himself"
    NEXT_OPPONENT_PLAYED = "next_opponent_played"


class Selects(StrEnum):
    """57A1 to 4: what declarer selects for the partner's play to the current trick."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    OTHER_SUIT = "other_suit"
    NOT_SUIT = "not_suit"


def recorded_premature(case: Case) -> Premature | None:
    """By the contract, when the offender is declarer or dummy."""
    return Premature.BY_DECLARER if recorded_role(case) in (Role.DECLARER, Role.DUMMY) else None


def ways(case: Case) -> tuple[Premature, ...]:
    """A player whom the contract makes a defender was not too soon as declarer."""
    defender = recorded_role(case) is Role.DEFENDER
    return tuple(way for way in Premature if not (defender and way is Premature.BY_DECLARER))


def recorded_suit_led(case: Case) -> Suit | None:
    """From the trick to which the partner has yet to play."""
    return suit_led_before(case, case[offender].partner)


suit_led: Fact[Suit] = Fact("suit_led", "57A", OneOf(Suit, (Suit.HEARTS,)), derive=recorded_suit_led)
premature = one_of("premature", Premature, law="57", derive=recorded_premature)
since_premature = one_of("since_premature", SincePremature, law="57C")
covers_lead_to_next = judgement("covers_lead_to_next", law="57C1")
declarer_selects = one_of("declarer_selects", Selects, "57A", AskedOf.DECLARER)
legal_at_proper_turn = yes_no("legal_at_proper_turn", law="57")


@dataclass(frozen=True)
class Edition:
    """The paragraph of each of declarer's choices, and those that moved."""

    choices: tuple[tuple[Selects, str], ...]
    dummy_by_himself: str
    declarers_card: str
    at_right_opponents_turn: Callable[[Case, Seat], Iterator[Finding]]


def at_right_opponents_turn_2017(case: Case, who: Seat) -> Iterator[Finding]:
    """57D: no choice for declarer; the card is played in turn if legal, else it is a major penalty card."""
    if case[legal_at_proper_turn]:
        yield Finding("57D", "must_play_it_at_his_turn", Effect.MUST_PLAY, who=who)
    else:
        key, see = "early_card_is_major_penalty_card", "penalty_card"
        yield Finding("57D", key, Effect.SEE_LAW, who=who, law="50", situation=see)
    yield Finding("16B", "early_card_may_inform_partner", Effect.INFORMATION, who=who.partner, of=who)


def at_right_opponents_turn_2007(case: Case, who: Seat) -> Iterator[Finding]:
    """2007 had no rule for it: an exposed card (49), and what partner learns from it (16)."""
    see = "penalty_card"
    yield Finding("49", "early_card_has_no_rule_of_its_own", Effect.SEE_LAW, who=who, law="49", situation=see)
    yield Finding("16B", "early_card_may_inform_partner", Effect.INFORMATION, who=who.partner, of=who)


EDITION_2017 = Edition(
    ((Selects.HIGHEST, "57A1"), (Selects.LOWEST, "57A2"), (Selects.OTHER_SUIT, "57A3"), (Selects.NOT_SUIT, "57A4")),
    "57C2",
    "57C3",
    at_right_opponents_turn_2017,
)
EDITION_2007 = Edition(
    ((Selects.HIGHEST, "57A1"), (Selects.LOWEST, "57A2"), (Selects.NOT_SUIT, "57A3")),
    "57C1",
    "57C2",
    at_right_opponents_turn_2007,
)
