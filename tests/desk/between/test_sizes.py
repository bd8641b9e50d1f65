"""How many queries the pages between clubs ask: the same with one of everything as with three."""

from typing import Any

import pytest
from django.utils import timezone

from rulings.desk.appeals.services.federation import answer_federation, ask_club
from rulings.desk.between.services.following import follow_club
from rulings.desk.between.services.marking import mark_case
from rulings.desk.between.services.offices import give_office
from rulings.models import Appeal, CaseCopy, Club, FollowedCasebook, Publication, Session, User
from tests.appealing import make_told
from tests.desk.conftest import signed_in
from tests.desk.test_page_sizes import make_answered_poll, queries
from tests.factories import make_adjustment, make_club, make_pair, make_result, make_ruling, make_session, make_user
from tests.federations import make_federation, make_sent
from tests.publishing import make_case

OF_FEDERATION = {
    "/federation/appeals/": 9,
    "/federation/appeals/{appeal}/": 27,
    "/clubs/figb/federation/cases/": 15,
    "/clubs/figb/federation/cases/?q=transferred&law=67": 15,
    "/clubs/figb/cases/{case}/": 10,
    "/clubs/figb/offices/": 6,
}
OF_CLUB = {
    "/casebooks/": 10,
    "/casebooks/?q=transferred": 10,
    "/clubs/ponte/casebooks/": 7,
    "/clubs/ponte/cases/{case}/": 8,
    "/clubs/ponte/copies/{copy}/": 7,
    "/appeals/{appeal}/": 14,
    "/casebook/verify/": 0,
}


@pytest.mark.parametrize("rows", [1, 3])
def test_they_ask_a_fixed_number(rows: int, session: Session, dora: User, rev: User, club: Club) -> None:
    named = filled(rows, session, dora, rev, club)
    piero = signed_in(User.objects.get(username="piero"))
    assert {each: queries(piero, each.format(**named)) for each in OF_FEDERATION} == OF_FEDERATION
    browser = signed_in(rev)
    assert {each: queries(browser, each.format(**named)) for each in OF_CLUB} == OF_CLUB


def filled(rows: int, session: Session, dora: User, rev: User, club: Club) -> dict[str, int]:
    """So many of everything; the keys that stand in the addresses."""
    figb = make_federation(club)
    piero = User.objects.get(username="piero")
    for number in range(rows):
        give_office(actor=piero, club=figb, user=make_user(f"nina-{number}", figb), kind="editor")
        _member(figb, rev, club, number)
    case = _cases(rows, session, dora, rev, figb)
    for _number in range(rows):
        appeal = _asked(dora, rev, piero, session, rows)
    return {"appeal": appeal.pk, "case": case.pk, "copy": CaseCopy.objects.latest("pk").pk}


def _member(figb: Club, rev: User, club: Club, number: int) -> None:
    """Another club of the federation, which this one follows, and a feed elsewhere with as many copies."""
    other = make_club(f"club-{number}", f"Club {number}")
    Club.objects.filter(pk=other.pk).update(federation=figb, counted_there=True)
    make_case(make_user(f"dora-{number}", other), make_session(other, f"there-{number}"))
    follow_club(actor=rev, club=club, source=other)
    now = timezone.now()
    fields: dict[str, Any] = {"title": f"Feed {number}", "added_by": rev, "added_at": now, "fetched_at": now}
    feed = FollowedCasebook.objects.create(club=club, address=f"https://example.org/{number}", **fields)
    for at in range(number + 1):
        told = {"title": "West revoked", "words": " transferred law:67 ", "content": {"facts": "West revoked."}}
        address = f"https://example.org/{number}/{at}/"
        copy = CaseCopy.objects.create(casebook=feed, address=address, fetched_at=now, checked_at=now, **told)
        mark_case(actor=rev, club=club, case=copy, verdict="exemplary", reason="Well asked.")


def _cases(rows: int, session: Session, dora: User, rev: User, figb: Club) -> Publication:
    """Published cases of the club, each marked by it and by the federation."""
    for _number in range(rows):
        case = make_case(dora, session)
        mark_case(actor=rev, club=session.event.club, case=case, verdict="doubtful", reason="Nobody was polled.")
        piero = User.objects.get(username="piero")
        mark_case(actor=piero, club=figb, case=case, verdict="exemplary", reason="So.", tags=["claim", "juniors"])
    return case


def _asked(dora: User, rev: User, piero: User, session: Session, rows: int) -> Appeal:
    """An appeal there with so many questions answered, and one that is not; of three, both sides went on."""
    ruling = make_ruling(dora, session)
    pairs = [make_pair(session, f"{ruling.pk}", side, "Anna", "Bruno") for side in ("NS", "EW")]
    make_adjustment(dora, ruling, make_result(session.boards.get(number=1), *pairs, table=f"{ruling.pk}"))
    told = make_told(dora, rev, ruling)
    for side in ("EW", "NS")[-rows:]:
        sent = make_sent(rev, told, side=side, consents=("Carla Verdi", "Dino Blu"))
    for number in range(rows):
        make_answered_poll(dora, ruling.report, number, rows)
        sent = ask_club(actor=piero, appeal=sent, question=f"Who was polled? {number}")
        sent = answer_federation(actor=dora, appeal=sent, answer="Nobody.")
    return ask_club(actor=piero, appeal=sent, question="Who was asked?")
