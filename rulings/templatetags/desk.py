"""Filters and tags of the templates. They draw what they are given: no queries, no rules.

A suit is always symbol and name: the symbol for eyes, the name for ears, never colour alone.
"""

import re
from functools import cache, lru_cache
from typing import Any, cast

from django import template
from django.urls import reverse
from django.utils.html import conditional_escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.timezone import get_current_timezone_name
from django.utils.translation import get_language, gettext

from rulings.bridge import Seat, Side
from rulings.desk.base.known import Known
from rulings.desk.manual.wording.pages import page_text
from rulings.wording.terms import SUIT_NAMES, SUIT_SYMBOLS, value_text

register = template.Library()

_SYMBOLS = {symbol: suit for suit, symbol in SUIT_SYMBOLS.items()}
_ANY_SYMBOL = re.compile("[" + "".join(_SYMBOLS) + "]")
_MOST_MARKED = 400
"""Suits of one text that are marked; what has more is no bridge, and each mark is thirty times its sign."""
_BETWEEN_SPACES = re.compile(r"[^\s<>]+")
_SIDE = re.compile(r"[A-Z]\w{1,20}-[A-Z]\w")
"""`North-South`, which is kept whole with the signs around it."""
_LONGEST_KEPT = 60
_SHORT = 500
_BETWEEN_NAMES = " – "
_SEATS, _SIDES = frozenset(Seat), frozenset(Side)


@register.filter
def suits(text: object) -> SafeString:
    """The text with every suit symbol in its colour, and its name for a screen reader; a side's name is not broken."""
    escaped = str(conditional_escape(cast("str", text)))
    mark = _marked if len(escaped) <= _SHORT else _marked.__wrapped__
    return mark(escaped, get_language())


@lru_cache(4000)
def _marked(escaped: str, language: str | None) -> SafeString:
    """The same for a text that is escaped; those that are short are marked once."""
    if "-" in escaped:
        escaped = _BETWEEN_SPACES.sub(_kept_whole, escaped)
    return mark_safe(_ANY_SYMBOL.sub(lambda found: _suit_mark(found[0], language), escaped, _MOST_MARKED))  # noqa: S308


def _kept_whole(found: re.Match[str]) -> str:
    """The signs between two spaces, between which no line breaks where they are a side's name."""
    is_side = len(found[0]) <= _LONGEST_KEPT and _SIDE.search(found[0])
    return f'<span class="nowrap">{found[0]}</span>' if is_side else found[0]


@cache
def _suit_mark(symbol: str, _language: str | None) -> SafeString:
    """One suit: its symbol, and its name in the language hidden from eyes."""
    suit = _SYMBOLS[symbol]
    return format_html(
        '<span class="suit {}"><span aria-hidden="true">{}</span><span class="visually-hidden">{} </span></span>',
        suit.name.lower().removesuffix("s"),
        symbol,
        SUIT_NAMES[suit],
    )


@register.filter
@lru_cache(4000)
def names(text: str) -> SafeString:
    """The names of a pair, between which a line may break: `Anna Nowak – Bruno Kos`."""
    return format_html_join(
        _BETWEEN_NAMES, '<span class="name">{}</span>', ((name,) for name in text.split(_BETWEEN_NAMES))
    )


@register.simple_tag
def where(board: object, table: str) -> SafeString:
    """Where something is of: its board, and its table where that is known."""
    return _where(get_language(), str(board or ""), table or "")


@lru_cache(4000)
def _where(_language: str | None, board: str, table: str) -> SafeString:
    """The same, drawn once for each language."""
    at = gettext("table %(table)s") % {"table": table} if table else gettext("board")
    return format_html("<b>{} <small>{}</small></b>", board, at)


@register.filter
def cut(text: str, most: int) -> str:
    """The text of so many signs at most, the last of them an ellipsis where it is longer."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


@register.filter
def of(mapping: dict[Any, Any], key: Any) -> Any:
    """An entry of a mapping by a key that is a variable; empty when it is not there."""
    return mapping.get(key, "")


@register.filter
def seat_name(letter: str) -> str:
    """The seat's name for its letter."""
    return value_text(Seat(letter)) if letter in _SEATS else letter


@register.filter
def side_name(letters: str) -> str:
    """The side's name for its letters."""
    return value_text(Side(letters)) if letters in _SIDES else letters


@register.simple_tag(takes_context=True)
def at(context: dict[str, Any], name: str) -> SafeString:
    """Marks a link of the bar to that page as the current one: `page` on it, `true` on what lies under it."""
    marked: str = context["marks"]
    return mark_safe(marked.split("|")[_IN_THE_BAR.index(name)])  # noqa: S308 ours


def _mark(name: str, path: str) -> SafeString:
    """The mark of a link to the page with that name, on the page at that path."""
    address = _address(name)
    if path == address:
        return mark_safe(' aria-current="page"')
    is_above = address != "/" and path.startswith(address)
    return mark_safe(' aria-current="true"' if is_above else "")  # noqa: S308 ours


@cache
def _address(name: str) -> str:
    """Where a page of the bar is."""
    return reverse(name)


_IN_THE_BAR = (
    *("desk", "queue", "tonight", "sessions", "appeals", "players", "import", "profiles", "papers"),
    *("guide", "casebook", "notices", "account", "login"),
)


@register.simple_tag(takes_context=True)
def here(context: dict[str, Any]) -> tuple[str, str]:
    """The name of the page that is asked for, and what it is for; twice "" where nothing is to be said of it."""
    match = context["request"].resolver_match
    name = (match and match.url_name) or ""
    about = page_text(name)
    return (name, about) if about else ("", "")


@register.filter
def marks(path: str) -> str:
    """All marks of the bar on the page at that path: two pages with the same have the same bar."""
    return "|".join(_mark(name, path) for name in _IN_THE_BAR)


@register.tag
def kept(parser: template.base.Parser, token: template.base.Token) -> template.Node:
    """`{% kept row user.reviews %} ... {% endkept %}`: drawn once for each language, time zone and value of these.

    Only what is named can be read within, by the name it has there, and each is of plain values. `{% kept door.key of
    door %}` lets `door` be read too, which is the same whenever the key is. `{% kept_own %}` is for what holds the laws
    and the site's own words alone, nothing that is stored.
    """
    keys, _of, beside = (each.split() for each in f"{' '.join(token.split_contents()[1:])} ".partition(" of "))
    within = parser.parse(("endkept",))
    parser.delete_first_token()
    named = ({each: parser.compile_filter(each) for each in listed} for listed in (keys, beside))
    return _Kept(within, *named, is_own=token.split_contents()[0] == "kept_own")


register.tag("kept_own", kept)


_Named = dict[str, template.base.FilterExpression]
_MOST_DRAWN = 1000


class _Kept(template.Node):
    """What is kept goes with the template, and is forgotten when that is read anew."""

    def __init__(self, nodelist: template.NodeList, keys: _Named, beside: _Named, *, is_own: bool) -> None:
        self.nodelist, self.keys, self.beside = nodelist, keys, beside
        self.drawn: Known[SafeString] = Known(_MOST_DRAWN, is_own=is_own)

    def render(self, context: template.Context) -> SafeString:
        values = [each.resolve(context, ignore_failures=True) for each in self.keys.values()]
        kinds = tuple(each.__class__.__name__ for each in values)
        key = (get_language(), get_current_timezone_name(), *map(_as_key, values), kinds)
        return self.drawn.of(key, lambda: self._draw(context, values))

    def _draw(self, context: template.Context, values: list[Any]) -> SafeString:
        """With nothing to read but what is named."""
        given: dict[str, Any] = {}
        for name, value in zip(self.keys, values, strict=True):
            if value is not None:  # else it is drawn as what is not there, which it may be
                _put(given, name.split("."), value)
        given |= {name: each.resolve(context) for name, each in self.beside.items()}
        drawn: SafeString = self.nodelist.render(context.new(given))
        return drawn


def _as_key(value: object) -> object:
    """A list can be no key; whether a text counts as safe is told by its kind."""
    if isinstance(value, SafeString):
        return str.__str__(value)
    return tuple(value) if isinstance(value, list) else value


def _put(given: dict[str, Any], path: list[str], value: object) -> None:
    """So that `user.reviews` is read there by that name."""
    *outer, last = path
    for name in outer:
        given = given.setdefault(name, {})
    if isinstance(given, dict):  # else what is named stands in something that is named whole
        given[last] = value
