"""What the pages of the practice show, and what a trainer’s test keeps under seal."""
