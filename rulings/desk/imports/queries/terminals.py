"""Where a scoring terminal stands: its table, who sits there in its round, what is on record of its board."""

from typing import Any

from rulings.bridge import Seat, Side
from rulings.desk.base.audit import opened
from rulings.desk.base.line_ups import SEATS_OF
from rulings.desk.movements.queries import Seating, Sitting
from rulings.desk.movements.values import TablePlace
from rulings.desk.scores.queries.lines import sides_of
from rulings.desk.scores.values.scoring import is_of_teams
from rulings.formats.bridgemate import TablePlayer, TableResult
from rulings.formats.session import FileResult
from rulings.models import AuditEntry, Board, Club, Contestant, ContestantKind, Result, Session, Verb
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.artificial_scores import read_artificial_score

Heard = dict[tuple[str, str, int], dict[str, Any] | None]
"""What the terminals told last, by table, round and board; None for nothing any more."""
_ONLY_SECTION = "A"
_OWN_VERBS = (Verb.RESULTS_RECORDED.value, Verb.DIFFERENCE_FOUND.value)


def place_of(seating: Seating, section: str, table: str) -> TablePlace | None:
    """The terminal's table; None where the session has no such table.

    A session with one section without a name takes the terminal's section A for it.
    """
    names = {each.name for each in seating.sections}
    named = section.strip().upper()
    called = "" if names == {""} and named in ("", _ONLY_SECTION) else named
    return seating.place(f"{called}{table}")


def sitting_of(seating: Seating, told: FileResult | TablePlayer) -> Sitting | None:
    """Who sits at the terminal's table in its round; None where the session has no such table, or no movement."""
    place = place_of(seating, told.section, told.table)
    return (
        seating.at_round(place, int(told.round)) if place and told.round.isdecimal() and len(told.round) < 10 else None
    )


def sat_other_way(sitting: Sitting, entry: TableResult) -> bool:
    """Whether the two sides sat the other way round than the movement has it.

    The numbers that the terminal tells decide where they are those of the two; else what it says of itself.
    """
    ns, ew = sitting.pair_ns, sitting.pair_ew
    if ns is not None and ew is not None:
        told, ours = (entry.result.ns, entry.result.ew), (str(ns.position), str(ew.position))
        if told in (ours, ours[::-1]):
            return told != ours
    return entry.is_switched


def contestant_at(sitting: Sitting, seat: Seat) -> Contestant | None:
    """Who competes in a seat: the pair or team, or of an individual the one player."""
    side = sitting.ns if seat.side is Side.NS else sitting.ew
    if side and side[0].kind != ContestantKind.INDIVIDUAL:
        return side[0]
    return side[SEATS_OF[seat.side].index(seat)] if len(side) == len(SEATS_OF[seat.side]) else None


def entry_at(board: Board, sitting: Sitting, round_played: str) -> Result | None:
    """What is on record of those who sit there, whichever way round they sat.

    Two teams have a result at each of their two tables: of theirs only the one of this table, or one without a table
    in which they sit this way.
    """
    keys = sides_of(sitting)
    results = board.results.select_related("board__session", "ns", "ew").order_by("pk")
    met = [each for each in results if each.ns and each.ew and (each.ns.key, each.ew.key) in (keys, keys[::-1])]
    place = sitting.place
    here = (place.section, str(place.table), round_played)
    at_table = [each for each in met if (each.section, each.table, each.round) == here]
    if is_of_teams(board.session):
        met = [each for each in met if not each.table and each.ns and each.ns.key == keys[0]]
    return next(iter([*at_table, *met]), None)


def is_by_terminal(result: Result) -> bool:
    """Whether a terminal recorded it first, and nobody else since; what a file brought has no such beginning."""
    entries = AuditEntry.objects.filter(object_type=Result.__name__, object_id=result.pk).order_by("sequence")
    told = list(entries.values_list("verb", "before", "after"))
    is_begun = bool(told) and told[0][:2] == (Verb.RESULTS_RECORDED.value, {})
    return is_begun and all(verb in _OWN_VERBS and after.get("via") == "terminal" for verb, _before, after in told)


def heard_in(session: Session) -> Heard:
    """What the terminals told last of each line of the session, whatever became of it since; one query, or two."""
    entries = AuditEntry.objects.filter(
        club=session.event.club_id,
        object_type=Result.__name__,
        verb__in=_OWN_VERBS,
        after__via="terminal",
        after__session=session.pk,
    )
    heard: Heard = {}
    for entry in opened(entries.order_by("sequence")):
        after = entry.after
        heard[after["table"], after["round"], after["board"]] = after["told"]
    return heard


def player_named(club: Club, number: str) -> str:
    """The name of the player with that number on the club's list; "" for nobody."""
    found = club.roster.filter(number=number) if number else club.roster.none()
    return next((each.name for each in found), "")


def is_meant_alike(one: str, other: str) -> bool:
    """Whether two artificial scores are the same, though they may be written otherwise."""
    try:
        return one == other or read_artificial_score(one) == read_artificial_score(other)
    except ScoringError:
        return False
