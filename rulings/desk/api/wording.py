"""What the interface refuses, in the language that is active."""

from django.utils.translation import get_language, gettext_lazy
from django.utils.translation import gettext as _

from rulings.laws.engine import UnknownAnswer
from rulings.laws.record.case_file import UnknownFact

UNKNOWN_PARAMETER = gettext_lazy("unknown parameter %(name)s: it takes %(known)s")
_LANGUAGE_OF_THE_LAWS = "en"


def refused_text(error: ValueError) -> str:
    """Why the laws do not take what they were told; what is wrong inside a record stays in their English."""
    match error:
        case _ if get_language() == _LANGUAGE_OF_THE_LAWS:
            return str(error)
        case UnknownFact():
            sentence = _("unknown fact %(key)s: this situation asks %(known)s")
            return sentence % {"key": repr(error.key[:60]), "known": ", ".join(error.known)}
        case UnknownAnswer() if not error.beside and not error.beside_a_record:
            sentence = _("fact %(key)s cannot be %(answer)s: it takes %(known)s")
            return sentence % {"key": repr(error.key), "answer": repr(error.raw)[:60], "known": error.expected}
    return _("what was told cannot be taken: %(reason)s") % {"reason": str(error)}
