"""What an erasure changes, in words: tables in the groups that people know them by. And a link that is over."""

from collections import Counter
from collections.abc import Iterable, Mapping

from django.utils.translation import gettext_lazy as _

from rulings.models import Club
from rulings.wording.terms import Text

NOT_OPEN = _(
    "This link opens nothing any more: it was used, revoked or replaced, or its time is over. "
    "Ask whoever administers the club for a new one."
)
NOT_HIS_LINK = _(
    "A new password opens every club in which this member has a role, and you do not administer all of them. "
    "Ask whoever runs the site."
)
NOT_HIS_ACCOUNT = _(
    "This account opens every club in which its owner has a role, and you do not administer all of them. "
    "Ask whoever runs the site."
)
_LEFT_ALONE = _(
    "Nobody else administers this for good: %(clubs)s. Give somebody that role first, then delete your account."
)
GROUPS: dict[str, Text] = {
    **dict.fromkeys(("Player", "Contestant", "Result", "Event", "Session", "SessionImport"), _("Lists and results")),
    **dict.fromkeys(
        ("SessionTemplate", "RosterPlayer", "SignIn", "DeskToken", "Invitation"), _("Players and settings of the club")
    ),
    **dict.fromkeys(("Difference", "KeptAside", "LateBoard"), _("Differences of files, and late boards")),
    **dict.fromkeys(("PlayingDirector", "BoardOpened"), _("Directors who play")),
    **dict.fromkeys(("IrregularityReport", "Arrival", "ReportCase", "FollowUp", "FactsSheet"), _("Reports")),
    **dict.fromkeys(("Ruling", "ScoreAdjustment"), _("Rulings and adjusted scores")),
    **dict.fromkeys(("Poll", "PollAnswer"), _("Polls")),
    **dict.fromkeys(("Appeal", "AppealMember"), _("Appeals")),
    **dict.fromkeys(("ScoreQuery", "PeriodExtension"), _("Queries about scores, and periods")),
    "RecorderNote": _("Notes on conduct"),
    **dict.fromkeys(("Publication", "PublicText", "CaseMark"), _("Published rulings")),
    "AuditText": _("Texts of the audit trail"),
}


def left_alone_text(clubs: Iterable[Club]) -> str:
    """Why an account cannot be deleted yet."""
    return str(_LEFT_ALONE) % {"clubs": ", ".join(map(str, clubs))}


def counts_text(rows: Mapping[str, int]) -> list[tuple[str, int]]:
    """Each group with how many of its entries change, in the order above."""
    counted: Counter[str] = Counter()
    for model, group in GROUPS.items():
        counted[str(group)] += rows.get(model, 0)
    return [(group, count) for group, count in counted.items() if count]


def forms_text(forms: Mapping[str, Mapping[str, int]]) -> list[tuple[str, str]]:
    """Each form of a name with the groups in which it stands and how often."""
    return [
        (form, ", ".join(f"{group}: {count}" for group, count in counts_text(rows))) for form, rows in forms.items()
    ]
