"""Rulings Desk: what a bridge director needs at the table. One Django app; each room says what it holds."""
