"""The pictures of the home page: pages of the site as `make pictures` took them, one for each language and scheme."""

from django import template
from django.templatetags.static import static
from django.utils.translation import get_language

register = template.Library()


@register.simple_tag
def picture_of(name: str, scheme: str) -> str:
    """The picture's address in the reader's language."""
    return static(f"pictures/{name}-{get_language()}-{scheme}.webp")
