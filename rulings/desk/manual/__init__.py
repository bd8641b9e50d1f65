"""Help: what each page is for, one sheet for directors and one for players, how to report a fault."""
