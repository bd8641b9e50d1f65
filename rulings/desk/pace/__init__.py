"""The pace of the evening: the round clock, its public screen, slow tables, and boards played late."""
