"""What lodging an appeal and each of its steps ask for: one small form each. Writes nothing."""

from collections.abc import Sequence
from typing import Any, ClassVar
from uuid import uuid4

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.appeals.queries import members_of_club
from rulings.desk.appeals.values import DECISIONS
from rulings.desk.appeals.wording.steps import NO_MERIT_SAID
from rulings.desk.base.forms import DeskForm, ReasonForm, note
from rulings.desk.base.names import is_among
from rulings.desk.base.texts import Text
from rulings.desk.cases.queries.hearers import Member
from rulings.desk.profiles.values.review import MOST_MEMBERS, read_review_settings
from rulings.models import Appeal, Body, Decision, DepositFate, Merit, Ruling, User
from rulings.wording.situations import situation_title
from rulings.wording.terms import SIDES


def _a_name(label: Any, **settings: Any) -> forms.CharField:
    """Somebody's name."""
    return forms.CharField(max_length=Text.APPELLANT.limit, label=label, **settings)


class _LodgeForm(DeskForm):
    """An appeal: why, and who agrees to it; `appeal_key` makes a form sent twice one appeal."""

    reasons = note(
        Text.APPEAL_REASONS,
        5,
        label=_("Reasons of the appeal"),
        help_text=_("What is wrong with the ruling: the facts, the judgement, or the law."),
    )
    appeal_key = forms.UUIDField(widget=forms.HiddenInput)

    def __init__(self, data: Any = None, **settings: Any) -> None:
        super().__init__(data, initial={"appeal_key": uuid4()}, **{"auto_id": "lodge_%s", **settings})


class DirectorsLodgeForm(_LodgeForm):
    """An appeal that a director takes down for a side."""

    field_order = ("side", "reasons", "first", "second")
    side = forms.ChoiceField(
        choices=list(SIDES.items()),
        widget=forms.RadioSelect,
        label=_("The side that appeals"),
        error_messages={"required": _("Choose the side that appeals.")},
    )
    first = _a_name(_("Agrees to the appeal"), required=False)
    second = _a_name(_("His partner, if he agrees too"), required=False)

    def __init__(self, data: Any, needed: int, **settings: Any) -> None:
        super().__init__(data, **settings)
        if needed == 1:
            del self.fields["second"]
            self.fields["first"].label = _("The captain, or the player, who agrees")

    def given(self) -> dict[str, Any]:
        """The side's appeal, with the names of those who agree."""
        names = [self.cleaned_data.get(field, "") for field in ("first", "second")]
        lodged = {field: self.cleaned_data[field] for field in ("side", "reasons", "appeal_key")}
        return lodged | {"consents": [name for name in names if name]}


class PlayersLodgeForm(_LodgeForm):
    """An appeal from a side's private page."""

    field_order = ("ruling", "reasons", "name", "partner", "partner_agrees")
    ruling = forms.ChoiceField(label=_("Which ruling"))
    name = _a_name(_("Your name"), error_messages={"required": _("Write your name.")})
    partner = _a_name(_("Your partner's name"), required=False)
    partner_agrees = forms.BooleanField(
        required=False,
        label=_("My partner agrees to this appeal"),
        help_text=_("Both partners must agree. Without this tick the appeal waits until your partner does."),
    )

    def __init__(self, data: Any, rulings: Sequence[Ruling], form: str) -> None:
        super().__init__(data)
        self.rulings = {str(ruling.pk): ruling for ruling in rulings}
        choices = self.fields["ruling"]
        choices.choices = [(pk, situation_title(each.situation)) for pk, each in self.rulings.items()]  # type: ignore[attr-defined]
        if len(rulings) == 1:
            choices.widget = forms.HiddenInput()
            self.initial["ruling"] = rulings[0].pk
        if form in _ALONE:
            del self.fields["partner"], self.fields["partner_agrees"]
            self.fields["name"].label = _ALONE[form]

    def clean(self) -> dict[str, Any]:
        if self.cleaned_data.get("partner_agrees") and not self.cleaned_data.get("partner"):
            self.add_error("partner", _("Write the name of your partner, who agrees."))
        return self.cleaned_data

    def given(self) -> dict[str, Any]:
        """The appeal against the ruling that was chosen, with the names of those who agree."""
        data = self.cleaned_data
        names = [data["name"], *([data["partner"]] if data.get("partner_agrees") else [])]
        lodged = {field: data[field] for field in ("reasons", "appeal_key")}
        return lodged | {"ruling": self.rulings[data["ruling"]], "consents": names}


_CAPTAIN = _("The captain's name")
_ALONE = {"individual": _("Your name"), "teams": _CAPTAIN, "knockout": _CAPTAIN}
"""Forms of play in which one agreement is enough (92D), and whose."""


class StepForm(DeskForm):
    """The form of a step, which begins with what the appeal has under the names of `columns`; a press has no field."""

    columns: ClassVar[tuple[str, ...]] = ()

    def __init__(self, data: Any, appeal: Appeal, **settings: Any) -> None:
        begun = {name: getattr(appeal, name) for name in self.columns}
        super().__init__(data, initial=begun | settings.pop("initial", {}), **settings)


class WhyForm(StepForm, ReasonForm):
    """A step that demands its reason."""


class ConsentForm(StepForm):
    """A player or captain who agrees."""

    name = _a_name(_("Who agrees"), error_messages={"required": Text.APPELLANT.missing})


class DepositForm(StepForm):
    """The deposit and its fate."""

    columns = ("deposit",)
    deposit = forms.CharField(
        max_length=Text.DEPOSIT.limit, required=False, label=_("Deposit"), help_text=_("Empty where none is asked for.")
    )
    is_paid = forms.BooleanField(required=False, label=_("Paid"))
    fate = forms.ChoiceField(
        choices=[("", _("still held")), *DepositFate.choices], required=False, label=_("What became of it")
    )

    def __init__(self, data: Any, appeal: Appeal, **settings: Any) -> None:
        paid = {"is_paid": appeal.deposit_paid_at is not None, "fate": appeal.deposit_fate}
        super().__init__(data, appeal, initial=paid, **settings)


class CommentForm(StepForm):
    """The other side's word."""

    columns = ("comments",)
    comments = note(
        Text.COMMENTS,
        4,
        label=_("The other side's comments"),
    )


class StatementForm(StepForm):
    """The director's statement."""

    columns = ("statement",)
    statement = note(
        Text.DIRECTORS_STATEMENT,
        4,
        label=_("The director's statement"),
        help_text=_("What was ruled, on which facts, who was asked or polled."),
    )


class PointsForm(StepForm):
    """Points of law with their ruling, and points of fact."""

    columns = ("law_points", "law_ruling", "fact_points")
    law_points = note(Text.POINTS, 3, required=False, label=_("Points of law or regulation (may stay empty)"))
    law_ruling = note(Text.LAW_RULING, 3, required=False, label=_("The chief director's ruling on them"))
    fact_points = note(
        Text.POINTS, 3, required=False, label=_("Points of fact and judgement, for those who hear the appeal")
    )


_HEARD_HERE = [(each.value, each.label) for each in Body if each is not Body.FEDERATION]


class SeatForm(StepForm):
    """Who hears it: the body, and a row for each member; the chair's row number."""

    body = forms.ChoiceField(choices=_HEARD_HERE, widget=forms.RadioSelect, label=_("Who hears the appeal"))
    chair = forms.ChoiceField(required=False, label=_("Chair of a committee"))

    def __init__(self, data: Any, appeal: Appeal, **settings: Any) -> None:
        seated = list(appeal.members.all())
        usual = read_review_settings(appeal.ruling.report.session.profile.review).members
        count = min(MOST_MEMBERS, max(usual, len(seated)) + 1)
        initial: dict[str, Any] = {"body": appeal.body}
        for row, member in enumerate(seated, start=1):
            initial |= {f"name_{row}": member.name, f"conflict_{row}": member.conflict}
            initial |= {"chair": str(row)} if member.is_chair else {}
        super().__init__(data, appeal, initial=initial, **settings)
        self.people, self.numbers = members_of_club(appeal.club_id), range(1, count + 1)
        none, numbered = [("", _("nobody"))], [(row, str(row)) for row in self.numbers]
        self.fields["chair"].choices = none + numbered  # type: ignore[attr-defined]
        for row in self.numbers:
            self.fields[f"name_{row}"] = _a_name(_("Member {row}").format(row=row), required=False)
            self.fields[f"conflict_{row}"] = forms.CharField(
                max_length=Text.CONFLICT.limit, required=False, label=_("His conflict of interest, if any")
            )

    @property
    def rows(self) -> list[tuple[forms.BoundField, forms.BoundField]]:
        """Each member's two fields."""
        return [(self[f"name_{row}"], self[f"conflict_{row}"]) for row in self.numbers]

    def clean(self) -> dict[str, Any]:
        """The body and those who are named, each with the account of that name, if there is one."""
        data = self.cleaned_data
        members = [
            Member(name, self.account(name), str(row) == data.get("chair"), data.get(f"conflict_{row}", ""))
            for row in self.numbers
            if (name := data.get(f"name_{row}", ""))
        ]
        return {"body": data.get("body", ""), "members": members}

    def account(self, name: str) -> User | None:
        """The club's member who is called that."""
        return next((user for user in self.people if is_among(name, [user.display_name, user.username])), None)


class HearForm(StepForm):
    """The hearing; both fields may stay empty."""

    attended = note(
        Text.ATTENDED, 2, required=False, label=_("Who attended"), help_text=_("Players, captains, the director.")
    )
    scribe = _a_name(_("Who kept the record"), required=False)


class DecideForm(StepForm):
    """The decision."""

    decision = forms.ChoiceField(
        widget=forms.RadioSelect,
        label=_("Decision"),
        error_messages={"required": _("Choose the decision.")},
    )
    findings = note(
        Text.APPEAL_FINDINGS,
        4,
        label=_("What was found"),
    )
    decision_text = note(
        Text.DECISION,
        4,
        label=_("The decision and its reasons"),
    )
    merit = forms.ChoiceField(
        choices=Merit.choices,
        widget=forms.RadioSelect,
        label=_("Merit (92A)"),
        error_messages={"required": NO_MERIT_SAID},
    )
    dissent = note(Text.DISSENT, required=False, label=_("Dissent (may stay empty)"))

    def __init__(self, data: Any, appeal: Appeal, **settings: Any) -> None:
        super().__init__(data, appeal, **settings)
        allowed = DECISIONS[Body(appeal.body)]
        self.fields["decision"].choices = [(each.value, each.label) for each in Decision if each in allowed]  # type: ignore[attr-defined]


class FurtherForm(StepForm):
    """A further appeal."""

    columns = ("further",)
    further = note(
        Text.FURTHER,
        label=_("To whom the further appeal goes, and when it was lodged"),
    )
