"""How a session is to begin: form of scoring, regulations, boards and sections, as a template keeps them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rulings.models import Session


@dataclass(frozen=True)
class SectionPlan:
    """A section: its tables, and what its movement is made of, {} for none yet."""

    name: str
    tables: int
    movement: Mapping[str, Any] = field(default_factory=dict)

    def moved(self, name: str, boards: int) -> "SectionPlan":
        """The same under that name, so many boards on; boards of a movement entered by hand stay as they are."""
        movement = dict(self.movement)
        if "first_board" in movement:
            movement["first_board"] += boards
        return SectionPlan(name, self.tables, movement)


@dataclass(frozen=True)
class Plan:
    """A session before it begins. `profile` is a regulation profile's key, None for the one in force that day.

    `form` is "" where it is still open. Boards run from the first to the last.
    """

    form: str = ""
    profile: int | None = None
    first_board: int = 1
    last_board: int = 24
    sections: tuple[SectionPlan, ...] = ()

    @property
    def stored(self) -> dict[str, Any]:
        """As `SessionTemplate.settings` has it."""
        return {
            "form": self.form,
            "profile": self.profile,
            "first_board": self.first_board,
            "last_board": self.last_board,
            "sections": [
                {"name": each.name, "tables": each.tables, "movement": dict(each.movement)} for each in self.sections
            ],
        }

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> "Plan":
        """Of `SessionTemplate.settings`; what it does not say is as in a plan without it."""
        plain = cls()
        sections = (
            SectionPlan(each["name"], each["tables"], each.get("movement", {})) for each in stored.get("sections", ())
        )
        return cls(
            stored.get("form", plain.form),
            stored.get("profile"),
            stored.get("first_board", plain.first_board),
            stored.get("last_board", plain.last_board),
            tuple(sections),
        )

    @classmethod
    def of(cls, session: Session, boards: Iterable[int]) -> "Plan":
        """How a session stands: so one like it begins."""
        numbers = sorted(boards) or [1]
        sections = tuple(SectionPlan(each.name, each.tables, each.movement) for each in session.sections.all())
        return cls(session.form, session.profile_id, numbers[0], numbers[-1], sections)
