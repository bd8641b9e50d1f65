"""Who plays: entered one by one or from a list, kept, changed, and refused whole where a part cannot be."""

import pytest
from django.utils import timezone

from rulings.desk.base.refusals import BadInput, NotAllowed, Stale
from rulings.desk.roster.services.naming import name_all, name_contestant
from rulings.desk.roster.values.lists import BadLines
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, Contestant, ContestantKind, Player, RosterPlayer, Section, Session, SessionImport, User
from tests.desk.roster.conftest import another, names_by_number, place_of
from tests.factories import history, make_pair


def rows_of(pair: Contestant) -> list[tuple[int, str, str, int | None]]:
    """The pair's players as stored, in the order of their seats."""
    return list(pair.players.order_by("order", "pk").values_list("pk", "name", "national_id", "order"))


@pytest.fixture
def pair(tuesday: Session) -> Contestant:
    return tuesday.contestants.get(number="1")


def test_two_names_make_a_pair_as_files_call_it(dora: User, pair: Contestant, club: Club) -> None:
    name_contestant(actor=dora, contestant=pair, players=[(" Anna  Nowak ", " 7 "), ("Jan Kos", "")])
    pair.refresh_from_db()
    assert pair.name == "Anna Nowak – Jan Kos"
    assert [row[1:] for row in rows_of(pair)] == [("Anna Nowak", "7", 1), ("Jan Kos", "", 2)]
    assert history(club) == [
        ("session.contestants_named", {"names": {"1": ""}}, {"names": {"1": "Anna Nowak – Jan Kos"}})
    ]
    assert verify_audit(club) is None


def test_the_same_again_changes_nothing(dora: User, pair: Contestant, club: Club) -> None:
    for _time in range(2):
        name_contestant(actor=dora, contestant=pair, players=[("Anna", ""), ("Jan", "")])
    assert len(history(club)) == 1


def test_who_stays_keeps_his_row_wherever_he_sits(dora: User, pair: Contestant) -> None:
    name_contestant(actor=dora, contestant=pair, players=[("Anna", "7"), ("Jan", "")])
    (anna, *_), (jan, *_) = rows_of(pair)
    name_contestant(actor=dora, contestant=pair, players=[("jan", ""), ("Anna", "")])
    assert rows_of(pair) == [(jan, "jan", "", 1), (anna, "Anna", "7", 2)]
    name_contestant(actor=dora, contestant=pair, players=[("Ola", ""), ("Anna", "")])
    assert [row[:2] for row in rows_of(pair)] == [(jan, "Ola"), (anna, "Anna")]


def test_a_number_is_not_left_to_who_comes_in_a_seat(dora: User, pair: Contestant) -> None:
    name_contestant(actor=dora, contestant=pair, players=[("Anna", "7"), ("Jan", "8")])
    name_contestant(actor=dora, contestant=pair, players=[("Ola", ""), ("Jan", "8")])
    assert [row[1:3] for row in rows_of(pair)] == [("Ola", ""), ("Jan", "8")]


def test_one_seat_may_stay_empty_and_all_may_be_emptied(dora: User, pair: Contestant, club: Club) -> None:
    name_contestant(actor=dora, contestant=pair, players=[("", ""), ("Jan", "")])
    assert [row[1:] for row in rows_of(pair)] == [("Jan", "", 2)]
    name_contestant(actor=dora, contestant=pair, players=[])
    pair.refresh_from_db()
    assert (pair.name, rows_of(pair)) == ("", [])
    assert history(club)[-1][1:] == ({"names": {"1": "Jan"}}, {"names": {"1": ""}})


def test_a_member_s_number_alone_finds_him(dora: User, pair: Contestant, people: list[RosterPlayer]) -> None:
    name_contestant(actor=dora, contestant=pair, players=[("", "1003"), ("jan kos", "")])
    assert [row[1:3] for row in rows_of(pair)] == [("Anna Nowak", "1003"), ("jan kos", "1002")]


def test_a_stranger_needs_only_a_name(dora: User, pair: Contestant, people: list[RosterPlayer]) -> None:
    name_contestant(actor=dora, contestant=pair, players=[("Guest One", ""), ("Guest Two", "X1")])
    assert [row[1:3] for row in rows_of(pair)] == [("Guest One", ""), ("Guest Two", "X1")]
    assert RosterPlayer.objects.count() == len(people)


@pytest.mark.parametrize(
    ("players", "field", "sentence"),
    [
        ([("", "99"), ("Ola", "")], "player_1", "has the number 99"),
        ([("Ola", ""), ("ola", "")], "player_1", "nobody plays with himself"),
        ([("Ola", ""), ("Anna", "")], "player_2", "Anna plays as number 2 already"),
        ([("A", ""), ("B", ""), ("C", "")], "player_3", "A pair has two players"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_stored(
    dora: User, pair: Contestant, club: Club, players: list[tuple[str, str]], field: str, sentence: str
) -> None:
    other = pair.session.contestants.get(number="2")
    name_contestant(actor=dora, contestant=other, players=[("Anna", ""), ("Jan", "")])
    with pytest.raises(BadInput, match=sentence) as refused:
        name_contestant(actor=dora, contestant=pair, players=players)
    assert (refused.value.field, rows_of(pair), len(history(club))) == (field, [], 1)


def test_two_people_of_one_name_may_be_said_to_play(dora: User, pair: Contestant) -> None:
    other = pair.session.contestants.get(number="2")
    name_contestant(actor=dora, contestant=other, players=[("Anna", ""), ("Jan", "")])
    name_contestant(actor=dora, contestant=pair, players=[("Anna", ""), ("Ola", "")], same_name=True)
    assert names_by_number(pair.session)["1"] == "Anna – Ola"


def test_a_form_older_than_the_last_change_is_refused(dora: User, rev: User, pair: Contestant) -> None:
    seen = place_of(pair.session, "1").revision
    name_contestant(actor=rev, contestant=pair, players=[("Anna", ""), ("Jan", "")], revision=seen)
    with pytest.raises(Stale, match="Somebody else has just changed who plays as 1"):
        name_contestant(actor=dora, contestant=pair, players=[("Ola", ""), ("Iga", "")], revision=seen)
    assert names_by_number(pair.session)["1"] == "Anna – Jan"


def test_names_of_a_file_are_not_changed_silently(dora: User, session: Session, club: Club) -> None:
    SessionImport.objects.create(club=club, session=session, digest="d", filename="x", imported_at=timezone.now())
    pair = make_pair(session, "1", "NS", "Anna", "Jan")
    with pytest.raises(BadInput, match="came with a file") as refused:
        name_contestant(actor=dora, contestant=pair, players=[("Anna", ""), ("Ola", "")])
    assert refused.value.field == "over_file"
    with pytest.raises(BadLines, match="Line 1: These names came with a file"):
        name_all(actor=dora, session=session, text="1 Anna / Ola")
    name_contestant(actor=dora, contestant=pair, players=[("Anna", "7"), ("Jan", "")])
    name_contestant(actor=dora, contestant=pair, players=[("Anna", ""), ("Ola", "")], over_file=True)
    assert [row[1:3] for row in rows_of(pair)] == [("Anna", "7"), ("Ola", "")]


def test_a_player_with_a_substitute_is_not_taken_out(dora: User, pair: Contestant) -> None:
    name_contestant(actor=dora, contestant=pair, players=[("Anna", ""), ("Jan", "")])
    jan = pair.players.get(name="Jan")
    Player.objects.create(contestant=pair, name="Ewa", order=2, replaces=jan, from_board=2)
    with pytest.raises(BadInput, match="Jan has a substitute"):
        name_contestant(actor=dora, contestant=pair, players=[("Anna", "")])
    name_contestant(actor=dora, contestant=pair, players=[("Anna", ""), ("Janusz", "")])
    assert Player.objects.get(name="Ewa").replaces == Player.objects.get(name="Janusz")


def test_a_team_keeps_its_own_name_or_is_called_by_its_players(dora: User, club: Club) -> None:
    made = another(club, "one", "teams")
    team = Contestant.objects.create(session=made, key="#1", number="1", position=1, kind=ContestantKind.TEAM)
    four = [(name, "") for name in ("Anna", "Jan", "Ola", "Iga")]
    name_contestant(actor=dora, contestant=team, players=four)
    assert names_by_number(made) == {"1": "Anna – Jan – Ola – Iga"}
    name_contestant(actor=dora, contestant=team, players=four, title=" The  Foxes ")
    name_contestant(actor=dora, contestant=team, players=[*four, ("Ewa", "")])
    assert (names_by_number(made), [row[3] for row in rows_of(team)]) == ({"1": "The Foxes"}, [None] * 5)
    name_contestant(actor=dora, contestant=team, players=four, title="")
    assert names_by_number(made) == {"1": "Anna – Jan – Ola – Iga"}
    long = [("x" * 190 + name, "") for name, _number in four]
    with pytest.raises(BadInput, match="too long together"):
        name_contestant(actor=dora, contestant=team, players=long)


def test_who_plays_alone_has_one_name(dora: User, club: Club) -> None:
    made = another(club, "one", "individual")
    alone = Contestant.objects.create(session=made, key="#1", number="1", kind=ContestantKind.INDIVIDUAL)
    name_contestant(actor=dora, contestant=alone, players=[("Anna", "")])
    assert (names_by_number(made), [row[1:] for row in rows_of(alone)]) == ({"1": "Anna"}, [("Anna", "", None)])


def test_nobody_else_enters_names(pair: Contestant, pat: User, wanda: User) -> None:
    for stranger in (pat, wanda):
        with pytest.raises(NotAllowed):
            name_contestant(actor=stranger, contestant=pair, players=[("Anna", "")])
        with pytest.raises(NotAllowed):
            name_all(actor=stranger, session=pair.session, text="1 Anna / Jan")


def test_a_whole_list_is_entered_at_once(dora: User, tuesday: Session, people: list[RosterPlayer], club: Club) -> None:
    since = club.audit_entries.count()
    text = "1 1003 / jan kos\n\n2. Ola Sowa – Iga Wilk\n6 Ewa"
    assert name_all(actor=dora, session=tuesday, text=text) == 3
    named = {"1": "Anna Nowak – jan kos", "2": "Ola Sowa – Iga Wilk", "6": "Ewa"}
    assert names_by_number(tuesday) == {**dict.fromkeys("345", ""), **named}
    assert history(club, since) == [
        ("session.contestants_named", {"names": dict.fromkeys(named, "")}, {"names": named})
    ]


def test_pairs_may_exchange_players_within_one_list(dora: User, tuesday: Session) -> None:
    name_all(actor=dora, session=tuesday, text="1 Anna / Jan\n2 Ola / Iga")
    name_all(actor=dora, session=tuesday, text="1 Ola / Jan\n2 Anna / Iga")
    assert [names_by_number(tuesday)[number] for number in "12"] == ["Ola – Jan", "Anna – Iga"]


def test_a_session_without_movement_gets_its_pairs_from_the_list(dora: User, loose: Session) -> None:
    name_all(actor=dora, session=loose, text="3 Anna / Jan\n1 Ola / Iga")
    assert names_by_number(loose) == {"1": "Ola – Iga", "3": "Anna – Jan"}
    made = loose.contestants.get(number="3")
    assert (made.key, made.position, made.section, made.kind) == ("#3", 3, "", ContestantKind.PAIR)


def test_sections_are_named_in_the_list(dora: User, tuesday: Session) -> None:
    Section.objects.update(name="A")
    for each in tuesday.contestants.all():
        Contestant.objects.filter(pk=each.pk).update(section="A", key=f"A#{each.position}", number=f"A{each.position}")
    Section.objects.create(session=tuesday, name="B", tables=2)
    name_all(actor=dora, session=tuesday, text="a1 Anna / Jan\nB 07 Ola / Iga")
    named = {number: name for number, name in names_by_number(tuesday).items() if name}
    assert named == {"A1": "Anna – Jan", "B7": "Ola – Iga"}


def test_every_bad_line_is_named_and_nothing_stored(dora: User, tuesday: Session, club: Club) -> None:
    name_all(actor=dora, session=tuesday, text="6 Anna / Jan")
    with pytest.raises(BadLines) as refused:
        name_all(
            actor=dora,
            session=tuesday,
            text="1 Anna / Ewa\n9 Ola / Iga\n2 Kaj / kaj\n3 99 / Ela\n4 A / B / C\n5 Ada / Iza",
        )
    assert [str(each) for each in refused.value.sentences] == [
        "Line 1: Anna plays as number 6 already. Correct it, or say that two people have that name.",
        "Line 2: There is no number 9 in this session. Its numbers: 1, 2, 3, 4, 5, 6.",
        "Line 3: Kaj is there twice: nobody plays with himself. Write the other player.",
        "Line 4: Nobody on the club's list has the number 99. Write the name.",
        "Line 5: A pair has two players. Write a slash between the two names.",
    ]
    assert {number for number, name in names_by_number(tuesday).items() if name} == {"6"}
    assert len(history(club)) == 1


def test_a_list_with_a_bad_line_makes_no_pair(dora: User, loose: Session) -> None:
    with pytest.raises(BadLines):
        name_all(actor=dora, session=loose, text="1 Anna / Jan\n2 Anna / Ola")
    assert not loose.contestants.exists()


def test_one_pair_called_in_two_ways_is_one_pair(dora: User, session: Session) -> None:
    make_pair(session, "1", "NS", "Anna", "Jan")
    with pytest.raises(BadLines, match="Line 2: This is the pair of line 1"):
        name_all(actor=dora, session=session, text="1 Anna / Jan\n1NS Anna / Jan")
