"""The editions of the Laws that are ruled on, newest first. Holds no law and no difference between them."""

from enum import StrEnum


class Edition(StrEnum):
    """The year of the Laws that a case is ruled on under."""

    LAWS_2017 = "2017"
    LAWS_2007 = "2007"
