"""A PDF of drawn pages (ISO 32000): its typefaces, links, bookmarks, and what is marked for readers of screens.

A page is compressed when it is added, so that a long book takes little room while it is made. The same pages give the
same bytes.
"""

import zlib
from collections.abc import Iterable, Sequence

from rulings.desk.base.typeset.leaf import HEIGHT, WIDTH, Leaf, Link
from rulings.desk.base.typeset.typefaces import Typeface, typefaces

_LETTERS_A_TABLE = 100
_EMBEDDED = 4
"""A flag of a typeface with signs of its own (9.8.2)."""


class Document:
    """Pages by their numbers from 1, added in any order; by the end none is missing, and no link leads beyond them."""

    def __init__(self, title: str, language: str) -> None:
        self._title, self._language = title, language
        self._objects: list[bytes] = []
        self._catalog, self._tree, self._root, self._whole = (self._reserved() for _each in range(4))
        fonts = " ".join(f"/{each.name} {self._typeface(each)} 0 R" for each in typefaces().values())
        self._resources = self._added(f"<</Font <<{fonts}>>>>")
        self._pages: dict[int, int] = {}
        self._marked: dict[int, list[int]] = {}
        self._bookmarks: list[tuple[str, int]] = []

    @property
    def pages(self) -> int:
        """How many were added."""
        return len(self._marked)

    def bookmark(self, title: str, page: int) -> None:
        """A line of the list that a reader shows beside the pages."""
        self._bookmarks.append((title, page))

    def add(self, leaf: Leaf, number: int) -> None:
        """The page of that number."""
        page = self._page(number)
        content = self._stream(leaf.content(), "/Filter /FlateDecode")
        annotations = " ".join(f"{self._link(each)} 0 R" for each in leaf.links)
        self._put(
            page,
            f"<</Type /Page /Parent {self._tree} 0 R /MediaBox [0 0 {WIDTH} {HEIGHT}] /Resources {self._resources} 0 R"
            f" /Contents {content} 0 R /StructParents {number - 1} /Tabs /S /Annots [{annotations}]>>",
        )
        self._marked[number] = [
            self._added(f"<</S /{kind} /P {self._whole} 0 R /Pg {page} 0 R /K {place}>>")
            for place, kind in enumerate(leaf.marks)
        ]

    def written(self) -> bytes:
        """The whole file."""
        kids = " ".join(f"{self._page(number)} 0 R" for number in range(1, self.pages + 1))
        self._put(self._tree, f"<</Type /Pages /Count {self.pages} /Kids [{kids}]>>")
        self._mark()
        outlines = self._outlines()
        info = self._added(f"<</Title {_text(self._title)} /Producer {_text('Rulings Desk')}>>")
        self._put(
            self._catalog,
            f"<</Type /Catalog /Pages {self._tree} 0 R /Lang {_text(self._language)} /StructTreeRoot {self._root} 0 R"
            f" /MarkInfo <</Marked true>> /ViewerPreferences <</DisplayDocTitle true>> {outlines}>>",
        )
        return self._file(info)

    def _mark(self) -> None:
        """The tree of what is said, and for each page what its marks are."""
        in_order = [self._marked[number] for number in sorted(self._marked)]
        kids = " ".join(f"{each} 0 R" for marks in in_order for each in marks)
        self._put(self._whole, f"<</S /Document /P {self._root} 0 R /K [{kids}]>>")
        of_pages = " ".join(
            f"{place} [{' '.join(f'{each} 0 R' for each in marks)}]" for place, marks in enumerate(in_order)
        )
        parents = self._added(f"<</Nums [{of_pages}]>>")
        self._put(
            self._root,
            f"<</Type /StructTreeRoot /K {self._whole} 0 R /ParentTree {parents} 0 R /ParentTreeNextKey {self.pages}>>",
        )

    def _outlines(self) -> str:
        """The bookmarks; what the catalog says of them."""
        if not self._bookmarks:
            return ""
        top, *items = (self._reserved() for _each in range(len(self._bookmarks) + 1))
        self._put(top, f"<</Type /Outlines /First {items[0]} 0 R /Last {items[-1]} 0 R /Count {len(items)}>>")
        for place, (title, page) in enumerate(self._bookmarks):
            beside = f"/Prev {items[place - 1]} 0 R " if place else ""
            beside += f"/Next {items[place + 1]} 0 R " if place + 1 < len(items) else ""
            self._put(items[place], f"<</Title {_text(title)} /Parent {top} 0 R {beside}/Dest {self._at(page)}>>")
        return f"/Outlines {top} 0 R /PageMode /UseOutlines"

    def _at(self, page: int) -> str:
        return f"[{self._page(page)} 0 R /Fit]"

    def _page(self, number: int) -> int:
        """The object of a page, which may be still to come."""
        if number not in self._pages:
            self._pages[number] = self._reserved()
        return self._pages[number]

    def _link(self, link: Link) -> int:
        corners = f"{link.x:.1f} {HEIGHT - link.foot:.1f} {link.right:.1f} {HEIGHT - link.y:.1f}"
        return self._added(
            f"<</Type /Annot /Subtype /Link /Rect [{corners}] /Border [0 0 0] /F 4 /Dest {self._at(link.page)}>>"
        )

    def _typeface(self, face: Typeface) -> int:
        """A typeface whose text is written by the numbers of its glyphs, and read back as letters (9.7)."""
        name, data = f"Desk{face.name}", zlib.compress(face.data)
        file = self._stream(data, f"/Filter /FlateDecode /Length1 {len(face.data)}")
        box, letters = " ".join(map(str, face.box)), self._stream(zlib.compress(_letters(face)), "/Filter /FlateDecode")
        described = self._added(
            f"<</Type /FontDescriptor /FontName /{name} /Flags {_EMBEDDED} /FontBBox [{box}] /ItalicAngle 0"
            f" /Ascent {face.box[3]} /Descent {face.box[1]} /CapHeight {face.box[3]} /StemV 80 /FontFile2 {file} 0 R>>"
        )
        inner = self._added(
            f"<</Type /Font /Subtype /CIDFontType2 /BaseFont /{name} /FontDescriptor {described} 0 R"
            f" /CIDToGIDMap /Identity /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>>"
            f" /W [0 [{' '.join(map(str, face.widths))}]]>>"
        )
        return self._added(
            f"<</Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H /DescendantFonts [{inner} 0 R]"
            f" /ToUnicode {letters} 0 R>>"
        )

    def _reserved(self) -> int:
        """The number of an object that is written later."""
        self._objects.append(b"null")
        return len(self._objects)

    def _put(self, number: int, body: str) -> None:
        self._objects[number - 1] = body.encode("ascii")

    def _added(self, body: str) -> int:
        self._objects.append(body.encode("ascii"))
        return len(self._objects)

    def _stream(self, data: bytes, words: str) -> int:
        self._objects.append(b"<<%s /Length %d>>\nstream\n%s\nendstream" % (words.encode("ascii"), len(data), data))
        return len(self._objects)

    def _file(self, info: int) -> bytes:
        """Every object, where each begins, and where to begin to read (7.5)."""
        parts, places, length = [b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"], [], 15
        for number, body in enumerate(self._objects, start=1):
            parts.append(b"%d 0 obj\n%s\nendobj\n" % (number, body))
            places.append(length)
            length += len(parts[-1])
        rows = "".join(f"{place:010d} 00000 n \n" for place in places)
        size = len(self._objects) + 1
        table = f"xref\n0 {size}\n0000000000 65535 f \n{rows}"
        end = f"trailer\n<</Size {size} /Root {self._catalog} 0 R /Info {info} 0 R>>\nstartxref\n{length}\n%%EOF\n"
        return b"".join([*parts, table.encode("ascii"), end.encode("ascii")])


def _text(text: str) -> str:
    """A text of the file itself, in any letters."""
    return f"<FEFF{text.encode('utf-16-be').hex().upper()}>"


def _letters(face: Typeface) -> bytes:
    """Which letter each glyph is (9.10.3)."""
    known = sorted((glyph, letter) for letter, glyph in face.glyphs.items())
    parts = [known[start : start + _LETTERS_A_TABLE] for start in range(0, len(known), _LETTERS_A_TABLE)]
    return "\n".join(
        [
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Desk def /CMapType 2 def",
            "1 begincodespacerange <0000> <FFFF> endcodespacerange",
            *map(_table, parts),
            "endcmap CMapName currentdict /CMap defineresource pop end end",
        ]
    ).encode("ascii")


def _table(part: Sequence[tuple[int, str]]) -> str:
    return "\n".join([f"{len(part)} beginbfchar", *_rows(part), "endbfchar"])


def _rows(part: Iterable[tuple[int, str]]) -> Iterable[str]:
    return (f"<{glyph:04X}> <{letter.encode('utf-16-be').hex().upper()}>" for glyph, letter in part)
