"""Scores: what a result is worth, and what a ruling does to it, exactly. Whole numbers and fractions, never floats.

Imports the bridge room only; reads no clock, no chance, no database. `errors.ScoringError` is every refusal.

    one result      duplicate (Law 77), table_results (and tricks transferred), notation (en, it, pl);
                    artificial_notation
    IMPs and VPs    imps, victory_points, rounding
    one board       scores (points, or weighted results), lines (who played, and the outcome), boards
    forms           columns, matchpoints, short_fields (Neuberg and others), imp_forms (cross-IMPs, Butler), aggregate
    adjustments     artificial (12C2), self_inflicted (12C1(e)), penalties (90, 91), explanations (result by result)
    a session       regulations, words (a file's own), tallies, ranking, sessions (every form), effects (before, after)
    matches         matches (of teams, knockouts with 12C4, Swiss pairs)
    JSON            settings (a profile's regulations), plain (outcomes, as rules)
    guards          proposals, cautions, guards, guards_artificial: what to look at twice before an adjustment is issued
"""
