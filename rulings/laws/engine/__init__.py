"""What a law is made of and run by: facts, findings, the engine that asks, the walk over every path. Holds no law."""
