"""An evening with a ruling that was signed and published, as an earlier version stored it, in the models of its state.

The chain is made as it has been made since the first state: a hash over the canonical JSON of each entry.
"""

import hashlib
import json
from datetime import UTC, date, datetime
from typing import Any
from uuid import UUID

MOMENT = datetime(2026, 11, 17, 21, 30, 0, 123456, tzinfo=UTC)
FACTS = {
    "error": "played_none",
    "both_sides_played_on": "yes",
    "offender": "W",
    "has_card_of_suit_led": "yes",
    "offending_side_won_a_trick": "yes",
    "exception_of_64b": "none",
}
FINDINGS = [
    {"paragraph": "67B1", "effect": "stands", "key": "trick_keeps_its_owner", "values": {"who": "W"}},
    {
        "paragraph": "64A2",
        "effect": "tricks_transferred",
        "key": "one_trick_transferred",
        "values": {"to": "NS", "tricks": 1},
    },
]
SENTENCES = {code: ["The trick stays with the side that won it.", "One trick is transferred."] for code in ("en", "it")}
CONTENT: dict[str, Any] = {
    "version": 1,
    "revision": 6,
    "edition": "2017",
    "situation": "defective_trick",
    "profile": {"name": "Laws 2017", "valid_from": "2017-01-01", "edition": "2017"},
    "regulations": {},
    "record": {"dealer": "N", "vulnerability": "None", "board": 1, "form": "pairs_mp"},
    "facts": FACTS,
    "derived": {},
    "overruled": {},
    "findings": FINDINGS,
    "sentences": SENTENCES,
    "judgements": {},
    "override_text": "",
    "override_reason": "",
    "supersedes_because": "",
}


class Evening:
    """What was stored, by the keys that pages and the chain name it by; `number` tells its club from others."""

    def __init__(self, apps: Any, number: int = 1) -> None:
        self.apps, self.number = apps, number
        self.club = self.made("Club", slug=f"ponte-{number}", name=f"Ponte Vecchio {number}")
        self.dora = self.made("User", username=f"dora {number}", first_name="Dora", last_name="Neri")
        self.rev = self.made("User", username=f"rev {number}", first_name="Rev", last_name="Alti")
        self.made("Membership", user=self.dora, club=self.club, role="director")
        self.made("Membership", user=self.rev, club=self.club, role="chief_director")
        self.report = self.reported()
        self.ruling = self.ruled()
        self.publication = self.published()
        self.recorded()

    def made(self, model: str, **columns: Any) -> Any:
        """A row, with those of the columns that there were then."""
        kind = self.apps.get_model("rulings", model)
        there = {field.name for field in kind._meta.concrete_fields}
        return kind._base_manager.create(**{name: value for name, value in columns.items() if name in there})

    def reported(self) -> Any:
        """A report on board 1 of a session of the club."""
        event = self.made("Event", club=self.club, name="Tuesday Pairs", date=date(2026, 11, 17))
        profile = self.made(
            "RegulationProfile", club=self.club, name="Laws 2017", valid_from=date(2017, 1, 1), edition="2017"
        )
        self.session = self.made(
            "Session", event=event, slug=f"tuesday-{self.number}", date=event.date, form="pairs_mp", profile=profile,
            status="closed",
        )  # fmt: skip
        board = self.made("Board", session=self.session, number=1, dealer="N", vulnerability="None")
        filed = {
            "filing_key": UUID(int=self.number),
            "filed_by": self.dora,
            "filed_at": MOMENT,
            "number": 1,
            "revision": 1,
        }
        return self.made(
            "IrregularityReport", club=self.club, session=self.session, board=board, status="reviewed", **filed
        )

    def ruled(self) -> Any:
        """Its one case, answered, ruled on by Dora, signed by Rev."""
        answers = {key: {"value": value, "by": self.dora.pk, "at": "2026-11-17T21:20:00+00:00", "revision": at}
                   for at, (key, value) in enumerate(FACTS.items(), 1)}  # fmt: skip
        case = self.made(
            "ReportCase", report=self.report, position=1, situation="defective_trick", edition="2017",
            answers=answers, revision=6, is_open=False,
        )  # fmt: skip
        signed = {"countersigned_by": self.rev, "countersigned_at": MOMENT}
        issued = {"issued_by": self.dora, "issued_at": MOMENT, "is_current": True}
        return self.made("Ruling", report=self.report, case=case, **CONTENT, **issued, **signed)

    def published(self) -> Any:
        """The case in the casebook."""
        case = {"facts": "West had played no card.", "sentences": SENTENCES, "paragraphs": ["67B1", "64A2"]}
        found = {"situation": "defective_trick", "laws": " 67 64 ", "stage": "play", "form": "pairs_mp"}
        shown = {"year": 2026, "number": 1, "shown_date": "2026-11", "auction": ["1S", {"call": "2NT", "note": "asks"}]}
        signed = {"published_by": self.rev, "published_at": MOMENT}
        return self.made("Publication", club=self.club, ruling=self.ruling, **case, **found, **shown, **signed)

    def recorded(self) -> None:
        """The chain that tells of it."""
        content = {**CONTENT, "report": self.report.pk, "case": self.ruling.case_id, "issued_by": self.dora.pk}
        told = {"version": 1, "situation": "defective_trick", "digest": digest(content | {"issued_at": written()})}
        self.entry(self.dora, "report.filed", "IrregularityReport", self.report.pk, {"number": 1, "board": 1})
        opened = {"position": 1, "situation": "defective_trick", "edition": "2017", "answers": {}}
        self.entry(self.dora, "case.opened", "ReportCase", self.ruling.case_id, opened)
        self.entry(self.dora, "ruling.issued", "Ruling", self.ruling.pk, told)
        self.entry(self.rev, "ruling.countersigned", "Ruling", self.ruling.pk, {"version": 1})
        self.entry(self.rev, "ruling.published", "Publication", self.publication.pk, {"year": 2026, "number": 1})

    def entry(self, actor: Any, verb: str, kind: str, key: int, after: dict[str, Any]) -> None:
        """One more entry, and the head moved to it."""
        hashed = {
            "club": self.club.pk,
            "sequence": self.club.audit_sequence + 1,
            "actor": actor.pk,
            "verb": verb,
            "object_type": kind,
            "object_id": key,
            "report": self.report.pk,
            "before": {},
            "after": after,
            "at": written(),
            "previous_hash": self.club.audit_hash,
        }
        keys = {name: hashed.pop(name) for name in ("club", "actor", "report")}
        columns = {**hashed, **{f"{name}_id": value for name, value in keys.items()}, "at": MOMENT}
        whole = digest(hashed | keys)
        self.apps.get_model("rulings", "AuditEntry")._base_manager.create(**columns, hash=whole)
        self.club.audit_sequence, self.club.audit_hash = hashed["sequence"], whole
        self.club.save()


def written() -> str:
    """The moment as the chain has it."""
    return MOMENT.isoformat(timespec="microseconds")


def digest(value: dict[str, Any]) -> str:
    """The SHA-256 of canonical JSON."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
