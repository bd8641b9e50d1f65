"""What is said of an archive that cannot be taken in."""

from django.utils.translation import gettext_lazy as _

NOT_AN_ARCHIVE = _("This is no archive of a club: choose the file that another site has made of one.")
NEWER = _("This archive was made by a newer version of this program: have this site upgraded, then take it in.")
CHANGED = _("This archive was changed or cut off since it was made: have it made again, and copy it as it is.")
TOO_LARGE = _("This archive holds more than is taken in here: let it be taken in by the command, on the server.")
DOES_NOT_FIT = _("What this archive holds does not fit together: have it made again.")
CHAIN_BROKEN = _("The chain of the club does not hold in this archive (%(why)s): nothing was taken in.")
HAS_LEFT = _(
    "This club has left this site, where what it was is kept as %(club)s with its record: nothing was taken in. Go on "
    "at the site at which it is; if nothing was done there, let whoever administers this site open it here again."
)
IS_HERE = _("This club is on this site already, as %(club)s: nothing was taken in.")
NOT_HIS = _("Nobody who signs in with this name administers the club of the archive. Write the name as it is there.")
SLUG_TAKEN = _("Another club of this site has this short name: choose another one.")
PLAYS_STILL = _(
    "You play in a session that is not over, and its boards would be in this. Do it when the session is closed, or let "
    "another administrator do it."
)
ALREADY_CLOSED = _("This club is closed already.")
ALREADY_OPEN = _("This club is open already.")
NO_ADDRESS = _("Write the address of the club at the other site, such as https://example.org/ponte.")
NO_FEDERATION = _("There is no such federation on this site. Choose one from the list.")
APPEAL_IS_THERE = _("An appeal of the club is before its federation: it is decided there or withdrawn first.")
HAS_CLUBS = _("Clubs belong to this federation: they leave it first.")
NOT_THE_PASSWORD = _("That is not your password. Write the one with which you sign in.")
