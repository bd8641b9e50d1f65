"""Methods of scoring (Law 78): a column of comparable scores in matchpoints, IMPs or total points; victory points."""
