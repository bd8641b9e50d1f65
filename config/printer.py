"""Pages to PDF in a process of its own: a page's HTML on standard input, its PDF on standard output, again and again.

Each goes as its length in bytes, eight of them, the highest first, and then itself. The arguments are our style for
paper, and how many bytes of memory it may have, else `_MOST_BYTES`. It ends with its input, beyond that memory, and
with status `ABSENT` where WeasyPrint or pango below it is not installed; whoever asks ends it when it takes too long.
It fetches nothing but what stands in the page itself, and knows nothing of the site.
"""

import resource
import struct
import sys
from typing import BinaryIO

ABSENT = 3
_MOST_BYTES = 1024 * 1024 * 1024
"""Of address space; an ordinary form takes a quarter."""
_LENGTH = struct.Struct(">Q")


def _main(style: str, most: int) -> None:
    """Answer page after page."""
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    try:
        import weasyprint
    except (ImportError, OSError):
        sys.exit(ABSENT)
    fetches_nothing = weasyprint.urls.URLFetcher(allowed_protocols=("data",))
    paper = weasyprint.CSS(filename=style, url_fetcher=fetches_nothing)
    while (page := read(sys.stdin.buffer)) is not None:
        document = weasyprint.HTML(string=page.decode(), url_fetcher=fetches_nothing)
        write(sys.stdout.buffer, document.write_pdf(stylesheets=[paper], pdf_tags=True))


def read(pipe: BinaryIO) -> bytes | None:
    """The next message; None where the pipe has ended."""
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    body = pipe.read(length)
    return body if len(body) == length else None


def write(pipe: BinaryIO, body: bytes) -> None:
    """Send a message."""
    pipe.write(_LENGTH.pack(len(body)) + body)
    pipe.flush()


if __name__ == "__main__":
    _main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else _MOST_BYTES)
