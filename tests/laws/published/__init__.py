"""Published calls to the director with their answers, in our own words; each names where it was published."""
