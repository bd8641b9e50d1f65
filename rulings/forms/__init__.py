"""A request to clean values. Forms write nothing; what they refuse is said in one sentence beside the field."""
