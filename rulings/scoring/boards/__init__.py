"""One board: what a result is worth (Law 77), who played it, and what each table gets by comparison."""
