"""What a page shows of its surroundings, and its act rests on: changed by somebody else, it makes the form stale.

Each form is sent first as it stands, and does its act; that is taken back. Then another acts by the service that really
changes what is shown: nothing is done.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest
from django.db import transaction
from django.test import Client

from rulings.bridge import Card
from rulings.desk.adjusting.services.adjusting import withdraw_adjustment
from rulings.desk.appeals.services.hearing import give_statement
from rulings.desk.archives.services.closing import close_club, reopen_club
from rulings.desk.beginning.services.clubs import settle_club
from rulings.desk.casebook.services.publishing import set_publishing
from rulings.desk.casebook.values import BoardShown, PublishingSettings
from rulings.desk.cases.queries.restrictions import lasting
from rulings.desk.cases.services.follow_ups import end_restriction
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.imports.services.differences import leave_difference, take_difference
from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.people.services.clubs import give_role
from rulings.desk.profiles.services import save_version
from rulings.desk.profiles.values.stored import Version, values_of
from rulings.desk.roster.services.door import open_door, refuse_sign_in, sign_in
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import Because
from rulings.desk.sessions.services import extend_period
from rulings.desk.tonight.services import change_session
from rulings.models import (
    Appeal,
    AuditEntry,
    Board,
    Club,
    Difference,
    RegulationProfile,
    ReportCase,
    Result,
    Role,
    Ruling,
    Session,
    User,
)
from rulings.scoring.notation.results import read_result
from tests.appealing import end_the_time_to_appeal, make_appeal, make_told
from tests.desk.base.test_seen import form_at
from tests.desk.cases.test_restrictions import PENALTY
from tests.desk.conftest import signed_in
from tests.desk.imports.evening import evening, saved
from tests.desk.test_page_sizes import make_files
from tests.factories import (
    answer_all,
    first_case,
    make_adjustment,
    make_over,
    make_publishable,
    make_report,
    make_ruling,
    make_three_tables,
    make_user,
)
from tests.federations import make_federation, make_sent

AGREED = Agreement(Because.RECORDED_WRONGLY, "misread", "both pairs")
ADJUSTED: dict[str, Any] = {
    "act": "save",
    "paragraph": "16B3",
    "ns_result_1": "4S -3 S",
    "reason": "weights",
    "override_reason": "It was so.",
}
LATE = datetime(2098, 1, 1, 22, tzinfo=UTC)


def is_stale_after(change: Callable[[], object], client: Client, page: str, address: str, **typed: Any) -> None:
    """The form does its act as it stands; and nothing, once the change is made."""
    sent = form_at(client, page, address) | typed
    with transaction.atomic():
        assert client.post(address, sent).status_code == 302
        transaction.set_rollback(True)
    change()
    before = AuditEntry.objects.count()
    assert (client.post(address, sent).status_code, AuditEntry.objects.count()) == (409, before)


def ready_at_table_1(dora: User, session: Session) -> tuple[Client, str, str]:
    """Dora's browser, her case that is ready to be ruled on, and where its ruling is issued."""
    case = answer_all(dora, first_case(make_report(dora, session, table="1")))
    return signed_in(dora), f"/cases/{case.pk}/", f"/cases/{case.pk}/issue/"


def corrected(rev: User, line: Result) -> Result:
    return correct_result(actor=rev, result=line, table=read_result("4H -1 E", "en"), agreement=AGREED)


def test_a_ruling_rests_on_the_result_that_tells_contract_and_play(dora: User, rev: User, session: Session) -> None:
    line = make_three_tables(session)
    is_stale_after(lambda: corrected(rev, line), *ready_at_table_1(dora, session))


def test_a_ruling_rests_on_the_form_of_scoring(dora: User, rev: User, session: Session) -> None:
    def change() -> Session:
        given: dict[str, Any] = {"name": "Tuesday Pairs", "day": session.date, "form": "pairs_imp"}
        return change_session(actor=rev, session=session, first_board=1, last_board=3, **given)

    is_stale_after(change, *ready_at_table_1(dora, session))


def test_a_ruling_rests_on_the_penalty_cards_that_lie_at_its_table(dora: User, rev: User, session: Session) -> None:
    case = first_case(make_report(dora, session, situation="penalty_card", facts={}, table="1"))
    case = answer_all(dora, case, PENALTY)
    card = issue_ruling(actor=dora, case=case, revision=case.revision)
    (lying,) = lasting([card], [])

    def change() -> object:
        return end_restriction(actor=rev, report=card.report, ruling_id=card.pk, place=lying.place)

    is_stale_after(change, *ready_at_table_1(dora, session))


def ready_on_a_line_of_a_file(dora: User, club: Club) -> tuple[Result, tuple[Client, str, str]]:
    """A line of a file, of which the lead is not known; and Dora's case on it that is ready to be ruled on."""
    session = import_session(actor=None, club=club, data=saved(evening()), filename="evening.xml").session
    line = Result.objects.filter(board__session=session, board__number=1).order_by("pk")[0]
    case = first_case(make_report(dora, session, ns=line.ns, ew=line.ew, table=line.table))
    assert (case.report.result, line.lead) == (line, "")
    case = answer_all(dora, case)
    return line, (signed_in(dora), f"/cases/{case.pk}/", f"/cases/{case.pk}/issue/")


def file_with_the_lead(actor: User, line: Result, table: str) -> None:
    """The same evening, saved again with what was led at a table."""
    file, lead = evening(), Card.parse("S2")
    results = tuple(
        replace(each, lead=lead) if (each.board, each.table) == (1, table) else each for each in file.results
    )
    data = saved(replace(file, results=results))
    add_file(actor=actor, session=line.board.session, data=data, filename="evening.xml")


def test_a_ruling_rests_on_what_no_file_has_filled_in_of_its_line(dora: User, rev: User, club: Club) -> None:
    line, form = ready_on_a_line_of_a_file(dora, club)
    is_stale_after(lambda: file_with_the_lead(rev, line, line.table), *form)


def test_a_file_that_fills_in_another_line_leaves_it_as_good_as_it_was(dora: User, rev: User, club: Club) -> None:
    line, (client, page, address) = ready_on_a_line_of_a_file(dora, club)
    sent = form_at(client, page, address)
    file_with_the_lead(rev, line, "1" if line.table == "2" else "2")
    assert AuditEntry.objects.filter(verb="session.file_added").count() == 1
    assert client.post(address, sent).status_code == 302


def test_what_is_ruled_at_another_table_leaves_it_as_good_as_it_was(dora: User, rev: User, session: Session) -> None:
    client, page, address = ready_at_table_1(dora, session)
    sent = form_at(client, page, address)
    make_ruling(rev, session, table="2")
    assert client.post(address, sent).status_code == 302
    assert ReportCase.objects.get(pk=page.split("/")[2]).is_open is False


def test_a_score_rests_on_the_result_as_no_file_has_changed_it(dora: User, rev: User, session: Session) -> None:
    make_files(session, rev, 1)
    waiting = Difference.objects.get(result__isnull=False)
    ruling = make_ruling(dora, session, board_number=3)
    is_stale_after(
        lambda: take_difference(actor=rev, difference=waiting),
        *(signed_in(dora), f"/rulings/{ruling.pk}/score/", f"/rulings/{ruling.pk}/score/"),
        **ADJUSTED,
        result=waiting.result_id,
    )


@pytest.mark.parametrize("about", ["contestant", "board", "result"])
def test_a_session_is_closed_on_what_is_left_to_decide_of_its_files(
    dora: User, rev: User, session: Session, about: str
) -> None:
    make_files(session, rev, 1)
    waiting = Difference.objects.get(**{f"{about}__isnull": False})
    page, address = "/sessions/tuesday/end/", "/sessions/tuesday/close/"
    is_stale_after(lambda: leave_difference(actor=rev, difference=waiting), signed_in(dora), page, address)


@pytest.fixture
def line(session: Session) -> Result:
    return make_three_tables(session)


def test_a_score_rests_on_the_one_that_another_ruling_gave_the_same_line(
    dora: User, rev: User, session: Session, line: Result
) -> None:
    given = make_adjustment(rev, make_ruling(rev, session), line)
    address = f"/rulings/{make_ruling(dora, session).pk}/score/"
    is_stale_after(
        lambda: withdraw_adjustment(actor=rev, adjustment=given, reason="wrong line"),
        *(signed_in(dora), address, address),
        **ADJUSTED,
        result=line.pk,
    )


def test_a_correction_rests_on_the_score_that_the_line_was_given(
    dora: User, rev: User, session: Session, line: Result
) -> None:
    ruling, address = make_ruling(rev, session), f"/sessions/tuesday/boards/1/results/{line.pk}/"
    typed: dict[str, Any] = {
        "played": "4S -1 S",
        "because": "recorded_wrongly",
        "reason": "misread",
        "agreed_by": "both pairs",
    }
    is_stale_after(lambda: make_adjustment(rev, ruling, line), signed_in(dora), address, address, **typed)


def test_what_is_published_rests_on_how_the_club_publishes(
    dora: User, rev: User, olga: User, session: Session, club: Club
) -> None:
    Board.objects.update(deal="")
    address = f"/rulings/{make_publishable(dora, rev, session).pk}/publish/"
    settings = PublishingSettings(parties_first_hours=0, board_shown=BoardShown.LEFT_OUT.value)
    is_stale_after(
        lambda: set_publishing(actor=olga, club=club, settings=settings), signed_in(rev), address, address, text=""
    )


def test_a_period_is_made_longer_than_the_page_showed_it(dora: User, rev: User, olga: User, session: Session) -> None:
    make_over(dora, session)
    address = "/sessions/tuesday/periods/"
    typed: dict[str, Any] = {"period": "appeal", "until": "2099-01-01T22:00", "reason": "the bar"}
    is_stale_after(
        lambda: extend_period(actor=olga, session=session, period="appeal", until=LATE, reason="snow"),
        *(signed_in(rev), address, address),
        **typed,
    )


def test_a_session_is_played_by_the_version_that_the_page_showed(club: Club, olga: User, session: Session) -> None:
    other = RegulationProfile.objects.create(club=club, name="Another", valid_from=date(2017, 1, 1), edition="2017")
    second = make_user("second", club, Role.ADMINISTRATOR)
    version = Version(other.name, date(2017, 1, 1), "2017", "Committee", values_of(other))
    address = "/sessions/tuesday/profile/"
    is_stale_after(
        lambda: save_version(actor=second, profile=other, version=version),
        *(signed_in(olga), address, address),
        profile=other.pk,
    )


def test_a_time_is_typed_by_the_clock_that_the_page_showed(
    dora: User, rev: User, olga: User, session: Session, club: Club
) -> None:
    make_over(dora, session)
    address = "/sessions/tuesday/periods/"
    typed: dict[str, Any] = {"period": "appeal", "until": "2099-01-01T22:00", "reason": "the bar"}
    place: dict[str, Any] = {"club_name": club.name, "country": "PL", "time_zone": "Europe/Warsaw", "language": "pl"}
    is_stale_after(lambda: settle_club(actor=olga, club=club, **place), *(signed_in(rev), address, address), **typed)


def test_a_session_whose_score_is_available_at_once_is_closed_by_the_clock_that_the_page_showed(
    dora: User, olga: User, session: Session, club: Club
) -> None:
    place: dict[str, Any] = {"club_name": club.name, "country": "PL", "time_zone": "Europe/Warsaw", "language": "pl"}
    page, address = "/sessions/tuesday/end/", "/sessions/tuesday/close/"
    is_stale_after(lambda: settle_club(actor=olga, club=club, **place), signed_in(dora), page, address)


def test_a_session_is_closed_on_the_entries_that_wait_at_its_door(dora: User, rev: User, session: Session) -> None:
    came = sign_in(key=open_door(actor=dora, session=session), players=[("Ola", ""), ("Iga", "")])
    page, address = "/sessions/tuesday/end/", "/sessions/tuesday/close/"
    is_stale_after(lambda: refuse_sign_in(actor=rev, sign_in=came), signed_in(dora), page, address)


@pytest.fixture
def above(club: Club) -> tuple[User, RegulationProfile]:
    """Who administers the federation above the club, and its profile."""
    federation = make_federation(club)
    theirs = RegulationProfile.objects.create(
        club=federation, name="Above", valid_from=date(2017, 1, 1), edition="2017"
    )
    return make_user("vera", federation, Role.ADMINISTRATOR), theirs


def changed_above(vera: User, theirs: RegulationProfile) -> RegulationProfile:
    version = Version(theirs.name, theirs.valid_from, "2017", "Committee", values_of(theirs))
    return save_version(actor=vera, profile=theirs, version=version)


def test_a_session_is_played_by_the_version_of_its_federation_that_the_page_showed(
    above: tuple[User, RegulationProfile], olga: User, session: Session
) -> None:
    address = "/sessions/tuesday/profile/"
    is_stale_after(lambda: changed_above(*above), signed_in(olga), address, address, profile=above[1].pk)


def test_what_is_copied_of_a_federation_is_what_the_page_showed(
    above: tuple[User, RegulationProfile], olga: User, session: Session
) -> None:
    page = f"/profiles/{above[1].pk}/"
    is_stale_after(
        lambda: changed_above(*above), signed_in(olga), page, f"{page}copy/", club=above[1].club.member_clubs.get().pk
    )


def test_whatever_else_a_federation_does_leaves_the_choice_as_good_as_it_was(
    above: tuple[User, RegulationProfile], olga: User, session: Session
) -> None:
    """And nothing that it did is looked for where the page showed none of its profiles."""
    client, page = signed_in(olga), "/sessions/tuesday/profile/"
    sent = form_at(client, page, page) | {"profile": above[1].pk}
    give_role(actor=above[0], club=above[1].club, user=olga, role=Role.DIRECTOR)
    assert client.post(page, sent).status_code == 302
    assert Session.objects.get(pk=session.pk).profile_id == above[1].pk


def test_what_is_signed_of_a_score_rests_on_what_its_table_had(
    dora: User, rev: User, olga: User, session: Session, line: Result
) -> None:
    """Of a ruling that is about no table of its own."""
    ruling = make_ruling(dora, session)
    make_adjustment(dora, ruling, line)
    page = f"/rulings/{ruling.pk}/"
    is_stale_after(lambda: corrected(dora, line), signed_in(rev), page, f"{page}countersign/")


def test_a_late_appeal_is_admitted_on_what_was_said_of_it(dora: User, rev: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    end_the_time_to_appeal(ruling.report.session)
    appeal = make_appeal(dora, ruling)
    page, typed = f"/appeals/{appeal.pk}/", {"reason": "Nobody had told them."}
    is_stale_after(
        lambda: give_statement(actor=dora, appeal=appeal, statement="They were told at once."),
        *(signed_in(rev), page, f"{page}admit_late/"),
        **typed,
    )


def test_nothing_of_another_board_makes_a_ruling_s_forms_stale(dora: User, rev: User, session: Session) -> None:
    """Nor another ruling's score on another line."""
    line = make_three_tables(session)
    client, page, address = ready_at_table_1(dora, session)
    sent = form_at(client, page, address)
    other = session.boards.get(number=1).results.exclude(pk=line.pk)[0]
    corrected(rev, other)
    assert client.post(address, sent).status_code == 302
    assert Ruling.objects.count() == 1


@pytest.fixture
def sent_on(dora: User, rev: User, session: Session, club: Club) -> Appeal:
    """Before the federation."""
    make_federation(club)
    return make_sent(rev, make_told(dora, rev, make_ruling(dora, session)))


def test_a_federation_decides_on_what_the_club_s_file_shows(sent_on: Appeal, dora: User, line: Result) -> None:
    page, piero = f"/federation/appeals/{sent_on.pk}/", signed_in(User.objects.get(username="piero"))
    decision: dict[str, Any] = {
        "decision": "upheld",
        "findings": "He had none.",
        "decision_text": "It stands.",
        "merit": "with",
    }
    is_stale_after(
        lambda: make_adjustment(dora, sent_on.ruling, line), piero, page, f"{page}decide_further/", **decision
    )


def test_who_administers_the_site_does_to_a_club_what_the_page_showed(club: Club, olga: User, pat: User) -> None:
    User.objects.filter(pk=pat.pk).update(is_superuser=True)

    def change() -> None:
        close_club(actor=olga, club=club)
        reopen_club(actor=olga, club=club)

    is_stale_after(change, signed_in(pat), "/site/clubs/", "/site/clubs/ponte/close/")
