"""The kinds of files that are read here: what each is called, and how its name ends. Who adds a reader adds its row.

By the members of `FileFormat`; what is packed is none of its own.
"""

from __future__ import annotations

from collections.abc import Mapping

KINDS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "PBN": ("PBN", (".pbn",)),
    "USEBIO": ("USEBIO", (".xml",)),
    "LIN": ("LIN", (".lin",)),
    "CSV": ("CSV", (".csv", ".txt")),
    "BWS": ("Bridgemate", (".bws",)),
    "XLSX": ("Excel", (".xlsx",)),
    "HTML": ("HTML", (".html", ".htm")),
    "JSON": ("JSON", (".json",)),
}
_PACKED = ("ZIP", (".zip",))
_ALL = (*KINDS.values(), _PACKED)
SUFFIXES = tuple(suffix for _name, suffixes in _ALL for suffix in suffixes)
"""How the names of such files end, for a choice of files; what a file is, its content alone tells."""
KINDS_READ = ", ".join(f"{name} ({', '.join(suffixes)})" for name, suffixes in _ALL)
"""All of them in one line, in names that no language changes."""
