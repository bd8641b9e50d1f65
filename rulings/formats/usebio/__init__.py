"""USEBIO XML (versions 1.0 to 1.3), what British, Australian and New Zealand scoring programs write.

    xml           text to elements with their lines, safely
    contestants   pairs, teams and players (PARTICIPANTS)
    numbers       their numbers and directions in all spellings
    seats         who sat at a table, by its line and its MATCH
    lines         one result (TRAVELLER_LINE)
    scores        its points or its artificial score (SCORE)
    deals         hands (HANDSET)
    reader        a whole file
    elements      texts as elements
    labels        numbers under which a reader finds everybody
    listing       contestants (PARTICIPANTS), written
    traveller     one result (TRAVELLER_LINE), written
    writer        a whole session

Names, boards, results, scores and totals are taken. A USEBIO score is one score or an artificial one (`A6040`):
it cannot say that a score is weighted, so weights are never taken from it.
"""
