"""Laws 72 to 76: principles, communication, conduct, explanations, spectators."""
