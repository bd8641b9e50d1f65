"""Sheets of anybody: rows of texts with a heading somewhere, from a text, a workbook or a page.

Whatever wrote them, they become lines of the columns that our own CSV has, and its reader reads them.

    sheet      rows and where they stand; a book of sheets, and what it may hold
    delimited  a text parted by signs, into a book
    workbook   an XLSX file, by a process of its own, into a book
    headings   which row heads the columns, and which columns its words name
    contents   which columns their contents speak of
    layout     which column holds what, and what is missing
    words      contracts, seats, cards and scores as three languages write them
    people     a sheet of who plays under which number
    lines      the rows of a sheet as lines of our columns
    reader     a book into sessions, or the question which column holds what
    template   our own columns, empty, in three languages
"""
