"""Movements: who meets whom, where, when, on which boards, for a section of 2 to 40 tables.

Values only, as in all of `rulings.bridge`. Whoever stands outside imports from here.
"""

from rulings.bridge.movements.by_hand import Seating, team_match, team_rows, with_round
from rulings.bridge.movements.checks import comparisons, faults
from rulings.bridge.movements.errors import MovementError, Problem
from rulings.bridge.movements.fairness import balance, compared, competition
from rulings.bridge.movements.faults import Fault, FaultKind
from rulings.bridge.movements.howell import fair_rounds, howell
from rulings.bridge.movements.individuals import INDIVIDUAL_SIZES, individual, most_individual_rounds
from rulings.bridge.movements.limits import LEAST_TABLES, MOST_ROUNDS, MOST_TABLES
from rulings.bridge.movements.meetings import Meeting, Movement
from rulings.bridge.movements.mitchell import (
    Missing,
    Mitchell,
    best_way,
    mitchell,
    most_rounds,
    recommended_arrow_switch,
    usual_rounds,
    ways_for,
)
from rulings.bridge.movements.row_words import Column, Expected
from rulings.bridge.movements.rows import RowsError, board_ranges, read_rows, write_rows
from rulings.bridge.movements.settings import Kind, Settings, complete_settings, movement_for, settings_of
from rulings.bridge.movements.suggestions import suggested

__all__ = [
    "INDIVIDUAL_SIZES",
    "LEAST_TABLES",
    "MOST_ROUNDS",
    "MOST_TABLES",
    "Column",
    "Expected",
    "Fault",
    "FaultKind",
    "Kind",
    "Meeting",
    "Missing",
    "Mitchell",
    "Movement",
    "MovementError",
    "Problem",
    "RowsError",
    "Seating",
    "Settings",
    "balance",
    "best_way",
    "board_ranges",
    "compared",
    "comparisons",
    "competition",
    "complete_settings",
    "fair_rounds",
    "faults",
    "howell",
    "individual",
    "mitchell",
    "most_individual_rounds",
    "most_rounds",
    "movement_for",
    "read_rows",
    "recommended_arrow_switch",
    "settings_of",
    "suggested",
    "team_match",
    "team_rows",
    "usual_rounds",
    "ways_for",
    "with_round",
    "write_rows",
]
