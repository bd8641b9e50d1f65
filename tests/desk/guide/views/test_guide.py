"""The Laws guide: everybody's, stores nothing, holds its answers in the address."""

import re

import pytest
from django.http import HttpResponse
from django.test import Client

from rulings.desk.reports.queries.doors import COMMONEST, commonest
from rulings.laws.situations import SITUATIONS
from tests.desk.reading import buttons, heading, rows, text

LATE = "/guide/defective_trick/?edition=2017&error=played_none&both_sides_played_on=yes"


HTMX = {"HX-Request": "true"}


def test_the_doors_stand_under_the_stage_of_play(client: Client) -> None:
    page = client.get("/guide/?stage=play")
    assert heading(page) == "What happened?"
    assert 'href="/guide/defective_trick/?edition=2017&amp;error=played_none"' in page.content.decode()
    assert "error=played_none" not in client.get("/guide/?stage=auction").content.decode()


def test_a_stage_and_a_search_are_sent_alone_to_a_page_that_is_open(client: Client) -> None:
    for query in ("stage=play&edition=2017", "q=no+card&edition=2017"):
        part = client.get(f"/guide/?{query}", headers=HTMX)
        assert "<html" not in part.content.decode()
        assert "error=played_none" in part.content.decode()
        assert part["Vary"].split(", ").count("HX-Request") == 1


def test_the_commonest_doors_stand_first_until_something_is_typed(client: Client) -> None:
    page = text(client.get("/guide/"))
    assert page.index("Most often") < page.index("A bid is too low") < page.index("A player did not follow suit")
    assert page.index("A player did not follow suit") < page.index("Before the auction")
    assert "Most often" not in text(client.get("/guide/", {"q": "revoke"}))


def test_every_commonest_door_is_there_in_the_edition_of_today() -> None:
    assert [door.key for _situation, door in commonest("2017")] == list(COMMONEST)


@pytest.mark.parametrize("typed", ["67", "no card", "law 67", "difettosa", "brak karty", "za duzo kart w rece"])
def test_a_door_is_found_by_its_law_or_by_a_word_of_any_language(client: Client, typed: str) -> None:
    page = client.get("/guide/", {"q": typed}).content.decode()
    assert "error=played_none" in page
    assert "/guide/unable_to_comply/" not in page


def test_a_search_that_finds_nothing_says_what_to_do(client: Client) -> None:
    assert "Try another word, a law's number, or clear the search." in text(client.get("/guide/", {"q": "chess"}))


def test_each_edition_has_its_own_doors(client: Client) -> None:
    assert "not_among_played_cards" in client.get("/guide/?stage=play&edition=2017").content.decode()
    assert "not_among_played_cards" not in client.get("/guide/?stage=play&edition=2007").content.decode()


def test_the_next_question_is_asked_with_its_options(client: Client) -> None:
    page = client.get(LATE)
    assert heading(page) == "Who played no card to the trick?"
    assert buttons(page, "offender") == ["N", "E", "S", "W"]
    assert '<input type="hidden" name="both_sides_played_on" value="yes">' in page.content.decode()


def test_a_single_card_is_one_tap_and_several_are_boxes(client: Client) -> None:
    page = client.get("/guide/penalty_card/?offender=W&visibility=seen_or_named")
    assert buttons(page, "penalty_cards")[:4] == ["SA", "SK", "SQ", "SJ"]
    assert len(buttons(page, "penalty_cards")) == 52
    assert page.content.decode().count('type="checkbox"') == 52


def test_the_last_answer_gives_the_ruling(client: Client) -> None:
    rest = "&offender=W&has_card_of_suit_led=yes&offending_side_won_a_trick=no"
    page = client.get(LATE + rest)
    assert heading(page) == "Defective trick"
    assert "67B1(a)" in text(page)
    assert "64A2" not in text(page)


def test_changing_an_answer_forgets_those_after_it(client: Client) -> None:
    page = client.get(LATE + "&offender=W").content.decode()
    assert 'href="?edition=2017&amp;error=played_none">change' in page


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("offender=Q", "“Q” is not an answer to “Card of”: it takes N, E, S, W."),
        ("no_such_fact=1", "This situation asks nothing called “no_such_fact”."),
        ("edition=1997", "Select a valid choice. 1997 is not one of the available choices."),
        ("penalty_cards=SX&offender=W&visibility=seen_or_named", "“['SX']” is not an answer to “Penalty cards”"),
    ],
)
def test_an_address_that_makes_no_sense_is_400_and_says_why(client: Client, query: str, sentence: str) -> None:
    page = client.get("/guide/penalty_card/?" + query)
    assert page.status_code == 400
    assert sentence in text(page)


def test_an_unknown_situation_is_404(client: Client) -> None:
    assert client.get("/guide/chess/").status_code == 404


@pytest.mark.parametrize("language", ["it", "pl"])
def test_the_guide_speaks_the_visitor_s_language(client: Client, language: str) -> None:
    page = client.get(LATE, headers={"Accept-Language": language})
    assert f'<html lang="{language}">' in page.content.decode()
    assert heading(page) != "Who played no card to the trick?"


def hidden(page: HttpResponse) -> list[tuple[str, str]]:
    """What the form sends along besides the button pressed."""
    return re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)">', page.content.decode())


def test_what_the_door_said_is_kept_until_the_law_asks_for_it(client: Client) -> None:
    page = client.get("/guide/lead_out_of_turn/?role=defender")
    assert heading(page) == "Who led out of turn (declarer, also for a lead from dummy)?"
    assert hidden(page)[-2:] == [("edition", "2017"), ("role", "defender")]
    asked_on = client.get("/guide/lead_out_of_turn/?role=defender&offender=W")
    assert "Role A defender" in text(asked_on)
    assert 'href="?edition=2017&amp;role=defender">change' in asked_on.content.decode()


RECORDED = "/guide/insufficient_bid/?auction=1S+1H&insufficient_kind=in_turn"


def test_what_the_auction_told_may_be_overruled_and_taken_back(client: Client) -> None:
    told = client.get(RECORDED)
    assert "Insufficient bid by East from the auction change" in text(told)
    again = client.get(RECORDED + "&ask=offender")
    assert (heading(again), buttons(again, "offender")) == ("Who made the insufficient bid?", ["N", "E", "S", "W"])
    assert "Leave it as it was" in text(again)
    overruled = client.get(RECORDED + "&offender=W")
    assert "Insufficient bid by: you say “West”, the record says “East”. Your answer counts." in text(overruled)
    assert "Insufficient bid by West not as recorded change" in text(overruled)
    back = "?edition=2017&amp;auction=1S+1H&amp;insufficient_kind=in_turn"
    assert f'<a class="link" href="{back}"> take it from the record after all' in " ".join(
        overruled.content.decode().split()
    )


def test_against_the_auction_only_what_the_law_leaves_open_is_offered(client: Client) -> None:
    page = client.get("/guide/bid_out_of_rotation/?auction=W:1H!&ask=whose_turn")
    assert buttons(page, "whose_turn") == ["rho", "partner", "lho"]


def test_an_answer_is_not_asked_again_without_need(client: Client) -> None:
    assert heading(client.get(LATE + "&ask=no_such_fact")) == "Who played no card to the trick?"


def test_a_bid_is_one_tap_of_thirty_five_and_stands_in_the_ruling(client: Client) -> None:
    asked = "/guide/end_of_the_auction/?edition=2017&passes_that_closed_the_auction=after_a_bid"
    bids = buttons(client.get(asked), "final_bid")
    assert (len(bids), bids[:2], bids[-3:]) == (35, ["1C", "1D"], ["7H", "7S", "7NT"])
    ruled = text(client.get(f"{asked}&final_bid=2S&last_bidder=W&first_to_name_denomination=W"))
    assert "The contract is 2 ♠ spades , doubled or redoubled as it was" in ruled


def test_the_auction_is_drawn_beside_what_follows_from_it(client: Client) -> None:
    page = client.get("/guide/insufficient_bid/?dealer=E&auction=1S+%5B1H%5D+2H")
    assert rows(page) == [["", "", "1 ♠ spades", "1 ♥ hearts ! , insufficient , cancelled"], ["", "", "", "2 ♥ hearts"]]


def test_the_answers_are_compared_without_giving_one(client: Client) -> None:
    asked = "?edition=2017&offender=W&insufficient_kind=in_turn&since_insufficient=nothing"
    page = client.get(f"/guide/insufficient_bid/compare/{asked}").content.decode()
    assert "North accepts it" in page
    assert "North has accepted the bid of West: it counts as legal" in page
    assert f'href="/guide/insufficient_bid/{asked}"'.replace("&", "&amp;") in page


def test_where_nothing_is_asked_there_is_nothing_to_compare(client: Client) -> None:
    ruled = "offender=W&insufficient_kind=in_turn&since_insufficient=nothing&lho_accepts_insufficient_bid=yes"
    answer = client.get(f"/guide/insufficient_bid/compare/?{ruled}")
    assert (answer.status_code, answer["Location"]) == (302, f"/guide/insufficient_bid/?{ruled}")


@pytest.mark.parametrize(("address", "status"), [("revoke/compare/?offender=X", 400), ("nothing/compare/", 404)])
def test_what_cannot_be_compared_is_refused(client: Client, address: str, status: int) -> None:
    assert client.get(f"/guide/{address}").status_code == status


@pytest.mark.django_db
def test_the_page_about_a_situation_has_its_mistakes_its_example_and_its_paragraphs(client: Client) -> None:
    page = client.get("/guide/penalty_card/about/")
    text = page.content.decode()
    assert "A ten is an honour" in text
    assert "What the director is told" in text
    assert "50D2(a)" in page.context["paragraphs"]
    assert page.context["findings"]
    assert set(page.context["hands"]) == {"N", "E", "S", "W"}


@pytest.mark.django_db
def test_it_names_the_regulations_that_decide_there(client: Client) -> None:
    assert (
        "The exceptions of 64B apply to the trick that 67B1 transfers"
        in client.get("/guide/defective_trick/about/").content.decode()
    )


@pytest.mark.django_db
@pytest.mark.parametrize("key", [situation.key for situation in SITUATIONS])
def test_every_situation_has_its_page(client: Client, key: str) -> None:
    assert client.get(f"/guide/{key}/about/").status_code == 200


def test_what_another_law_goes_on_with_is_a_link_with_what_is_known(client: Client) -> None:
    page = client.get("/guide/simultaneous_calls/?offender=W&simultaneous_caller_place=not_next&simultaneous_call=bid")
    address = "/guide/bid_out_of_rotation/?edition=2017&offender=W"
    assert address in dict(page.context["onward"])
    assert "Go on with: Bid out of rotation" in page.content.decode()
    assert client.get(address).context["question"].key != "offender"
