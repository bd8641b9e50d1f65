"""Law 15: cards from a wrong board (A; 2007: 17D), and a board played that was not due (B)."""
