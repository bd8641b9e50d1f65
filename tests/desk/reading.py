"""Reading a page as a person does: its text, its headings, its alerts."""

import re
from html import unescape

from django.http import HttpResponse


def text(response: HttpResponse) -> str:
    """The page's words in order, without tags, spaces made one."""
    page = re.sub(r"<(head|script)\b.*?</\1>", " ", response.content.decode(), flags=re.S)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())


def heading(response: HttpResponse) -> str:
    """The first heading of the page."""
    found = re.search(r"<h1[^>]*>(.*?)</h1>", response.content.decode(), flags=re.S)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", found.group(1))).split()) if found else ""


def buttons(response: HttpResponse, name: str) -> list[str]:
    """The values of the buttons with that name, in order."""
    return re.findall(rf'<button[^>]*\bname="{name}" value="([^"]*)"', response.content.decode())


def rows(response: HttpResponse) -> list[list[str]]:
    """The cells of every row of the page's tables but their heads, as words."""
    found = re.findall(r"<tr>(.*?)</tr>", response.content.decode(), flags=re.S)
    return [
        [" ".join(unescape(re.sub(r"<[^>]+>", " ", cell)).split()) for cell in cells]
        for row in found
        if (cells := re.findall(r"<td\b[^>]*>(.*?)</td>", row, flags=re.S))
    ]
