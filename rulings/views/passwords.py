"""One's own password, changed by oneself; a forgotten one is changed on the command line."""

from django.contrib import messages
from django.contrib.auth.forms import PasswordChangeForm
from django.contrib.auth.views import PasswordChangeView
from django.http import HttpResponse
from django.urls import reverse_lazy
from django.utils.translation import gettext as _

from rulings.forms.base import PasswordForm


class PasswordPage(PasswordChangeView):
    """Asks for the old one; who is signed in elsewhere is signed out there."""

    template_name = "people/password.html"
    form_class = PasswordForm
    success_url = reverse_lazy("desk")

    def form_valid(self, form: PasswordChangeForm) -> HttpResponse:
        """Changed, and told on the desk."""
        told = _("Your password is changed. Wherever else you were signed in, sign in with the new one.")
        messages.success(self.request, told)
        return super().form_valid(form)
