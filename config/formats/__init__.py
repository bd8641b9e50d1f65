"""Dates as each language writes them, for `date:"DATE_FORMAT"` and the like: Italian and Polish months are small."""
