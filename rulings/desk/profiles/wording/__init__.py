"""The figures of a profile in words, and where each comes from."""
