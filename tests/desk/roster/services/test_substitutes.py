"""Substitutes: one, several in a row, a player who comes back, and each taken back again."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, UnknownBoard, WrongState
from rulings.desk.movements.queries import seating_of
from rulings.desk.roster.services.naming import name_all
from rulings.desk.roster.services.substitutes import name_substitute, take_back_substitute
from rulings.models import Club, Player, RosterPlayer, Session, User
from tests.factories import history


@pytest.fixture
def jan(dora: User, tuesday: Session) -> Player:
    """He plays with Anna as number 3, whose boards are 7 8 9, then 1 2 3, then 4 5 6."""
    name_all(actor=dora, session=tuesday, text="3 Anna / Jan\n1 Ola / Iga")
    return Player.objects.get(name="Jan")


def south(session: Session, number: int = 3) -> str:
    """Who sits second of the pair, board by board in its order."""
    seating = seating_of(session)
    pair = seating.contestant("", number)
    assert pair is not None
    return " ".join(seating.players(pair, board)[1].name for board in (7, 8, 9, 1, 2, 3, 4, 5, 6))


def test_a_substitute_plays_from_his_board_on(dora: User, jan: Player, tuesday: Session, club: Club) -> None:
    since = club.audit_entries.count()
    made = name_substitute(actor=dora, player=jan, name="Ewa", number="77", from_board=2)
    assert (made.replaces, made.order, made.national_id, made.from_board) == (jan, 2, "77", 2)
    assert south(tuesday) == "Jan Jan Jan Jan Ewa Ewa Ewa Ewa Ewa"
    assert history(club, since) == [
        ("session.substitute_named", {"names": {"3": "Jan"}}, {"names": {"3": "Ewa"}, "board": 2})
    ]


def test_several_come_one_after_the_other_and_he_himself_comes_back(dora: User, jan: Player, tuesday: Session) -> None:
    for name, board in (("Ewa", 9), ("Kaj", 2), ("Jan", 5)):
        name_substitute(actor=dora, player=jan, name=name, from_board=board)
    assert south(tuesday) == "Jan Jan Ewa Ewa Kaj Kaj Kaj Jan Jan"


def test_the_last_who_came_may_be_named_too(dora: User, jan: Player, tuesday: Session) -> None:
    first = name_substitute(actor=dora, player=jan, name="Ewa", from_board=9)
    second = name_substitute(actor=dora, player=first, name="Kaj", from_board=2)
    assert second.replaces == first


def test_each_is_taken_back_last_first(dora: User, jan: Player, tuesday: Session, club: Club) -> None:
    first = name_substitute(actor=dora, player=jan, name="Ewa", from_board=9)
    second = name_substitute(actor=dora, player=jan, name="Kaj", from_board=2)
    with pytest.raises(WrongState, match="Kaj came after him"):
        take_back_substitute(actor=dora, substitute=first)
    take_back_substitute(actor=dora, substitute=second)
    assert south(tuesday) == "Jan Jan Ewa Ewa Ewa Ewa Ewa Ewa Ewa"
    take_back_substitute(actor=dora, substitute=first)
    take_back_substitute(actor=dora, substitute=first)
    assert (south(tuesday).split()[-1], Player.objects.filter(from_board__isnull=False).count()) == ("Jan", 0)
    assert history(club)[-1] == (
        "session.substitute_named", {"names": {"3": "Ewa"}, "board": 9}, {"names": {"3": "Jan"}}
    )  # fmt: skip


def test_who_is_no_substitute_is_not_taken_back(dora: User, jan: Player) -> None:
    with pytest.raises(WrongState, match="He is no substitute"):
        take_back_substitute(actor=dora, substitute=jan)


@pytest.mark.parametrize(
    ("name", "number", "board", "field", "sentence"),
    [
        ("", "", 2, "name", "Write who plays"),
        ("", "99", 2, "name", "has the number 99"),
        ("??", "", 2, "name", "there is no letter"),
        ("jan", "", 2, "name", "Jan plays in this seat already"),
        ("Anna", "", 2, "name", "Anna is there twice"),
        ("Iga", "", 2, "name", "Iga plays as number 1 already"),
        ("Ewa", "", 10, "from_board", "no board 10 to play: its boards run from 1 to 9"),
        ("Ewa", "", 0, "from_board", "no board 0"),
    ],
)
def test_what_cannot_be_is_refused(
    dora: User, jan: Player, name: str, number: str, board: int, field: str, sentence: str
) -> None:
    with pytest.raises(BadInput, match=sentence) as refused:
        name_substitute(actor=dora, player=jan, name=name, number=number, from_board=board)
    assert (refused.value.field, Player.objects.count()) == (field, 4)


def test_two_of_one_name_may_play(dora: User, jan: Player) -> None:
    assert name_substitute(actor=dora, player=jan, name="Iga", from_board=2, same_name=True).name == "Iga"


def test_a_substitute_is_found_by_his_number(dora: User, jan: Player, people: list[RosterPlayer]) -> None:
    made = name_substitute(actor=dora, player=jan, name="", number="1003", from_board=2)
    assert (made.name, made.national_id) == ("Anna Nowak", "1003")


@pytest.mark.parametrize("board", [9, 8, 7])
def test_the_next_comes_after_the_last_in_the_pair_s_own_order(dora: User, jan: Player, board: int) -> None:
    name_substitute(actor=dora, player=jan, name="Ewa", from_board=9)
    with pytest.raises(BadInput, match="Ewa plays in this seat from board 9 on"):
        name_substitute(actor=dora, player=jan, name="Kaj", from_board=board)
    assert name_substitute(actor=dora, player=jan, name="Kaj", from_board=1).from_board == 1


def test_without_boards_any_board_will_do(dora: User, loose: Session) -> None:
    name_all(actor=dora, session=loose, text="1 Anna / Jan")
    anna = Player.objects.get(name="Anna")
    with pytest.raises(UnknownBoard, match="Boards are numbered from 1"):
        name_substitute(actor=dora, player=anna, name="Ewa", from_board=0)
    assert name_substitute(actor=dora, player=anna, name="Ewa", from_board=14).from_board == 14


def test_who_does_not_play_any_more_gets_no_substitute(dora: User, jan: Player, pat: User) -> None:
    gone = Player(contestant=jan.contestant, name="X", pk=jan.pk + 100)
    with pytest.raises(WrongState, match="does not play for that number any more"):
        name_substitute(actor=dora, player=gone, name="Ewa", from_board=2)
    with pytest.raises(NotAllowed):
        name_substitute(actor=pat, player=jan, name="Ewa", from_board=2)
    with pytest.raises(NotAllowed):
        take_back_substitute(actor=pat, substitute=jan)
