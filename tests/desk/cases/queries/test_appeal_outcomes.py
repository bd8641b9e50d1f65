"""What an appeal leaves to others: who rules on anew, who gives the score, what is published, what waits."""

import pytest

from rulings.desk.adjusting.services.adjusting import withdraw_adjustment
from rulings.desk.appeals.services.hearing import decide_appeal, hear_appeal, rule_on_law, seat_members, tell_outcome
from rulings.desk.appeals.services.lodging import withdraw_appeal
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.cases.queries.appeal_outcomes import appeal_outcome_of, open_appeals_of
from rulings.desk.cases.queries.hearers import Member
from rulings.desk.cases.services.answering import answer, withdraw_answer
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.review.services import countersign, return_ruling
from rulings.models import Appeal, ReportCase, Ruling, Session, User
from tests.appealing import CHANGED, UPHELD, make_appeal, make_decided, make_ready, make_refused, make_seated, make_told
from tests.factories import make_adjustment, make_pair, make_result, make_ruling, make_user


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


@pytest.fixture
def changed(dora: User, rev: User, ruling: Ruling) -> ReportCase:
    """The case of a ruling that Rev changed on appeal."""
    make_decided(dora, rev, ruling, **CHANGED)
    return ReportCase.objects.get()


def issued(actor: User, case: ReportCase) -> Ruling:
    case = ReportCase.objects.get(pk=case.pk)
    return issue_ruling(actor=actor, case=case, revision=case.revision)


@pytest.fixture
def sent_back(dora: User, rev: User, ruling: Ruling) -> ReportCase:
    """The case of a ruling that a reviewer sent back."""
    appeal = make_ready(dora, make_appeal(dora, ruling))
    rule_on_law(actor=rev, appeal=appeal, law_points="", law_ruling="", fact_points="Nobody was polled.")
    seat_members(actor=rev, appeal=appeal, body="reviewer", members=[Member("Carla Verdi")])
    hear_appeal(actor=rev, appeal=appeal)
    decide_appeal(actor=rev, appeal=appeal, **UPHELD | {"decision": "sent_back"})
    return ReportCase.objects.get()


def test_a_changed_ruling_is_issued_by_who_may_hear_though_he_does_not_direct(changed: ReportCase, olga: User) -> None:
    answer(actor=olga, case=changed, key="offender", value="E", revision=changed.revision)
    new = issued(olga, changed)
    assert (new.version, new.issued_by, new.facts["offender"]) == (2, olga, "E")
    assert Appeal.objects.get().new_ruling == new


def test_a_changed_ruling_is_not_touched_by_its_director(changed: ReportCase, dora: User) -> None:
    acts = (
        lambda: answer(actor=dora, case=changed, key="offender", value="E", revision=changed.revision),
        lambda: withdraw_answer(actor=dora, case=changed, key="offender", revision=changed.revision),
        lambda: issued(dora, changed),
    )
    for act in acts:
        with pytest.raises(NotAllowed, match="hears appeals"):
            act()


def test_nor_by_a_chief_director_who_made_it_or_signed_it(rev: User, olga: User, dora: User, ruling: Ruling) -> None:
    countersign(actor=rev, ruling=ruling)
    make_decided(dora, olga, ruling, **CHANGED)
    with pytest.raises(NotAllowed, match="You made this ruling or countersigned it"):
        issued(rev, ReportCase.objects.get())
    assert issued(olga, ReportCase.objects.get()).version == 2


def test_the_version_of_an_appeal_stays_with_those_who_may_hear(
    changed: ReportCase, dora: User, rev: User, olga: User
) -> None:
    new = issued(rev, changed)
    with pytest.raises(NotAllowed):
        supersede_ruling(actor=dora, ruling=new, reason="I know better.")
    tell_outcome(actor=dora, appeal=Appeal.objects.get())
    with pytest.raises(NotAllowed):
        supersede_ruling(actor=dora, ruling=new, reason="I know better.")
    assert supersede_ruling(actor=olga, ruling=new, reason="A slip of the pen.").is_open


def test_its_score_is_given_and_withdrawn_by_them_too(changed: ReportCase, dora: User, rev: User, olga: User) -> None:
    new = issued(rev, changed)
    pairs = [make_pair(new.report.session, "7", side, "Anna", "Bruno") for side in ("NS", "EW")]
    result = make_result(new.report.board, *pairs)
    with pytest.raises(NotAllowed):
        make_adjustment(dora, new, result)
    adjustment = make_adjustment(olga, new, result)
    with pytest.raises(NotAllowed):
        withdraw_adjustment(actor=dora, adjustment=adjustment, reason="No.")
    assert withdraw_adjustment(actor=rev, adjustment=adjustment, reason="Wrong line.").is_current is False


def test_a_ruling_sent_back_is_ruled_on_by_its_own_director(sent_back: ReportCase, dora: User, rev: User) -> None:
    with pytest.raises(NotAllowed, match=r"^This ruling was sent back on appeal to Dora Neri, who rules on it anew\.$"):
        issued(rev, sent_back)
    assert issued(dora, sent_back).version == 2


def test_or_by_another_where_he_does_not_direct_any_more(sent_back: ReportCase, dora: User, rev: User) -> None:
    dora.memberships.all().delete()
    assert issued(rev, sent_back).issued_by == rev


def test_the_administrator_does_not_rule_where_no_appeal_asks_for_it(
    olga: User, dora: User, ruling: Ruling, sent_back: ReportCase
) -> None:
    with pytest.raises(NotAllowed):
        issued(olga, sent_back)
    again = issued(dora, sent_back)
    with pytest.raises(NotAllowed):
        supersede_ruling(actor=olga, ruling=again, reason="It was East.")


def test_while_an_appeal_is_open_the_ruling_is_neither_reopened_nor_returned(
    dora: User, rev: User, ruling: Ruling
) -> None:
    appeal = make_appeal(dora, ruling)
    with pytest.raises(WrongState, match=r"^Appeal 1 against this ruling is open"):
        supersede_ruling(actor=dora, ruling=ruling, reason="It was East.")
    with pytest.raises(WrongState, match=r"^Appeal 1 against this ruling is open"):
        return_ruling(actor=rev, ruling=ruling, reason="It was East.")
    withdraw_appeal(actor=dora, appeal=appeal, reason="The director sees it.")
    assert supersede_ruling(actor=dora, ruling=ruling, reason="It was East.").is_open


def test_who_hears_the_appeal_does_not_sign_the_ruling_before(
    dora: User, rev: User, olga: User, ruling: Ruling
) -> None:
    make_seated(rev, make_appeal(dora, ruling))
    with pytest.raises(WrongState, match="You hear the appeal"):
        countersign(actor=rev, ruling=ruling)
    assert countersign(actor=olga, ruling=ruling).countersigned_by == olga


def test_what_an_appeal_decided_is_not_returned_by_who_had_ruled(
    dora: User, rev: User, olga: User, ruling: Ruling
) -> None:
    countersign(actor=rev, ruling=ruling)
    make_decided(dora, olga, ruling, **CHANGED)
    new = issued(olga, ReportCase.objects.get())
    tell_outcome(actor=dora, appeal=Appeal.objects.get())
    with pytest.raises(NotAllowed, match="You made this ruling"):
        return_ruling(actor=rev, ruling=new, reason="No.")


def test_an_appeal_is_open_until_it_is_told(dora: User, rev: User, ruling: Ruling) -> None:
    appeal = make_decided(dora, rev, ruling)
    assert open_appeals_of(ruling) == [appeal]
    assert appeal_outcome_of(ruling) == {}
    tell_outcome(actor=dora, appeal=appeal)
    assert open_appeals_of(ruling) == []


def test_a_late_one_that_was_refused_is_open_until_its_side_was_told(dora: User, rev: User, ruling: Ruling) -> None:
    appeal = make_refused(dora, rev, ruling)
    assert open_appeals_of(ruling) == [appeal]
    tell_outcome(actor=dora, appeal=appeal)
    assert (open_appeals_of(ruling), appeal_outcome_of(ruling)) == ([], {})


def test_the_outcome_is_what_the_casebook_shows(dora: User, rev: User, ruling: Ruling) -> None:
    make_told(dora, rev, ruling)
    assert appeal_outcome_of(ruling) == {
        "body": "chief_director",
        "decision": "upheld",
        "text": "It stands.",
        "merit": "with",
        "dissent": "",
    }


def test_the_outcome_belongs_to_the_new_version_too(changed: ReportCase, dora: User, rev: User) -> None:
    new = issued(rev, changed)
    tell_outcome(actor=dora, appeal=Appeal.objects.get())
    assert appeal_outcome_of(new)["decision"] == "changed"


def test_a_ruling_nobody_contested_has_no_outcome(dora: User, session: Session, ruling: Ruling) -> None:
    assert (open_appeals_of(ruling), appeal_outcome_of(ruling)) == ([], {})


def test_another_chief_director_may_rule_on_it_too(changed: ReportCase) -> None:
    other = make_user("uma", changed.report.club, "chief_director")
    assert issued(other, changed).issued_by == other
