"""The pages of notices, and of the mail server that they go by."""
