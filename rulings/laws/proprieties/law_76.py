"""Law 76: spectators. The director controls them; a regulation may say what follows an irregularity they cause."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Seat
from rulings.laws.engine import Case, Effect, Fact, Finding, OneSeat, one_of, yes_no


class _SpectatorDid(StrEnum):
    """What the spectator did. Anybody in the playing area who is neither player nor official is one (76D)."""

    LOOKED_AT_TWO_HANDS = "looked_at_two_hands"
    DISTURBED = "disturbed"
    SPOKE_OR_DREW_ATTENTION = "spoke_or_drew_attention"
    ASKED_BY_DIRECTOR = "asked_by_director"
    WATCHED_ONLINE = "watched_online"


_spectator_did = one_of("spectator_did", _SpectatorDid, law="76")
_player_was_informed = yes_no("player_was_informed", law="76C2")
_informed_player: Fact[Seat] = Fact("informed_player", "16D", OneSeat())
_regulation_on_spectators = yes_no("regulation_on_spectators", law="76C2")


def spectator(case: Case) -> Iterator[Finding]:
    """A spectator looked, spoke, reacted or drew attention to something."""
    match case[_spectator_did]:
        case _SpectatorDid.LOOKED_AT_TWO_HANDS:
            yield Finding("76B", "one_hand_only", Effect.PROCEDURE)
            yield from _irregularity(case)
        case _SpectatorDid.DISTURBED:
            yield Finding("76B", "spectator_keeps_still", Effect.PROCEDURE)
            yield from _irregularity(case)
        case _SpectatorDid.SPOKE_OR_DREW_ATTENTION:
            yield Finding("76B", "spectator_draws_no_attention", Effect.PROCEDURE)
            yield from _irregularity(case)
        case _SpectatorDid.ASKED_BY_DIRECTOR:
            yield Finding("76C1", "spectator_answers_the_director", Effect.NO_RECTIFICATION)
        case _SpectatorDid.WATCHED_ONLINE:
            yield Finding("76A2", "viewer_does_not_communicate", Effect.PROCEDURE)
            yield from _irregularity(case)
        case never:
            assert_never(never)


def _irregularity(case: Case) -> Iterator[Finding]:
    """76A1, 76C2: the director's control, the regulation if there is one, and 16D if a player learned something."""
    yield Finding("76A1", "director_controls_spectators", Effect.PROCEDURE)
    if case.by_regulation(case.regulations.spectator_irregularity_rule, _regulation_on_spectators):
        yield Finding("76C2", "regulation_on_spectators_applies", Effect.PROCEDURE)
    if case[_player_was_informed]:
        who, see = case[_informed_player], "extraneous_information"
        yield Finding("16D", "player_learned_from_spectator", Effect.SEE_LAW, who=who, law="16D", situation=see)
    else:
        yield Finding("76C2", "nobody_learned_anything", Effect.NO_RECTIFICATION)
