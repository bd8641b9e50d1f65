"""Laws 77 to 93, as far as the director rules: the number of tricks, errors of procedure, facts, team results."""
