"""A club's logo, drawn anew from what was sent, so that nothing of the file itself is kept or shown.

It stores nothing itself.
"""

import struct
import zlib
from io import BytesIO

from django.utils.translation import gettext_lazy as _
from PIL import Image, ImageFile, ImageOps, UnidentifiedImageError

from rulings.desk.base.refusals import BadInput

_MOST_BYTES = 2 * 1024 * 1024
_MOST_DOTS = 4_000_000
_KINDS = ("PNG", "JPEG", "WEBP")
_LARGEST = (360, 180)
"""Width and height in dots: three times what the page shows, and enough for paper."""
_TOO_LARGE = _("This picture is too large: send one of at most 2 MB and 4 million dots, such as 2000 by 2000.")
_NO_PICTURE = _("This is no picture that can be taken: send a PNG, JPEG or WebP file, no SVG.")
_BROKEN = (UnidentifiedImageError, Image.DecompressionBombError, OSError, ValueError, SyntaxError, EOFError)


def drawn_anew(*, data: bytes) -> bytes:
    """The picture as a PNG of at most 360 by 180 dots, without anything else that the file held.

    `BadInput` for what is none, or too large. A file that stops in its middle is none, also where another library of
    the same process has told Pillow to fill such a one up with grey (WeasyPrint does so when it is imported).
    """
    ImageFile.LOAD_TRUNCATED_IMAGES = False
    if len(data) > _MOST_BYTES:
        raise BadInput(_TOO_LARGE, "logo")
    try:
        with Image.open(BytesIO(data), formats=_KINDS) as sent:
            if sent.width * sent.height > _MOST_DOTS:
                raise BadInput(_TOO_LARGE, "logo")
            picture = ImageOps.exif_transpose(sent).convert("RGBA")
    except (*_BROKEN, struct.error, zlib.error, IndexError, TypeError, MemoryError):
        raise BadInput(_NO_PICTURE, "logo") from None
    picture.thumbnail(_LARGEST)
    bare = Image.frombytes("RGBA", picture.size, picture.tobytes())
    written = BytesIO()
    bare.save(written, "PNG", optimize=True)
    return written.getvalue()
