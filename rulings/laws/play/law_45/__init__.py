"""Law 45: when a card is played, and cards that dummy or a player puts wrongly into a trick."""
