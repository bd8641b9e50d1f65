"""Which restriction has ended: the ruling that laid it down, and the place of its finding there."""

from django import forms

from rulings.forms.base import DeskForm


class EndedForm(DeskForm):
    """One restriction of the report's page, or of the desk, where the director then stays."""

    ruling = forms.IntegerField(min_value=1, max_value=2**63 - 1, widget=forms.HiddenInput)
    place = forms.IntegerField(min_value=0, max_value=9_999, widget=forms.HiddenInput)
    from_desk = forms.BooleanField(required=False, widget=forms.HiddenInput)
