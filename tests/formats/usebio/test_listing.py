"""The lists of contestants."""

from decimal import Decimal
from xml.etree.ElementTree import Element, tostring

import pytest

from rulings.bridge import Side
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import ContestantKind, FileContestant, FilePenalty, FilePlayer
from rulings.formats.usebio.elements import Pen
from rulings.formats.usebio.labels import Labels
from rulings.formats.usebio.listing import Listing
from rulings.formats.written import Losses

PLAYER = FilePlayer("Ann & Co", "901", "11")
WHOLE = (
    FileContestant(
        "1",
        number="1",
        name="Foxes",
        players=(PLAYER,),
        direction=Side.NS,
        total=Decimal("10.5"),
        percent=Decimal("52.50"),
        beside=(("CARRY_FORWARD", Decimal(2)),),
    ),
    "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PAIR_NAME>Foxes</PAIR_NAME><DIRECTION>NS</DIRECTION>"
    "<TOTAL_SCORE>10.5</TOTAL_SCORE><PERCENTAGE>52.50</PERCENTAGE><CARRY_FORWARD>2</CARRY_FORWARD>"
    "<PLAYER><PLAYER_NAME>Ann &amp; Co</PLAYER_NAME><NATIONAL_ID_NUMBER>901</NATIONAL_ID_NUMBER>"
    "<CLUB_ID_NUMBER>11</CLUB_ID_NUMBER></PLAYER></PAIR>",
)
TEAM = (
    FileContestant("1", ContestantKind.TEAM, "1", "Foxes", pair_numbers=("1", "2")),
    "<TEAM><TEAM_ID>1</TEAM_ID><TEAM_NAME>Foxes</TEAM_NAME><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR>"
    "<PAIR><PAIR_NUMBER>2</PAIR_NUMBER></PAIR></TEAM>",
)
SINGLE = (
    FileContestant("1", ContestantKind.INDIVIDUAL, "1", name="Ann"),
    "<PLAYER><PLAYER_NUMBER>1</PLAYER_NUMBER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER>",
)


def listed(one: FileContestant, losses: Losses, section: str = "") -> str:
    scope = Element("EVENT")
    Listing(Pen(losses), Labels((one,), {one.key: one.number}, {}), "MP_PAIRS").put(scope, section)
    return "".join(tostring(child, encoding="unicode") for child in scope)


@pytest.mark.parametrize(("one", "entry"), [WHOLE, TEAM, SINGLE])
def test_each_kind_of_contestant_has_its_element(one: FileContestant, entry: str) -> None:
    assert listed(one, Losses("USEBIO")) == f'<PARTICIPANTS EVENT_TYPE="MP_PAIRS">{entry}</PARTICIPANTS>'


def test_a_scope_without_anybody_has_no_list() -> None:
    assert listed(WHOLE[0], Losses("USEBIO"), section="B") == ""


def test_penalties_come_to_those_that_the_file_had_and_another_amount_is_lost() -> None:
    beside = (("PENALTY", Decimal(1)), ("BONUS", Decimal(5)))
    losses = Losses("USEBIO")
    text = listed(
        FileContestant("1", number="1", beside=beside, penalties=(FilePenalty(Decimal("0.5"), "MP"),)), losses
    )
    assert "<PENALTY>1.5</PENALTY>" in text
    assert losses.counts == {RemarkKey.WITHOUT_BESIDE: 1}
