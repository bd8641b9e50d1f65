"""The writers of cases: opened, answered, ruled on, followed up."""
