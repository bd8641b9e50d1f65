"""The queue: what waits in which order, its rows as pages show them, what may be published."""
