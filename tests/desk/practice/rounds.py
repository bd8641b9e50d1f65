"""Rounds and tests as addresses have them, for whoever asks for the pages of the practice."""

from rulings.desk.practice.values import Round, Test
from rulings.laws.practice.exercises import named_paths
from rulings.laws.practice.levels import Level

LONG_FROM_NOW = 2**32
EXERCISE = f"/practice/designation/2017/{next(iter(named_paths('designation', '2017')))}/7/"
SET = Test(Level.EXAM, 4, 2, ("designation",), 60, LONG_FROM_NOW)
ENDED = Round(Level.EXAM, 4, 2, 50, 1_700_000_000, "10")
