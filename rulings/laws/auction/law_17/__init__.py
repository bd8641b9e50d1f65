"""Law 17: the auction period, and the player whom a pass out of rotation robs of his turn."""
