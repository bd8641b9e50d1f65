"""A session as JSON: everything that our own values hold, and so nothing is lost."""

import json

from rulings.formats.json import VERSION
from rulings.formats.json.values import written
from rulings.formats.session import SessionFile
from rulings.formats.written import Written


def write_json(session: SessionFile) -> Written:
    """The whole session, in UTF-8; `read_json` reads it back equal but for its format, which is JSON then."""
    held = {"format": VERSION, "session": written(session)}
    return Written(json.dumps(held, ensure_ascii=False, indent=1) + "\n")
