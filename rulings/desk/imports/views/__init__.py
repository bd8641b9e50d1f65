"""Files: coming in, what they have otherwise, and the door for programs."""
