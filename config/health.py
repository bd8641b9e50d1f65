"""`python -m config.health`: exit 0 when the server in this container answers and reaches all that it stands on."""

import os
import sys
from urllib.error import URLError
from urllib.request import Request, urlopen


def _main() -> None:
    """Ask /readyz under a host name that the site accepts."""
    host = os.environ.get("ALLOWED_HOSTS", "").split(",")[0].strip().lstrip(".") or "127.0.0.1"
    try:
        with urlopen(Request("http://127.0.0.1:8000/readyz", headers={"Host": host}), timeout=5) as answer:
            sys.exit(0 if answer.status == 200 else 1)
    except (URLError, OSError) as error:
        sys.exit(f"The site does not answer: {error}")


if __name__ == "__main__":
    _main()
