"""A director who plays in the session that he directs."""
