"""Scores: what a result is worth, and what a ruling does to it, exactly. Whole numbers and fractions, never floats.

Imports the bridge room only; reads no clock, no chance, no database. `errors.ScoringError` is every refusal.

    boards/         one result: law_77, table_results (and tricks transferred), scores (points, or weighted results);
                    one board: lines (who played, and the outcome), played_boards, board_scores (each line's worth)
    methods/        Law 78: columns (what is compared), matchpoints, short_fields (Neuberg and others), imps (the scale,
                    cross-IMPs, Butler), aggregate (total points), victory_points
    sessions/       tallies, ranking, matches (of teams, knockouts with 12C4, Swiss pairs), session_scores (all methods)
    adjusted/       artificial (12C2), self_inflicted (12C1(e)), penalties (90, 91), explanations (result by result),
                    effects (before, after); proposals and guards: what to look at twice before one is issued
    notation/       results and habits (en, it, pl), artificial_scores, file_words (a file's own); as JSON: outcomes,
                    adjustments (with form, penalties, what was judged), spelling (of averages and faults there)
    regulations     what the Regulating Authority and the organiser settle; settings: the same in a profile's JSON
    errors, rounding
"""
