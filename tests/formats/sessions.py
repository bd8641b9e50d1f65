"""Sessions made up by hypothesis, as any program or our own database may hold them; what is the same in two of them."""

from dataclasses import replace
from datetime import date
from decimal import Decimal
from itertools import product

from hypothesis import strategies as st

from rulings.bridge import DECK, Auction, Contract, Deal, Denomination, Doubled, Seat, Side, dealer_of, vulnerability_of
from rulings.formats.rulings import FileRuling
from rulings.formats.session import (
    MEMBERS,
    AdjustmentKind,
    ArtificialAward,
    Award,
    AwardUnit,
    ContestantKind,
    FileAdjustment,
    FileBoard,
    FileContestant,
    FileFormat,
    FileMatch,
    FilePenalty,
    FilePlayer,
    FileResult,
    PlayedCard,
    PlayedTrick,
    ScorePart,
    SessionFile,
)
from tests.formats.samples import DEAL

_SIGNS = st.sampled_from(
    [*"abcXYZ 159 éłßżĐ àÆø", *"\"'<>&;,:/\\|=+-@#%^!?()[]{}$*~_.", " & ", " - ", "'=", "\\:", "؟"]
)
_SHORT = st.lists(_SIGNS, min_size=1, max_size=14).map("".join)
_LONG = st.integers(90, 400).map(lambda length: ("Wolfeschlegelsteinhausenbergerdorff " * 12)[:length])
NAMES = (_SHORT | _LONG).map(str.strip).filter(lambda name: name not in ("", "-", "?", "&", "/"))
"""Players' names: accents, quotes, what XML, PBN, CSV and spreadsheets keep for themselves, and very long ones."""

CONTRACTS = st.builds(
    Contract,
    st.integers(1, 7),
    st.sampled_from(Denomination),
    st.sampled_from(Doubled),
    st.sampled_from(Seat) | st.none(),
)
_AMOUNTS = st.decimals(-99, 99, places=2)
_POINTS = st.integers(-760, 760).map(lambda tens: tens * 10)
_ARTIFICIAL = st.sampled_from(
    [
        ArtificialAward("A6040", Decimal(60), Decimal(40)),
        ArtificialAward("60%/40%", Decimal(60), Decimal(40)),
        ArtificialAward("33.5/66.5", Decimal("33.5"), Decimal("66.5")),
        ArtificialAward("AVE+/AVE-"),
        ArtificialAward("NP"),
    ]
)


@st.composite
def outcomes(draw: st.DrawFn) -> FileResult:
    """How a board ended at one table: played, passed out, scored artificially, or not played yet."""
    awards = (Award(AwardUnit.MATCHPOINTS, draw(_AMOUNTS), draw(_AMOUNTS)),) if draw(st.booleans()) else ()
    match draw(st.sampled_from(["played", "passed out", "artificial", "to be played"])):
        case "played":
            points = draw(_POINTS)
            return FileResult(
                0,
                contract=draw(CONTRACTS),
                tricks=draw(st.integers(0, 13) | st.none()),
                score_ns=points,
                score_ew=-points,
                lead=draw(st.sampled_from(DECK) | st.none()),
                awards=awards,
            )
        case "passed out":
            return FileResult(0, is_passed_out=True, score_ns=0, score_ew=0, awards=awards)
        case "artificial":
            return FileResult(0, artificial=draw(_ARTIFICIAL), awards=awards)
        case _:
            return FileResult(0)


def _players(draw: st.DrawFn, most: int = 2) -> tuple[FilePlayer, ...]:
    return tuple(FilePlayer(name) for name in draw(st.lists(NAMES, min_size=0, max_size=most, unique=True)))


def _results(draw: st.DrawFn, meetings: list[tuple[str, str, str]], numbers: list[int]) -> list[FileResult]:
    """For each board some of the meetings, each a result with its section."""
    results = []
    for number in numbers:
        met = draw(st.lists(st.sampled_from(meetings), unique=True, max_size=4)) if meetings else []
        for ns, ew, section in met:
            table, round_ = draw(st.sampled_from(["", "1", "12"])), draw(st.sampled_from(["", "3"]))
            told = draw(outcomes())
            results.append(replace(told, board=number, ns=ns, ew=ew, section=section, table=table, round=round_))
    return results


@st.composite
def _pairs(draw: st.DrawFn, numbers: list[int]) -> tuple[list[FileContestant], list[FileResult]]:
    """Pairs of one or two sections, all of which meet; the numbers begin anew in each section."""
    contestants, meetings = [], []
    sections = draw(st.sampled_from([("",), ("A",), ("A", "B")]))
    for section in sections:
        own = [
            FileContestant(
                f"{section} {n}" if len(sections) > 1 else f"{n}",
                number=f"{n}",
                section=section,
                players=_players(draw),
            )
            for n in range(1, draw(st.integers(2, 4)) + 1)
        ]
        contestants += own
        meetings += [(a.key, b.key, section) for a, b in product(own, own) if a.key < b.key]
    return contestants, _results(draw, meetings, numbers)


@st.composite
def _lines(draw: st.DrawFn, numbers: list[int]) -> tuple[list[FileContestant], list[FileResult]]:
    """Two lines, each numbered from 1: pair 1 north-south is not pair 1 east-west."""
    sides = {
        side: [
            FileContestant(f"{n}{side}", number=f"{n}", direction=side, players=(FilePlayer(f"{side}{n}"), *two))
            for n in range(1, draw(st.integers(1, 3)) + 1)
            if (two := (FilePlayer(draw(NAMES)),))
        ]
        for side in Side
    }
    meetings = [(ns.key, ew.key, "") for ns, ew in product(sides[Side.NS], sides[Side.EW])]
    return [*sides[Side.NS], *sides[Side.EW]], _results(draw, meetings, numbers)


@st.composite
def _teams(draw: st.DrawFn, numbers: list[int]) -> tuple[list[FileContestant], list[FileResult]]:
    """Teams that meet in two rooms, or at tables of which the file does not tell the room."""
    teams = [
        FileContestant(f"{n}", ContestantKind.TEAM, f"{n}", f"Team {n}", _players(draw, most=4))
        for n in range(1, draw(st.integers(2, 3)) + 1)
    ]
    rooms = draw(st.sampled_from([("Open", "Closed"), ("", "")]))
    results = []
    for number, (home, visit) in product(numbers, [(a.key, b.key) for a, b in product(teams, teams) if a.key < b.key]):
        for ns, ew, room in ((home, visit, rooms[0]), (visit, home, rooms[1])):
            results.append(replace(draw(outcomes()), board=number, ns=ns, ew=ew, room=room, round="1"))
    return teams, results


@st.composite
def _individuals(draw: st.DrawFn, numbers: list[int]) -> tuple[list[FileContestant], list[FileResult]]:
    """Players who sit with another partner each time."""
    singles = [
        FileContestant(f"{n}", ContestantKind.INDIVIDUAL, f"{n}", players=(FilePlayer(draw(NAMES)),))
        for n in range(1, 6)
    ]
    pairs: dict[str, FileContestant] = {}
    results = []
    for number in numbers:
        four = draw(st.permutations(singles))[:4]
        keys = []
        for two in (four[:2], four[2:]):
            keys.append(MEMBERS.join(one.key for one in two))
            people = tuple(player for one in two for player in one.players)
            members = tuple(one.key for one in two)
            both = "+".join(one.number for one in two)
            pairs.setdefault(keys[-1], FileContestant(keys[-1], number=both, players=people, members=members))
        results.append(replace(draw(outcomes()), board=number, ns=keys[0], ew=keys[1]))
    return [*singles, *pairs.values()], results


@st.composite
def sessions(draw: st.DrawFn) -> SessionFile:
    """A session of pairs, two lines of pairs, teams or individuals; with or without results, cards and a date."""
    numbers = sorted(draw(st.sets(st.integers(1, 40), min_size=1, max_size=3)))
    kind = draw(st.sampled_from([_pairs, _lines, _teams, _individuals]))
    contestants, results = draw(kind(numbers))
    deals = st.sampled_from([None, Deal.parse(DEAL), Deal.parse("N:.63.AKQ987.A9732 - - -")])
    competition = {_teams: "TEAMS", _individuals: "INDIVIDUAL"}.get(kind, "MP_PAIRS")
    return SessionFile(
        FileFormat.USEBIO,
        event=draw(NAMES),
        date=draw(st.dates(date(1900, 1, 1), date(2100, 1, 1)) | st.none()),
        competition=competition,
        scoring="MATCH_POINTS",
        winners=2 if kind is _lines else draw(st.sampled_from([1, None])),
        contestants=tuple(contestants),
        boards=tuple(FileBoard(n, dealer_of(n), vulnerability_of(n), draw(deals)) for n in numbers),
        results=tuple(results),
    )


_SHARES = st.decimals(0, 100, places=2)
_PARTS = st.lists(
    st.builds(ScorePart, st.integers(-7600, 7600), _SHARES, st.sampled_from(["", "4S by N", "3NT X -2 W"])), max_size=3
).map(tuple)
_GIVEN = st.none() | st.decimals(-99, 99, places=2)
_REASONS = st.sampled_from(["", "12C1", "late"])
ADJUSTED = st.builds(
    FileAdjustment,
    st.sampled_from(AdjustmentKind),
    _GIVEN,
    _GIVEN,
    st.sampled_from(AwardUnit),
    _PARTS,
    _PARTS,
    _REASONS,
)
_PENALTIES = st.lists(st.builds(FilePenalty, st.decimals(0, 9, places=2), st.just("MP"), _REASONS), max_size=2).map(
    tuple
)
_LATE = st.lists(st.builds(FilePlayer, NAMES, st.sampled_from(["", "PL123"])), max_size=2).map(tuple)
_CALLS = st.sampled_from(["1C", "1NT", "P", "X", "2S", "7NT", {"call": "1H", "seat": "W", "cancelled": True}])


@st.composite
def whole_sessions(draw: st.DrawFn) -> SessionFile:
    """A session with all that our own values hold: adjusted scores, penalties, substitutes, matches, rulings."""
    session = draw(sessions())
    dealer = st.sampled_from(Seat)
    auctions = st.none() | st.builds(Auction.of, dealer, st.lists(_CALLS, max_size=6))
    results = tuple(
        replace(one, adjusted=draw(st.none() | ADJUSTED), auction=draw(auctions), play=draw(_play(one.contract)))
        for one in session.results
    )
    contestants = tuple(
        replace(one, penalties=draw(_PENALTIES), substitutes=draw(_LATE), total=draw(_GIVEN), percent=draw(_GIVEN))
        for one in session.contestants
    )
    rulings = [FileRuling(board.number, "12", draw(NAMES), draw(NAMES), draw(_SHORT)) for board in session.boards]
    scores = draw(st.lists(st.tuples(_AMOUNTS, _AMOUNTS), max_size=2).map(tuple))
    scores = () if any(one.members for one in contestants) else scores[: len(results)]
    matches = tuple(FileMatch((one.ns, one.ew), each, one.round) for one, each in zip(results, scores, strict=False))
    told = replace(session, results=results, contestants=contestants, match_scores=scores, matches=matches)
    return replace(told, rulings=tuple(rulings))


def _play(contract: Contract | None) -> st.SearchStrategy[tuple[PlayedTrick, ...]]:
    """No play, or a card led that is a revoke or out of turn by its mark."""
    if contract is None:
        return st.just(())
    card = st.builds(
        PlayedCard,
        st.sampled_from(Seat),
        st.sampled_from(DECK),
        st.sampled_from(["", "*"]),
        st.booleans(),
        st.booleans(),
    )
    return st.just(()) | st.builds(PlayedTrick, st.none() | st.sampled_from(Seat), card.map(lambda one: (one,))).map(
        lambda trick: (trick,)
    )


def same(session: SessionFile) -> SessionFile:
    """A session without what two readings of it need not share: remarks, and the order of one result's awards."""
    results = tuple(replace(one, awards=tuple(sorted(one.awards, key=str))) for one in session.results)
    return replace(session, remarks=(), results=results)


def told(session: SessionFile) -> list[tuple[object, ...]]:
    """Every result with its contestants as every format here can name them: by numbers, and by direction.

    A key is another in each format, and so is the order of results of one board.
    """
    by_key = {one.key: one for one in session.contestants}

    def called(key: str) -> tuple[str, ...]:
        one = by_key.get(key)
        members = one.members if one else ()
        return tuple(by_key[member].number for member in members) or ((one.number if one else key),)

    return sorted(
        (
            result.board,
            result.section,
            result.round,
            result.table,
            called(result.ns),
            called(result.ew),
            str(result.contract),
            result.is_passed_out,
            str(result.tricks),
            str(result.lead),
            str((result.score_ns, result.score_ew)),
            str(result.artificial),
            str(sorted(result.awards, key=str)),
        )
        for result in session.results
    )
