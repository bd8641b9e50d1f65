"""The solver's process as it may be: without its library, with one that crashes, with one that never comes back.

Python itself is told so, through the environment that the process inherits; nothing of ours is replaced.
"""

import sys
from pathlib import Path

import pytest

HIDDEN = "import sys\nsys.modules['endplay'] = None\n"


def hide_library(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the extra was never installed, in this process and in the solver's."""
    (folder / "sitecustomize.py").write_text(HIDDEN)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setitem(sys.modules, "endplay", None)


def break_library(folder: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    """A library that does this when it is to solve a board."""
    (folder / "endplay" / "dds").mkdir(parents=True)
    for name in ("endplay", "endplay/dds"):
        (folder / name / "__init__.py").touch()
    (folder / "endplay" / "dds" / "ddtable.py").write_text(fault)
    monkeypatch.setenv("PYTHONPATH", str(folder))
