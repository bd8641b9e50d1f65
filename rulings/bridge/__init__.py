"""The game's own words: seats, cards, calls, contracts, tricks, and what follows from them.

Values only. Nothing here imports the rest of the house, Django, a clock or chance, and nothing
knows a law: who offended and what it costs is `rulings.laws`; what a result is worth is `rulings.scoring`.

    seats      Seat, Side
    cards      Suit, Rank, Card, DECK, is_honour
    deals      Hand, Deal
    boards     Vulnerability, dealer_of, vulnerability_of
    calls      Denomination, Call
    contracts  Doubled, Contract
    auctions   AuctionCall, Auction
    tricks     Trick, winner, legal_cards, Role, role_of
    awards     Average, Fault
"""
