"""Our own columns, empty, as files for a spreadsheet."""

import importlib.util
import io

from rulings.formats.sheets.template import rows_in, text_in


def template_text(language: str) -> bytes:
    """As CSV, in the letters that spreadsheets take without being asked."""
    return ("\ufeff" + text_in(language)).encode()


def can_write_workbooks() -> bool:
    """Whether the extra that reads and writes workbooks is installed."""
    return importlib.util.find_spec("openpyxl") is not None


def template_workbook(language: str) -> bytes | None:
    """As an Excel workbook; None where none can be written here."""
    if not can_write_workbooks():
        return None
    import openpyxl
    from openpyxl.writer.excel import save_workbook

    book = openpyxl.Workbook()
    sheet = book.active
    for row in rows_in(language):
        sheet.append([int(text) if text.isdecimal() else text for text in row])
    written = io.BytesIO()
    save_workbook(book, written)
    return written.getvalue()
