"""Between clubs: appeals before a federation, its offices and its casebook, casebooks that a club follows."""
