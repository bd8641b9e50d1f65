"""The writers of reports."""
