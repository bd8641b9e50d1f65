"""An appeal as the fields of its form on paper."""

from datetime import timedelta

from rulings.desk.papers.views.appeals import of_appeal
from rulings.desk.sessions.services import close_session, extend_period, make_result_available
from rulings.models import Appeal, Period, Session, User
from tests.appealing import make_appeal, make_decided, make_ready, make_seated
from tests.factories import make_ruling


def test_an_appeal_that_was_lodged_says_why_who_agreed_and_since_when(dora: User, session: Session) -> None:
    texts, ticked, members = of_appeal(make_appeal(dora, make_ruling(dora, session)))
    assert texts["why"] == "West had a heart."
    assert [line.split(",")[0] for line in texts["consents"].splitlines()] == ["Anna Bianchi", "Bruno Rossi"]
    assert (ticked["side"], ticked["timeliness"], ticked["decision"]) == ("NS", "in_time", "")
    assert (texts["heard"], texts["law_ruling"], texts["time_ended"], members) == ("", "", "", [])


def test_who_heard_it_and_how_it_was_decided(dora: User, rev: User, session: Session) -> None:
    appeal = Appeal.objects.get(pk=make_decided(dora, rev, make_ruling(dora, session)).pk)
    texts, ticked, members = of_appeal(appeal)
    assert (texts["findings"], texts["decision_text"]) == ("South had no card.", "It stands.")
    assert texts["statement"].splitlines()[0] == "I looked at the cards."
    assert (ticked["decision"], ticked["merit"], ticked["body"]) == ("upheld", "with", "chief_director")
    assert [name for name, _chair, _conflict in members] == ["Rev Alti"]


def test_a_chair_is_marked(dora: User, rev: User, session: Session) -> None:
    appeal = make_seated(rev, make_ready(dora, make_appeal(dora, make_ruling(dora, session))))
    appeal.members.update(is_chair=True, conflict="He is my uncle.")
    assert of_appeal(appeal)[2] == [("Rev Alti", "Yes", "He is my uncle.")]


def test_who_made_the_time_longer_stands_with_the_reason(dora: User, rev: User, session: Session) -> None:
    appeal = make_appeal(dora, make_ruling(dora, session))
    close_session(actor=dora, session=session)
    session = make_result_available(actor=dora, session=session)
    appeal = Appeal.objects.get(pk=appeal.pk)
    assert of_appeal(appeal)[0]["time_ended"]
    until = session.result_available_at
    assert until is not None
    extend_period(actor=rev, session=session, period=Period.APPEAL, until=until + timedelta(hours=3), reason="Fog.")
    told = of_appeal(Appeal.objects.get(pk=appeal.pk))[0]["time_ended"]
    assert "Rev Alti" in told
    assert told.endswith("Fog.")
