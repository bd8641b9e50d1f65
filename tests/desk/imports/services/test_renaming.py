"""New names go wherever the old ones stand: at the tables, and in the pairs that single players made."""

from rulings.desk.imports.queries.rows import names_in
from rulings.desk.imports.services.importing import import_session
from rulings.desk.imports.services.renaming import rename
from rulings.formats.session import MEMBERS
from rulings.models import Club, Contestant, Player, Result, Session
from tests.desk.imports.growing import FILES
from tests.factories import make_pair, make_result


def seats(result: Result) -> dict[str, str]:
    return Result.objects.get(pk=result.pk).seats


def test_players_keep_their_rows(session: Session) -> None:
    pair = make_pair(session, "1", "NS", "Anna", "Bruno")
    before = [each.pk for each in pair.players.order_by("pk")]
    rename(contestant=pair, players=[["Ada", "7"], ["Bruno", ""]])
    assert names_in(pair) == [["Ada", "7"], ["Bruno", ""]]
    assert [each.pk for each in pair.players.order_by("pk")] == before


def test_who_is_too_many_goes_and_who_is_missing_comes(session: Session) -> None:
    pair = make_pair(session, "1", "NS", "Anna", "Bruno")
    rename(contestant=pair, players=[["Ada", ""]])
    assert names_in(pair) == [["Ada", ""]]
    rename(contestant=pair, players=[["Ada", ""], ["Ida", "2"], ["Eva", "3"]])
    assert names_in(pair) == [["Ada", ""], ["Ida", "2"], ["Eva", "3"]]


def test_a_substitute_keeps_his_name(session: Session) -> None:
    pair = make_pair(session, "1", "NS", "Anna", "Bruno")
    anna = pair.players.get(name="Anna")
    Player.objects.create(contestant=pair, name="Ned", replaces=anna, from_board=2)
    rename(contestant=pair, players=[["Ada", ""], ["Bruno", ""]])
    assert sorted(pair.players.values_list("name", flat=True)) == ["Ada", "Bruno", "Ned"]


def test_the_names_at_the_tables_follow_on_his_own_side(session: Session) -> None:
    """The two pairs are called the same, and only one is renamed."""
    ns, ew = (make_pair(session, number, "NS", "Anna", "Bruno") for number in "12")
    sat = {"N": "Anna", "S": "Bruno", "E": "Anna", "W": "Bruno"}
    first = make_result(session.boards.get(number=1), ns, ew, seats=sat)
    turned = make_result(session.boards.get(number=2), ew, ns, seats=sat)
    rename(contestant=ns, players=[["Ada", ""], ["Bruno", ""]])
    assert seats(first) == {"N": "Ada", "S": "Bruno", "E": "Anna", "W": "Bruno"}
    assert seats(turned) == {"N": "Anna", "S": "Bruno", "E": "Ada", "W": "Bruno"}


def test_the_pairs_that_a_single_player_made_follow(club: Club) -> None:
    path = next(each for each in FILES if each.name == "individual.xml")
    session = import_session(actor=None, club=club, data=path.read_bytes(), filename=path.name).session
    player = session.contestants.get(number="1")
    rename(contestant=player, players=[["Ada", "1"]])
    together = [each for each in Contestant.objects.filter(session=session) if player.key in each.key.split(MEMBERS)]
    pairs = [each for each in together if each.pk != player.pk]
    assert len(pairs) == 3
    assert all("Ada" in each.name and "Player One" not in each.name for each in pairs)
    assert all("Ada" in [name for name, _number in names_in(each)] for each in pairs)
    assert not Player.objects.filter(contestant__session=session, name="Player One").exists()
