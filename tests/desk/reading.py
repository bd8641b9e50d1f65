"""Reading a page as a person does: its text, its headings, its alerts."""

import re
from html import unescape

from django.http import HttpResponse


def text(response: HttpResponse) -> str:
    """The page's words in order, without tags, spaces made one."""
    page = re.sub(r"<(head|script)\b.*?</\1>", " ", response.content.decode(), flags=re.S)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())


def main(response: HttpResponse) -> str:
    """The page's own part as HTML, without what every page has around it."""
    return response.content.decode().partition("<main")[2].partition("</main>")[0]


def heading(response: HttpResponse) -> str:
    """The first heading of the page."""
    found = re.search(r"<h1[^>]*>(.*?)</h1>", response.content.decode(), flags=re.S)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", found.group(1))).split()) if found else ""


def buttons(response: HttpResponse, name: str) -> list[str]:
    """The values of the buttons with that name, in order."""
    return re.findall(rf'<button[^>]*\bname="{name}" value="([^"]*)"', response.content.decode())


def rows(response: HttpResponse) -> list[list[str]]:
    """The cells of every row of the page's tables but their heads, as words."""
    return [cells for row in _rows(response) if (cells := _cells(row))]


def results(response: HttpResponse) -> list[list[str]]:
    """The rows of a board's results alone, not of the ranking beside them."""
    return [_cells(row) for row in _rows(response) if '<td class="contract">' in row]


def _rows(response: HttpResponse) -> list[str]:
    return re.findall(r"<tr>(.*?)</tr>", response.content.decode(), flags=re.S)


def _cells(row: str) -> list[str]:
    cells = re.findall(r"<td\b[^>]*>(.*?)</td>", row, flags=re.S)
    return [" ".join(unescape(re.sub(r"<[^>]+>", " ", cell)).split()) for cell in cells]
