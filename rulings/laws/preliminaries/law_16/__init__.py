"""Law 16: authorized and unauthorized information: from partner, from withdrawn actions, from other sources."""
