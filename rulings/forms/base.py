"""What all forms here share: labels stand above their fields, so they end without a colon."""

from typing import Any

from django import forms
from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm


class DeskForm(forms.Form):
    """A form of the desk."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **settings})


class SignInForm(AuthenticationForm):
    """Name and password."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **settings})


class PasswordForm(PasswordChangeForm):
    """The old password, and the new one twice."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **settings})


class ServiceForm(DeskForm):
    """A form whose clean values a service takes."""

    def given(self) -> dict[str, Any]:
        """What the service is told."""
        return self.cleaned_data
