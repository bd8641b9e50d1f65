"""Results, the form of scoring and queries, as they are typed."""
