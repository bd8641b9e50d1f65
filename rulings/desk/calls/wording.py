"""What a table reads of its call, and what a director reads who was not the first."""

from collections.abc import Mapping

from django.conf import settings
from django.utils.timezone import localtime
from django.utils.translation import gettext, override
from django.utils.translation import gettext_lazy as _

from rulings.desk.calls.values import place_of
from rulings.models import CallState, TableCall
from rulings.wording.terms import Text

_TOLD: Mapping[CallState, Text] = {
    CallState.CALLED: _("The director has been called at {time}."),
    CallState.ON_THE_WAY: _("{name} is on the way."),
    CallState.DEFERRED: _("The director will come later."),
    CallState.SETTLED: _("The call has been settled."),
    CallState.WITHDRAWN: _("The call has been taken back."),
}
_SOMEBODY = _("A director is on the way.")
_MEANWHILE: Mapping[CallState, Text] = {
    CallState.CALLED: _("Table {table} is waiting again. Look at the calls as they are now."),
    CallState.ON_THE_WAY: _("{name} is already on the way to table {table}."),
    CallState.DEFERRED: _("The call of table {table} has been put off meanwhile. Look at the calls as they are now."),
    CallState.SETTLED: _("The call of table {table} is already settled."),
    CallState.WITHDRAWN: _("Table {table} has taken its call back."),
}
_SOMEBODY_MEANWHILE = _("A director is already on the way to table {table}.")
NOT_IN_USE = _("This card is not in use any more. Ask the director for the new one.")
PLAY_IS_OVER = _("Play is over in this session: this card calls nobody any more.")
CLOSED = _("This session is closed: its tables call nobody any more.")
CHANGED_MEANWHILE = _("This has changed meanwhile. Read how it stands now.")


def told(call: TableCall) -> str:
    """How far its call has come, as the table reads it; of a director no more than the first name."""
    name = call.taken_by.first_name if call.taken_by else ""
    on_the_way = call.state == CallState.ON_THE_WAY
    sentence = _SOMEBODY if on_the_way and not name else _TOLD[CallState(call.state)]
    return str(sentence).format(name=name, time=f"{localtime(call.called_at):%H:%M}")


def meanwhile(call: TableCall) -> str:
    """What became of a call before a director's own act on it came."""
    name = call.taken_by.display_name if call.taken_by else ""
    on_the_way = call.state == CallState.ON_THE_WAY
    sentence = _SOMEBODY_MEANWHILE if on_the_way and not name else _MEANWHILE[CallState(call.state)]
    return str(sentence).format(name=name, table=place_of(call))


def director_please() -> str:
    """What a table says, in the active language."""
    return gettext("Director, please")


def also_please(language: str) -> list[tuple[str, str]]:
    """The same in the other languages: code and words."""
    return [(code, _please_in(code)) for code, _name in settings.LANGUAGES if code != language]


def _please_in(language: str) -> str:
    """The words in one language."""
    with override(language):
        return director_please()
