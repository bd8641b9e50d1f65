"""The pages of a case, of a ruling, and of what it leaves behind."""
