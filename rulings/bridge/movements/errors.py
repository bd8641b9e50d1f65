"""What the movements refuse: each refusal is a key with values, and its English sentence.

A movement that cannot be is never made. Other languages make their sentence from the key.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Problem(StrEnum):
    """Every refusal there is; the value is its English sentence, to be filled with the error's values."""

    TABLES = "A section cannot have {tables} tables here; give a number from {least} to {most}."
    WAY = "{tables} tables cannot be played as '{way}'; choose one of {known}."
    ROUNDS = "{tables} tables can play 1 to {most} rounds of this movement, not {rounds}."
    ARROW_SWITCHED = "Of {rounds} rounds, {arrow_switched} cannot be arrow-switched; give a number from 0 to {most}."
    BOARDS_PER_ROUND = "{boards} boards in a round cannot be; give a number from 1 to {most}."
    BOARDS_WANTED = "{boards} boards cannot be played in a session here; give a number from 1 to {most}."
    FIRST_BOARD = "The first board cannot be number {board} here; give a number from 1 to {most}."
    EAST_WEST_FROM = "East-west pairs cannot be numbered from {number} here; give a number from {least} to {most}."
    TEAMS = "{teams} teams cannot play a match here; give a number from {least} to {most}."
    PLAYERS = "There is no individual for {players} players here; choose one of {known}, or enter the rounds by hand."
    ROUND_NUMBER = "{round} is not the number of a round; give a number from 1 to {most}."
    TABLE_NUMBER = "{table} is not the number of a table; give a number from 1 to {most}."
    CONTESTANT_NUMBER = "{number} is not the number of a contestant; give a number from 1 to {most}."
    BOARD_NUMBER = "{board} is not the number of a board; give a number from 1 to {most}."
    NOBODY = "Nobody sits at table {table} in round {round}; leave it out, or say who sits there."
    NO_BOARDS = "Table {table} has no boards in round {round}; say which it plays."
    SIDES = "Table {table} in round {round} mixes pairs and single players; give one number a side, or always two."
    TABLE_TWICE = "Table {table} stands twice in round {round}; give each table once."
    NOTHING = "A round has at least one table; say who meets there."
    ROW = "Line {line}, column {column}: expected {expected}, found '{found}'."
    ROW_WITHOUT = "Line {line}, column {column}: expected {expected}."
    KIND = "'{kind}' is not a kind of movement here; choose one of {known}."
    WHOLE_NUMBER = "The setting '{setting}' is a whole number, not '{value}'."
    TEXT = "The setting '{setting}' is a text, not '{value}'."
    TRUE_OR_FALSE = "The setting '{setting}' is true or false, not '{value}'."
    CHOICE = "The setting '{setting}' is one of {known}, not '{value}'."
    UNKNOWN_SETTING = "A movement of kind {kind} has no setting '{setting}'; it has {known}."
    MISSING_SETTING = "A movement of kind {kind} needs the setting '{setting}'."


class MovementError(ValueError):
    """A refusal with its values; `str()` is the English sentence."""

    def __init__(self, problem: Problem, **values: object) -> None:
        self.problem = problem
        self.values: Mapping[str, str] = {name: str(value) for name, value in values.items()}
        super().__init__(problem.value.format_map(self.values))
