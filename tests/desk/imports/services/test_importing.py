"""A session from a file: whole and once, or not at all."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.base.moving.sealed_boards import digest_of_board
from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.demo.values import EVENING
from rulings.desk.imports.services.importing import import_session
from rulings.desk.imports.values import BadFile
from rulings.desk.scores.queries.sealed_lines import lines_of, places_of
from rulings.desk.scores.queries.sealed_plays import seal_of_lines
from rulings.models import (
    AuditEntry,
    Board,
    Club,
    Contestant,
    Event,
    Player,
    RegulationProfile,
    Result,
    Session,
    SessionImport,
    User,
)
from tests.factories import DEAL, history, make_club, make_dora, make_profile

PBN = f"""[Event "Tuesday Pairs"]
[Date "2026.11.17"]
[Board "1"]
[North "Ada Bo"]
[East "Ugo Do"]
[South "Ida Co"]
[West "Eva Fo"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Scoring "MP"]
[PairNS "1"]
[PairEW "8"]
[Table "4"]
[Round "2"]
[Declarer "N"]
[Contract "4SX"]
[Result "10"]
[Score "NS 590"]
[Auction "N"]
1S =1= Pass 4S X
Pass Pass Pass
[Note "1:five or more"]

[Event "Tuesday Pairs"]
[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
"""
USEBIO = b"""<?xml version="1.0"?>
<USEBIO Version="1.2"><CLUB><CLUB_NAME>Ponte</CLUB_NAME></CLUB></USEBIO>
"""


def nothing_is_stored() -> bool:
    tables = (Event, Session, Board, Contestant, Player, Result, SessionImport, AuditEntry, RegulationProfile)
    return not any(model.objects.exists() for model in tables)


def take(actor: User | None, club: Club, text: str = PBN, event_name: str | None = None) -> Session:
    return import_session(
        actor=actor, club=club, event_name=event_name, data=text.encode(), filename="evening.pbn"
    ).session


def test_everything_in_the_file_is_stored(dora: User, club: Club) -> None:
    imported = import_session(actor=dora, club=club, data=PBN.encode(), filename="/tmp/evening.pbn")
    session = imported.session
    assert (imported.created, imported.boards, imported.contestants, imported.results) == (True, 2, 2, 1)
    assert (session.event.name, str(session.date), session.slug) == ("Tuesday Pairs", "2026-11-17", "ponte-2026-11-17")
    assert (session.form, session.scoring, session.is_open) == ("pairs_mp", "MP", True)
    assert list(session.boards.order_by("number").values_list("number", "dealer", "vulnerability", "deal")) == [
        (1, "N", "None", DEAL),
        (2, "E", "NS", ""),
    ]
    assert [(pair.number, pair.name) for pair in session.contestants.order_by("pk")] == [
        ("1", "Ada Bo – Ida Co"),
        ("8", "Ugo Do – Eva Fo"),
    ]
    assert list(Player.objects.order_by("pk").values_list("name", flat=True)) == [
        "Ada Bo",
        "Ida Co",
        "Ugo Do",
        "Eva Fo",
    ]


def test_a_result_keeps_what_was_called_and_scored(dora: User, club: Club) -> None:
    result = take(dora, club).boards.get(number=1).results.get()
    assert (result.ns.number, result.ew.number) == ("1", "8")  # type: ignore[union-attr]
    assert (result.table, result.round, result.contract, result.declarer, result.tricks) == ("4", "2", "4SX", "N", 10)
    assert (result.score_ns, result.score_ew) == (590, -590)
    assert result.seats == {"N": "Ada Bo", "E": "Ugo Do", "S": "Ida Co", "W": "Eva Fo"}
    assert result.auction[:2] == [{"call": "1S", "seat": "N", "note": "five or more"}, {"call": "P", "seat": "E"}]
    assert [call["call"] for call in result.auction] == ["1S", "P", "4S", "X", "P", "P", "P"]


def test_the_play_is_kept_with_its_marks_and_notes(dora: User, club: Club) -> None:
    play = '[Play "E"]\nSJ =1= S4 S3 SA\n^R HJ D7 D5 D4\n*\n[Note "1:top of nothing"]\n'
    text = PBN.replace('[Note "1:five or more"]\n', play).replace("1S =1= Pass", "1S Pass")
    assert take(dora, club, text).boards.get(number=1).results.get().play == [
        {"leader": "E", "cards": ["E SJ", "S S4", "W S3", "N SA"], "notes": {"SJ": "top of nothing"}},
        {"leader": "N", "cards": ["N D4", "E HJ", "S D7", "W D5"], "marks": {"HJ": "revoke"}},
    ]


def test_an_import_is_audited(dora: User, club: Club) -> None:
    session = take(dora, club)
    taken = session.imports.get()
    assert history(club) == [
        (
            "session.imported",
            {},
            {
                "session": "ponte-2026-11-17",
                "event": "Tuesday Pairs",
                "event_date": "2026-11-17",
                "session_name": "",
                "format": "PBN",
                "filename": "evening.pbn",
                "digest": taken.digest,
                "boards": 2,
                "contestants": 2,
                "results": 1,
                "lines": lines_of(session),
                "places": places_of(session),
                "boards_sealed": {str(each.number): digest_of_board(each) for each in session.boards.all()},
                "plays_sealed": seal_of_lines(Result.objects.all())["plays_sealed"],
                "own_scoring": session.own_scoring,
                "regulations": session.profile.name,
            },
        )
    ]
    assert (taken.imported_by, AuditEntry.objects.get().actor) == (dora, dora)


def test_the_same_file_again_changes_nothing(dora: User, club: Club) -> None:
    first = take(dora, club)
    again = import_session(actor=dora, club=club, event_name="Other", data=PBN.encode(), filename="other.pbn")
    assert (again.created, again.session, again.boards, again.results) == (False, first, 2, 1)
    assert (Session.objects.count(), AuditEntry.objects.count()) == (1, 1)


def test_another_club_may_take_the_same_file(dora: User, wanda: User, club: Club) -> None:
    first = take(dora, club)
    assert take(wanda, wanda.memberships.get().club) != first


def test_sessions_of_one_day_have_names_of_their_own(dora: User, club: Club) -> None:
    slugs = [take(dora, club, PBN.replace("NS 590", f"NS {score}")).slug for score in (590, 790, 990)]
    assert slugs == ["ponte-2026-11-17", "ponte-2026-11-17-2", "ponte-2026-11-17-3"]
    assert Event.objects.count() == 1


def test_the_events_name_may_be_given(dora: User, club: Club) -> None:
    assert take(dora, club, event_name="Club Cup").event.name == "Club Cup"


def test_remarks_come_back_with_the_file_taken_before(dora: User, club: Club) -> None:
    text = PBN.replace('[Vulnerable "NS"]', '[Vulnerable "All"]\n[Flavour "sour"]')
    first, again = (import_session(actor=dora, club=club, data=text.encode(), filename="x.pbn") for _time in range(2))
    assert len(first.remarks) > 0
    assert [str(remark) for remark in again.remarks] == [str(remark) for remark in first.remarks]


def test_the_clubs_newest_regulations_hold(dora: User, club: Club) -> None:
    make_profile()
    profile = make_profile(club, "2007")
    assert take(dora, club).profile == profile


def test_regulations_that_are_not_in_force_yet_do_not_hold(dora: User, club: Club) -> None:
    make_profile(club)
    later = make_profile(club, "2007")
    later.valid_from = later.valid_from.replace(year=2027)
    later.save()
    assert take(dora, club).profile.edition == "2017"


def test_without_regulations_the_laws_stand_as_they_are(dora: User, club: Club) -> None:
    profile = take(dora, club).profile
    assert (profile.name, profile.edition, profile.club, profile.settings) == ("Laws 2017", "2017", None, {})


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the file: expected a file that is not empty."),
        (b"To whom it may concern", "line 1: expected one of the files that are read here: PBN"),
        (b"<USEBIO>\n<EVENT>", "line 2, column 8: expected well-formed XML (the file ends before"),
        (USEBIO, "line 2, element USEBIO: expected"),
        (b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><USEBIO>&b;</USEBIO>', "line 1"),
    ],
)
def test_a_bad_file_says_where_and_stores_nothing(dora: User, club: Club, data: bytes, sentence: str) -> None:
    with pytest.raises(BadFile) as refusal:
        import_session(actor=dora, club=club, data=data, filename="x")
    assert str(refusal.value).startswith(sentence)
    assert (refusal.value.status, refusal.value.error.place in sentence) == (422, True)
    assert nothing_is_stored()


def test_read_strictly_a_name_longer_than_its_place_stores_nothing(dora: User, club: Club) -> None:
    data = PBN.replace("Ada Bo", "A" * 201).encode()
    with pytest.raises(BadInput) as refusal:
        import_session(actor=dora, club=club, data=data, filename="x", is_strict=True)
    assert str(refusal.value) == f"The file holds a text of 201 characters where at most 200 fit: “{'A' * 40}…”."
    assert nothing_is_stored()


def test_an_events_name_has_its_limit(dora: User, club: Club) -> None:
    with pytest.raises(BadInput, match=r"^The name of an event has at most 200 characters\. Give it a shorter name\.$"):
        take(dora, club, event_name="x" * 201)
    assert nothing_is_stored()


@pytest.mark.parametrize("who", ["rev", "olga"])
def test_whoever_runs_the_club_imports(who: str, club: Club, request: pytest.FixtureRequest) -> None:
    assert take(request.getfixturevalue(who), club).is_open


@pytest.mark.parametrize("who", ["pat", "wanda"])
def test_nobody_else_does(who: str, club: Club, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed):
        take(request.getfixturevalue(who), club)
    assert nothing_is_stored()


def test_a_command_needs_no_actor(club: Club) -> None:
    take(None, club)
    assert AuditEntry.objects.get().actor is None


def test_a_whole_evening_costs_as_many_statements_as_two_boards(club: Club) -> None:
    make_dora(club)
    take(None, club)
    with CaptureQueriesContext(connection) as few:
        take(None, club, PBN.replace("NS 590", "NS 790"))
    with CaptureQueriesContext(connection) as many:
        import_session(actor=None, club=make_club("other"), data=EVENING.read_bytes(), filename="evening.pbn")
    assert Result.objects.count() == 72
    assert len(many) <= len(few)
