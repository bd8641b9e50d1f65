"""Law 62: the correction of a revoke, by one side or by both in the same trick."""
