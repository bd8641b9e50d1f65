"""What is typed and sent where files come in."""
