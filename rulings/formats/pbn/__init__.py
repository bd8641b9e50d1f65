"""PBN, the Portable Bridge Notation: versions 1.0, 2.0 and 2.1 in import format read into a session, and 2.1 written.

The numbers in the docstrings of this room are the chapters of the PBN 2.1 standard.

    tokens    characters to games of tags and sections (2, 3.1 to 3.3, 3.8)
    games     inherited tag values (4.8)
    auction   calls, skipped players, notes (3.5, 3.9)
    play      cards by trick, revokes, leads out of turn (3.6, 3.9)
    outcome   contract, declarer, tricks, scores (3.4.13 to 3.4.15, 4.2)
    scores    points and artificial scores of a game or a row (4.2.1, 5.2)
    tables    ScoreTable and TotalScoreTable (5.2, 5.7, 5.8)
    results   one result of a game, or one for each row of its table
    people    who sat where, and who competes
    lists     who the contestants are, once the whole file is known
    boards    deals, dealers and vulnerabilities, board by board
    reader    a whole file

and for writing, in export format:

    page            lines, tags and tables (2, 3.2, 5.2)
    identification  the tags of a game (3.4, 4)
    record          auction and play (3.5, 3.6, 3.9)
    score_rows      ScoreTable and TotalScoreTable (5.7, 5.8)
    writer          a whole session
"""
