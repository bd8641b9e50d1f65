"""All that belongs to a club as one file, taken along from one site to another; and a club's end or move here."""
