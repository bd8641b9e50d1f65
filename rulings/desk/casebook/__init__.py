"""Published rulings: made anonymous, held back while they must be, searched, read."""
