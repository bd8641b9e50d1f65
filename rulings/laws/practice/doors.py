"""Doors to one event: where another situation rules otherwise on what a path tells, the path gives no exercise.

Two doors are compared as the tests of the laws compare them (`tests/laws/equivalents/`): by what their rulings settle
of the matters that both are about, whoever and whatever it is said of.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rulings.laws.engine import Case, Effect, Path, Ruling, UnknownAnswer, facts_of, rule
from rulings.laws.engine.matters import Matter
from rulings.laws.record.roles import offender
from rulings.laws.settled import said_by
from rulings.laws.situations import SITUATIONS

_Told = Mapping[str, object]
_CARD, _CALL, _CHOICE, _INFORMATION = Matter.CARD, Matter.CALL, Matter.CHOICE, Matter.INFORMATION
_PARTNER, _SCORE, _TRANSFER, _TURN = Matter.PARTNER, Matter.SCORE, Matter.TRANSFER, Matter.TURN
_PENALTY, _REMEDY = Matter.PENALTY, Matter.REMEDY


@dataclass(frozen=True)
class Way:
    """One way to come to an event: the situation, and what is told there of it."""

    situation: str
    told: _Told


@dataclass(frozen=True)
class Door:
    """Two ways to one event, and the matters of which both settle the same; what is told besides is told in both.

    Without matters, both give the same adjusted scores.
    """

    one: Way
    other: Way
    matters: tuple[Matter, ...]


def _way(situation: str, **told: object) -> Way:
    return Way(situation, MappingProxyType(told))


_PLAYED_ON = _way("play_after_illegal_play", played_after="next_opponent", made_his_proper_lead="no")
_BID_OVER = _way("bid_out_of_rotation", whose_turn="rho", since_out_of_rotation="rho_called")
_REFUSED = {"whose_turn": "partner", "since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": "no"}


def _both_defenders_led(choice: str) -> Door:
    """Two defenders led: declarer chooses the same after the first trick as at it."""
    later = _way(
        "lead_out_of_turn",
        role="defender",
        whose_lead="partner",
        led_from_dummy="no",
        lead_state="partner_led",
        declarer_on_the_lead=choice,
    )
    first = _way(
        "opening_lead_out_of_turn",
        opening_lead_by="other_defender",
        since_opening_lead="partner_led_faced",
        one_of_five=choice,
    )
    return Door(later, first, (_CARD, _PARTNER, _INFORMATION, _TURN, _CHOICE))


DOORS = (
    Door(
        _way("revoke", failure="did_not_follow_suit", revoke_trick=4, since_the_revoke="played_on"),
        _way("established_revoke"),
        (_TRANSFER, _SCORE),
    ),
    Door(
        _way("insufficient_bid", insufficient_kind="in_turn", since_insufficient="lho_called"),
        _way(
            "insufficient_bid",
            insufficient_kind="in_turn",
            since_insufficient="nothing",
            lho_accepts_insufficient_bid="yes",
        ),
        (_CALL, _PARTNER, _SCORE),
    ),
    Door(
        _way("bid_out_of_rotation", whose_turn="partner", since_out_of_rotation="lho_called"),
        _way(
            "bid_out_of_rotation",
            whose_turn="partner",
            since_out_of_rotation="nobody",
            lho_accepts_out_of_rotation="yes",
        ),
        (_CALL, _PARTNER),
    ),
    Door(
        _way("pass_out_of_rotation", **_REFUSED, pass_is_artificial="no"),
        _way("bid_out_of_rotation", **_REFUSED),
        (_PARTNER,),
    ),
    Door(
        _way("double_out_of_rotation", **_REFUSED, double_is_inadmissible="no"),
        _way("bid_out_of_rotation", **_REFUSED),
        (_PARTNER,),
    ),
    Door(_way("pass_out_of_rotation", whose_turn="rho", since_out_of_rotation="rho_called"), _BID_OVER, (_CALL, _TURN)),
    Door(
        _way(
            "double_out_of_rotation",
            whose_turn="rho",
            since_out_of_rotation="rho_called",
            double_is_inadmissible="no",
        ),
        _BID_OVER,
        (_CALL, _TURN),
    ),
    Door(_way("inadmissible_double", since_inadmissible_double="rho_called_in_turn"), _BID_OVER, (_CALL, _TURN)),
    Door(
        _way(
            "call_by_player_required_to_pass",
            is_also_inadmissible_double="yes",
            lho_called_over_barred_player="no",
        ),
        _way("bid_above_seven", lho_called_over_bid_above_seven="no"),
        (_CALL, _PARTNER, _TURN, _INFORMATION, _SCORE),
    ),
    Door(
        _way("comparable_call", withdrawn_call="play_over"),
        _way("insufficient_bid", insufficient_kind="play_over"),
        (_SCORE,),
    ),
    Door(
        _way("call_after_final_pass", auction_ended="passed_out"),
        _way("end_of_the_auction", passes_that_closed_the_auction="passed_out"),
        (_SCORE,),
    ),
    Door(
        _way("card_played", whose_card="defenders", defenders_card="held_out_of_sight"),
        _way("penalty_card", visibility="partner_could_not_see"),
        (_PARTNER, _INFORMATION),
    ),
    Door(
        _way("card_played", whose_card="declarers", declarers_card="only_seen"),
        _way("declarer_exposes", declarer_exposed="dropped_or_shown"),
        (_CARD,),
    ),
    Door(
        _way("claim", role="defender", claim_statement="partner_objected"),
        _way("penalty_card", visibility="partner_objected_to_concession"),
        (_CARD, _INFORMATION),
    ),
    *map(_both_defenders_led, ("accept", "require", "forbid", "neither")),
    Door(
        _way("lead_out_of_turn", role="defender", whose_lead="partner", lead_state="told_wrongly"),
        _way("opening_lead_out_of_turn", opening_lead_by="other_defender", since_opening_lead="told_wrongly"),
        (_CARD, _CHOICE, _INFORMATION),
    ),
    Door(
        _way("lead_out_of_turn", role="defender", whose_lead="partner", lead_state="told_wrongly"),
        _way("retracted_card", reason_to_retract="told_wrongly"),
        (_CARD, _CHOICE, _INFORMATION),
    ),
    Door(
        _way("lead_out_of_turn", role="defender", whose_lead="partner", lead_state="left_played"),
        _PLAYED_ON,
        (_CARD, _CHOICE, _TURN),
    ),
    Door(
        _way("premature_play", premature="led_to_next", since_premature="next_opponent_played"),
        _PLAYED_ON,
        (_CARD, _CHOICE, _TURN),
    ),
    Door(
        _way("revoke_inquiry", inquiry="dummy_asks_declarer", had_looked_or_left="yes"),
        _way("dummys_limits", dummy_did="asked_declarer", had_looked_or_left="yes"),
        (_CHOICE, _PENALTY, _REMEDY),
    ),
    Door(
        _way("dummys_limits", dummy_did="pointed_at_irregularity", had_looked_or_left="no"),
        _way("dummys_rights", dummy_wants="speak_of_irregularity", had_looked_or_left="no", board_played_out="no"),
        (_CHOICE, _INFORMATION),
    ),
    Door(
        _way("dummys_limits", dummy_did="warned_of_wrong_hand"),
        _way("dummys_rights", dummy_wants="warn_declarer"),
        (_CHOICE,),
    ),
    Door(
        _way("dummys_limits", dummy_did="asked_declarer"),
        _way("dummys_rights", dummy_wants="ask_declarer"),
        (_CHOICE, _PENALTY, _REMEDY),
    ),
    Door(
        _way("late_board", late_board_state="not_started", late_board_way="cancel"),
        _way("adjusted_score", adjusted_score_basis="no_normal_play"),
        (),
    ),
    Door(
        _way("late_board", late_board_state="started", late_board_way="cancel"),
        _way("adjusted_score", adjusted_score_basis="no_normal_play"),
        (),
    ),
    Door(_way("claim_after_revoke"), _way("contested_claim"), (_SCORE, _TRANSFER)),
)
"""Those of which `tests/laws/equivalents/` has an example, and a few like them; each for whatever is told besides."""


def is_disputed(situation: str, edition: str, path: Path, doors: tuple[Door, ...] = DOORS) -> bool:
    """Whether another door to the event of the path lets the law settle otherwise what both are about."""
    return any(
        _settled(path.ruling, door.matters) != _settled(ruling, door.matters)
        for door in doors
        for ruling in rulings_through(door, situation, edition, path)
    )


def compared(situation: str, edition: str, path: Path) -> int:
    """How many other doors there are to the event of the path that need no more than it tells."""
    return sum(1 for door in DOORS for _ruling in rulings_through(door, situation, edition, path))


def _settled(ruling: Ruling, matters: tuple[Matter, ...]) -> set[object]:
    """What the ruling says of these matters, whoever and whatever it is said of; or which scores it adjusts to."""
    if not matters:
        return {finding for finding in ruling.findings if finding.effect is Effect.ADJUSTED_SCORE}
    return {(each.matter, each.state) for _finding, each in said_by(ruling.findings) if each.matter in matters}


def rulings_through(door: Door, situation: str, edition: str, path: Path) -> Iterator[Ruling]:
    """The rulings by the other way, where the path comes by one of the two and both ask for the same besides."""
    for here, there in ((door.one, door.other), (door.other, door.one)):
        if here.situation == situation and _tells(path, here):
            ruling = _ruled(there, edition, path)
            if ruling and ruling.is_complete and _besides(path, here) <= {fact.key for fact in ruling.relied_on}:
                yield ruling


def _tells(path: Path, way: Way) -> bool:
    """Whether the path tells what is told on the way."""
    return all(str(path.answers.get(key)) == str(raw) for key, raw in way.told.items())


def _besides(path: Path, way: Way) -> set[str]:
    """What the path tells besides who it was and what is told on the way."""
    return set(path.answers) - set(way.told) - {offender.key}


def _ruled(way: Way, edition: str, path: Path) -> Ruling | None:
    """The ruling by the other way; None where the edition does not have it, or where one of the answers is none."""
    law = next((each.laws.get(edition) for each in SITUATIONS if each.key == way.situation), None)
    if law is None:
        return None
    asked = facts_of(law)
    told = {key: raw for key, raw in path.answers.items() if key in asked} | dict(way.told)
    try:
        return rule(law, Case(told))
    except UnknownAnswer:
        return None
