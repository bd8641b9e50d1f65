"""What a director types, and the door that he finds first."""

from time import perf_counter

import pytest
from django.utils.translation import override

from rulings.desk.guide.wording import law_note
from rulings.desk.reports.queries.door_search import door_sheet, found
from rulings.desk.reports.queries.doors import COMMONEST, doors_of
from rulings.laws.cited import cited, law_number
from rulings.laws.coverage import LAWS
from rulings.models import Club

FIRST = [
    ("en", "opponent knocked a card out of my hand", "penalty_card"),
    ("en", "card knocked out of his hand", "penalty_card"),
    ("it", "carta fatta cadere da un avversario", "penalty_card"),
    ("pl", "przeciwnik wytrącił kartę z ręki", "penalty_card"),
    ("en", "card of the last trick not turned over", "retracted_card"),
    ("it", "carta dell'ultima presa non girata", "retracted_card"),
    ("pl", "niezakryta karta z ostatniej lewy", "retracted_card"),
    ("en", "wrong hand", "declarer_led_from_the_wrong_hand"),
    ("en", "wrong han", "declarer_led_from_the_wrong_hand"),
    ("en", "wrnog hand", "declarer_led_from_the_wrong_hand"),
    ("en", "lead from the wrong hand", "declarer_led_from_the_wrong_hand"),
    ("en", "fouled", "wrong_board_played"),
    ("en", "fould", "wrong_board_played"),
    ("en", "Fouled board", "wrong_board_played"),
    ("en", "wrong board", "wrong_board_played"),
    ("en", "revoke", "revoke"),
    ("en", "revok", "revoke"),
    ("en", "revole", "revoke"),
    ("en", "rveoke", "revoke"),
    ("en", "reneged", "revoke"),
    ("en", "claim", "contested_claim"),
    ("en", "clain", "contested_claim"),
    ("en", "lead out of turn", "opening_lead_out_of_turn"),
    ("en", "LOOT", "defender_led_out_of_turn"),
    ("en", "hesit", "hesitation"),
    ("en", "hesitaton", "hesitation"),
    ("en", "tank", "hesitation"),
    ("en", "insuf", "insufficient_bid"),
    ("en", "insuficient", "insufficient_bid"),
    ("en", "insufi", "insufficient_bid"),
    ("en", "law 27", "insufficient_bid"),
    ("en", "27B1(a)", "insufficient_bid"),
    ("en", "53", "declarer_led_from_dummy"),
    ("en", "dropped card", "penalty_card"),
    ("en", "exposed", "penalty_card"),
    ("en", "misexplained", "wrong_explanation"),
    ("en", "MI", "wrong_explanation"),
    ("en", "alert", "missing_alert"),
    ("en", "14 cards", "hand_with_more_than_thirteen"),
    ("en", "pass out of turn", "pass_out_of_rotation"),
    ("en", "call out of rotation", "bid_out_of_rotation"),
    ("en", "mechanical", "unintended_call"),
    ("en", "slow play", "table_is_late"),
    ("it", "mano sbagliata", "declarer_led_from_the_wrong_hand"),
    ("it", "mano sbaglita", "declarer_led_from_the_wrong_hand"),
    ("it", "dal morto", "declarer_led_from_dummy"),
    ("it", "renonce", "revoke"),
    ("it", "renoce", "revoke"),
    ("it", "legge 61", "revoke"),
    ("it", "attacco fuori turno", "opening_lead_out_of_turn"),
    ("it", "attaco fuori turno", "opening_lead_out_of_turn"),
    ("it", "licita insuff", "insufficient_bid"),
    ("it", "esitazione", "hesitation"),
    ("it", "ha pensato", "hesitation"),
    ("it", "richiesta", "contested_claim"),
    ("it", "board sbagliato", "wrong_board_played"),
    ("it", "penalità disciplinare", "conduct"),
    ("it", "penalita disciplinare", "conduct"),
    ("it", "carta caduta", "penalty_card"),
    ("it", "spiegazione errata", "wrong_explanation"),
    ("it", "passo fuori turno", "pass_out_of_rotation"),
    ("it", "wrong hand", "declarer_led_from_the_wrong_hand"),
    ("pl", "zła ręka", "declarer_led_from_the_wrong_hand"),
    ("pl", "zla reka", "declarer_led_from_the_wrong_hand"),
    ("pl", "ze złej ręki", "declarer_led_from_the_wrong_hand"),
    ("pl", "renons", "revoke"),
    ("pl", "falszywy renons", "revoke"),
    ("pl", "fałszwy renons", "revoke"),
    ("pl", "wist", "opening_lead_out_of_turn"),
    ("pl", "wyjscie poza kolejnoscia", "opening_lead_out_of_turn"),
    ("pl", "namysł", "hesitation"),
    ("pl", "myślał", "hesitation"),
    ("pl", "niewystarcz", "insufficient_bid"),
    ("pl", "za niska", "insufficient_bid"),
    ("pl", "złe pudełko", "wrong_board_played"),
    ("pl", "roszczenie", "contested_claim"),
    ("pl", "karta przygwożdżona", "penalty_card"),
    ("pl", "bez alertu", "missing_alert"),
    ("pl", "przepis 61", "revoke"),
    ("pl", "pas poza kolejnością", "pass_out_of_rotation"),
    ("pl", "claim", "contested_claim"),
]


def keys(typed: str, edition: str = "2017") -> list[str]:
    """The keys of the doors found, the best first."""
    return [door.key for _situation, door in found(edition, typed)]


@pytest.mark.parametrize(("language", "typed", "first"), FIRST)
def test_what_is_typed_finds_its_door_first(language: str, typed: str, first: str) -> None:
    with override(language):
        assert keys(typed)[0] == first


@pytest.mark.parametrize("edition", ["2017", "2007"])
@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_a_law_s_number_finds_all_its_doors_and_no_other(language: str, edition: str) -> None:
    with override(language):
        for law in {situation.law for situation, _door in doors_of(edition).values()}:
            at = {key for key, (situation, _door) in doors_of(edition).items() if situation.law == law}
            assert at <= set(keys(law, edition))
    assert "revoke" not in keys("6")


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_every_paragraph_that_a_ruling_cites_finds_a_situation_that_cites_it(edition: str) -> None:
    opened = doors_of(edition)
    for paragraph in {each for by in cited().values() if edition in by for each in by[edition].paragraphs}:
        of = [each for key in keys(paragraph, edition) for each in cited()[opened[key][0].key].values()]
        near = any(law_number(known) == law_number(paragraph) for each in of for known in each.paragraphs)
        assert near, paragraph


def test_every_law_leads_somewhere_or_says_what_it_governs() -> None:
    for law in LAWS:
        sheet = door_sheet("2017", f"law {law}", "")
        assert sheet["law"] == law
        assert sheet["doors"] or law_note(law), law


@pytest.mark.parametrize("typed", ["50D2(a)", "50 D2 (a)", "50d2a", "Law 50D2a", "50 D 2 a"])
def test_a_paragraph_is_found_however_it_is_typed(typed: str) -> None:
    assert keys(typed) == keys("50D2a")
    assert door_sheet("2017", typed, "")["law"] == 50


@pytest.mark.parametrize("typed", ["14 cards", "99", "revoke 64", "60 40", ""])
def test_a_number_among_words_or_of_no_law_is_no_law(typed: str) -> None:
    assert door_sheet("2017", typed, "")["law"] is None


def test_whole_words_come_before_beginnings_and_those_before_parts() -> None:
    whole, beginning = keys("pass"), keys("pas")
    assert whole[0] == "pass_out_of_rotation"
    assert set(whole) <= set(beginning)
    assert keys("nsufficient")[0] == "insufficient_bid"


def test_every_word_counts_and_where_none_has_all_the_most_do() -> None:
    assert set(keys("dummy card")) < set(keys("dummy"))
    assert set(keys("revoke elephant")) == set(keys("revoke"))


@pytest.mark.parametrize("typed", ["", "  ", "?!", "xyzzy", "\x00", "9999"])
def test_what_nobody_calls_anything_finds_nothing(typed: str) -> None:
    assert keys(typed) == []


def test_small_words_alone_find_something_and_beside_others_nothing_more() -> None:
    assert keys("the")
    assert set(keys("the revoke")) == set(keys("revoke"))


def test_a_search_takes_no_time() -> None:
    keys("warm")
    began = perf_counter()
    for _language, typed, _first in FIRST:
        keys(typed)
    assert (perf_counter() - began) / len(FIRST) < 0.1


def test_the_sheet_has_the_ten_and_the_stages_until_something_is_typed(club: Club) -> None:
    sheet = door_sheet("2017", "", "play", club)
    assert [door.key for _situation, door, _who in sheet["doors"]] == list(COMMONEST)
    assert [stage for stage, _title, _doors in sheet["stages"]][:2] == ["before_the_auction", "auction"]
    assert (sheet["open_stage"], sheet["count"]) == ("play", 0)
    searched = door_sheet("2017", "the", "", club)
    assert (len(searched["doors"]), searched["stages"]) == (20, [])
    assert searched["count"] > 20
