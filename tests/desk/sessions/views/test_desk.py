"""The desk as a list of work."""

from django.test import Client

from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.desk.review.services import return_ruling
from rulings.models import Session, User
from tests.desk.reading import text
from tests.factories import make_report, make_ruling


def in_order(page: str, *parts: str) -> bool:
    """Whether a page has these, one after the other."""
    places = [page.index(part) for part in parts]
    return places == sorted(places)


def test_work_stands_before_what_is_done_and_before_the_boards(
    as_rev: Client, dora: User, rev: User, session: Session
) -> None:
    make_report(dora, session, table="5")
    make_ruling(dora, session, table="6")
    page = text(as_rev.get("/"))
    assert in_order(
        page, "New ruling", "Open 1 table 5", "Come back to 1 table 6", "Waiting for you", "Latest rulings", "Straight"
    )


def test_what_was_returned_comes_first_with_who_wants_it_and_why(
    as_dora: Client, dora: User, rev: User, session: Session
) -> None:
    returned, reopened = make_ruling(dora, session, table="1"), make_ruling(dora, session, table="2")
    make_report(dora, session, table="3")
    supersede_ruling(actor=dora, ruling=reopened, reason="West had played.")
    return_ruling(actor=rev, ruling=returned, reason="Ask West.")
    page = text(as_dora.get("/"))
    assert in_order(page, "Reopened: West had played.", "Returned by Rev Alti: Ask West.", "1 table 3 Defective trick")


def test_a_reason_that_was_followed_is_not_said_again(as_dora: Client, dora: User, rev: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    return_ruling(actor=rev, ruling=ruling, reason="Ask West.")
    ruling.case.refresh_from_db()
    ruling.case.is_open, ruling.case.reopened_because = True, "A new reason of my own."
    ruling.case.save()
    page = text(as_dora.get("/"))
    assert "Reopened: A new reason of my own." in page
    assert "Ask West." not in page


def test_of_many_rulings_the_latest_three_stand_here_and_all_of_them_a_tap_away(
    as_dora: Client, dora: User, session: Session
) -> None:
    for number in range(5):
        make_ruling(dora, session, table=str(number + 1))
    page = as_dora.get("/").content.decode()
    assert page.count('class="row in-line"') == 3
    assert "All 5 rulings" in page
    assert 'href="/sessions/tuesday/#rulings"' in page


def test_the_later_of_many_things_to_come_back_to_stand_behind_the_first_four(
    as_dora: Client, dora: User, session: Session
) -> None:
    for number in range(6):
        make_ruling(dora, session, table=str(number + 1))
    page = text(as_dora.get("/"))
    assert in_order(page, "1 table 4", "2 more", "1 table 5", "1 table 6", "Latest rulings")


def test_a_quiet_desk_says_so(as_dora: Client, dora: User, session: Session) -> None:
    quiet = "Nothing is open, and nothing is to be looked at later."
    assert quiet in text(as_dora.get("/"))
    make_report(dora, session)
    assert quiet not in text(as_dora.get("/"))
