"""Files of other programs, read into plain values. Never stores, never scores, never keeps half a file.

`read_session(data, filename)` in `rulings.formats.reader` reads PBN, USEBIO XML, CSV and BBO's LIN into one
`SessionFile`, or raises one `FormatError` that says where the file is wrong and what was expected there.
What a file holds and we do not use is named in the session's remarks.

`rulings.formats.bridgemate` reads what comes over the wire in place of a file: the records of Bridgemate's connector.
A writer stands beside its reader: `write_pbn`, `write_usebio` and `write_csv` make the text of a file from a session.
"""
