"""What every form sends beside its fields: Django's token against forgery, and what its page has seen."""

from typing import Any

from django import template
from django.template.defaulttags import CsrfTokenNode
from django.utils.html import format_html
from django.utils.safestring import SafeString

from rulings.desk.base.seen import SEEN, seen_by, seen_of
from rulings.models import Club

register = template.Library()


@register.simple_tag(takes_context=True)
def csrf_token(context: template.Context, club: Club | None = None) -> SafeString:
    """`{% csrf_token %}` of Django with the heads of the trails that the page was drawn from, where it shows any.

    `{% csrf_token club %}` has that club's alone: on a page of many a form is about one.
    """
    token: Any = CsrfTokenNode().render(context)
    shown = seen_by(context["request"]) if "request" in context and club is None else ""
    seen = seen_of(club) if club is not None else shown
    return format_html('{}<input type="hidden" name="{}" value="{}">', token, SEEN, seen) if seen else token
