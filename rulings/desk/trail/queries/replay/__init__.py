"""The trail told again, table by table, beside what the tables say now."""
