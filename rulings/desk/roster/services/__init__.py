"""The club's list, who plays in a session, substitutes, and entries at the door."""
