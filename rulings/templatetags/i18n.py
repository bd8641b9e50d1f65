"""`{% load i18n %}` as Django has it, with each sentence of a template looked up once for each language."""

from typing import Any

from django.template import Library
from django.template.base import Node, Parser, Token, Variable
from django.templatetags import i18n as its_own
from django.utils.translation import get_language

register = Library()
register.tags.update(its_own.register.tags)
register.filters.update(its_own.register.filters)


@register.tag
def translate(parser: Parser, token: Token) -> Node:
    """`{% translate "Sign in" %}`; kept where it is drawn as it stands, whatever the page is given."""
    node = its_own.do_translate(parser, token)
    its = [each for each in (node.filter_expression, node.message_context) if each is not None]
    is_constant = not any(each.filters or (isinstance(each.var, Variable) and each.var.literal is None) for each in its)
    return _Sentence(node) if is_constant and not node.asvar and not node.noop else node


class _Sentence(Node):
    """A sentence by language."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.drawn: dict[str | None, str] = {}

    def render(self, context: Any) -> str:
        language = get_language()
        if language not in self.drawn:
            self.drawn[language] = self.node.render(context)
        return self.drawn[language]
