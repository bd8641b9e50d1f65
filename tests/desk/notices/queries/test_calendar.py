"""The calendar file, read as the standard has it."""

from datetime import timedelta

from django.utils import timezone, translation

from rulings.desk.appeals.services.federation import ask_club
from rulings.desk.notices.queries.calendar import calendar_of
from rulings.desk.playing.services import play_in
from rulings.models import Event, Session, User
from tests.appealing import make_told
from tests.factories import make_ruling
from tests.federations import make_federation, make_sent


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


def test_the_days_to_go_on_what_a_federation_wants_and_its_hearing_are_in_it(
    dora: User, rev: User, session: Session, wanda: User
) -> None:
    make_federation(session.event.club)
    piero, now = User.objects.get(username="piero"), timezone.now()
    session.profile.review = {"further_days": 3}
    session.profile.save(update_fields=["review"])
    told = make_told(dora, rev, make_ruling(dora, session))
    (goes_on,) = [each for each in read(calendar_of(rev)) if each["SUMMARY"].startswith("May go on")]
    assert told.told_at is not None
    assert goes_on["DTSTART"] == (told.told_at + timedelta(days=3)).strftime("%Y%m%dT%H%M%SZ")
    assert goes_on["URL"].endswith(f"/appeals/{told.pk}/")
    sent = make_sent(rev, told)
    times = {"until": now + timedelta(days=1), "hearing": now + timedelta(days=5)}
    ask_club(actor=piero, appeal=sent, question="Who comes?", **times)
    by_start = {each["DTSTART"]: each for each in read(calendar_of(rev))}
    wanted, heard = (times[name].replace(second=0).strftime("%Y%m%dT%H%M%SZ") for name in ("until", "hearing"))
    assert by_start[wanted]["SUMMARY"].startswith("Appeal · ")
    assert by_start[heard]["SUMMARY"] == "The federation hears appeal 2 of Ponte Vecchio Bridge Club"
    assert by_start[heard]["URL"].endswith(f"8000/appeals/{sent.pk}/")
    (his,) = read(calendar_of(piero))
    assert his["URL"].endswith(f"/federation/appeals/{sent.pk}/")
    assert read(calendar_of(wanda)) == []


def test_long_names_are_folded_between_letters_and_signs_are_escaped(dora: User, session: Session) -> None:
    name = "Środa; Łódź, \\ " + "żółć " * 30
    Event.objects.update(name=name[:150])
    available(session)
    with translation.override("en"):
        (event,) = read(calendar_of(dora))
    assert event["SUMMARY"].startswith("The time to appeal ends: Środa\\; Łódź\\, \\\\ żółć żółć")
