"""What scoring refuses: each refusal is a key with values, and its English sentence.

Nothing is ever put right in silence. Other languages make their sentence from the key.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Refusal(StrEnum):
    """Every refusal there is; the value is its English sentence, to be filled with the error's values."""

    NO_RESULT = "'{text}' is not a result; write it like {example}."
    UNKNOWN_WORD = "'{text}' holds '{word}', which is not understood; write the result like {example}."
    TWICE = "'{text}' says twice {what}; write the result like {example}."
    LEVEL = "'{text}' bids {level}, and a contract is at the level of 1 to 7."
    WITHOUT_DECLARER = "'{text}' does not say who declares; write the result like {example}."
    WITHOUT_TRICKS = "'{text}' does not say how many tricks were taken; write =, +1, -2 or the number of tricks."
    TRICKS = "{tricks} tricks cannot be: declarer takes 0 to 13."
    RELATIVE = "{contract} cannot end {relative}: declarer takes 0 to 13 tricks."
    PASSED_OUT = "A board that was passed out has no tricks."
    TRANSFER = "{tricks} tricks cannot be transferred: the other side took {taken}."
    DECLARER_UNKNOWN = "Nobody has said who declares {contract}."
    NO_COMPONENTS = "A weighted score has at least one result."
    WEIGHT = "The weight {weight} cannot be; every result has a weight above 0."
    LANGUAGE = "'{language}' is not a language here; choose one of {known}."
    METHOD = "'{method}' is not a form of scoring here; choose one of {known}."
    RULE = "'{value}' is not a value of {setting}; choose one of {known}."
    NOT_AT_BOARD = "{contestants} did not play board {board} together."
    TWICE_AT_BOARD = "{contestant} stands twice on board {board}."
    MATCH_LENGTH = "A match cannot have {boards} boards; give a number from 1 to {most}."
    PENALTY_UNIT = "A penalty in {unit} cannot be applied here; this session is scored in {scored}."
    PENALTY_AMOUNT = "A penalty of {amount} cannot be; its amount is above 0."
    CONTESTANT = "{contestant} does not play in this session."
    VICTORY_POINTS = (
        "Matches in {scored} have no scale of victory points here; give the regulations a table of their own in"
        " {scored}, or rank them without (none)."
    )
    AVERAGE_UNIT = "An artificial score in {unit} cannot be given here; this session is scored in {scored}."


class ScoringError(ValueError):
    """A refusal with its values; `str()` is the English sentence."""

    def __init__(self, refusal: Refusal, **values: object) -> None:
        self.refusal = refusal
        self.values: Mapping[str, str] = {name: str(value) for name, value in values.items()}
        super().__init__(refusal.value.format_map(self.values))
