"""`{% url %}` as Django has it, each address made once. It is built in: no template loads it."""

from functools import lru_cache
from typing import Any

from django import template
from django.conf import settings
from django.template.base import Parser, Token
from django.template.defaulttags import URLNode
from django.template.defaulttags import url as its_own
from django.urls import NoReverseMatch, get_script_prefix, get_urlconf, reverse
from django.utils.html import conditional_escape

register = template.Library()
_MOST = 20_000


@register.tag
def url(parser: Parser, token: Token) -> template.Node:
    """The address of a page by its name and the values in it."""
    node = its_own(parser, token)
    node.__class__ = _Address
    return node


class _Address(URLNode):
    """The tag, once it is read."""

    def render(self, context: template.Context) -> str:
        args = [each.resolve(context) for each in self.args]
        named = {name: each.resolve(context) for name, each in self.kwargs.items()}
        site = (settings.ROOT_URLCONF, get_urlconf(), get_script_prefix())
        try:
            address = _address(site, self.view_name.resolve(context), *args, **named)
        except NoReverseMatch:
            if self.asvar is None:
                raise
            address = ""
        if self.asvar:
            context[self.asvar] = address
            return ""
        return conditional_escape(address) if context.autoescape else address


@lru_cache(_MOST, typed=True)
def _address(_site: tuple[Any, ...], name: str, /, *args: object, **named: object) -> str:
    """The address: on the same site always the same for the same values of the same types."""
    return reverse(name, args=args, kwargs=named)
