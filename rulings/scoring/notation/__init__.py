"""Scores in writing, as scorers, programs and stored rulings have them. What is not understood is refused."""
