"""Bridgemate's session file (.bws), an Access database that the scoring program makes and Bridgemate Control fills.

Tables and columns are those of the maker's guide for developers: Section and RoundData are the movement, ReceivedData
what the tables entered, PlayerNumbers and PlayerNames who plays, HandRecord the cards, BiddingData and PlayData what
was recorded at the table. Any of them, but for ReceivedData, may be missing; so may columns that a later version added.
"""
