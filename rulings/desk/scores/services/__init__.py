"""The writers of scores: results entered and put right, the form of scoring, queries."""
