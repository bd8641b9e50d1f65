"""What leads on from a ruling: one case for each situation and player."""

from django.test import Client

from rulings.desk.cases.queries.ruling_sheet import next_cases
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.models import ReportCase, Session, User
from tests.desk.reading import text
from tests.factories import answer_all, first_case, make_report

CORRECTED = (
    ("offender", "W"),
    ("failure", "did_not_follow_suit"),
    ("revoke_trick", 4),
    ("since_the_revoke", "nothing"),
    ("withdrawn_card", "defenders_hand"),
    ("played_after_revoke", "lho_and_partner"),
    ("opponent_changes_his_card", "yes"),
    ("partner_changes_his_card", "yes"),
)


def test_62C2_two_penalty_cards_are_two_cases_each_with_its_own_answers(
    as_dora: Client, dora: User, session: Session
) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, situation="revoke", facts={})), CORRECTED)
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision)
    offered = [(each.situation, each.offender) for each in next_cases(ruling)]
    assert offered == [("penalty_card", "W"), ("penalty_card", "E")]
    for seat, left in (("W", 1), ("E", 0)):
        form = {"situation": "penalty_card", "offender": seat}
        as_dora.post(f"/reports/{ruling.report_id}/next/", form)
        assert text(as_dora.get(f"/rulings/{ruling.pk}/")).count("Law 50, on the same report") == left
    cases = ReportCase.objects.filter(situation="penalty_card").order_by("position")
    assert [each.answers["offender"]["value"] for each in cases] == ["W", "E"]


def test_a_player_whom_no_ruling_names_is_refused(as_dora: Client, dora: User, session: Session) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, situation="revoke", facts={})), CORRECTED)
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision)
    form = {"situation": "penalty_card", "offender": "N"}
    assert as_dora.post(f"/reports/{ruling.report_id}/next/", form).status_code == 409
