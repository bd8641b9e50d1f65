"""Laws 17 to 40: the auction, its irregularities, and what the sides have agreed."""
