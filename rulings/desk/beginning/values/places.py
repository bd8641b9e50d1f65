"""Where a club can be, and what is said of a site that has begun."""

from zoneinfo import available_timezones

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput

HAS_BEGUN = _("This site has its first club already. Sign in, or ask whoever administers it for an invitation.")


def time_zones() -> list[str]:
    """The names of all time zones that are called after a place, and UTC."""
    return [*sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")), "UTC"]


def time_zone_named(name: str) -> str:
    """The time zone; `BadInput` where there is none of that name."""
    if name not in available_timezones():
        raise BadInput(_("There is no such time zone: write one such as Europe/Warsaw."), "time_zone")
    return name
