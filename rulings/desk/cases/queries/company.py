"""Who else is at a case: told before two directors rule on it side by side."""

from dataclasses import dataclass
from datetime import datetime

from rulings.models import ReportCase, User


@dataclass(frozen=True)
class _Company:
    """Another director at the case, and when he was there last."""

    name: str
    at: datetime


def company_at(case: ReportCase, user: User) -> _Company | None:
    """Who answered last, or filed the report, where that was not the user; one query where it was somebody else."""
    given = [each for each in case.answers.values() if not each.get("preset")]
    last = max(given, key=lambda each: int(each["revision"]), default=None)
    at, by = (str(last["at"]), int(last["by"])) if last else ("", case.report.filed_by_id)
    if by == user.pk:
        return None
    other = next(iter(User.objects.filter(pk=by)), None)
    moment = datetime.fromisoformat(at) if at else case.report.filed_at
    return _Company(other.display_name, moment) if other else None
