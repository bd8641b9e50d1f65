"""The calendar file, read as the standard has it."""

from datetime import timedelta

from django.utils import timezone, translation

from rulings.desk.notices.queries.calendar import calendar_of
from rulings.desk.playing.services import play_in
from rulings.models import Event, Session, User
from tests.factories import make_ruling


def read(text: str) -> list[dict[str, str]]:
    """The events of a file, each property with its value, after what every file has to be."""
    assert text.endswith("\r\n")
    lines = text.split("\r\n")[:-1]
    assert all(len(line.encode()) <= 75 and "\n" not in line for line in lines)
    whole = text.replace("\r\n ", "").split("\r\n")[:-1]
    assert whole[0] == "BEGIN:VCALENDAR"
    assert whole[1:4] == ["VERSION:2.0", "PRODID:-//Rulings Desk//Deadlines//EN", "CALSCALE:GREGORIAN"]
    assert whole[-1] == "END:VCALENDAR"
    events: list[dict[str, str]] = []
    for line in whole:
        name, _colon, value = line.partition(":")
        if line == "BEGIN:VEVENT":
            events.append({})
        elif events and name not in ("END", "BEGIN"):
            events[-1].setdefault(name, value)
    assert all({"UID", "DTSTAMP", "DTSTART", "SUMMARY", "TRIGGER"} <= event.keys() for event in events)
    return events


def available(session: Session) -> None:
    session.result_available_at = timezone.now()
    session.save(update_fields=["result_available_at"])


def test_what_waits_and_the_time_to_appeal_are_in_it(dora: User, rev: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    assert read(calendar_of(rev)) == []
    available(session)
    waits, appeals = read(calendar_of(rev))
    assert waits["SUMMARY"].endswith(" · Tuesday Pairs")
    assert waits["URL"] == f"http://127.0.0.1:8000/rulings/{ruling.pk}/"
    assert appeals["SUMMARY"] == "The time to appeal ends: Tuesday Pairs"
    minutes = timedelta(minutes=session.profile.appeal_minutes)
    end = session.result_available_at + minutes if session.result_available_at else None
    assert end is not None
    assert appeals["DTSTART"] == waits["DTSTART"] == end.strftime("%Y%m%dT%H%M%SZ")
    assert [each["SUMMARY"] for each in read(calendar_of(dora))] == [appeals["SUMMARY"]]
    assert [each["UID"] for each in read(calendar_of(rev))] == [waits["UID"], appeals["UID"]]


def test_nothing_of_a_hidden_board_or_of_another_club_is_in_it(
    dora: User, rev: User, wanda: User, session: Session
) -> None:
    make_ruling(dora, session)
    available(session)
    play_in(actor=rev, session=session, user=rev)
    assert [each["SUMMARY"] for each in read(calendar_of(rev))] == ["The time to appeal ends: Tuesday Pairs"]
    assert read(calendar_of(wanda)) == []


def test_long_names_are_folded_between_letters_and_signs_are_escaped(dora: User, session: Session) -> None:
    name = "Środa; Łódź, \\ " + "żółć " * 30
    Event.objects.update(name=name[:150])
    available(session)
    with translation.override("en"):
        (event,) = read(calendar_of(dora))
    assert event["SUMMARY"].startswith("The time to appeal ends: Środa\\; Łódź\\, \\\\ żółć żółć")
