"""The addresses of the club's list, of who plays in a session, and of the door."""

from django.urls import path

from rulings.desk.roster.views import door, pairs, players

urlpatterns = [
    path("players/", players.players, name="players"),
    path("clubs/<slug:slug>/players/", players.club_players, name="club_players"),
    path("clubs/<slug:slug>/players/paste/", players.players_paste, name="players_paste"),
    path("clubs/<slug:slug>/players/session/", players.players_from_session, name="players_from_session"),
    path("clubs/<slug:slug>/players/players.csv", players.players_csv, name="players_csv"),
    path("clubs/<slug:slug>/players/<int:pk>/", players.club_player, name="club_player"),
    path("clubs/<slug:slug>/players/<int:pk>/remove/", players.club_player_remove, name="club_player_remove"),
    path("sessions/<slug:slug>/pairs/", pairs.who_plays, name="who_plays"),
    path("sessions/<slug:slug>/pairs/add/", pairs.who_plays_add, name="who_plays_add"),
    path("sessions/<slug:slug>/pairs/exchange/", pairs.who_plays_exchange, name="who_plays_exchange"),
    path("sessions/<slug:slug>/pairs/open-door/", door.door_open, name="door_open"),
    path("sessions/<slug:slug>/pairs/close-door/", door.door_close, name="door_close"),
    path("sessions/<slug:slug>/pairs/door.pdf", door.door_paper, name="door_paper"),
    path("sessions/<slug:slug>/pairs/confirm/", door.entry_confirm, name="entry_confirm"),
    path("sessions/<slug:slug>/pairs/refuse/", door.entry_refuse, name="entry_refuse"),
    path("sessions/<slug:slug>/pairs/<int:pk>/names/", pairs.pair_names, name="pair_names"),
    path("sessions/<slug:slug>/pairs/<int:pk>/names/substitute/", pairs.pair_substitute, name="pair_substitute"),
    path("sessions/<slug:slug>/pairs/<int:pk>/names/back/", pairs.pair_substitute_back, name="pair_substitute_back"),
    path("door/<str:token>/", door.door, name="door"),
    path("door/<str:token>/<str:mark>/", door.door_entry, name="door_entry"),
]
