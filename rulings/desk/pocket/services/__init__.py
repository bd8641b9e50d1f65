"""Taking in what was begun without a network, and deciding on what clashed."""
