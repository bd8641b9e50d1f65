"""Facts, findings and calls of a case as they are stored."""
