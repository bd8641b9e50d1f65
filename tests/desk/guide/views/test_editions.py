"""Two editions on one page: what differs is marked by sign and word, what is the same is left alone."""

import pytest
from django.test import Client

from tests.desk.reading import text


def test_the_points_where_the_editions_part_are_named_with_the_answers_that_lead_there(client: Client) -> None:
    page = client.get("/guide/wrong_number_of_cards/editions/").content.decode()
    assert page.count('<article class="difference">') >= 6
    first = text(client.get("/guide/wrong_number_of_cards/editions/")).partition("What differs ")[2]
    assert first.startswith("Cards: One hand has more than 13, another fewer › Found: During the auction or the play")
    assert "≠ only in this edition: What the director put or moved where is unauthorized information" in first


def test_another_number_of_the_same_paragraph_is_marked_as_that(client: Client) -> None:
    page = text(client.get("/guide/wrong_number_of_cards/editions/"))
    assert (
        "# other paragraph number: The director puts the hands right and the board is played normally; no score is"
        in page
    )


def test_the_same_answers_are_ruled_on_under_both(client: Client) -> None:
    answers = "counts=more_than_thirteen&count_found=during_auction_or_play&incorrect_hand_called=no"
    page = text(
        client.get(f"/guide/wrong_number_of_cards/editions/?{answers}&card_of_another_hand_seen=yes&offender=W")
    )
    both = page.partition("On the same answers")[2].partition("What differs")[0]
    assert both.index("2017") < both.index("13A2") < both.index("2007") < both.index("Then it asks:")


def test_an_answer_that_one_edition_does_not_take_is_said_there(client: Client) -> None:
    answers = "error=played_none&both_sides_played_on=yes&offender=W&has_card_of_suit_led=yes"
    exception = "offending_side_won_a_trick=yes&exception_of_64b=same_suit_after_established"
    page = text(client.get(f"/guide/defective_trick/editions/?{answers}&{exception}"))
    both = page.partition("On the same answers")[2].partition("What differs")[0]
    assert "2007 ≠ This edition does not take that answer to “Exception”." in both


def test_an_auction_of_the_address_counts_for_both(client: Client) -> None:
    page = text(client.get("/guide/lead_out_of_turn/editions/?dealer=N&auction=1NT+P+P+P&offender=W"))
    assert "On the same answers" in page


def test_editions_that_rule_the_same_say_so(client: Client) -> None:
    page = text(client.get("/guide/trick_won/editions/"))
    assert "Nothing: both editions ask the same and rule the same." in page


def test_a_situation_of_one_edition_has_nothing_to_compare(client: Client) -> None:
    page = client.get("/guide/misdeal/editions/")
    assert (page.status_code, "there is nothing to compare" in text(page)) == (200, True)
    assert "/guide/misdeal/editions/" not in client.get("/guide/misdeal/").content.decode()


def test_the_guide_leads_to_the_comparison_with_its_answers(client: Client) -> None:
    page = client.get("/guide/defective_trick/?edition=2007&error=played_none").content.decode()
    assert 'href="/guide/defective_trick/editions/?edition=2007&amp;error=played_none"' in page


@pytest.mark.parametrize(("key", "status"), [("chess", 404), ("defective_trick/editions/?error=chess", 400)])
def test_what_makes_no_sense_is_refused(client: Client, key: str, status: int) -> None:
    address = key if "?" in key else f"{key}/editions/"
    assert client.get(f"/guide/{address}").status_code == status
