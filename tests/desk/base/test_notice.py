"""The place of notices takes room only when there is something to say: the style sheet hides it while it is empty."""

import re

from django.template.loader import render_to_string
from django.test import Client


def test_nothing_stands_in_an_empty_notice() -> None:
    for swapped in (True, False):
        place = render_to_string("base/_notice.html", {"messages": [], "oob": swapped})
        assert re.search(r'<div id="notice"[^>]*></div>', place)


def test_a_page_without_a_message_has_an_empty_notice(db: None) -> None:
    page = Client().get("/guide/").content.decode()
    assert re.search(r'<div id="notice"[^>]*></div>', page)
