"""What commands write while they work, and how they count: a line that is rewritten where somebody looks on."""

from typing import Any

from rulings.desk.imports.values import Step

_LINE = 100


def counted(number: int, one: str, many: str = "") -> str:
    """So many of a thing: `1 result`, `2 results`, `1 difference waits` where both are said."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


class Progress:
    """The steps of an import on a terminal's line of standard error; elsewhere nothing."""

    def __init__(self, stderr: Any) -> None:
        self.stderr, self.is_shown = stderr, bool(getattr(stderr, "isatty", lambda: False)())
        self.name = ""

    def __call__(self, step: Step, results: int) -> None:
        """A step begins."""
        said = f"{self.name}: {step.value}" + (f" {counted(results, 'result')}" if results else "")
        self._write(said[:_LINE])

    def end(self) -> None:
        """Nothing goes on any more: the line is empty again."""
        self._write("")

    def _write(self, text: str) -> None:
        if self.is_shown:
            self.stderr.write(f"\r{text.ljust(_LINE)}" + ("" if text else "\r"), ending="")
            self.stderr.flush()
