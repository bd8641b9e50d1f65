"""How the project is put together: settings, addresses and the server's doors. Holds no rule of the game."""
