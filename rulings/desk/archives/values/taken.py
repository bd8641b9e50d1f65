"""What came of taking an archive in."""

from dataclasses import dataclass, field

from rulings.models import Club, User


@dataclass
class TakenIn:
    """The club, who got an account and who had one, by the names of there, and what the trail tells otherwise.

    `key` is that of the site it comes from.
    """

    club: Club
    key: str
    made: dict[str, User] = field(default_factory=dict)
    known: dict[str, User] = field(default_factory=dict)
    differences: list[str] = field(default_factory=list)

    @property
    def known_names(self) -> str:
        """Who had an account, in a row."""
        return ", ".join(sorted(self.known))
