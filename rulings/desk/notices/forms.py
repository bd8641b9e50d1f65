"""Where somebody is told what, and in which language."""

from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
from rulings.desk.base.texts import Text
from rulings.desk.notices.values.letters import MAILED, SHOWN
from rulings.models import MailSecurity


class MailboxForm(DeskForm):
    """One's own mailbox."""

    mail = forms.EmailField(
        required=False,
        max_length=Text.MAIL.limit,
        label=_("Your mail address"),
        help_text=_("We mail it a link first: nothing else goes there until you have opened it."),
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )
    language = forms.ChoiceField(label=_("Language of the mail"), choices=settings.LANGUAGES)
    kinds = forms.MultipleChoiceField(
        required=False,
        label=_("What you want to be told"),
        choices=[(each.value, each.label) for each in MAILED],
        widget=forms.CheckboxSelectMultiple,
        help_text=_("Of every club in which your role lets you see it. Never of what you did yourself."),
    )


class DeviceForm(DeskForm):
    """What this browser is to show; the rest is written into it by the browser itself."""

    endpoint = forms.CharField(required=False, max_length=600, widget=forms.HiddenInput())
    point = forms.CharField(required=False, max_length=88, widget=forms.HiddenInput())
    secret = forms.CharField(required=False, max_length=24, widget=forms.HiddenInput())
    told = forms.MultipleChoiceField(
        label=_("What this device is to show"),
        choices=[(each.value, each.label) for each in SHOWN],
        initial=[each.value for each in SHOWN],
        widget=forms.CheckboxSelectMultiple,
        error_messages={"required": _("Choose at least one thing that the device is to show.")},
    )


class OneDeviceForm(DeskForm):
    """One of the reader's devices."""

    device = forms.IntegerField(min_value=1, max_value=2**63 - 1)


class MailServerForm(DeskForm):
    """How the site sends mail."""

    host = forms.CharField(
        required=False,
        max_length=253,
        label=_("Mail server (empty: no mail)"),
        help_text=_("As your provider of mail names it, such as mail.example.org."),
        widget=forms.TextInput(attrs={"inputmode": "url", "autocapitalize": "none", "spellcheck": "false"}),
    )
    security = forms.ChoiceField(
        label=_("How it is spoken with"), choices=MailSecurity.choices, initial=MailSecurity.STARTTLS
    )
    port = forms.IntegerField(label=_("Port"), min_value=1, max_value=65_535, initial=587)
    username = forms.CharField(
        required=False,
        max_length=254,
        label=_("Name to sign in there (may stay empty)"),
        widget=forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}),
    )
    password = forms.CharField(
        required=False,
        max_length=1_000,
        strip=False,
        label=_("Password there"),
        help_text=_("It is kept sealed and never shown again. Empty: the one that is kept for this server and name."),
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
    )
    sender = forms.EmailField(
        required=False, max_length=Text.MAIL.limit, label=_("Address from which the mail comes (may stay empty)")
    )


class TryMailForm(DeskForm):
    """Where a letter goes that tries the server."""

    to = forms.EmailField(max_length=Text.MAIL.limit, label=_("Send a letter to"))
