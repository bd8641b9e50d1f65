"""What the casebook finds, on either database: words without accents, laws, years, pages without counting."""

from concurrent.futures import ThreadPoolExecutor
from time import sleep
from typing import Any

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from rulings.desk.casebook.forms import words_typed
from rulings.desk.casebook.queries.search import cases_of_year, clubs_published, search
from rulings.desk.casebook.services.index import _VALUES, index, rebuild
from rulings.desk.casebook.values import Wanted, words
from rulings.desk.cases.services.publications import unindex
from rulings.desk.people.services.erasing import erase_player
from rulings.models import Club, Publication, Session, User
from tests.factories import make_club, make_dora, make_pair, make_rev, make_session, make_user
from tests.publishing import make_case


def numbers(text: str = "", before: int | None = None, size: int = 20, **wanted: Any) -> list[int]:
    """The numbers of the cases found."""
    return [each.number for each in search(Wanted(words_typed(text), **wanted), before, size).cases]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Błąd à l'été, dell'Asta; ważna!", ["blad", "a", "l", "ete", "dell", "asta", "wazna"]),
        ("ŁÓDŹ Ærø STRASSE straße", ["lodz", "æro", "strasse", "strasse"]),
        ("1NT–2♠ 64C1(a)", ["1nt", "2", "64c1", "a"]),
        ("x" * 50, ["x" * 40]),
    ],
)
def test_words_lose_case_and_accents(text: str, expected: list[str]) -> None:
    assert words(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "trick four",
        "FOUR card",
        "presa e valida",
        "lewe blad",
        "błąd LEWĘ",
        "przénosi",
        "67B1",
        "67",
        "transf*",
        "lew* pres*",
        "defective",
        "'four'",
        'four"',
        "four: (trick) -west ^no *",
        "four' OR '1'='1",
    ],
)
def test_a_case_is_found_by_its_words_in_any_language(dora: User, session: Session, text: str) -> None:
    make_case(dora, session, facts="West had played no card to trick four; or 1=1.")
    assert numbers(text) == [1]


@pytest.mark.parametrize(
    "text",
    ["five", "trick five", "transf", "law:67", "NEAR(trick four) zzz", "tric", "tr*", "club ponte", "zebra OR four"],
)
def test_a_case_is_not_found_by_what_it_does_not_say(dora: User, session: Session, text: str) -> None:
    make_case(dora, session)
    assert numbers(text) == []


def test_nothing_typed_finds_the_newest_first(dora: User, session: Session) -> None:
    for _ in range(3):
        make_case(dora, session)
    assert numbers() == numbers("trick") == numbers(law=67) == [3, 2, 1]


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"law": 67}, [1]),
        ({"law": 6}, []),
        ({"law": 27}, [3, 2]),
        ({"situation": "insufficient_bid"}, [3, 2]),
        ({"stage": "auction", "form": "teams"}, [2]),
        ({"appealed": True}, [3]),
        ({"appealed": False}, [2, 1]),
        ({"club": "ponte"}, [3, 2, 1]),
        ({"club": "wisla"}, []),
        ({"year": 2026}, [1]),
        ({"year": 2027, "club": "ponte"}, [3, 2]),
        ({"year": 2025}, []),
        ({"law": 27, "text": "trick"}, [2]),
        ({"year": 2027, "text": "director"}, [3]),
    ],
)
def test_cases_are_found_by_what_they_are(
    dora: User, session: Session, wanted: dict[str, Any], expected: list[int]
) -> None:
    bid = {"situation": "insufficient_bid", "laws": " 27 26 ", "stage": "auction", "year": 2027}
    make_case(dora, session)
    make_case(dora, session, **bid, form="teams")
    make_case(dora, session, **bid, was_appealed=True, facts="The director was called.", sentences={})
    assert numbers(**wanted) == expected


def test_what_was_said_in_the_auction_on_appeal_and_instead_of_the_findings_is_found(
    dora: User, session: Session
) -> None:
    make_case(dora, session, auction=["1NT", {"call": "2C", "note": "asks for majors"}])
    make_case(dora, session, appeal={"text": "Kept, with applause", "dissent": "a member differs"})
    make_case(dora, session, override_text="Average plus")
    words_of_each = ["majors", "applause", "differs", "average"]
    assert [numbers(text) for text in words_of_each] == [[1], [2], [2], [3]]


def test_a_situation_is_found_by_what_it_is_called_in_any_language(dora: User, session: Session) -> None:
    make_case(dora, session, situation="revoke", sentences={}, facts="")
    make_case(dora, session, situation="insufficient_bid", sentences={}, facts="")
    assert numbers("renonce") == [1]


def test_pages_follow_each_other_without_gap_or_repetition(dora: User, session: Session) -> None:
    for _ in range(5):
        make_case(dora, session)
    for wanted in (Wanted(), Wanted(words_typed("trick")), Wanted(year=2026)):
        seen, before, pages = [], None, 0
        while pages == 0 or before is not None:
            page = search(wanted, before, 2)
            seen, before, pages = seen + [each.number for each in page.cases], page.older, pages + 1
        assert (seen, pages) == ([5, 4, 3, 2, 1], 3)


def test_a_case_made_public_later_does_not_shift_the_next_page(dora: User, session: Session) -> None:
    for _ in range(4):
        make_case(dora, session)
    older = search(Wanted(), None, 2).older
    make_case(dora, session)
    assert numbers(before=older, size=2) == [2, 1]


def test_one_case_among_very_many_is_found_however_old(dora: User, session: Session) -> None:
    old = make_case(dora, session, facts="Zebra.")
    others = [(old.pk + place, "common") for place in range(1, 20_001)]
    with connection.cursor() as cursor:
        cursor.executemany(f"INSERT INTO rulings_casebook (rowid, terms) VALUES {_VALUES[connection.vendor]}", others)
    new = make_case(dora, session, pk=others[-1][0] + 1)
    assert (numbers("zebra"), numbers("trick"), numbers("common")) == ([1], [2, 1], [])
    assert (numbers("trick", size=1), numbers("trick", before=new.pk)) == ([2], [1])


@pytest.mark.parametrize(
    ("wanted", "expected"), [(Wanted(), 2), (Wanted(words_typed("trick")), 2), (Wanted(club="ponte", year=2026), 4)]
)
def test_a_page_costs_a_fixed_number_of_queries(dora: User, session: Session, wanted: Wanted, expected: int) -> None:
    for _ in range(3):
        make_case(dora, session)
        with CaptureQueriesContext(connection) as asked:
            assert [each.club.name for each in search(wanted).cases]
        assert len(asked) == expected
        assert "COUNT(" not in str(asked.captured_queries)


def test_an_index_made_anew_finds_what_is_public_as_it_is_now(dora: User, session: Session) -> None:
    make_case(dora, session)
    withdrawn = make_case(dora, session)
    Publication.objects.filter(pk=withdrawn.pk).update(withdrawn_at=withdrawn.published_at)
    Publication.objects.filter(number=1).update(facts="Zebra.")
    assert (numbers("zebra"), numbers("four")) == ([], [1])
    assert rebuild() == 1
    assert (numbers("zebra"), numbers("four"), numbers("trick")) == ([1], [], [1])


def rebuild_elsewhere() -> int:
    """Index the casebook anew over a connection of its own."""
    try:
        return rebuild()
    finally:
        connection.close()


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_cases_are_found_while_the_index_is_made_anew() -> None:
    club = make_club()
    make_case(make_dora(club), make_session(club))
    with ThreadPoolExecutor() as threads:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("SET LOCAL lock_timeout = '5s'")
            cursor.execute("LOCK TABLE rulings_publication")
            count = threads.submit(rebuild_elsewhere)
            wait_until("SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'rulings_publication'::regclass")
            assert numbers("trick") == [1]
        assert count.result(timeout=60) == 1
    assert numbers("trick") == [1]
    make_case(make_rev(club), make_session(club, "wednesday"))
    assert (numbers("trick"), rebuild(), numbers("trick")) == ([2, 1], 2, [2, 1])


def wait_until(question: str) -> None:
    """Until the database finds something; a minute at most, for a machine under load is slow."""
    for _ in range(6_000):
        with connection.cursor() as cursor:
            cursor.execute(question)
            if cursor.fetchone():
                return
        sleep(0.01)
    raise AssertionError(question)


def test_a_case_indexed_twice_is_found_once_and_by_its_new_words(dora: User, session: Session) -> None:
    case = make_case(dora, session)
    case.facts = "Zebra."
    index(publication=case)
    assert (numbers("zebra"), numbers("four"), numbers("trick")) == ([1], [], [1])
    unindex(publication=case)
    assert numbers("zebra") == []


def test_a_player_made_anonymous_is_found_no_more(dora: User, olga: User, session: Session) -> None:
    make_pair(session, "1", "NS", "Żaneta Zebra", "Jo King")
    case = make_case(dora, session, facts="Zebra led.")
    erase_player(actor=olga, club=case.club, names=["Żaneta Zebra"], reason="She asked.")
    assert (numbers("zebra"), numbers("led")) == ([], [1])


@pytest.mark.parametrize("word", ["zebra", "zebrze", "zebry", "zebr*", "zaneta", "zanety"])
def test_a_player_is_found_by_no_form_of_his_name_even_where_an_author_slipped(
    dora: User, session: Session, word: str
) -> None:
    make_pair(session, "1", "NS", "Żaneta Zebra", "Jo King")
    told = "Zebra led. Then Żanety Zebry hand was seen, and Zebrze oddano lewę; Ze\u00adbra, Z e b r a."
    make_case(dora, session, facts=told, not_names=["Zebra", "Zebry", "Zebrze", "Zmyślony"])
    assert (numbers(word), numbers("led"), numbers("hand")) == ([], [1], [1])


def test_nor_by_a_word_that_was_said_to_be_no_name(dora: User, session: Session) -> None:
    make_case(dora, session, facts="Then Zmyślony led, and Howell was played.", not_names=["Zmyślony"])
    assert (numbers("zmyslony"), numbers("howell")) == ([], [1])


def test_a_withdrawn_case_is_not_found_even_by_an_index_that_still_has_it(dora: User, session: Session) -> None:
    case = make_case(dora, session)
    Publication.objects.filter(pk=case.pk).update(withdrawn_at=case.published_at)
    assert numbers("trick") == numbers() == []


def test_clubs_and_years_are_told_apart(dora: User, session: Session, club: Club) -> None:
    other = make_club("wisla", "Klub Wisła")
    wanda = make_user("wanda", other)
    make_case(dora, session)
    make_case(wanda, make_session(other, "sroda"), year=2025)
    make_case(wanda, make_session(other, "czwartek"), year=2026)
    make_club("empty", "No cases")
    assert [club.slug for club in clubs_published()] == ["wisla", "ponte"]
    assert [(each.club.slug, each.number) for each in cases_of_year("wisla", 2026)] == [("wisla", 2)]
    assert numbers(club="wisla", year=2025) == [1]
    assert numbers(club="ponte", year=2025) == []
