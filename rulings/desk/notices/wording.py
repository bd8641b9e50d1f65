"""What mail says, in whole sentences: to whom it is told in his own language. No name of a player is in any of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from rulings.models import NoticeKind
from rulings.wording.terms import Text


@dataclass(frozen=True)
class Words:
    """Subject, paragraph and link of a letter; what stands in them is named."""

    subject: Text
    line: Text
    do: Text


_OPEN_APPEAL = _("Open the appeal")
NOTICES: Mapping[str, Words] = {
    NoticeKind.RULING_WAITS: Words(
        _("A ruling waits for you: %(session)s, board %(board)s"),
        _("At %(club)s a ruling in %(session)s, board %(board)s, waits for a countersignature."),
        _("Open the ruling"),
    ),
    NoticeKind.APPEAL_LODGED: Words(
        _("An appeal was lodged: %(session)s, board %(board)s"),
        _("At %(club)s an appeal was lodged against a ruling in %(session)s, board %(board)s."),
        _OPEN_APPEAL,
    ),
    NoticeKind.APPEAL_DECIDED: Words(
        _("An appeal was decided: %(session)s, board %(board)s"),
        _("At %(club)s the appeal against a ruling in %(session)s, board %(board)s, was decided."),
        _OPEN_APPEAL,
    ),
    NoticeKind.APPEAL_ASKED: Words(
        _("The federation asks for something: %(session)s, board %(board)s"),
        _(
            "The federation before which %(club)s has an appeal asks for something: a ruling in %(session)s, board "
            "%(board)s."
        ),
        _OPEN_APPEAL,
    ),
    NoticeKind.APPEAL_SENT: Words(
        _("An appeal is before the federation: %(session)s, board %(board)s"),
        _("A club has sent an appeal to %(club)s, or said more on it: a ruling in %(session)s, board %(board)s."),
        _OPEN_APPEAL,
    ),
    NoticeKind.PUBLISHED: Words(
        _("A ruling was published: %(session)s"),
        _("At %(club)s a ruling in %(session)s was published in the casebook."),
        _("Open the case"),
    ),
    NoticeKind.CALL: Words(
        _("Table %(table)s calls the director"),
        _("%(session)s, at %(club)s."),
        _("Open the calls"),
    ),
    NoticeKind.DEADLINE: Words(
        _("Until %(when)s: %(what)s"),
        _("In %(session)s something waits for you until %(when)s: %(what)s."),
        _("Open it"),
    ),
}
ASKED_BY = Words(
    _("The federation wants an answer by %(when)s: %(session)s, board %(board)s"),
    _(
        "The federation before which %(club)s has an appeal wants an answer by %(when)s: a ruling in %(session)s, "
        "board %(board)s."
    ),
    _OPEN_APPEAL,
)
HEARING = Words(
    _("The federation’s hearing is on %(when)s: %(session)s, board %(board)s"),
    _(
        "The federation hears an appeal of %(club)s on %(when)s, and asks for something before: a ruling in "
        "%(session)s, board %(board)s."
    ),
    _OPEN_APPEAL,
)
DECIDED_THERE = Words(
    _("The federation has decided an appeal: %(session)s, board %(board)s"),
    _(
        "The federation has decided an appeal of %(club)s: a ruling in %(session)s, board %(board)s. The players are "
        "still to be told."
    ),
    _OPEN_APPEAL,
)
INVITATION = Words(
    _("Invitation to %(club)s"),
    _(
        "%(by)s invites you to direct or to administer at %(club)s. "
        "The invitation works once, and waits until %(until)s."
    ),
    _("Take up the invitation"),
)
RESET = Words(
    _("A new password for the rulings desk"),
    _(
        "Somebody, you we hope, asked for a new password of the account %(account)s. "
        "The link works once, and until %(until)s. If it was not you, do nothing: your password stays as it is."
    ),
    _("Set a new password"),
)
CONFIRM = Words(
    _("Is this your mail address?"),
    _(
        "The account %(account)s of the rulings desk wants to be told things by mail at this address. "
        "If that is you, open the link. If not, do nothing: no other mail comes here."
    ),
    _("Yes, this is my address"),
)
NO_MAIL = _("This site has no mail server: nothing can be sent. Whoever administers it can set one.")
GIVEN = _("The mail server of this site is named where the site runs (EMAIL_HOST): it is changed there, not here.")
NOT_SET = _("This site has no mail server yet: set one first, then try it.")
NO_HOST = _("This is no server that can be asked: write its name, such as mail.example.org.")
NO_PASSWORD_GOES_ALONG = _(
    "Type the password as well: one that was kept goes to no other server and for no other name."
)
NO_ADDRESS = _("Write your mail address first: without it nothing can be sent.")
TRIAL = Words(
    _("This is a trial"),
    _("So this device tells you what you have chosen."),
    _("Open the page of notices"),
)
NO_SERVICE = _("This site sends nothing to the push service of that browser. Use another one, or have it told by mail.")
NO_SUBSCRIPTION = _(
    "The browser did not say how it can be told anything. Open the page anew and press the button again."
)
TOO_MANY_DEVICES = _("Notices go to as many devices as they may. End one of them first.")
OVER = _("This link confirms nothing any more: it was used, or another address was written since. Ask for a new one.")
