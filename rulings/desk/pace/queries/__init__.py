"""The clock as it stands, tables that lag behind, late boards, and the screen's address."""
