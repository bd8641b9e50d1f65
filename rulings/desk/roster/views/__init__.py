"""The pages of the club's list, of who plays in a session, and of the door."""
