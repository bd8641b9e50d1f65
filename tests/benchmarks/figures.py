"""One figure of a measurement beside the least that such work takes here: told at once, and to the table."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

INTO = "BENCH_FIGURES"
"""The variable that names the file in which `table.py` finds them."""


@dataclass(frozen=True)
class Figure:
    """What was measured, in `unit`; `floor` is the least that such work takes here, and `beside` what that is."""

    group: str
    name: str
    value: float
    unit: str
    floor: float | None = None
    beside: str = ""
    aim: str = ""

    @property
    def ratio(self) -> float | None:
        """How many times the floor it is."""
        return self.value / self.floor if self.floor else None

    def line(self) -> str:
        """It in one line."""
        times = "" if self.ratio is None else f"{self.ratio:8.2f} x {self.floor:,.2f}"
        return f"{self.name:58} {self.value:10,.2f} {self.unit:10} {times:22} {self.beside:34} {self.aim}".rstrip()


def tell(figure: Figure) -> None:
    """Print it, and leave it for the table where one is made."""
    print(figure.line(), flush=True)
    if into := os.environ.get(INTO):
        with Path(into).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(figure)) + "\n")


def told(into: Path) -> list[Figure]:
    """Those that were left there."""
    return (
        [Figure(**json.loads(line)) for line in into.read_text(encoding="utf-8").splitlines()] if into.exists() else []
    )
