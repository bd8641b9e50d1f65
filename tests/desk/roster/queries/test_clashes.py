"""Nobody plays for two pairs, nor with himself; whoever plays has a name."""

import pytest

from rulings.desk.base.refusals import BadInput
from rulings.desk.roster.queries.clashes import clashes, completed
from rulings.desk.roster.queries.listed import Known, known_among
from rulings.desk.roster.queries.pairs import field_of
from rulings.desk.roster.values.typed import Named
from rulings.models import Club, Contestant, ContestantKind, Player, RosterPlayer, Session


def said(session: Session, number: str, *players: Named, same_name: bool = False) -> list[tuple[int, str]]:
    """Which player is wrong, and why, were these to play under the number."""
    pair = session.contestants.get(number=number)
    return [(each.place, str(each.sentence)) for each in clashes(field_of(session), {pair.pk: players}, same_name)]


@pytest.fixture
def named(tuesday: Session) -> Session:
    """Anna (7) and Jan play as 1; Ewa substitutes for Jan from board 5."""
    pair = tuesday.contestants.get(number="1")
    Player.objects.create(contestant=pair, name="Anna Nowak", national_id="7", order=1)
    jan = Player.objects.create(contestant=pair, name="Jan Kos", order=2)
    Player.objects.create(contestant=pair, name="Ewa Lis", order=2, replaces=jan, from_board=5)
    return tuesday


NAME = "%s plays as number 1 already. Correct it, or say that two people have that name."
NUMBER = "%s plays as number 1 already, with the same member's number. Correct one of them."
TWICE = "%s is there twice: nobody plays with himself. Write the other player."


@pytest.mark.parametrize(
    ("players", "same_name", "expected"),
    [
        ([Named("Ola"), Named("Iga")], False, []),
        ([Named("Ola"), Named("jan kos")], False, [(1, NAME % "jan kos")]),
        ([Named("Ewa Lis"), Named("Ola")], False, [(0, NAME % "Ewa Lis")]),
        ([Named("Anna Nowak"), Named("Ola")], False, [(0, NAME % "Anna Nowak")]),
        ([Named("Anna Nowak", "8"), Named("Ola")], False, []),
        ([Named("Anna Nowak"), Named("Jan Kos")], True, []),
        ([Named("Anna N.", "7"), Named("Ola")], True, [(0, NUMBER % "Anna N.")]),
        ([Named("Ola"), Named("OLA")], False, [(0, TWICE % "Ola"), (1, TWICE % "OLA")]),
        ([Named("Ola"), Named("OLA")], True, []),
        ([Named("Ola", "1"), Named("Iga", "1")], True, [(0, TWICE % "Ola"), (1, TWICE % "Iga")]),
        ([Named(), Named()], False, []),
    ],
)
def test_the_same_person_plays_once(
    named: Session, players: list[Named], same_name: bool, expected: list[tuple[int, str]]
) -> None:
    assert said(named, "2", *players, same_name=same_name) == expected


def test_his_own_pair_may_be_written_again(named: Session) -> None:
    assert said(named, "1", Named("Jan Kos"), Named("Anna Nowak", "7")) == []


def test_two_changed_at_once_are_judged_as_they_are_to_be(named: Session) -> None:
    one, two = (named.contestants.get(number=number) for number in ("1", "2"))
    changes = {one.pk: [Named("Ola"), Named("Iga")], two.pk: [Named("Anna Nowak", "7"), Named("Jan Kos")]}
    assert list(clashes(field_of(named), changes, same_name=False)) == []


def test_a_number_is_looked_up_and_nobody_is_refused(people: list[RosterPlayer], club: Club) -> None:
    pair, given = Contestant(kind=ContestantKind.PAIR), [Named(), Named(number="1003")]
    assert completed(known_among(club, given), pair, given) == [Named(), Named("Anna Nowak", "1003")]
    with pytest.raises(BadInput, match="Nobody on the club's list has the number 99") as refused:
        completed(known_among(club, given), pair, [Named("Ola"), Named(number="99")])
    assert refused.value.field == "player_2"


@pytest.mark.parametrize(
    ("kind", "most", "sentence"),
    [
        (ContestantKind.INDIVIDUAL, 1, "Everybody plays for himself"),
        (ContestantKind.PAIR, 2, "A pair has two players"),
        (ContestantKind.TEAM, 8, "at most eight players"),
    ],
)
def test_no_more_play_than_may(kind: ContestantKind, most: int, sentence: str) -> None:
    players = [Named(f"P{letter}") for letter in "abcdefghi"]
    assert completed(Known(), Contestant(kind=kind), players[:most]) == players[:most]
    with pytest.raises(BadInput, match=sentence):
        completed(Known(), Contestant(kind=kind), players[: most + 1])
