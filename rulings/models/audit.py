"""The audit trail: append-only, one hash chain a club. Written by `rulings.desk.base.audit` and nobody else.

Database triggers refuse UPDATE and DELETE (on PostgreSQL TRUNCATE too); see the migrations.
"""

from enum import StrEnum

from django.conf import settings
from django.db import models

from rulings.models.clubs import Club
from rulings.models.row import Json, Row


class Verb(StrEnum):
    """What can be done. The words are stable for ever; the sentences people read may improve."""

    CLUB_CREATED = "club.created"
    CLUB_SETTLED = "club.settled"
    CLUB_FACED = "club.face_set"
    CLUB_EXPORTED = "club.exported"
    CLUB_TAKEN_IN = "club.taken_in"
    CLUB_CLOSED = "club.closed"
    CLUB_MOVED = "club.moved"
    CLUB_REOPENED = "club.reopened"
    FEDERATION_MARKED = "club.federation_marked"
    FEDERATION_CHOSEN = "club.federation_chosen"
    OFFICE_GIVEN = "office.given"
    OFFICE_TAKEN = "office.taken"
    CASEBOOK_FOLLOWED = "casebook.followed"
    CASEBOOK_LEFT = "casebook.left"
    CASE_MARKED = "case.marked"
    PERSON_TOLD = "club.person_told"
    ROLE_GIVEN = "role.given"
    ROLE_TAKEN = "role.taken"
    INVITATION_MADE = "invitation.made"
    INVITATION_REVOKED = "invitation.revoked"
    INVITATION_TAKEN = "invitation.taken"
    PASSWORD_LINK_MADE = "password_link.made"
    PASSWORD_SET = "password.set"
    PASSKEY_ADDED = "passkey.added"
    PASSKEY_REMOVED = "passkey.removed"
    CODES_ON = "codes.on"
    CODES_OFF = "codes.off"
    SIGN_INS_ENDED = "sign_ins.ended"
    ACCOUNT_DELETED = "account.deleted"
    SESSION_IMPORTED = "session.imported"
    SESSION_BEGUN = "session.begun"
    SESSION_CHANGED = "session.changed"
    SESSION_CLOSED = "session.closed"
    SESSION_REOPENED = "session.reopened"
    TEMPLATE_SAVED = "template.saved"
    TEMPLATE_REMOVED = "template.removed"
    MOVEMENT_SET = "session.movement_set"
    CONTESTANTS_NAMED = "session.contestants_named"
    SUBSTITUTE_NAMED = "session.substitute_named"
    ROSTER_CHANGED = "roster.changed"
    SIGNED_IN = "sign_in.made"
    SIGN_IN_DECIDED = "sign_in.decided"
    KEY_MADE = "key.made"
    KEY_REVOKED = "key.revoked"
    CALL_MADE = "call.made"
    CALL_TAKEN = "call.taken"
    CALL_DEFERRED = "call.deferred"
    CALL_HANDED_BACK = "call.handed_back"
    CALL_OVER = "call.over"
    CLOCK_SET = "clock.set"
    BOARD_PUT_OFF = "late_board.put_off"
    LATE_BOARD_ENDED = "late_board.ended"
    FILE_ADDED = "session.file_added"
    FILE_UNDONE = "session.file_undone"
    DIFFERENCE_FOUND = "difference.found"
    DIFFERENCE_TAKEN = "difference.taken"
    DIFFERENCE_LEFT = "difference.left"
    FAULT_TAKEN = "fault.taken"
    FAULT_LEFT = "fault.left"
    COLUMNS_KEPT = "club.columns_kept"
    TOKEN_MADE = "token.made"
    TOKEN_REVOKED = "token.revoked"
    RANKING_SHOWN = "session.ranking_shown"
    RESULT_AVAILABLE = "session.result_available"
    PERIOD_EXTENDED = "session.period_extended"
    PROFILE_CHOSEN = "session.profile_chosen"
    SCORING_CHOSEN = "session.scoring_chosen"
    DIRECTOR_PLAYS = "session.director_plays"
    DIRECTOR_LEFT = "session.director_left"
    BOARD_OPENED = "board.opened_early"
    PROFILE_COPIED = "profile.copied"
    PROFILE_CHANGED = "profile.changed"
    SCORE_QUERIED = "query.asked"
    QUERY_NOTED = "query.noted"
    QUERY_ANSWERED = "query.answered"
    REPORT_FILED = "report.filed"
    REPORT_AMENDED = "report.amended"
    REPORT_WITHDRAWN = "report.withdrawn"
    DIRECTOR_NAMED = "report.director_named"
    REPORT_ARRIVED = "report.arrived_late"
    ARRIVAL_DECIDED = "report.arrival_decided"
    CASE_OPENED = "case.opened"
    CASE_ANSWERED = "case.answered"
    ANSWER_WITHDRAWN = "case.answer_withdrawn"
    CASE_WAITS = "case.waits"
    CASE_DISCARDED = "case.discarded"
    RULING_OVERRIDDEN = "ruling.overridden"
    RULING_ISSUED = "ruling.issued"
    RULING_EXPORTED = "ruling.exported"
    RULING_REOPENED = "ruling.reopened"
    RULING_RETURNED = "ruling.returned"
    RULING_SUPERSEDED = "ruling.superseded"
    RULING_COUNTERSIGNED = "ruling.countersigned"
    SIGNATURE_LOST = "ruling.signature_lost"
    RULING_RECHECKED = "ruling.rechecked"
    FOLLOW_UP_DONE = "follow_up.done"
    RESTRICTION_ENDED = "restriction.ended"
    RESULTS_RECORDED = "result.recorded"
    RESULT_ENTERED = "result.entered"
    RESULT_CORRECTED = "result.corrected"
    SCORE_ADJUSTED = "score.adjusted"
    ADJUSTMENT_WITHDRAWN = "score.adjustment_withdrawn"
    ADJUSTMENT_ENTERED = "score.adjustment_entered"
    LINK_MADE = "link.made"
    LINK_REVOKED = "link.revoked"
    FACTS_WRITTEN = "facts.written"
    FACTS_CONFIRMED = "facts.confirmed"
    APPEAL_RIGHT_TOLD = "facts.appeal_right_told"
    POLL_MADE = "poll.made"
    POLL_ANSWERED = "poll.answered"
    POLL_ANSWER_NOTED = "poll.answer_noted"
    POLL_ANSWER_SET_ASIDE = "poll.answer_set_aside"
    POLL_ANSWER_COUNTED = "poll.answer_counted"
    POLL_CLOSED = "poll.closed"
    POLL_JUDGED = "poll.judged"
    APPEAL_LODGED = "appeal.lodged"
    APPEAL_CONSENTED = "appeal.consented"
    APPEAL_ADMITTED = "appeal.admitted"
    APPEAL_REFUSED = "appeal.refused"
    APPEAL_DEPOSIT = "appeal.deposit"
    APPEAL_OTHER_SIDE_TOLD = "appeal.other_side_told"
    APPEAL_COMMENTED = "appeal.commented"
    APPEAL_STATED = "appeal.stated"
    APPEAL_LAW_RULED = "appeal.law_ruled"
    APPEAL_SEATED = "appeal.seated"
    APPEAL_HEARD = "appeal.heard"
    APPEAL_DECIDED = "appeal.decided"
    APPEAL_TOLD = "appeal.told"
    APPEAL_FURTHER = "appeal.further"
    APPEAL_SENT = "appeal.sent"
    APPEAL_ASKED = "appeal.asked"
    APPEAL_ANSWERED = "appeal.answered"
    APPEAL_WITHDRAWN = "appeal.withdrawn"
    PUBLIC_TEXT_PREPARED = "ruling.public_text_prepared"
    RULING_PUBLISHED = "ruling.published"
    PUBLICATION_WITHDRAWN = "publication.withdrawn"
    CASE_COMMENTED = "publication.commented"
    PUBLISHING_SET = "club.publishing_set"
    PLAYER_ERASED = "player.erased"
    NOTE_WRITTEN = "note.written"
    NOTE_ANSWERED = "note.answered"
    NOTES_EXPIRED = "notes.expired"
    HEADS_SHOWN = "trail.heads_shown"
    TRAIL_SIGNED = "trail.signed"
    KEY_CHANGED = "trail.key_changed"
    KEY_CONFIRMED = "trail.key_confirmed"


class AuditText(Row):
    """A text that people typed, kept beside the chain so that a name in it can be made anonymous.

    The entry holds {"sealed": digest} in its place: the SHA-256 of `salt` and the text as it was written. `erasure` is
    what changed it since.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="audit_texts")
    digest = models.CharField(max_length=64, unique=True)
    salt = models.CharField(max_length=32)
    text = models.TextField()
    erasure = models.ForeignKey(
        "rulings.Erasure", null=True, blank=True, on_delete=models.PROTECT, related_name="audit_texts"
    )


class AuditEntry(Row):
    """Who did what to what, with what it was before and is after. `actor` is None for a command.

    `sequence` counts within the club from 1; `hash` covers every other field, so also `previous_hash`, the hash of
    the entry before ("" for the first). `verb` is stable for ever: `desk/trail/wording` says it. `key` is the
    public half of the key that made `signature`, both in hexadecimal; both "" in entries from before there were any.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="audit_entries")
    sequence = models.PositiveBigIntegerField()
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="audit_entries"
    )
    verb = models.CharField(max_length=40)
    object_type = models.CharField(max_length=40)
    object_id = models.BigIntegerField()
    report = models.ForeignKey(
        "rulings.IrregularityReport", null=True, blank=True, on_delete=models.PROTECT, related_name="audit_entries"
    )
    before = Json()
    after = Json()
    at = models.DateTimeField()
    previous_hash = models.CharField(max_length=64, blank=True)
    hash = models.CharField(max_length=64)
    key = models.CharField(max_length=64, blank=True, default="")
    signature = models.CharField(max_length=128, blank=True, default="")

    previous_signature = ""
    """The signature of the entry before, on an entry of which the hash is taken: it covers that too."""

    class Meta:
        ordering = ["club_id", "sequence"]
        constraints = [models.UniqueConstraint(fields=["club", "sequence"], name="one_entry_per_sequence")]
        indexes = [
            models.Index(fields=["report", "sequence"], name="history_of_a_report"),
            models.Index(fields=["object_type", "object_id", "sequence"], name="history_of_an_object"),
            models.Index(fields=["actor", "at"], name="acts_of_a_person"),
        ]
