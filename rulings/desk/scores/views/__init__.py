"""The pages of scores, results and queries."""
