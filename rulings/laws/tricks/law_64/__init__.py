"""Law 64: what an established revoke costs: tricks transferred, the exceptions, equity."""
