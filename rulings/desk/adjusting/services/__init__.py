"""The writers of adjusted scores, and of boards that were fouled."""
