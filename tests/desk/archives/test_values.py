"""What an archive holds: every table of a club, and of each every column but those that open something."""

from collections.abc import Mapping

from django.apps import apps
from django.db.models import Model

from rulings.desk.archives.values.manifest import Part, file_of
from rulings.desk.archives.values.tables import ACCOUNTS, ALL, CLUBS, PROFILES, TABLES
from rulings.desk.archives.values.taken import TakenIn
from rulings.models import (
    AuditEntry,
    CaseCopy,
    CaseMark,
    Club,
    CodeKey,
    DeskToken,
    Device,
    FollowedCasebook,
    MadeFile,
    Mailbox,
    NightlyJob,
    Passkey,
    PasswordRequest,
    RecoveryCode,
    SessionKey,
    SignedIn,
    SiteMail,
    SitePlace,
    Sitting,
    SittingAnswer,
    SpentChallenge,
    Task,
    ToldUntil,
    User,
    WaitingFile,
)

_HOW_HE_SIGNS_IN = "an account comes without anything that opens it"

LEFT_OUT: Mapping[type[Model], str] = {
    AuditEntry: "it is the chain, in a file of its own",
    SessionKey: "an address that opens something by itself: a new one is made where it is needed",
    DeskToken: "a secret of a program on another computer, which sends to this site",
    WaitingFile: "somebody has still to say what it is: he sends it again",
    NightlyJob: "the site's own",
    SiteMail: "the site's own",
    SitePlace: "the site's own",
    MadeFile: "made anew of what came along",
    **dict.fromkeys((CodeKey, RecoveryCode, Passkey, SignedIn, SpentChallenge, PasswordRequest), _HOW_HE_SIGNS_IN),
    Device: "a browser agrees to be told things by one site",
    **dict.fromkeys(
        (FollowedCasebook, CaseCopy, CaseMark), "of what others publish: it is followed and read anew there"
    ),
    Mailbox: "an address is confirmed by a link of the site that sends there",
    **dict.fromkeys((Sitting, SittingAnswer), "somebody takes a test whom no club knows"),
    Task: "the work of the site that queued it",
    ToldUntil: "nobody is told there what happened here",
}
"""The models without a table in an archive, each with its reason."""
SECRET = {"token", "digest", "sealed", "password"}
"""Columns that open something, but for digests of files and of texts."""
DIGESTS_OF_NOTHING_SECRET = {"SessionImport", "AuditText", "Arrival"}


def test_every_model_is_in_the_archive_or_left_out_with_a_reason() -> None:
    models = set(apps.get_app_config("rulings").get_models())
    kept = [table.model for table in ALL]
    assert len(kept) == len(set(kept))
    assert models == set(kept) | LEFT_OUT.keys()
    assert not set(kept) & LEFT_OUT.keys()


def test_every_table_leads_to_its_club() -> None:
    for table in TABLES:
        assert list(table.model._default_manager.filter(**{table.club: 0}).query.where.children), table.name


def test_no_column_of_it_opens_anything() -> None:
    told = {
        f"{table.name}.{each.name}"
        for table in ALL
        for each in table.fields
        if each.name in SECRET and table.name not in DIGESTS_OF_NOTHING_SECRET
    }
    assert told == set()


def test_every_column_is_there_but_for_secrets_the_head_of_the_chain_and_where_the_club_goes_on() -> None:
    hidden = {f"{table.name}.{name}" for table in (CLUBS, PROFILES, *TABLES) for name in table.secret}
    assert hidden == {
        *(f"Club.{name}" for name in ("audit_sequence", "audit_hash", "audit_key", "audit_signature")),
        *("Club.is_federation", "Club.federation", "Club.counted_there", "RegulationProfile.copied_from"),
        *("Club.closed_at", "Club.moved_to", "Club.trial_by", "PrivateLink.digest", "Invitation.digest"),
        *("PasswordLink.digest", "Appeal.federation", "Poll.digest", "Poll.sealed"),
    }


def test_of_an_account_there_are_its_names_its_address_and_whether_it_is_open() -> None:
    named = {"id", "username", "first_name", "last_name", "email", "is_active", "deleted_at"}
    assert {each.name for each in ACCOUNTS.fields} == named


def test_a_file_is_told_as_it_is_read() -> None:
    part = Part(2, 30, "ab")
    assert (Part.of(part.told), file_of("Club")) == (part, "tables/Club.jsonl")


def test_who_had_an_account_is_named_in_order() -> None:
    assert TakenIn(Club(), "", known={"rev": User(), "dora": User()}).known_names == "dora, rev"
