"""What the site is called, and its languages; what a page shows of its one club.

That is its colour and its logo, and that it is a trial, with what to do next in it. Which club it is, its view has
noted (`note_club`); a page of several clubs looks as the desk does.
"""

from typing import Any

from django import template
from django.http import HttpRequest

from rulings.desk.base.watching.site import languages_offered, site_name
from rulings.desk.beginning.queries import TrialStep, logo_of, trial_of, trial_step
from rulings.models import Club

register = template.Library()


@register.simple_tag(takes_context=True)
def face(context: dict[str, Any]) -> Club | None:
    """The club of the page; None where it is of none, or of several."""
    seen = _clubs_of(context.get("request"))
    return seen[0] if len(seen) == 1 else None


@register.simple_tag(name="site_name")
def name_of_site() -> str:
    """What the site is called."""
    return site_name()


@register.simple_tag
def offered_languages() -> list[str]:
    """The codes of the languages among which a visitor chooses."""
    return languages_offered()


@register.simple_tag(takes_context=True)
def logo_on_paper(context: dict[str, Any]) -> str:
    """The logo of the page's club in base64, "" for none: who prints it fetches nothing."""
    club = face(context)
    return logo_of(club) if club else ""


@register.inclusion_tag("beginning/_trial.html", takes_context=True)
def trial(context: dict[str, Any]) -> dict[str, Any]:
    """What stands above each page of a trial; no query on any other."""
    request = context.get("request")
    tried = [each for each in _clubs_of(request) if each.trial_by_id is not None]
    session = trial_of(request.user) if tried and request is not None else None
    if session is None:
        return {}
    step = trial_step(session)
    return {"trial": session, "step": step.value, "steps": len(TrialStep), "csrf_token": context.get("csrf_token")}


def _clubs_of(request: HttpRequest | None) -> list[Club]:
    """The clubs that the page shows something of."""
    seen: dict[int, Club] = request.__dict__.get("clubs_seen", {}) if request is not None else {}
    return list(seen.values())
