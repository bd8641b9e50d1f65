"""What a ruling does to a score: adjusted scores (Law 12), penalties (90, 91), what guards say, what changes."""
