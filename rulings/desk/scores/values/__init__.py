"""A stored result, how it is scored and who its sides are, as values. Reads what it is given; asks no database."""
