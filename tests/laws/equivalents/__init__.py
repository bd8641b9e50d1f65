"""Two ways into one event rule alike: a file for each part of the book."""
