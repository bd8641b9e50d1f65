"""The bidding box of the guide: nothing is stored, and what is known goes along in the address."""

from urllib.parse import parse_qs, urlsplit

from django.test import Client

PAGE = "/guide/insufficient_bid/auction/"


def onward(page: object) -> dict[str, list[str]]:
    """What the way on carries."""
    return parse_qs(urlsplit(page.context["onward"]).query)  # type: ignore[attr-defined]


def test_an_empty_box_leads_back_as_it_came() -> None:
    page = Client().get(f"{PAGE}?edition=2007&offender=W")
    assert (page.status_code, page.context["title"]) == (200, "Insufficient bid")
    assert onward(page) == {"edition": ["2007"], "offender": ["W"]}


def test_the_calls_go_along_with_their_dealer() -> None:
    page = Client().get(f"{PAGE}?dealer=E&auction=1S&call=1H&offender=W")
    assert onward(page)["auction"] == ["1S 1H"]
    assert (onward(page)["dealer"], onward(page)["offender"]) == (["E"], ["W"])
    assert "insufficient" in page.content.decode()


def test_the_way_back_leaves_the_auction_out() -> None:
    page = Client().get(f"{PAGE}?dealer=E&auction=1S&offender=W")
    assert page.context["back"] == "/guide/insufficient_bid/?offender=W"


def test_an_unknown_situation_is_not_found() -> None:
    assert Client().get("/guide/no_such_thing/auction/").status_code == 404
