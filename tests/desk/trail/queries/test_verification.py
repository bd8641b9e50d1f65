"""What is looked at, club by club: the chain, and every table that has its story."""

from rulings.desk.trail.queries.verification import replayed, verify_audit
from rulings.models import Club, Session, User
from tests.append_only import drop_the_triggers
from tests.factories import make_report


def test_verify_audit_gives_the_first_broken_entry(dora: User, session: Session, club: Club) -> None:
    make_report(dora, session)
    make_report(dora, session)
    assert verify_audit(club) is None
    drop_the_triggers()
    club.audit_entries.filter(sequence__in=(2, 3)).update(verb="x")
    assert str(verify_audit(club)) == "entry 2: changed since it was written"


def test_each_club_is_told_alone(dora: User, session: Session, club: Club, wanda: User) -> None:
    report = make_report(dora, session)
    type(report).objects.update(narrative="Another.")
    assert "narrative is 'Another.', and the trail says ''" in "\n".join(map(str, replayed(club)))
    theirs = wanda.memberships.get().club
    assert [str(each) for each in replayed(theirs) if "narrative" in str(each)] == []
