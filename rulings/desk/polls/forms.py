"""Putting a question to players of a level, answering it, and judging from the answers."""

from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from django import forms
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _

from rulings.bridge import CLOCKWISE, Card, Choice, Decision
from rulings.bridge.play_text import SYMBOLS
from rulings.desk.base.forms import DeskForm, NamelessForm, note
from rulings.desk.base.texts import Text
from rulings.desk.polls.wording import NO_ANSWER, answer_text
from rulings.desk.reports.forms.bidding import calls
from rulings.wording.terms import value_text

_MOST_SIGNS = 5_000
_SPACING_OFF = {"autocapitalize": "characters", "autocorrect": "off", "spellcheck": "false"}


class PollForm(NamelessForm):
    """What the players are shown and asked; all of it may be changed before it is put."""

    seat = forms.ChoiceField(label=_("Whose hand"))
    hand = forms.CharField(
        max_length=60,
        required=False,
        label=_("His hand"),
        help_text=_("Spades first, such as AK52.QT9.8.K7643. Empty: the hand that he was dealt."),
        widget=forms.TextInput(attrs=_SPACING_OFF),
    )
    auction = calls(_MOST_SIGNS)
    tricks = forms.CharField(
        max_length=_MOST_SIGNS,
        required=False,
        label=_("Tricks before it, one a line"),
        help_text=_("Such as SA S2 S5 S9, the leader’s card first."),
        widget=forms.Textarea(attrs={"rows": 3, **_SPACING_OFF}),
    )
    question = note(
        Text.POLL_QUESTION,
        2,
        label=_("Question"),
        help_text=_("Say nothing of what happened: no name, no ruling, no hesitation."),
    )
    level = forms.CharField(
        max_length=Text.LEVEL.limit,
        required=False,
        label=_("Level of the player"),
        help_text=_("Players of about this level are asked. They read it too."),
    )

    def __init__(self, data: Any = None, **settings: Any) -> None:
        super().__init__(data, auto_id="poll_%s", **settings)
        self.fields["seat"].choices = [(str(seat), value_text(seat)) for seat in CLOCKWISE]  # type: ignore[attr-defined]
        self.fields["auction"].label = _("Auction up to the decision")

    def given(self) -> dict[str, Any]:
        tricks = [line.translate(SYMBOLS).split() for line in self.cleaned_data["tricks"].splitlines() if line.strip()]
        return self.cleaned_data | {"tricks": tricks}


class PollAnswerForm(DeskForm):
    """What a peer would do; `answer_key` makes a form sent twice one answer."""

    answer = forms.CharField(max_length=Text.POLL_ANSWER.limit, label=_("Your answer"))
    considered = forms.CharField(max_length=Text.CONSIDERED.limit, required=False)
    reason = note(Text.REASON, required=False)
    level = forms.CharField(max_length=Text.LEVEL.limit, required=False)
    answer_key = forms.UUIDField(widget=forms.HiddenInput)

    labels = {
        "considered": _("What else did you seriously consider?"),
        "reason": _("Why?"),
        "level": _("How well do you play? In a word or two"),
    }

    def __init__(self, data: Any, sight: Decision, **settings: Any) -> None:
        initial = {"answer_key": uuid4(), **settings.pop("initial", {})}
        super().__init__(data, initial=initial, auto_id="answer_%s", **settings)
        self.sight = sight
        for name, label in self.labels.items():
            self.fields[name].label = label
        self.fields["answer"].error_messages["required"] = str(NO_ANSWER[sight.choice])
        if sight.choice is Choice.CALL:
            self.fields["considered"].help_text = _("Such as P 2S 3NT.")
        if sight.choice is Choice.CARD:
            self.fields["considered"].help_text = _("Such as SA H5.")

    @property
    def chosen(self) -> str:
        """The answer that was sent, to be shown as chosen again."""
        return str(self["answer"].value() or "")


class NotedAnswerForm(PollAnswerForm):
    """What a peer told the director."""

    peer = forms.CharField(max_length=Text.PEER.limit, required=False, label=_("Who was asked (may stay empty)"))

    labels = {
        "considered": _("What else did he seriously consider?"),
        "reason": _("Why?"),
        "level": _("His level"),
    }
    field_order = ("peer", "answer", "considered", "reason", "level")

    def __init__(self, data: Any, sight: Decision, **settings: Any) -> None:
        super().__init__(data, sight, **settings)
        self.fields["answer"].label = _("His answer")
        if sight.choice is not Choice.WORDS:
            options = [(value, capfirst(answer_text(sight.choice, value))) for value in _options_of(sight)]
            self.fields["answer"].widget = forms.Select(choices=[("", "–"), *options])


class JudgeForm(DeskForm):
    """The logical alternatives among the answers, others, and the reason."""

    alternatives = forms.MultipleChoiceField(
        required=False,
        label=_("Logical alternatives"),
        widget=forms.CheckboxSelectMultiple,
    )
    others = forms.CharField(
        max_length=200, required=False, label=_("Others, that nobody named"), help_text=_("With commas between.")
    )
    reason = note(
        Text.REASON,
        3,
        label=_("Your reason"),
        error_messages={"required": _("Write the reason for it.")},
    )

    def __init__(self, data: Any, named: Sequence[tuple[str, str]], **settings: Any) -> None:
        super().__init__(data, auto_id="judge_%s", **settings)
        self.fields["alternatives"].choices = list(named)  # type: ignore[attr-defined]

    def given(self) -> dict[str, Any]:
        others = [each.strip() for each in self.cleaned_data["others"].split(",")]
        return {"alternatives": [*self.cleaned_data["alternatives"], *others], "reason": self.cleaned_data["reason"]}


def _options_of(sight: Decision) -> list[str]:
    """Every call or card that may be chosen, as it is sent; none where the answer is in words."""
    cards: list[Card] = sorted(sight.cards, reverse=True)
    return [str(call) for call in sight.calls] or [str(card) for card in cards]
