"""What a law is made of and run by: facts, findings, the engine that asks, the walk over every path. Holds no law.

Whoever stands outside imports from here; situations are a module of their own.
"""

from rulings.laws.engine.adjusting import Award, artificial, assigned, assigned_if_possible
from rulings.laws.engine.answers import BadAnswer, Cards, CardSet, Number, OneBid, OneCall, OneOf, OneSeat, Suits
from rulings.laws.engine.comparison import Difference, Steps, differences
from rulings.laws.engine.editions import Edition
from rulings.laws.engine.engine import Case, Law, Question, Ruling, rule
from rulings.laws.engine.enumeration import Node, Path, count, every_path, facts_of, longest, paths, settings_of, tree
from rulings.laws.engine.facts import (
    AnyFact,
    AskedOf,
    Fact,
    Grounds,
    UnknownAnswer,
    WaitsFor,
    judgement,
    one_of,
    yes_no,
)
from rulings.laws.engine.findings import Effect, Finding
from rulings.laws.engine.outcomes import Outcome, outcomes
from rulings.laws.engine.paragraphs import PARAGRAPHS
from rulings.laws.engine.regulations import Regulations, Setting, is_left_open, paragraph_of, read_regulations
from rulings.laws.engine.stored import StoredFinding, read_fact, read_finding, write_facts, write_finding

__all__ = [
    "PARAGRAPHS",
    "AnyFact",
    "AskedOf",
    "Award",
    "BadAnswer",
    "CardSet",
    "Cards",
    "Case",
    "Difference",
    "Edition",
    "Effect",
    "Fact",
    "Finding",
    "Grounds",
    "Law",
    "Node",
    "Number",
    "OneBid",
    "OneCall",
    "OneOf",
    "OneSeat",
    "Outcome",
    "Path",
    "Question",
    "Regulations",
    "Ruling",
    "Setting",
    "Steps",
    "StoredFinding",
    "Suits",
    "UnknownAnswer",
    "WaitsFor",
    "artificial",
    "assigned",
    "assigned_if_possible",
    "count",
    "differences",
    "every_path",
    "facts_of",
    "is_left_open",
    "judgement",
    "longest",
    "one_of",
    "outcomes",
    "paragraph_of",
    "paths",
    "read_fact",
    "read_finding",
    "read_regulations",
    "rule",
    "settings_of",
    "tree",
    "write_facts",
    "write_finding",
    "yes_no",
]
