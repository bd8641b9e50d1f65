"""Laws 41 to 60: the opening lead, dummy, cards played, exposed and led out of turn."""
