"""What the audit trail says in words."""
