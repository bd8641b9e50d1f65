"""What a task is about, and why it was not done, in words; what runs every night."""

from collections.abc import Mapping

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.desk.tasks.values import Trouble
from rulings.models import NoticeKind, Task, TaskName
from rulings.wording.terms import Text

_TROUBLES: Mapping[str, Text] = {
    Trouble.NO_SERVER: gettext_lazy("The mail server does not answer."),
    Trouble.BROKEN_OFF: gettext_lazy("The mail server broke off in the middle."),
    Trouble.SIGN_IN: gettext_lazy(
        "The mail server does not let the site sign in: its name or password is another there."
    ),
    Trouble.ADDRESS: gettext_lazy("The mail server does not take the receiver's address."),
    Trouble.SENDER: gettext_lazy(
        "The mail server takes no mail from the site's address: the sender has to be another."
    ),
    Trouble.MESSAGE: gettext_lazy("The mail server does not take the message."),
    Trouble.PUSH: gettext_lazy("The push service of the browser does not take it."),
    Trouble.DIED: gettext_lazy("The worker died over it each time."),
    Trouble.FAULT: gettext_lazy("The site has a fault here: whoever runs it finds more in the log."),
    Trouble.PASSWORD: gettext_lazy("The site's secret was changed: type the password of the mail server once more."),
    Trouble.PLACE: gettext_lazy("A mail server is not looked for at that address."),
    Trouble.TOO_LONG: gettext_lazy("It is too long to be laid out on paper."),
    Trouble.NO_PDF: gettext_lazy("No PDF can be made here: the system library Pango is missing."),
    Trouble.NO_SOLVER: gettext_lazy("Double dummy is not installed here."),
    Trouble.SECRET: gettext_lazy("The site's secret was changed meanwhile: make a new link."),
}
_LETTERS: Mapping[str, Text] = {
    "invitation": gettext_lazy("Invitation"),
    "reset": TaskName.FORGOTTEN.label,
    "confirm": gettext_lazy("Link to confirm a mail address"),
    "trial": gettext_lazy("Trial on a device"),
}
_JOBS: Mapping[str, Text] = {
    "expire_notes": gettext_lazy("Deletes the recorder's notes whose time is over"),
    "clearsessions": gettext_lazy("Deletes sign-ins that have run out"),
    "read_casebooks": gettext_lazy("Reads the casebooks of other sites that clubs follow"),
    "clear_tasks": gettext_lazy("Deletes what is known of mail that went out long ago"),
    "expire_sittings": gettext_lazy("Deletes what was answered in tests whose time is over"),
    "backup": gettext_lazy("Backs up the database"),
    "publish_heads": gettext_lazy("Gives out the heads of the audit trails"),
    "verify_audit": gettext_lazy("Checks every audit trail"),
}


def trouble_text(task: Task) -> str:
    """Why it was not done; of a mail server, with the number it answered."""
    return why_text(task.trouble, task.reply)


def why_text(trouble: str, reply: int | None) -> str:
    """Why a letter did not go out, with the number that the mail server answered."""
    said = str(_TROUBLES.get(trouble, _TROUBLES[Trouble.FAULT]))
    return _("%(said)s It answered %(code)s.") % {"said": said, "code": reply} if reply else said


def job_text(name: str) -> str:
    """What a job of the night does."""
    return str(_JOBS.get(name, name))


def trouble_of_night(said: str, *, is_told: bool) -> str:
    """What went wrong: as the command said it, or only who knows it."""
    return said if is_told and said else _("It failed. Whoever runs the site finds why in its log.")


def what_text(task: Task) -> str:
    """What a task was to tell or to do."""
    kind = task.told.get("kind", "")
    return str(_LETTERS[kind] if kind in _LETTERS else NoticeKind(kind).label if kind else TaskName(task.name).label)
