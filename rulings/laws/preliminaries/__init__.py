"""Laws 1 to 16: preparation, the deal and the boards, and what holds for every irregularity."""
