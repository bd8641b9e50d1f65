"""What is said of a browser, and of proofs that prove nothing."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

_PROGRAMS = {
    "edge": "Edge",
    "opera": "Opera",
    "samsung": "Samsung Internet",
    "firefox": "Firefox",
    "chrome": "Chrome",
    "safari": "Safari",
}
_DEVICES = {
    "iphone": "iPhone",
    "ipad": "iPad",
    "android": "Android",
    "chromebook": "Chromebook",
    "windows": "Windows",
    "mac": "Mac",
    "linux": "Linux",
}

WRONG_PASSWORD = gettext_lazy("That is not your password. Write the one that you sign in with now.")
WRONG_CODE = gettext_lazy("That code opens nothing: it is wrong, too old, or was used. Write the next one.")
WRONG_PASSKEY = gettext_lazy("That passkey opens nothing here. Try it again, or go on with your password.")
NO_PROOF = gettext_lazy("Write your password, or use a passkey.")
CODES_ARE_ON = gettext_lazy("One-time codes are on already. Turn them off first to use another app.")
CODES_ARE_OFF = gettext_lazy("One-time codes are off: there is nothing to change.")


def browser_text(kept: str) -> str:
    """A browser and its device in words."""
    program, _slash, device = kept.partition("/")
    named, on = _PROGRAMS.get(program), _DEVICES.get(device)
    if named and on:
        return _("%(browser)s on %(device)s") % {"browser": named, "device": on}
    return named or on or _("A browser that says no name")
