"""What a page is for, by the name of its address."""

from rulings.desk.manual.wording.evening import EVENING
from rulings.desk.manual.wording.house import HOUSE
from rulings.desk.manual.wording.rulings import RULING

PAGES = EVENING | RULING | HOUSE


def page_text(name: str) -> str:
    """What the page with that name is for, in the reader's language; "" where nothing is to be said of it."""
    return str(PAGES.get(name, ""))
