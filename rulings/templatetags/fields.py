"""The fields of forms. Each is drawn once for all that it is drawn from."""

from typing import Any

from django import forms, template
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from rulings.desk.base.known import Known

register = template.Library()
_DRAWN: Known[SafeString] = Known(2000)
_EMPTY: Known[SafeString] = Known(2000, is_own=True)


@register.simple_tag
def field(bound: forms.BoundField) -> SafeString:
    """A field with its label, its help and what was wrong with it; one that offers choices is drawn anew."""
    if not isinstance(bound.field.widget, forms.TextInput | forms.Textarea):
        return bound.as_field_group()
    drawn = _DRAWN if bound.value() else _EMPTY
    return drawn.of((get_language(), *_told(bound)), bound.as_field_group)


def _told(bound: forms.BoundField) -> tuple[Any, ...]:
    """All that a text field is drawn from."""
    form, widget, its = bound.form, bound.field.widget, bound.field
    value, attrs = bound.value(), bound.build_widget_attrs({}, widget) | widget.attrs
    return (
        *(each.__class__.__qualname__ for each in (form, its, widget)),
        *(form.auto_id, form.label_suffix, bound.html_name, str(bound.label), str(bound.help_text)),
        *(its.required, its.disabled, bound.is_hidden, value.__class__.__qualname__, str(value)),
        *(tuple(map(str, bound.errors)), tuple((name, str(each)) for name, each in sorted(attrs.items()))),
    )
