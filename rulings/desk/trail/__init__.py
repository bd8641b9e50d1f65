"""The audit trail as it is read, verified and exported."""
