"""Where a round goes on, the link of a test, and the table of what tests came to."""

import csv
from collections.abc import Iterable
from datetime import UTC, datetime
from io import StringIO
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _

from rulings.desk.base.watching.site import site_url
from rulings.desk.practice.queries.sealed import Result
from rulings.desk.practice.values import Round
from rulings.formats.csv.cells import protected
from rulings.laws.situations import DEFAULT_EDITION

_BOM = "\ufeff"


def address(around: Round) -> str:
    """Where the round goes on: its next exercise, or its end."""
    query = urlencode(around.fields)
    if (now := around.current) is None:
        return f"{reverse('practice_end')}?{query}"
    place = reverse("practice_exercise", args=[now.situation, DEFAULT_EDITION, now.path, around.seed])
    return f"{place}?{query}"


def link_shown(sealed: str) -> str:
    """The whole address of a test, to be sent."""
    return f"{site_url()}{reverse('practice_test')}?{urlencode({'of': sealed})}"


def results_csv(results: Iterable[Result], strangers: int) -> str:
    """A row for each code, and one for those that were none of this site's."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    taken = [_("Sitting"), _("Sittings begun by then")]
    writer.writerow([_("Test"), _("Name"), _("Right"), _("Of"), _("Seconds"), _("Seconds given"), _("Ended"), *taken])
    for each in results:
        ended = datetime.fromtimestamp(each.at, UTC).isoformat()
        row = [each.test, protected(each.name), each.right, len(each.marks), each.seconds, each.limit, ended]
        writer.writerow([*row, each.sitting, each.begun])
    if strangers:
        writer.writerow([_("Codes that are none of this site: %(count)s") % {"count": strangers}])
    return _BOM + text.getvalue()
