"""LIN, the files of Bridge Base Online: boards with their auction and play, alone or of a match.

deals    the cards as they are written from south on
match    the teams of a match and the list of its results
record   auction and play of a board
reader   a whole file
"""
