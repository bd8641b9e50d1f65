"""A section is set, changed, renamed and taken away: boards and contestants follow, and nobody entered is lost."""

from typing import Any

import pytest
from django.utils import timezone

from rulings.bridge import dealer_of, vulnerability_of
from rulings.desk.base.refusals import BadInput, NotAllowed, Refusal, Stale
from rulings.desk.movements.queries import seating_of
from rulings.desk.movements.services import add_boards, remove_section, set_section
from rulings.desk.movements.values import mark_of_section
from rulings.desk.scores.queries.lines import lines_of_board
from rulings.desk.scores.services.results import partnership
from rulings.models import (
    CallSource,
    Contestant,
    LateBoard,
    Player,
    Result,
    Section,
    Session,
    SessionKey,
    TableCall,
    User,
)
from tests.desk.evening import howell, mitchell
from tests.factories import DEAL, history, make_report, make_result


def put(actor: User, session: Session, movement: dict[str, Any], name: str = "", tables: int = 1, **change: Any) -> Any:
    return set_section(actor=actor, session=session, name=name, tables=tables, movement=movement, **change)


def change(actor: User, section: Section, movement: dict[str, Any], tables: int = 1, called: str = "") -> Section:
    """The section as it is shown now, changed."""
    now = Section.objects.get(pk=section.pk)
    named = called or now.name
    made: Section = put(actor, now.session, movement, named, tables, section=now, was=mark_of_section(now))
    return made


def numbers(session: Session) -> list[int]:
    return sorted(session.boards.values_list("number", flat=True))


def pairs(session: Session) -> list[str]:
    return sorted(session.contestants.values_list("number", flat=True), key=lambda each: (len(each), each))


def test_a_movement_brings_its_boards_and_its_pairs(dora: User, session: Session) -> None:
    made = put(dora, session, mitchell(4, 2))
    assert (made.name, made.tables, len(made.meetings)) == ("", 4, 12)
    assert numbers(session) == list(range(1, 9))
    assert pairs(session) == [str(number) for number in range(1, 9)]
    assert {(each.position, each.direction) for each in session.contestants.all()} == {
        *((number, "NS") for number in range(1, 5)),
        *((number, "EW") for number in range(5, 9)),
    }
    eighth = session.boards.get(number=8)
    assert (eighth.dealer, eighth.vulnerability) == (dealer_of(8), vulnerability_of(8))
    ((verb, before, after),) = history(session.event.club)
    assert (verb, before) == ("session.movement_set", {})
    assert (after["section"], after["tables"], after["movement"]["kind"]) == ("", 4, "mitchell")


def test_a_section_may_have_more_tables_than_its_movement_and_never_fewer(dora: User, session: Session) -> None:
    assert put(dora, session, mitchell(4), tables=6).tables == 6
    assert put(dora, session, mitchell(4), "B", tables=2).tables == 4


def test_the_same_again_changes_nothing_and_is_not_recorded(dora: User, session: Session) -> None:
    made = put(dora, session, mitchell(4))
    before = history(session.event.club)
    change(dora, made, mitchell(4), tables=4)
    assert history(session.event.club) == before


@pytest.mark.parametrize("before", [mitchell(4), howell(4), mitchell(4, missing="north_south")])
@pytest.mark.parametrize("after", [mitchell(5), howell(4), mitchell(6, 4, way="skip")])
def test_names_and_results_stay_with_their_pairs_when_the_movement_changes(
    dora: User, session: Session, before: dict[str, Any], after: dict[str, Any]
) -> None:
    made = put(dora, session, before)
    one, other = (session.contestants.get(position=number) for number in (1, 5))
    Contestant.objects.filter(pk=one.pk).update(name="Anna – Bruno")
    Player.objects.create(contestant=other, name="Carla")
    result = make_result(session.boards.get(number=1), one, other)
    change(dora, made, after)
    assert {each.position: each.pk for each in session.contestants.filter(position__in=(1, 5))} == {
        1: one.pk,
        5: other.pk,
    }
    assert Contestant.objects.get(pk=one.pk).name == "Anna – Bruno"
    assert Result.objects.get() == result
    assert session.contestants.count() == len(seating_of(session).movements[""].contestants)


def name(_dora: User, _session: Session, who: Contestant) -> None:
    Contestant.objects.filter(pk=who.pk).update(name="Anna – Bruno")


def player(_dora: User, _session: Session, who: Contestant) -> None:
    Player.objects.create(contestant=who, name="Anna")


def result(_dora: User, session: Session, who: Contestant) -> None:
    make_result(session.boards.get(number=1), session.contestants.get(position=1), who)


def report(dora: User, session: Session, who: Contestant) -> None:
    make_report(dora, session, ew=who)


def difference(_dora: User, session: Session, who: Contestant) -> None:
    session.differences.create(contestant=who, found_at=timezone.now())


ENTRIES = [name, player, result, report, difference]


@pytest.mark.parametrize("enter", ENTRIES)
def test_a_movement_without_a_place_for_somebody_entered_is_refused_in_one_sentence(
    dora: User, session: Session, enter: Any
) -> None:
    made = put(dora, session, mitchell(4))
    enter(dora, session, session.contestants.get(position=8))
    entries = len(history(session.event.club))
    with pytest.raises(BadInput, match=r"^8( Anna – Bruno)? is entered, and would have no place\. Choose a movement"):
        change(dora, made, mitchell(3))
    assert (Section.objects.get().tables, session.contestants.count()) == (4, 8)
    assert len(history(session.event.club)) == entries


def test_a_player_with_a_result_beside_a_partner_is_entered_too(dora: User, session: Session) -> None:
    Session.objects.filter(pk=session.pk).update(form="individual")
    made = put(dora, session, {"kind": "individual", "players": 12, "boards_per_round": 1})
    sides = [session.contestants.get(position=number) for number in (1, 2, 3, 12)]
    pair, other = partnership(one=sides[3], other=sides[0]), partnership(one=sides[1], other=sides[2])
    make_result(session.boards.get(number=1), pair, other)
    with pytest.raises(BadInput, match=r"^12 is entered"):
        change(dora, made, {"kind": "individual", "players": 8, "boards_per_round": 1})


def test_without_a_movement_empty_places_go_and_whoever_is_entered_waits(dora: User, session: Session) -> None:
    made = put(dora, session, mitchell(4))
    name(dora, session, session.contestants.get(position=8))
    change(dora, made, {}, tables=4)
    assert pairs(session) == ["8"]
    assert seating_of(session).movements == {}
    change(dora, made, mitchell(5))
    assert session.contestants.get(position=8).name == "Anna – Bruno"
    assert session.contestants.count() == 10


def test_boards_idle_go_and_boards_on_which_anything_rests_stay(dora: User, session: Session) -> None:
    add_boards(session=session, numbers=tuple(range(1, 31)))
    session.boards.filter(number=30).update(deal=DEAL)
    make_report(dora, session, board_number=29)
    late = LateBoard(session=session, board=session.boards.get(number=28), table="1", slow="NS")
    late.noted_by, late.noted_at = dora, timezone.now()
    late.save()
    TableCall.objects.create(
        session=session, table="2", board=session.boards.get(number=27), source=CallSource.CARD, called_at=late.noted_at
    )
    put(dora, session, mitchell(3))
    assert numbers(session) == [*range(1, 10), 27, 28, 29, 30]


def test_while_one_section_has_no_movement_every_board_stays(dora: User, session: Session) -> None:
    add_boards(session=session, numbers=tuple(range(1, 31)))
    put(dora, session, {}, tables=4)
    put(dora, session, mitchell(3), "B")
    assert len(numbers(session)) == 30


@pytest.mark.parametrize(("second", "first"), [("B", "A"), ("A", "B"), ("red", "A")])
def test_a_second_section_gives_the_first_its_letter_and_all_that_lies_in_it(
    dora: User, session: Session, second: str, first: str
) -> None:
    put(dora, session, mitchell(4))
    one, other = (session.contestants.get(position=number) for number in (1, 5))
    line = make_result(session.boards.get(number=1), one, other)
    now = timezone.now()
    call = TableCall.objects.create(session=session, table="1", source=CallSource.CARD, called_at=now)
    late = LateBoard.objects.create(
        session=session, board=line.board, table="1", slow="NS", noted_by=dora, noted_at=now
    )
    keys = [
        SessionKey.objects.create(session=session, purpose=purpose, table=table, digest=purpose, created_by=dora,
                                  created_at=now)
        for purpose, table in (("table", "1"), ("door", ""))
    ]  # fmt: skip
    put(dora, session, mitchell(3), second)
    assert sorted(session.sections.values_list("name", flat=True)) == sorted([first, second.upper()])
    one.refresh_from_db()
    assert (one.section, one.number, one.key) == (first, f"{first}1", f"{first}#1")
    for each in (line, call, late, *keys):
        each.refresh_from_db()
    assert [each.section for each in (line, call, late, *keys)] == [first, first, first, first, ""]
    assert {(each.section, each.key) for each in session.contestants.filter(section=second.upper())} == {
        (second.upper(), f"{second.upper()}#{number}") for number in range(1, 7)
    }


def test_partnerships_of_single_players_follow_their_section(dora: User, session: Session) -> None:
    Session.objects.filter(pk=session.pk).update(form="individual")
    players = {"kind": "individual", "players": 8, "boards_per_round": 1}
    put(dora, session, players)
    sitting = seating_of(session).at_round(seating_of(session).place("1"), 1)  # type: ignore[arg-type]
    assert sitting is not None
    pair = partnership(one=sitting.ns[0], other=sitting.ns[1])
    put(dora, session, players, "B")
    pair.refresh_from_db()
    assert pair.number == "A8+A1"
    again = [session.contestants.get(number=number) for number in ("A8", "A1")]
    assert partnership(one=again[0], other=again[1]) == pair


def test_results_of_single_players_stand_on_their_lines_after_their_section_got_its_letter(
    dora: User, session: Session
) -> None:
    Session.objects.filter(pk=session.pk).update(form="individual")
    put(dora, session, {"kind": "individual", "players": 8, "boards_per_round": 1})
    board = session.boards.get(number=1)
    sitting = lines_of_board(board, seating_of(session))[0].sitting
    sides = [partnership(one=side[0], other=side[1]) for side in (sitting.ns, sitting.ew)]
    result = make_result(board, *sides)
    put(dora, session, {}, "B", tables=2)
    assert [line.result for line in lines_of_board(board, seating_of(session))] == [result, None]


def test_a_section_is_renamed_with_all_that_lies_in_it(dora: User, session: Session) -> None:
    made = put(dora, session, mitchell(4))
    name(dora, session, session.contestants.get(position=1))
    assert change(dora, made, mitchell(4), tables=4, called="red").name == "RED"
    assert session.contestants.get(name="Anna – Bruno").number == "RED1"
    assert seating_of(session).place("red1") is not None


@pytest.mark.parametrize(
    ("called", "field"), [("5", "name"), ("A1", "name"), ("x" * 11, "name"), ("A", "name"), ("", "name")]
)
def test_a_name_that_cannot_be_is_refused(dora: User, session: Session, called: str, field: str) -> None:
    put(dora, session, mitchell(4), "A")
    with pytest.raises(BadInput) as refused:
        put(dora, session, mitchell(3), called)
    assert (refused.value.field, session.sections.count()) == (field, 1)


@pytest.mark.parametrize("tables", [0, -1, 100, 500])
def test_tables_that_cannot_be_are_refused(dora: User, session: Session, tables: int) -> None:
    with pytest.raises(BadInput, match=r"^A section has from 1 to 99 tables\. Write how many there are\.$"):
        put(dora, session, {}, tables=tables)
    assert session.sections.count() == 0


def test_a_movement_by_hand_with_a_table_500_is_refused(dora: User, session: Session) -> None:
    with pytest.raises(BadInput, match="from 1 to 99 tables"):
        put(dora, session, {"kind": "rows", "rows": "1,500,1,2,1-3"})
    assert (session.sections.count(), session.contestants.count()) == (0, 0)


def test_boards_beyond_999_are_refused_and_nothing_is_stored(dora: User, session: Session) -> None:
    with pytest.raises(BadInput, match="Boards are numbered from 1 to 999"):
        put(dora, session, mitchell(4, first_board=995))
    assert (session.sections.count(), session.contestants.count(), numbers(session)) == (0, 0, [1, 2, 3])


@pytest.mark.parametrize(
    ("form", "movement"),
    [
        ("teams", mitchell(4)),
        ("individual", howell(4)),
        ("pairs_mp", {"kind": "team_match", "teams": 4, "boards_per_round": 4}),
        ("pairs_imp", {"kind": "individual", "players": 8, "boards_per_round": 2}),
        ("knockout", {"kind": "individual", "players": 8, "boards_per_round": 2}),
    ],
)
def test_a_movement_of_others_than_the_form_of_scoring_is_for_is_refused(
    dora: User, session: Session, form: str, movement: dict[str, Any]
) -> None:
    Session.objects.filter(pk=session.pk).update(form=form)
    with pytest.raises(BadInput, match="does not fit the form of scoring"):
        put(dora, session, movement)


def test_while_the_form_of_scoring_is_open_the_movement_says_who_competes(dora: User, session: Session) -> None:
    Session.objects.filter(pk=session.pk).update(form="")
    put(dora, session, {"kind": "individual", "players": 8, "boards_per_round": 2})
    assert set(session.contestants.values_list("kind", flat=True)) == {"individual"}


def test_somebody_quicker_is_not_overwritten(dora: User, rev: User, session: Session) -> None:
    made = put(dora, session, mitchell(4))
    was = mark_of_section(made)
    change(rev, made, mitchell(5))
    with pytest.raises(Stale, match="Somebody changed this section in the meantime"):
        put(dora, session, mitchell(6), section=made, was=was)
    with pytest.raises(Stale):
        remove_section(actor=dora, section=made, was=was)
    assert Section.objects.get().tables == 5


def test_a_section_that_is_gone_cannot_be_changed(dora: User, session: Session) -> None:
    made = put(dora, session, mitchell(4))
    remove_section(actor=dora, section=made, was=mark_of_section(made))
    with pytest.raises(Stale):
        put(dora, session, mitchell(4), section=Section(pk=made.pk), was=mark_of_section(made))


def test_a_section_taken_away_takes_its_empty_places_and_its_addresses_along(dora: User, session: Session) -> None:
    put(dora, session, mitchell(4))
    made = put(dora, session, mitchell(5, first_board=13), "B")
    now = timezone.now()
    SessionKey.objects.create(
        session=session, purpose="table", section="B", table="1", digest="t", created_by=dora, created_at=now
    )
    remove_section(actor=dora, section=made, was=mark_of_section(made))
    assert [each.name for each in session.sections.all()] == ["A"]
    assert (session.contestants.count(), numbers(session)) == (8, list(range(1, 13)))
    assert SessionKey.objects.get().revoked_at is not None
    verb, before, after = history(session.event.club)[-1]
    gone = dict.fromkeys(map(str, range(13, 28)))
    assert (verb, before["section"], before["tables"]) == ("session.movement_set", "B", 5)
    assert after == {"boards_sealed": gone}


@pytest.mark.parametrize("enter", ENTRIES)
def test_a_section_in_which_somebody_is_entered_stays(dora: User, session: Session, enter: Any) -> None:
    made = put(dora, session, mitchell(4))
    enter(dora, session, session.contestants.get(position=8))
    with pytest.raises(BadInput, match="is entered"):
        remove_section(actor=dora, section=made, was=mark_of_section(made))
    assert session.contestants.count() == 8


def test_a_section_whose_table_has_called_stays(dora: User, session: Session) -> None:
    made = put(dora, session, mitchell(4))
    TableCall.objects.create(session=session, table="1", source=CallSource.CARD, called_at=timezone.now())
    with pytest.raises(BadInput, match="has called, or owes a board"):
        remove_section(actor=dora, section=made, was=mark_of_section(made))


def test_who_does_not_run_sessions_sets_nothing(pat: User, wanda: User, session: Session) -> None:
    for stranger in (pat, wanda):
        with pytest.raises(NotAllowed):
            put(stranger, session, mitchell(4))
    assert session.sections.count() == 0


@pytest.mark.parametrize("movement", [{"kind": "rows", "rows": "no"}, {"kind": 7}, {"tables": 8}, {"kind": "howell"}])
def test_settings_of_no_movement_are_refused_and_nothing_is_stored(
    dora: User, session: Session, movement: dict[str, Any]
) -> None:
    with pytest.raises(Refusal):
        put(dora, session, movement)
    assert (session.sections.count(), history(session.event.club)) == (0, [])
