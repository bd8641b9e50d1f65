"""Who gets an office, which casebook is followed, what is looked for in them, what a club thinks of a case."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, NamelessForm, note
from rulings.desk.base.texts import Text
from rulings.desk.between.values import MOST_BYTES_OF_A_CASE, MOST_TAGS
from rulings.desk.between.wording import NOT_A_MEMBER, NOT_A_SIGNED_CASE, TOO_LARGE_A_CASE
from rulings.desk.casebook.forms import words_typed
from rulings.desk.casebook.queries.search import clubs_published
from rulings.desk.casebook.values import Wanted
from rulings.models import CaseMark, Club, OfficeKind, Tag, User, Verdict

_LONGEST_ADDRESS = 300


class _MemberField(forms.ModelChoiceField):  # type: ignore[type-arg]
    """A member of the federation, by name."""

    default_error_messages = {"required": NOT_A_MEMBER, "invalid_choice": NOT_A_MEMBER}

    def label_from_instance(self, obj: Any) -> str:
        return str(obj.display_name)


class OfficeForm(DeskForm):
    """Who does what for the federation."""

    user = _MemberField(User.objects.none(), label=_("Member of the federation"))
    kind = forms.ChoiceField(choices=OfficeKind.choices, label=_("What he does"))

    def __init__(self, data: Any, federation: Club) -> None:
        super().__init__(data)
        members = User.objects.filter(memberships__club=federation, memberships__session=None, is_active=True)
        self.fields["user"].queryset = members.order_by("username")  # type: ignore[attr-defined]


class FollowClubForm(DeskForm):
    """A club of this site."""

    source = forms.ModelChoiceField(Club.objects.none(), label=_("Club on this site"), empty_label=_("Choose a club"))

    def __init__(self, data: Any, club: Club) -> None:
        super().__init__(data)
        self.fields["source"].queryset = clubs_published().exclude(pk=club.pk)  # type: ignore[attr-defined]


class FollowFeedForm(DeskForm):
    """A casebook elsewhere."""

    address = forms.CharField(
        max_length=_LONGEST_ADDRESS,
        label=_("Address of a casebook’s feed on another site"),
        help_text=_("Atom or JSON, as such a site offers it, beginning with https://"),
        widget=forms.TextInput(attrs={"inputmode": "url", "autocapitalize": "none", "spellcheck": "false"}),
    )
    title = forms.CharField(max_length=Text.CLUB.limit, label=_("What you call it"))


class FollowedForm(DeskForm):
    """What is looked for among one's own cases and those that are followed."""

    q = forms.CharField(max_length=200, required=False, label=_("Words"))
    law = forms.IntegerField(min_value=1, max_value=93, required=False, label=_("Law"))
    club = forms.ChoiceField(required=False, label=_("Club"))
    before = forms.IntegerField(
        min_value=1, max_value=2**62, required=False, label=_("Older than"), widget=forms.HiddenInput
    )

    def __init__(self, data: QueryDict, clubs: Iterable[Club]) -> None:
        super().__init__(data)
        self.clubs = {each.slug: each for each in clubs}
        choices = [("", _("any club")), *((slug, each.name) for slug, each in self.clubs.items())]
        self.fields["club"].choices = choices  # type: ignore[attr-defined]

    def wanted(self) -> Wanted:
        """What a valid form looks for among these clubs."""
        chosen = self.cleaned_data["club"]
        among = (chosen,) if chosen else tuple(self.clubs)
        return Wanted(words=words_typed(self.cleaned_data["q"]), law=self.cleaned_data["law"], clubs=among)


class MarkForm(NamelessForm):
    """What a club thinks of a case; a federation's editors add tags."""

    verdict = forms.ChoiceField(
        choices=[("", _("no mark")), *Verdict.choices],
        required=False,
        widget=forms.RadioSelect,
        label=_("What you think of it"),
    )
    reason = note(Text.MARK_REASON, 3, required=False, label=_("Reason"), error_messages={})
    tags = forms.MultipleChoiceField(
        choices=Tag.choices,
        required=False,
        widget=forms.CheckboxSelectMultiple,
        label=_("Tags"),
    )
    own_tags = forms.CharField(
        max_length=MOST_TAGS * Text.TAG.limit,
        required=False,
        label=_("Tags of your own"),
        help_text=_("Parted by commas."),
    )

    is_public = forms.BooleanField(
        required=False,
        label=_("Readers of the casebook see this as the federation’s"),
        help_text=_("Where the club shows what its federation says of its cases. Name nobody."),
    )

    before = forms.IntegerField(min_value=0, required=False, widget=forms.HiddenInput)

    def __init__(self, data: Any, mark: CaseMark | None, *, has_tags: bool, has_readers: bool = False) -> None:
        known = set(Tag)
        begun: dict[str, Any] = {"before": mark.pk if mark else 0}
        if mark is not None:
            own = ", ".join(tag for tag in mark.tags if tag not in known)
            begun |= {"verdict": mark.verdict, "reason": mark.reason, "tags": mark.tags, "own_tags": own}
            begun["is_public"] = mark.is_public
        super().__init__(data, initial=begun)
        if not has_tags:
            del self.fields["tags"], self.fields["own_tags"]
        if not has_readers:
            del self.fields["is_public"], self.fields["not_names"]

    def given(self) -> dict[str, Any]:
        """The mark, with both kinds of tags, and who sees it."""
        data = self.cleaned_data
        own = [tag.strip() for tag in data.get("own_tags", "").split(",") if tag.strip()]
        seen = {"is_public": data.get("is_public", False), "not_names": data.get("not_names", ())}
        seen["before"] = data["before"]
        return {"verdict": data["verdict"], "reason": data["reason"], "tags": [*data.get("tags", []), *own], **seen}


class VerifyForm(DeskForm):
    """A signed case, as a file or pasted."""

    file = forms.FileField(required=False, label=_("Signed file of a case"))
    text = forms.CharField(
        required=False,
        max_length=MOST_BYTES_OF_A_CASE,
        label=_("Or its text"),
        widget=forms.Textarea(attrs={"rows": 4, "spellcheck": "false"}),
    )

    def clean(self) -> dict[str, Any]:
        """With what is to be looked at, as `signed`."""
        file = self.cleaned_data.get("file")
        if file is not None and file.size > MOST_BYTES_OF_A_CASE:
            self.add_error("file", TOO_LARGE_A_CASE)
            return self.cleaned_data
        signed = file.read() if file is not None else self.cleaned_data.get("text", "").encode(errors="replace")
        if not signed:
            self.add_error("file", NOT_A_SIGNED_CASE)
        self.cleaned_data["signed"] = signed
        return self.cleaned_data

    def given(self) -> dict[str, Any]:
        """The bytes alone."""
        return {"signed": self.cleaned_data["signed"]}
