"""What the official end asks: what is missing, and the session as a file."""
