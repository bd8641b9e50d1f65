"""What a file does to a session: makes it, adds to it, differs from it; and what takes that back."""
