"""A published case as plain data."""

from django.conf import settings

from rulings.desk.casebook.queries.data import case_data, page_of
from rulings.models import Board, Publication, Session, User
from tests.publishing import make_case


def test_a_case_as_data_holds_every_language(dora: User, session: Session) -> None:
    data = case_data(make_case(dora, session, auction=["1NT"]))
    assert data["address"] == f"{settings.SITE_URL}/casebook/ponte/2026-1/"
    assert (data["laws"], data["stage"], data["appealed"], data["auction"]) == ([67, 64], "play", False, ["1NT"])
    assert data["findings"][1] == {
        "paragraph": "64A2",
        "text": {
            "en": "One trick is transferred.",
            "it": "Si trasferisce una presa.",
            "pl": "Przenosi się jedną lewę; błąd.",
        },
    }
    assert data["board"]["deal"] == Board.objects.get(number=1).deal


def test_of_a_withdrawn_case_no_more_than_its_notice_is_told(dora: User, session: Session) -> None:
    case = make_case(dora, session)
    Publication.objects.filter(pk=case.pk).update(withdrawn_at=case.published_at, notice="Ruled anew.")
    case.refresh_from_db()
    assert case_data(case) == {
        "address": settings.SITE_URL + page_of(case),
        "club": "ponte",
        "year": 2026,
        "number": 1,
        "withdrawn": case.published_at.isoformat(),
        "notice": "Ruled anew.",
    }
