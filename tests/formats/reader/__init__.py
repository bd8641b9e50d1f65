"""Stories of the reader of all files."""
