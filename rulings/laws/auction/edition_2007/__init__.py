"""Laws 26, 27 and 30 to 32 of the 2007 edition: no comparable call, the partner silenced for longer."""
