"""Records of Bridgemate's connector: what each says, and how one is refused that says what cannot be."""

from dataclasses import replace
from datetime import time
from decimal import Decimal

import pytest
from bridgemate_dataconnector import validate_participation_dto, validate_result_dto, validate_td_call_dto
from bridgemate_dataconnector.dto import ParticipationDTO, PlayerDataDTO, ResultDTO, TdCallDTO
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import CLOCKWISE, Average, Card, Contract, Seat, Side
from rulings.formats.artificial import read_artificial
from rulings.formats.bridgemate import (
    PlayerName,
    RecordError,
    SummonsState,
    TablePlayer,
    TableResult,
    TableSummons,
    read_name,
    read_player,
    read_result,
    read_summons,
    write_summons,
)
from rulings.formats.session import ArtificialAward, FileResult
from rulings.scoring.boards.lines import Artificial, NotPlayed
from rulings.scoring.notation.artificial_scores import read_artificial_score

GUID = "A1B2C3D4E5F60718293A4B5C6D7E8F90"
WHERE = {"SessionGuid": GUID, "SectionLetters": "A", "TableNumber": 3, "RoundNumber": 2}
RESULT = WHERE | {
    "BoardNumber": 7,
    "ScoringDirection": 3,
    "PairNorthSouth": 3,
    "PairEastWest": 8,
    "DeclaringPair": 8,
    "DeclarerDirection": 4,
    "Level": 4,
    "Denomination": 4,
    "Stake": 1,
    "TotalTricks": 10,
    "LeadCardRank": 13,
    "LeadCardSuit": 3,
    "IsDeleted": False,
    "ValidationMessages": None,
}
PLAYED = FileResult(
    board=7,
    section="A",
    table="3",
    round="2",
    ns="3",
    ew="8",
    contract=Contract.parse("4SX by W"),
    tricks=10,
    lead=Card.parse("HK"),
)
CALL = WHERE | {"Hour": 20, "Minute": 5, "Status": 1}
SEAT = WHERE | {"Direction": 2, "PlayerNumber": "12345", "FirstName": None, "LastName": None, "IsRemoval": False}


def test_a_result_has_its_place_its_pairs_and_how_the_board_ended() -> None:
    assert read_result(RESULT) == TableResult(PLAYED)


def test_a_board_passed_out_has_neither_contract_nor_tricks() -> None:
    passed = FileResult(7, "3", "8", section="A", table="3", round="2", is_passed_out=True)
    assert read_result(RESULT | {"Level": 0, "Denomination": 0, "DeclarerDirection": 0}) == TableResult(passed)


@pytest.mark.parametrize(("rank", "suit", "lead"), [(0, 0, None), (2, 1, "C2"), (10, 2, "DT"), (14, 4, "SA")])
def test_the_lead_may_be_told_or_not(rank: int, suit: int, lead: str | None) -> None:
    told = read_result(RESULT | {"LeadCardRank": rank, "LeadCardSuit": suit}).result.lead
    assert told == (lead and Card.parse(lead))


@pytest.mark.parametrize("direction", range(1, 5))
@pytest.mark.parametrize("declaring", [3, 8])
def test_pairs_who_sat_the_other_way_round_are_given_as_they_sat(direction: int, declaring: int) -> None:
    read = read_result(RESULT | {"DeclarerDirection": direction, "DeclaringPair": declaring})
    side = CLOCKWISE[direction - 1].side
    declared = read.result.ns if side is Side.NS else read.result.ew
    assert declared == str(declaring)
    assert read.is_switched is ((side is Side.NS) is (declaring == 8))


def test_pairs_of_one_number_in_both_directions_never_look_switched() -> None:
    read = read_result(RESULT | {"PairNorthSouth": 5, "PairEastWest": 5, "DeclaringPair": 5})
    assert (read.is_switched, read.result.ns, read.result.ew) == (False, "5", "5")


AVERAGES = {
    -1: ("minus", "minus"),
    -2: ("minus", "plain"),
    -3: ("minus", "plus"),
    -4: ("plain", "minus"),
    -5: ("plain", "plain"),
    -6: ("plain", "plus"),
    -7: ("plus", "minus"),
    -8: ("plus", "plain"),
    -9: ("plus", "plus"),
}


@pytest.mark.parametrize("direction", [0, 1, 2, 3])
@pytest.mark.parametrize("level", AVERAGES)
def test_each_code_gives_the_two_averages_of_the_guide_as_scoring_reads_them(level: int, direction: int) -> None:
    read = read_result(RESULT | {"Level": level, "ScoringDirection": direction})
    assert read.result.artificial is not None
    scored = read_artificial_score(read.result.artificial.text)
    assert isinstance(scored, Artificial)
    first, second = (Average(word) for word in AVERAGES[level])
    expected = (second, first) if direction == 2 else (first, second)
    assert (scored.ns.average, scored.ew.average) == expected
    assert read_artificial(read.result.artificial.text) == read.result.artificial
    assert (read.result.contract, read.result.tricks, read.result.is_passed_out) == (None, None, False)


def test_a_board_not_played_is_said_as_the_files_say_it() -> None:
    read = read_result(RESULT | {"Level": -10})
    assert read.result.artificial == ArtificialAward("NP")
    assert read_artificial_score("NP") == NotPlayed()


def test_an_erased_result_says_only_which_one_it_was() -> None:
    rubbish = {"IsDeleted": True, "Level": 99, "PairNorthSouth": -4}
    assert read_result(RESULT | rubbish) == TableResult(
        FileResult(7, section="A", table="3", round="2"), is_erased=True
    )


@pytest.mark.parametrize(("direction", "side"), [(1, Side.NS), (2, Side.EW), (3, None)])
def test_a_result_says_for_whom_it_counts(direction: int, side: Side | None) -> None:
    assert read_result(RESULT | {"ScoringDirection": direction}).side is side


@pytest.mark.parametrize(
    ("field", "wrong", "expected"),
    [
        ("BoardNumber", 0, "a board number from 1 to 9999"),
        ("SectionLetters", "AB", "the letters of a section: A, BB or CCC"),
        ("TableNumber", 0, "a number from 1 to 999"),
        ("RoundNumber", "2", "a number from 1 to 999"),
        ("ScoringDirection", 4, "1 for north-south, 2 for east-west, 3 for both"),
        ("PairNorthSouth", -1, "a pair number, 0 for none"),
        ("DeclaringPair", 2.5, "a pair number, 0 for none"),
        ("Level", 8, "a level from 1 to 7, 0 for a pass, or -1 to -10"),
        ("Level", -11, "a level from 1 to 7, 0 for a pass, or -1 to -10"),
        ("Denomination", 0, "a denomination from 1 (clubs) to 5 (notrump)"),
        ("Stake", 3, "0 for undoubled, 1 for doubled, 2 for redoubled"),
        ("DeclarerDirection", 0, "a direction from 1 (north) to 4 (west)"),
        ("TotalTricks", 14, "a number of tricks from 0 to 13"),
        ("TotalTricks", True, "a number of tricks from 0 to 13"),
        ("LeadCardRank", 1, "a rank from 2 to 14 (ace), 0 for none"),
        ("LeadCardSuit", 0, "a suit from 1 (clubs) to 4 (spades)"),
        ("IsDeleted", 1, "true or false"),
    ],
)
def test_what_cannot_be_is_refused_by_record_and_field(field: str, wrong: object, expected: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_result(RESULT | {field: wrong})
    assert refused.value.element == field
    assert str(refused.value).endswith(f": {field}: expected {expected}, found '{wrong}'.")


def test_a_refusal_names_the_record_in_words() -> None:
    with pytest.raises(RecordError) as refused:
        read_result(RESULT | {"TotalTricks": 14})
    place = "result of section A, table 3, round 2, board 7: TotalTricks"
    assert str(refused.value) == f"{place}: expected a number of tricks from 0 to 13, found '14'."


def test_without_its_level_a_result_is_not_taken_for_a_pass() -> None:
    with pytest.raises(RecordError, match="Level: expected a level"):
        read_result({field: value for field, value in RESULT.items() if field != "Level"})


@pytest.mark.parametrize("reader", [read_result, read_summons, read_player, read_name])
@pytest.mark.parametrize("record", [None, 7, "A3", [], [RESULT], {}])
def test_what_is_no_record_is_refused_by_every_reader(reader: object, record: object) -> None:
    assert callable(reader)
    with pytest.raises(RecordError):
        reader(record)


def test_a_call_says_which_table_when_and_how_far_it_has_come() -> None:
    call = TableSummons("A", "3", "2", SummonsState.LAUNCHED, time(20, 5))
    assert read_summons(CALL) == call
    assert call.ident == "A 3 2 20:05"


@pytest.mark.parametrize("state", SummonsState)
def test_a_call_keeps_its_name_in_every_state(state: SummonsState) -> None:
    assert read_summons(CALL | {"Status": state.value}).ident == "A 3 2 20:05"


@pytest.mark.parametrize(("field", "wrong"), [("Status", 0), ("Status", 5), ("Hour", 24), ("Minute", 60)])
def test_a_call_in_no_state_or_at_no_time_is_refused(field: str, wrong: int) -> None:
    with pytest.raises(RecordError) as refused:
        read_summons(CALL | {field: wrong})
    assert (refused.value.record, refused.value.element) == ("call of section A, table 3, round 2", field)


SUMMONSES = st.builds(
    TableSummons,
    st.sampled_from(["A", "ZZ", "CCC"]),
    st.integers(1, 999).map(str),
    st.integers(1, 99).map(str),
    st.sampled_from(SummonsState),
    st.builds(time, st.integers(0, 23), st.integers(0, 59)),
)


@given(SUMMONSES)
def test_a_call_is_written_as_it_is_read_and_as_the_maker_takes_it(summons: TableSummons) -> None:
    record = write_summons(summons)
    assert read_summons(record) == summons
    assert validate_td_call_dto(TdCallDTO.from_dict(record | {"SessionGuid": GUID}))


def test_a_player_is_known_by_his_number_or_by_his_name() -> None:
    seat = TablePlayer("A", "3", "2", Seat.EAST, number="12345")
    assert read_player(SEAT) == seat
    named = SEAT | {"PlayerNumber": None, "FirstName": " Anna", "LastName": "Nowak "}
    assert read_player(named) == replace(seat, number="", name="Anna Nowak")


def test_a_seat_that_was_emptied_says_so() -> None:
    assert read_player(SEAT | {"IsRemoval": True, "PlayerNumber": None}) == TablePlayer(
        *("A", "3", "2", Seat.EAST), is_empty=True
    )


def test_the_first_round_may_be_called_none() -> None:
    assert read_player(SEAT | {"RoundNumber": 0}).round == "1"


def test_a_name_belongs_to_a_number() -> None:
    assert read_name({"PlayerNumber": "7", "FirstName": "Anna", "LastName": "Nowak"}) == PlayerName("7", "Anna Nowak")
    with pytest.raises(RecordError, match="player: PlayerNumber: expected a player number"):
        read_name({"PlayerNumber": " ", "LastName": "Nowak"})


@pytest.mark.parametrize("wrong", [7, ["Anna"], "x" * 1001])
def test_a_name_that_is_no_text_is_refused(wrong: object) -> None:
    with pytest.raises(RecordError, match="player of player 7: LastName: expected a text of at most 1,000"):
        read_name({"PlayerNumber": "7", "LastName": wrong})


RESULTS = st.fixed_dictionaries(
    {
        "section_letters": st.sampled_from(["A", "BB", "ZZZ"]),
        "table_number": st.integers(1, 99),
        "round_number": st.integers(1, 99),
        "board_number": st.integers(1, 99),
        "scoring_direction": st.integers(1, 3),
        "is_deleted": st.booleans(),
        "declarer_direction": st.integers(1, 4),
        "level": st.integers(-10, 7),
        "denomination": st.integers(1, 5),
        "stake": st.integers(0, 2),
        "total_tricks": st.integers(0, 13),
        "lead_card_rank": st.just(0) | st.integers(2, 14),
        "lead_card_suit": st.integers(1, 4),
    }
)


@given(RESULTS, st.permutations([4, 9]), st.sampled_from([4, 9]))
def test_whatever_the_maker_calls_a_valid_result_is_read(
    fields: dict[str, object], pairs: list[int], declaring: int
) -> None:
    dto = ResultDTO(GUID, **fields, declaring_pair=declaring)
    dto.pair_north_south, dto.pair_east_west = pairs
    assert validate_result_dto(dto)
    read = read_result(dto.to_dict())
    assert (read.result.board, read.is_erased) == (dto.board_number, dto.is_deleted)
    if not dto.is_deleted:
        contract = read.result.contract
        assert (contract.level if contract else min(dto.level, 0)) == dto.level
        assert {read.result.ns, read.result.ew} == {"4", "9"}


SMALL = st.integers(-12, 16)


@given(st.dictionaries(st.sampled_from(sorted(RESULT | CALL | SEAT)), st.none() | st.booleans() | SMALL | st.text()))
def test_any_mixture_of_fields_is_read_or_refused(mixture: dict[str, object]) -> None:
    for reader, sound in ((read_result, RESULT), (read_summons, CALL), (read_player, SEAT), (read_name, SEAT)):
        try:
            wrong = ""
            reader(sound | mixture)
        except RecordError as refused:
            wrong = refused.element
        assert wrong == "" or wrong in mixture


@given(st.integers(0, 5), st.integers(0, 2), st.text(max_size=3), st.booleans())
def test_whatever_the_maker_calls_a_valid_seat_is_read(direction: int, round_: int, name: str, removal: bool) -> None:
    dto = ParticipationDTO.from_dict(
        SEAT
        | {"Direction": direction, "RoundNumber": round_, "IsRemoval": removal}
        | {"PlayerNumber": None, "LastName": None if removal else name}
    )
    if validate_participation_dto(dto):
        read = read_player(dto.to_dict())
        assert (read.seat, read.is_empty) == (CLOCKWISE[direction - 1], removal)


def test_an_object_of_the_client_says_the_same_as_its_record() -> None:
    assert read_result(ResultDTO.from_dict(RESULT).to_dict()) == read_result(RESULT)
    assert read_name(PlayerDataDTO.from_dict({"PlayerNumber": "7", "LastName": "Nowak"}).to_dict()).name == "Nowak"


def test_amounts_are_left_to_the_regulations() -> None:
    artificial = read_result(RESULT | {"Level": -7}).result.artificial
    assert artificial == ArtificialAward("AVE+/AVE-")
    assert Decimal(60) not in (artificial.ns, artificial.ew)
