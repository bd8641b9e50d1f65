"""The audit trail read: told in words, and walked for what was tampered with."""
