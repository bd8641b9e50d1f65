"""The figures of a profile, how each is stored, and what the review settings are."""
