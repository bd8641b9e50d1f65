"""What is stored. Nouns only: no verbs, no `save` with side effects, no signals. Only `rulings.services` writes."""

from rulings.models.adjustments import AdjustmentKind, ScoreAdjustment
from rulings.models.audit import AuditEntry, Verb
from rulings.models.boards import Board, Result
from rulings.models.clubs import Club, Membership, RegulationProfile, Role
from rulings.models.events import Contestant, ContestantKind, Event, Player, Session, SessionStatus
from rulings.models.imports import SessionImport
from rulings.models.people import User
from rulings.models.publication import PrivateLink, Publication
from rulings.models.reports import IrregularityReport, ReportCase, ReportStatus
from rulings.models.rulings import EndedRestriction, FollowUp, Ruling

__all__ = [
    "AdjustmentKind",
    "AuditEntry",
    "Board",
    "Club",
    "Contestant",
    "ContestantKind",
    "EndedRestriction",
    "Event",
    "FollowUp",
    "IrregularityReport",
    "Membership",
    "Player",
    "PrivateLink",
    "Publication",
    "RegulationProfile",
    "ReportCase",
    "ReportStatus",
    "Result",
    "Role",
    "Ruling",
    "ScoreAdjustment",
    "Session",
    "SessionImport",
    "SessionStatus",
    "User",
    "Verb",
]
