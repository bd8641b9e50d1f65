"""The page of the chief director's queue."""

import re

from django.test import Client

from rulings.desk.review.services import countersign
from rulings.models import Session, User
from tests.appealing import make_appeal
from tests.desk.reading import text
from tests.factories import make_ruling


def test_a_director_has_no_queue(as_dora: Client, session: Session) -> None:
    page = as_dora.get("/queue/")
    assert page.status_code == 403
    assert "Only the chief director or an administrator of this club" in text(page)


def test_the_page_is_narrowed_to_one_kind(as_rev: Client, dora: User, rev: User, session: Session) -> None:
    make_ruling(dora, session)
    make_appeal(dora, countersign(actor=rev, ruling=make_ruling(dora, session)))
    assert "Appeal 1:" in text(as_rev.get("/queue/"))
    assert "Appeal 1:" not in text(as_rev.get("/queue/?kind=score"))
    assert "Appeal 1:" in text(as_rev.get("/queue/?kind=nonsense"))


def test_a_long_queue_has_pages(as_rev: Client, dora: User, session: Session) -> None:
    for _each in range(26):
        make_ruling(dora, session)
    first, second = text(as_rev.get("/queue/?kind=score")), text(as_rev.get("/queue/?kind=score&page=2"))
    assert "Page 1 of 2" in first
    assert (first.count("too many to a trick"), second.count("too many to a trick")) == (50, 2)
    assert "Page 2 of 2" in text(as_rev.get("/queue/?page=99"))
    assert "Page 1 of 2" in text(as_rev.get("/queue/?page=what"))


def test_each_row_leads_to_the_act_and_to_the_whole_process(as_rev: Client, dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    page = as_rev.get("/queue/").content.decode()
    assert f'href="/rulings/{ruling.pk}/"' in page
    assert f'href="/rulings/{ruling.pk}/process/"' in page


def test_the_desk_counts_the_queue(as_rev: Client, dora: User, session: Session) -> None:
    for _each in range(7):
        make_ruling(dora, session)
    page = text(as_rev.get("/"))
    assert "The whole queue: 7" in page
    assert page.count("Changes a score") == 5


def places(page: str) -> list[str]:
    """The boards of the queue's rows, in order."""
    return re.findall(r'<td class="where">\s*<b>\s*(\d+)', page)


def test_the_queue_is_sorted_by_its_headings(as_rev: Client, dora: User, session: Session) -> None:
    for board, table in ((2, "10"), (3, "1"), (2, "9")):
        make_ruling(dora, session, board_number=board, table=table)
    page = as_rev.get("/queue/?sort=board&kind=score").content.decode()
    assert places(page) == ["2", "2", "3"]
    assert page.index("table 9") < page.index("table 10")
    assert places(as_rev.get("/queue/?sort=-board").content.decode()) == ["3", "2", "2"]
    assert 'href="?sort=-board&amp;kind=score"' in page
    for column in ("title", "why", "session", "until", "nonsense"):
        assert sorted(places(as_rev.get(f"/queue/?sort=-{column}").content.decode())) == ["2", "2", "3"]


def test_a_row_says_what_was_ruled(as_rev: Client, dora: User, session: Session) -> None:
    make_ruling(dora, session, table="7")
    page = text(as_rev.get("/queue/"))
    assert (
        "1 table 7 West played no card or too many to a trick: one trick to North-South Changes a score Dora Neri"
        in page
    )


def test_after_a_countersignature_comes_the_next_in_the_queue(as_rev: Client, dora: User, session: Session) -> None:
    first, second, third = (make_ruling(dora, session) for _each in range(3))
    page = as_rev.post(f"/rulings/{second.pk}/countersign/", follow=True)
    assert page.redirect_chain == [(f"/rulings/{third.pk}/", 302)]
    assert "Countersigned. This is the next that waits for you." in text(page)
    assert as_rev.post(f"/rulings/{third.pk}/countersign/")["Location"] == f"/rulings/{first.pk}/"
    assert as_rev.post(f"/rulings/{third.pk}/countersign/")["Location"] == f"/rulings/{first.pk}/"
    page = as_rev.post(f"/rulings/{first.pk}/countersign/", follow=True)
    assert page.redirect_chain == [("/queue/", 302)]
    assert "Countersigned. No other ruling waits for you." in text(page)
