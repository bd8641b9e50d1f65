"""Appeals, from lodging to telling the outcome (Laws 92 and 93)."""
