"""Microsoft Access databases, Jet 3 (Access 97), Jet 4 (2000 to 2003) and ACE (from 2007): the rows of their tables.

Only read, never written, and only what a table of plain columns needs: no queries, forms, indexes or attachments.
"""
