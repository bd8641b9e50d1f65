"""Players as people type them, lists of them, and the numbers that pairs are called by."""
