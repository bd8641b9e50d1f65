"""What a regulation profile says of the review of rulings (92A, 93A to C): the keys of `RegulationProfile.review`."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from datetime import datetime, timedelta
from typing import Any

from rulings.desk.profiles.values.kinds import Figure, Kind, Part, Says
from rulings.models import Body, Role

MOST_MEMBERS = 9
_LATE_DECIDERS = (Role.CHIEF_DIRECTOR.value, Role.ADMINISTRATOR.value)


class _ReviewSettingsError(ValueError):
    """A setting that cannot be taken, in plain English: what it is and what it may be."""


def _figure(kind: Kind, law: str = "", says: Says = Says.LEAVE, **more: Any) -> dict[str, Any]:
    """What a field of the settings is as a figure of the profile."""
    return {"kind": kind, "law": law, "says": says if law else Says.NOTHING} | more


@dataclass(frozen=True)
class ReviewSettings:
    """Who hears appeals, who decides whether a late one is heard, the deposit in words ("" for none).

    `members` is how many a committee usually has; `recorder_days` how long a note on conduct is kept. `further_days` is
    how long after a decision was told a side may go on to the federation, 0 where nothing is said of that.
    """

    body: str = field(
        default=Body.CHIEF_DIRECTOR.value, metadata=_figure(Kind.CHOICE, "93A", Says.GIVE, options=tuple(Body.values))
    )
    members: int = field(default=3, metadata=_figure(Kind.COUNT, "80B2(k)", least=1, most=MOST_MEMBERS))
    late_decided_by: str = field(
        default=Role.CHIEF_DIRECTOR.value, metadata=_figure(Kind.CHOICE, "80B2(k)", options=_LATE_DECIDERS)
    )
    deposit: str = field(default="", metadata=_figure(Kind.TEXT, "92A", most=40))
    further_days: int = field(default=0, metadata=_figure(Kind.COUNT, "93C1", least=0, most=365))
    recorder_days: int = field(default=730, metadata=_figure(Kind.COUNT, least=1, most=3650))

    def further_until(self, told_at: datetime | None) -> datetime | None:
        """Until when a side may go on that was told at that time; None where nothing is said of it, or not told yet."""
        return told_at + timedelta(days=self.further_days) if self.further_days and told_at else None


REVIEW = tuple(
    Figure(each.name, Part.REVIEW, (each.name,), default=each.default, **each.metadata)
    for each in fields(ReviewSettings)
)


def read_review_settings(entries: Mapping[str, object]) -> ReviewSettings:
    """The settings from JSON; what is missing is as in `ReviewSettings`. `_ReviewSettingsError` names what is wrong."""
    known = {figure.name: figure for figure in REVIEW}
    for name, value in entries.items():
        if name not in known:
            raise _ReviewSettingsError(f"unknown setting {name!r}; known are {', '.join(known)}")
        if not known[name].takes(value):
            figure = known[name]
            may_be = ", ".join(figure.options) or f"a {figure.kind} from {figure.least} to {figure.most}"
            raise _ReviewSettingsError(f"{name} is {value!r}; it may be {may_be}")
    return ReviewSettings(**dict(entries))  # type: ignore[arg-type]
