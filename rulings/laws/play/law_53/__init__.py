"""Law 53: a lead out of turn after the opening lead, and the facts that Laws 55 and 56 share with it."""
