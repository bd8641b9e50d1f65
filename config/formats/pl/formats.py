"""Dates in Polish: the month in the genitive where it is written out; alone it would have a capital, and is short."""

DATE_FORMAT = "j E Y"
DATETIME_FORMAT = "j E Y, H:i T"
SHORT_DATE_FORMAT = "j b Y"
SHORT_DATETIME_FORMAT = "j b Y, H:i"
YEAR_MONTH_FORMAT = "b Y"
MONTH_DAY_FORMAT = "j b"
