"""Where somebody is told what, and in which language."""

from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
from rulings.desk.base.texts import Text
from rulings.models import NoticeKind


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
        choices=NoticeKind.choices,
        widget=forms.CheckboxSelectMultiple,
        help_text=_("Of every club in which your role lets you see it. Never of what you did yourself."),
    )
