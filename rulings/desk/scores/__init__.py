"""A session's scores: results, how they are scored, ranking and travellers, queries about them."""
