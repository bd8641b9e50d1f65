"""The regulations of a session that the Laws leave to others, as the laws receive them: frozen, known before play."""

from dataclasses import dataclass, fields
from enum import StrEnum


class Setting(StrEnum):
    """A reading that the Laws leave open: yes, no, or the director judges each time."""

    YES = "yes"
    NO = "no"
    ASK = "ask"


@dataclass(frozen=True)
class Regulations:
    """Choices of the Regulating Authority or the organiser; defaults are the digest's.

    `law67b1_subject_to_64b`: do the exceptions of 64B apply to the trick that 67B1 transfers? The text names
    only 64A2; 64B by the structure lists when 64A2 is not applied.
    """

    law67b1_subject_to_64b: Setting = Setting.YES


def read_regulations(entries: dict[str, object]) -> Regulations:
    """Regulations from JSON; an unknown name or value is refused by a `ValueError` of one line."""
    known = {field.name for field in fields(Regulations)}
    for name, raw in entries.items():
        if name not in known:
            raise ValueError(f"regulations: unknown setting {name[:40]!r}; it takes {', '.join(sorted(known))}")
        if raw not in set(Setting):
            raise ValueError(f"regulations: {name} cannot be {str(raw)[:40]!r}: it takes {', '.join(Setting)}")
    return Regulations(**{name: Setting(str(raw)) for name, raw in entries.items()})
