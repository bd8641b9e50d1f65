"""What a role may be and until when, a mail address, and what is stored of a password."""

from datetime import date, datetime, time, timedelta
from enum import Enum
from zoneinfo import ZoneInfo

from django.contrib.auth.hashers import make_password
from django.contrib.auth.password_validation import validate_password
from django.contrib.auth.validators import UnicodeUsernameValidator
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput
from rulings.desk.base.texts import Text, clean, demanded
from rulings.models import Club, Role, User

LONGEST_INVITATION = 30
"""Days."""
HOURS_OF_A_LINK = 24
HOURS_OF_A_MAILED_LINK = 2


_LONGEST_PART = 150


class Kept(Enum):
    """What is said of something that stays as it is."""

    AS_IT_IS = "as it is"


def known_role(role: str) -> str:
    """One of the roles that a club gives; `BadInput` for any other."""
    if role not in Role.values:
        raise BadInput(_("There is no such role. Choose director, chief director or administrator."), "role")
    return role


def mail_address(text: str) -> str:
    """An address to which mail can go, or "" for none; `BadInput` for what is no address."""
    address = clean(text, Text.MAIL)
    try:
        if address:
            validate_email(address)
    except ValidationError:
        raise BadInput(_("That is no mail address. Write one such as audit@example.org."), "mail") from None
    return address


def end_of(club: Club, until: date | None) -> datetime | None:
    """The end of that day where the club is; None for no day. Refuses one that is over."""
    if until is None:
        return None
    end = datetime.combine(until + timedelta(days=1), time(), tzinfo=ZoneInfo(club.time_zone))
    if end <= timezone.now():
        raise BadInput(_("That day is over. Write a later one, or leave it empty for a role without an end."), "until")
    return end


def hashed(password: str, user: User) -> str:
    """What is stored of a password; `BadInput` for one that is easily guessed."""
    try:
        validate_password(password, user)
    except ValidationError as error:
        raise BadInput(" ".join(error.messages), "password") from None
    return make_password(password)


def account(*, username: str, name: str, password: str, mail: str) -> User:
    """A new account, not stored; `BadInput` for what none can have. The password is hashed."""
    first, last = _in_two(name)
    user = User(username=_for_sign_in(username), first_name=first, last_name=last, email=mail_address(mail))
    user.password = hashed(password, user)
    return user


def _in_two(name: str) -> tuple[str, str]:
    """First and last name; each fits its column."""
    first, _space, last = demanded(name, Text.PERSON).partition(" ")
    if max(len(first), len(last)) > _LONGEST_PART:
        raise BadInput(_("A first or last name may have 150 characters: shorten it."), "name")
    return first, last


def _for_sign_in(username: str) -> str:
    """The name of an account."""
    name: str = User.normalize_username(demanded(username, Text.USERNAME))
    try:
        UnicodeUsernameValidator()(name)
    except ValidationError:
        raise BadInput(
            _("Choose a name to sign in with of letters, digits and @ . + - _ alone, without a space."), "username"
        ) from None
    return name
