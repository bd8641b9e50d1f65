"""What is stored. Nouns only: no verbs, no `save` with side effects, no signals. Only the services write."""

from rulings.models.adjustments import AdjustmentKind, ScoreAdjustment
from rulings.models.appeals import Appeal, AppealMember, AppealState, Body, Decision, DepositFate, Merit
from rulings.models.audit import AuditEntry, AuditText, Verb
from rulings.models.boards import Board, Result
from rulings.models.clubs import Club, Membership, RegulationProfile, Role
from rulings.models.conduct import Erasure, NoteKind, RecorderNote
from rulings.models.evening import (
    CALL_OVER,
    CallSource,
    CallState,
    KeyPurpose,
    LateBoard,
    LateState,
    RosterPlayer,
    RoundClock,
    Section,
    SessionKey,
    SessionTemplate,
    SignIn,
    SignInState,
    Slow,
    TableCall,
)
from rulings.models.events import Contestant, ContestantKind, Event, Player, Session, SessionStatus
from rulings.models.imports import DeskToken, Difference, DifferenceState, SessionImport, WaitingFile
from rulings.models.people import User
from rulings.models.playing import BoardOpened, PlayingDirector, WhyOpened
from rulings.models.publication import PrivateLink, Publication, PublicText
from rulings.models.reports import IrregularityReport, ReportCase, ReportStatus
from rulings.models.review import (
    CalledWhen,
    FactsSheet,
    Period,
    PeriodExtension,
    Poll,
    PollAnswer,
    ScoreQuery,
    ScoreQueryOutcome,
)
from rulings.models.rulings import EndedRestriction, FollowUp, Judgement, Ruling
from rulings.models.watching import NightlyJob

__all__ = [
    "CALL_OVER",
    "AdjustmentKind",
    "Appeal",
    "AppealMember",
    "AppealState",
    "AuditEntry",
    "AuditText",
    "Board",
    "BoardOpened",
    "Body",
    "CallSource",
    "CallState",
    "CalledWhen",
    "Club",
    "Contestant",
    "ContestantKind",
    "Decision",
    "DepositFate",
    "DeskToken",
    "Difference",
    "DifferenceState",
    "EndedRestriction",
    "Erasure",
    "Event",
    "FactsSheet",
    "FollowUp",
    "IrregularityReport",
    "Judgement",
    "KeyPurpose",
    "LateBoard",
    "LateState",
    "Membership",
    "Merit",
    "NightlyJob",
    "NoteKind",
    "Period",
    "PeriodExtension",
    "Player",
    "PlayingDirector",
    "Poll",
    "PollAnswer",
    "PrivateLink",
    "PublicText",
    "Publication",
    "RecorderNote",
    "RegulationProfile",
    "ReportCase",
    "ReportStatus",
    "Result",
    "Role",
    "RosterPlayer",
    "RoundClock",
    "Ruling",
    "ScoreAdjustment",
    "ScoreQuery",
    "ScoreQueryOutcome",
    "Section",
    "Session",
    "SessionImport",
    "SessionKey",
    "SessionStatus",
    "SessionTemplate",
    "SignIn",
    "SignInState",
    "Slow",
    "TableCall",
    "User",
    "Verb",
    "WaitingFile",
    "WhyOpened",
]
