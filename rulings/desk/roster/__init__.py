"""Who plays: the club's players, the pairs of a session, entries at the door, substitutes."""
