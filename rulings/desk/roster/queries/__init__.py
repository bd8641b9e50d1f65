"""Reads of who plays: the club's list, the pairs of a session, who entered at the door."""
