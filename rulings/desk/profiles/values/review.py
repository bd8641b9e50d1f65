"""What a regulation profile says of the review of rulings (92A, 93A to C): the keys of `RegulationProfile.review`."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from rulings.models import Body, Role


class _ReviewSettingsError(ValueError):
    """A setting that cannot be taken, in plain English: what it is and what it may be."""


@dataclass(frozen=True)
class ReviewSettings:
    """Who hears appeals, who decides whether a late one is heard, the deposit in words ("" for none).

    `members` is how many a committee usually has; `recorder_days` how long a note on conduct is kept.
    """

    body: str = Body.CHIEF_DIRECTOR.value
    late_decided_by: str = Role.CHIEF_DIRECTOR.value
    deposit: str = ""
    members: int = 3
    recorder_days: int = 730


BODIES = tuple(Body.values)
LATE_DECIDERS = (Role.CHIEF_DIRECTOR.value, Role.ADMINISTRATOR.value)
MOST_MEMBERS, MOST_DAYS, LONGEST = 9, 3650, 40


def read_review_settings(entries: Mapping[str, object]) -> ReviewSettings:
    """The settings from JSON; what is missing is as in `ReviewSettings`. `_ReviewSettingsError` names what is wrong."""
    known = [field.name for field in fields(ReviewSettings)]
    for name in entries:
        if name not in known:
            raise _ReviewSettingsError(f"unknown setting {name!r}; known are {', '.join(known)}")
    read = ReviewSettings(**dict(entries))  # type: ignore[arg-type]
    for name, value, allowed in (
        ("body", read.body, BODIES),
        ("late_decided_by", read.late_decided_by, LATE_DECIDERS),
    ):
        if value not in allowed:
            raise _ReviewSettingsError(f"{name} is {value!r}; it may be {', '.join(allowed)}")
    for name, number, most in (
        ("members", read.members, MOST_MEMBERS),
        ("recorder_days", read.recorder_days, MOST_DAYS),
    ):
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= most:
            raise _ReviewSettingsError(f"{name} is {number!r}; it may be a whole number from 1 to {most}")
    if not isinstance(read.deposit, str) or len(read.deposit) > LONGEST:
        raise _ReviewSettingsError(f"deposit is {read.deposit!r}; it may be a text of up to {LONGEST} characters")
    return read
