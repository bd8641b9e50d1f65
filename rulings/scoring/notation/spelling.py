"""How averages and faults are spelt in stored scores, in what guards said of them, and in forms.

Facts and findings of the laws say `plain`, `partly` and `directly` for three of them. Both spellings stand in rows that
were stored and in files that others read, so neither can go: nothing but this table knows the second one.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rulings.bridge import Average, Fault

AVERAGES: Mapping[Average | None, str] = MappingProxyType(
    {Average.PLUS: "plus", Average.PLAIN: "average", Average.MINUS: "minus", None: "set"}
)
"""None is an amount set by hand."""
AVERAGES_READ: Mapping[str, Average | None] = MappingProxyType({word: each for each, word in AVERAGES.items()})
FAULTS: Mapping[Fault, str] = MappingProxyType({Fault.NONE: "none", Fault.PARTLY: "part", Fault.DIRECTLY: "direct"})
FAULTS_READ: Mapping[str, Fault] = MappingProxyType({word: each for each, word in FAULTS.items()})
