"""Dates in Italian: Django's long names of months have a capital, its short ones need none."""

DATE_FORMAT = "j b Y"
DATETIME_FORMAT = "j b Y, H:i T"
SHORT_DATE_FORMAT = "j b Y"
SHORT_DATETIME_FORMAT = "j b Y, H:i"
YEAR_MONTH_FORMAT = "b Y"
MONTH_DAY_FORMAT = "j b"
