"""Reports: filing, telling more, the auction, the play and the claim, the facts as found."""
