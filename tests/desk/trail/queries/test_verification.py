"""What is looked at: every table has its story, or a reason why the trail cannot tell of it row by row."""

import pytest
from django.apps import apps

from rulings.desk.trail.queries.verification import STORIES, replayed, verify_audit
from rulings.models import Club, Session, User
from tests.append_only import drop_the_triggers
from tests.factories import make_report

WITHOUT_STORY = {
    "AuditEntry": "it is the trail",
    "AuditText": "the chain holds its digest",
    "User": "accounts belong to no club; a member's name is told with his role",
    "CodeKey": "it is of an account; that it was turned on and off is told",
    "Passkey": "it is of an account; that it was added and removed is told",
    "RecoveryCode": "it is of an account",
    "SignedIn": "it is of an account, and gone when it has run out",
    "SpentChallenge": "it is gone within minutes",
    "AppealMember": "told by name alone, with the appeal",
    "Board": "cards come with files, of which the trail keeps the digest",
    "CaseCopy": "it is what a site elsewhere shows, and goes when that is withdrawn",
    "CaseMark": "told by what it says and of which case; it is an opinion, and goes with a casebook that is left",
    "FollowedCasebook": "told by its name; when it was read last is no act of anybody",
    "BoardOpened": "told of its board, which has several",
    "ClubLogo": "a picture, of which the trail keeps the digest",
    "SiteMail": "it is of the site, not of a club",
    "SitePlace": "as is what the site is called",
    "Contestant": "names come with files; what was typed is told of the session, by number",
    "Device": "it is of somebody's sign-in, and gone with it",
    "DeskToken": "told of its session, by name",
    "Difference": "told of the row that it is about",
    "KeptAside": "what waits is told by its file, and what came of it by the line that it became",
    "EndedRestriction": "told of its ruling, which has several",
    "Event": "told with its session",
    "MadeFile": "made of what is told of its cases, and made again",
    "Mailbox": "it is of somebody's own, not of a club",
    "PasswordRequest": "it is gone after a day, and of no club",
    "Player": "names come with files; what was typed is told of the session, by number",
    "NightlyJob": "it is of the site, not of a club",
    "PlayingDirector": "told of its session, which has several",
    "RecorderNote": "told by number alone: what it says goes with its time",
    "RosterPlayer": "told by how many were changed: a list is no proof of anything",
    "RoundClock": "it is of the evening alone",
    "Section": "told of the session, by its plan",
    "SessionImport": "told of the session, by the digest of the file",
    "SessionKey": "told of its session for all tables at once",
    "SessionTemplate": "it is a convenience",
    "SheetLayout": "it is a convenience",
    "SignIn": "it is gone when it was decided on",
    "Sitting": "somebody takes a test of the practice, whom no club knows; it is gone after a while",
    "SittingAnswer": "what was answered in it, once",
    "Task": "what follows from an act, which the trail tells; it is gone after a while",
    "ToldUntil": "how far the trail was read, which changes nothing",
    "WaitingFile": "it is gone when it was decided on",
}


def test_every_table_has_its_story_or_a_reason_why_it_has_none() -> None:
    tables = {model.__name__ for model in apps.get_app_config("rulings").get_models()}
    told = {story.name for story in STORIES} - {"lines", "names"}
    assert told & WITHOUT_STORY.keys() == set()
    assert tables == told | WITHOUT_STORY.keys()


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


@pytest.mark.parametrize("name", sorted(WITHOUT_STORY))
def test_a_reason_is_of_a_table_that_there_is(name: str) -> None:
    assert apps.get_model("rulings", name).__name__ == name
