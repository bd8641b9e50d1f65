"""CSV, one line a result: what a spreadsheet, or a program without a format of its own, writes and reads.

There is no standard beyond commas and quotes (RFC 4180); names of columns, the text of names, weights and the
protection of cells are ours, and `columns` knows what other programs call the same.

    grid      characters to cells that know where they stand
    columns   headers in several languages to the columns that we know
    cells     texts of names and weights, and cells that no spreadsheet takes for a formula
    lines     one line into a result
    reader    a whole file
    writer    a session into a file
"""
