"""Matches, and rounds without opponents."""

from decimal import Decimal

from rulings.formats.faults import Faults
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.usebio.contestants import Contestants, read_participants
from rulings.formats.usebio.matches import byes_in, matches_in
from rulings.formats.usebio.xml import Element, parse

TEAMS = "".join(f'<TEAM TEAM_ID="{number}"/>' for number in (1, 2, 3))


def scopes(*matches: str) -> tuple[list[tuple[Element, str]], Contestants]:
    """The matches of an event of three teams."""
    event = parse(f"<EVENT><PARTICIPANTS>{TEAMS}</PARTICIPANTS>{''.join(matches)}</EVENT>")
    return [(match, "") for match in event.all("MATCH")], Contestants([*read_participants(event, "", Faults([]))])


def match(home: str, visit: str, *scores: str) -> str:
    names = zip(("TEAM_SCORE", "OPPOSING_TEAM_SCORE"), scores, strict=False)
    told = "".join(f"<{name}>{score}</{name}>" for name, score in names)
    return (
        f"<MATCH><ROUND_NUMBER>4</ROUND_NUMBER><TEAM>{home}</TEAM><OPPOSING_TEAM>{visit}</OPPOSING_TEAM>{told}</MATCH>"
    )


def test_a_match_says_who_met_and_what_both_got() -> None:
    ((met,), who) = scopes(match("1", "2", "12.5", "7.5"))
    (found,) = matches_in([met], who, Faults([]))
    assert (found.sides, found.scores, found.round) == (("1", "2"), (Decimal("12.5"), Decimal("7.5")), "4")


def test_what_somebody_got_without_opponents_is_added_up_and_a_match_of_two_is_none() -> None:
    told, who = scopes(match("3", "0", "12"), match("3", "BYE", "8,5"), match("1", "2", "12", "8"))
    remarks: list[Remark] = []
    assert byes_in(told, who, remarks) == {"3": Decimal("20.5")}
    assert remarks == []


def test_a_round_without_opponents_and_without_a_score_is_named() -> None:
    told, who = scopes(match("3", ""))
    remarks: list[Remark] = []
    assert byes_in(told, who, remarks) == {}
    assert [remark.key for remark in remarks] == [RemarkKey.BYE_WITHOUT_SCORE]
