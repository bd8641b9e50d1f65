"""The task that a button is about."""

from django import forms

from rulings.desk.base.forms import DeskForm


class TaskForm(DeskForm):
    """One of a list."""

    task = forms.IntegerField(min_value=1, widget=forms.HiddenInput)
