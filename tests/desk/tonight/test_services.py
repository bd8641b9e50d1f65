"""A session begun without a file, its settings changed, opened again; templates kept and removed."""

from datetime import date, timedelta
from typing import Any

import pytest

from rulings.bridge import dealer_of, vulnerability_of
from rulings.desk.base.moving.sealed_boards import digest_of_board
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.sessions.services import close_session, make_result_available
from rulings.desk.tonight.queries import plan_of, starts_of
from rulings.desk.tonight.services import (
    begin_session,
    change_session,
    new_session,
    profile_for,
    remove_template,
    reopen_session,
    save_template,
)
from rulings.desk.tonight.values import Plan
from rulings.models import Club, Contestant, Event, RegulationProfile, Session, SessionTemplate, User
from tests.desk.evening import DAY, begun, howell, mitchell, section
from tests.factories import DEAL, history, make_adjustment, make_board, make_profile, make_report, make_ruling


def change(actor: User, session: Session, **fields: Any) -> Session:
    plan = plan_of(session)
    now = {"name": session.event.name, "day": session.date, "form": session.form}
    now |= {"first_board": plan.first_board, "last_board": plan.last_board}
    return change_session(actor=actor, session=session, **now | fields)


def boards(session: Session) -> list[int]:
    return sorted(session.boards.values_list("number", flat=True))


def test_a_session_begins_with_its_boards_sections_movements_and_pairs(dora: User, club: Club) -> None:
    session = begun(dora, club, section("A", 4, mitchell(4)), section("B", 3, howell(3, 2)))
    assert (session.slug, session.form, session.is_open, str(session)) == (
        "ponte-2026-11-24",
        "pairs_mp",
        True,
        "Tuesday",
    )
    assert boards(session) == list(range(1, 13))
    assert [(each.number, each.dealer, each.vulnerability) for each in session.boards.order_by("number")] == [
        (number, dealer_of(number), vulnerability_of(number)) for number in range(1, 13)
    ]
    assert [(each.name, each.tables, bool(each.meetings)) for each in session.sections.all()] == [
        ("A", 4, True),
        ("B", 3, True),
    ]
    assert session.contestants.filter(section="A", position__isnull=False).count() == 8
    assert session.contestants.filter(section="B", position__isnull=False).count() == 6
    verb, before, after = history(club)[0]
    assert (verb, before) == ("session.begun", {})
    assert (after["event"], after["date"], Plan.read(after["plan"]).sections[0].tables) == ("Tuesday", "2026-11-24", 4)


def test_with_nothing_but_a_name_it_has_its_boards_and_a_ruling_can_be_filed(dora: User, club: Club) -> None:
    session = begun(dora, club, form="")
    assert boards(session) == list(range(1, 25))
    assert (session.sections.count(), session.contestants.count()) == (0, 0)
    report = make_report(dora, session, board_number=7, table="5", seats={"N": "Anna", "W": "Dino"})
    assert (report.board.number, report.table, report.seats) == (7, "5", {"N": "Anna", "W": "Dino"})


def test_sessions_of_a_day_have_addresses_of_their_own_and_one_event_by_name(dora: User, club: Club) -> None:
    made = [begun(dora, club, name=name) for name in ("Tuesday", "Tuesday", "Teams")]
    assert [each.slug for each in made] == ["ponte-2026-11-24", "ponte-2026-11-24-2", "ponte-2026-11-24-3"]
    assert [each.event.name for each in made] == ["Tuesday", "Tuesday", "Teams"]
    assert Event.objects.count() == 2


@pytest.mark.parametrize(
    ("plan", "field"),
    [
        (Plan("bridge"), "form"),
        (Plan(first_board=0), "last_board"),
        (Plan(first_board=5, last_board=4), "last_board"),
        (Plan(last_board=2000), "last_board"),
        (Plan(profile=999), "profile"),
        (Plan(sections=(section("A", 4), section("a ", 4))), "sections"),
        (Plan(sections=tuple(section("A" * number, 1) for number in range(1, 22))), "sections"),
        (Plan(sections=(section("A", 4), section("", 4))), "name"),
        (Plan(sections=(section("A", 0),)), "tables"),
        (Plan(sections=(section("A", 500),)), "tables"),
        (Plan("teams", sections=(section("", 4, mitchell(4)),)), "movement"),
        (Plan(sections=(section("A", 4, mitchell(4)), section("B", 4, mitchell(1)))), "movement"),
    ],
)
def test_what_no_session_can_have_is_refused_and_nothing_is_made(
    dora: User, club: Club, plan: Plan, field: str
) -> None:
    with pytest.raises(BadInput) as refused:
        begin_session(actor=dora, club=club, name="Tuesday", day=DAY, plan=plan)
    assert refused.value.field == field
    assert (Session.objects.count(), Event.objects.count(), history(club)) == (0, 0, [])


def test_a_session_needs_a_name_and_somebody_who_runs_sessions(dora: User, club: Club, wanda: User, pat: User) -> None:
    with pytest.raises(BadInput):
        begun(dora, club, name="  ")
    for stranger in (wanda, pat):
        with pytest.raises(NotAllowed):
            begun(stranger, club)
    assert Session.objects.count() == 0


def test_the_regulations_are_those_chosen_or_else_in_force_that_day(dora: User, club: Club) -> None:
    common, own = make_profile(), make_profile(club)
    assert begun(dora, club).profile == own
    assert begun(dora, club, profile=common.pk).profile == common
    RegulationProfile.objects.filter(pk=own.pk).update(valid_from=DAY + timedelta(days=1))
    assert profile_for(club=club, played=DAY).club is None


def test_another_club_s_regulations_are_refused(dora: User, club: Club, wanda: User) -> None:
    theirs = make_profile(Club.objects.get(slug="wisla"))
    with pytest.raises(BadInput, match="no such profile"):
        begun(dora, club, profile=theirs.pk)


def test_a_command_s_session_without_a_day_is_today_s(club: Club) -> None:
    session = new_session(club=club, name="Imported", day=None, form="teams", scoring="IMP")
    assert (session.form, session.scoring, session.boards.count()) == ("teams", "IMP", 0)
    assert session.date == session.event.date


def test_name_day_form_and_boards_can_be_changed_and_each_change_is_on_record(dora: User, club: Club) -> None:
    session = begun(dora, club, form="")
    change(dora, session, name="Wednesday", day=date(2026, 11, 25), form="pairs_imp", first_board=5, last_board=28)
    session.refresh_from_db()
    assert (str(session), session.date, session.form) == ("Wednesday", date(2026, 11, 25), "pairs_imp")
    assert boards(session) == list(range(5, 29))
    assert [event.name for event in Event.objects.all()] == ["Wednesday"]
    verb, before, after = history(club)[-1]
    assert verb == "session.changed"
    day = {"date": "2026-11-24", "event_date": "2026-11-24", "session_name": ""}
    assert before == day | {"event": "Tuesday", "form": "", "first_board": 1, "last_board": 24}
    assert after == {
        "event": "Wednesday",
        "event_date": "2026-11-25",
        "session_name": "",
        "date": "2026-11-25",
        "form": "pairs_imp",
        "first_board": 5,
        "last_board": 28,
        "boards_sealed": {
            **dict.fromkeys("1234"),
            **{str(each.number): digest_of_board(each) for each in session.boards.filter(number__gt=24)},
        },
    }


def test_with_the_day_goes_the_profile_that_was_in_force(dora: User, club: Club) -> None:
    own = make_profile(club)
    session = begun(dora, club)
    RegulationProfile.objects.filter(pk=own.pk).update(valid_from=DAY)
    change(dora, session, day=DAY - timedelta(days=1))
    session.refresh_from_db()
    assert session.profile.club_id is None
    assert [verb for verb, _before, _after in history(club)[-2:]] == ["session.changed", "session.profile_chosen"]


def test_a_profile_that_somebody_chose_stays_whatever_the_day(dora: User, club: Club) -> None:
    common, own = make_profile(), make_profile(club)
    session = begun(dora, club, profile=common.pk)
    RegulationProfile.objects.filter(pk=own.pk).update(valid_from=DAY)
    change(dora, session, day=DAY - timedelta(days=1))
    session.refresh_from_db()
    assert session.profile == common


def test_the_same_settings_again_change_nothing(dora: User, club: Club) -> None:
    session = begun(dora, club)
    before = history(club)
    change(dora, session)
    assert history(club) == before


def test_other_sessions_of_the_event_keep_its_name(dora: User, club: Club) -> None:
    one, other = begun(dora, club), begun(dora, club)
    change(dora, one, name="Afternoon")
    assert [str(Session.objects.get(pk=each.pk)) for each in (one, other)] == ["Afternoon", "Tuesday"]
    change(dora, one, name="Tuesday")
    assert Event.objects.get() == other.event


def test_two_events_of_one_name_and_day_stop_nothing(dora: User, club: Club) -> None:
    for _number in range(2):
        Event.objects.create(club=club, name="Tuesday", date=DAY)
    first = Event.objects.order_by("pk")[0]
    assert begun(dora, club).event == first
    assert change(dora, begun(dora, club, name="Teams"), name="Tuesday").event == first


@pytest.mark.parametrize(("first", "last", "field"), [(2, 24, "first_board"), (1, 23, "last_board")])
def test_a_board_on_which_something_rests_cannot_be_left_out(
    dora: User, club: Club, first: int, last: int, field: str
) -> None:
    session = begun(dora, club)
    make_report(dora, session, board_number=1)
    session.boards.filter(number=24).update(deal=DEAL)
    with pytest.raises(BadInput, match=r"^Board (1|24) is played, or something rests on it: it stays\.") as refused:
        change(dora, session, first_board=first, last_board=last)
    assert (refused.value.field, len(boards(session))) == (field, 24)


def test_a_board_of_the_movement_cannot_be_left_out(dora: User, club: Club) -> None:
    session = begun(dora, club, section("", 3, mitchell(3)), last_board=9)
    with pytest.raises(BadInput, match="Board 9 is played"):
        change(dora, session, last_board=8)


def test_gaps_between_boards_stay_when_more_are_added(dora: User, session: Session) -> None:
    make_board(session, 7)
    change(dora, session, last_board=9)
    assert boards(session) == [1, 2, 3, 7, 8, 9]


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"name": ""}, "name"),
        ({"form": "x"}, "form"),
        ({"last_board": 0}, "last_board"),
        ({"last_board": 1000}, "last_board"),
    ],
)
def test_settings_that_cannot_be_are_refused_and_nothing_changes(
    dora: User, club: Club, fields: dict[str, Any], field: str
) -> None:
    session = begun(dora, club)
    before = history(club)
    with pytest.raises(BadInput) as refused:
        change(dora, session, **{"day": date(2026, 12, 1)} | fields)
    session.refresh_from_db()
    assert (refused.value.field, session.date, history(club)) == (field, DAY, before)


def test_pairs_do_not_become_teams_while_they_have_places(dora: User, club: Club) -> None:
    session = begun(dora, club, section("", 3, mitchell(3)))
    with pytest.raises(BadInput, match="are of another kind") as refused:
        change(dora, session, form="teams")
    assert refused.value.field == "form"
    assert change(dora, session, form="pairs_imp").form == "pairs_imp"
    assert change(dora, session, form="").form == ""
    Contestant.objects.filter(session=session).delete()
    assert change(dora, session, form="teams").form == "teams"


def test_after_an_adjusted_score_the_form_of_scoring_stays(dora: User, session: Session) -> None:
    make_adjustment(dora, make_ruling(dora, session))
    with pytest.raises(WrongState, match="Scores were adjusted in this form of scoring"):
        change(dora, session, form="pairs_imp")
    assert change(dora, session, name="Renamed").event.name == "Renamed"


def test_a_closed_session_is_opened_again_until_its_official_score_is_available(dora: User, session: Session) -> None:
    close_session(actor=dora, session=session)
    assert reopen_session(actor=dora, session=session).is_open
    assert history(session.event.club)[-1] == ("session.reopened", {"status": "closed"}, {"status": "open"})
    reopen_session(actor=dora, session=session)
    assert [verb for verb, _before, _after in history(session.event.club)].count("session.reopened") == 1
    close_session(actor=dora, session=session)
    make_result_available(actor=dora, session=session)
    with pytest.raises(WrongState, match="The official score is available"):
        reopen_session(actor=dora, session=session)
    assert not Session.objects.get().is_open


def test_a_template_keeps_how_a_session_stands_and_another_begins_like_it(dora: User, club: Club) -> None:
    session = begun(dora, club, section("A", 4, mitchell(4)), section("B", 3, howell(3, 2)))
    template = save_template(actor=dora, session=session, name=" Two  sections ")
    assert template.name == "Two sections"
    again = begin_session(
        actor=dora, club=club, name="Again", day=DAY, plan=Plan.read(template.settings), template=template
    )
    assert plan_of(again) == plan_of(session)
    assert history(club)[3][0] == "template.saved"


def test_a_template_of_the_same_name_takes_the_place_of_the_old_one(dora: User, club: Club) -> None:
    session = begun(dora, club)
    save_template(actor=dora, session=session, name="Pairs")
    change(dora, session, last_board=30)
    save_template(actor=dora, session=session, name="Pairs")
    assert Plan.read(SessionTemplate.objects.get().settings).last_board == 30


def test_a_template_removed_leaves_the_sessions_that_began_from_it(dora: User, club: Club) -> None:
    session = begun(dora, club)
    template = save_template(actor=dora, session=session, name="Pairs")
    remove_template(actor=dora, template=template)
    assert (SessionTemplate.objects.count(), Session.objects.get()) == (0, session)
    verb, before, after = history(club)[-1]
    assert (verb, before["name"], after) == ("template.removed", "Pairs", {})


def test_a_template_is_kept_and_removed_by_its_own_club_alone(dora: User, club: Club, wanda: User) -> None:
    session = begun(dora, club)
    template = save_template(actor=dora, session=session, name="Pairs")
    with pytest.raises(NotAllowed):
        save_template(actor=wanda, session=session, name="Ours")
    with pytest.raises(NotAllowed):
        remove_template(actor=wanda, template=template)
    with pytest.raises(BadInput):
        save_template(actor=dora, session=session, name=" ")
    assert [each.name for each in starts_of(club)] == ["Pairs"]
