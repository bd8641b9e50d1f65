"""What the pages of a report read: the solver of its cards, and at which table the director was last."""
