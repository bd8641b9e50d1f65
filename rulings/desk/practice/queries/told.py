"""Where a round goes on, the link of a test, and the table of what tests came to."""

import csv
from collections.abc import Iterable
from datetime import UTC, datetime
from io import StringIO
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _

from rulings.desk.base.watching.site import site_url
from rulings.desk.practice.queries.sealed import Result, state_of
from rulings.desk.practice.values import Round
from rulings.formats.csv.cells import protected
from rulings.laws.situations import DEFAULT_EDITION

_BOM = "\ufeff"


def fields_of(around: Round) -> dict[str, object]:
    """What the address of a round has: of a test all of it under seal."""
    return {"state": state_of(around)} if around.test else around.fields


def address(around: Round) -> str:
    """Where the round goes on: its next exercise, or its end."""
    query = urlencode(fields_of(around))
    if (now := around.current) is None:
        return f"{reverse('practice_done' if around.test else 'practice_end')}?{query}"
    place = reverse("practice_exercise", args=[now.situation, DEFAULT_EDITION, now.path, around.seed])
    return f"{place}?{query}"


def link_shown(sealed: str) -> str:
    """The whole address of a test, to be sent."""
    return f"{site_url()}{reverse('practice_test')}?{urlencode({'of': sealed})}"


def results_csv(results: Iterable[Result], strangers: int) -> str:
    """A row for each code, and one for those that were none of this site's."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([_("Test"), _("Name"), _("Right"), _("Of"), _("Seconds"), _("Seconds given"), _("Ended")])
    for each in results:
        ended = datetime.fromtimestamp(each.at, UTC).isoformat()
        writer.writerow([each.test, protected(each.name), each.right, len(each.marks), each.seconds, each.limit, ended])
    if strangers:
        writer.writerow([_("Codes that are none of this site: %(count)s") % {"count": strangers}])
    return _BOM + text.getvalue()
