"""What is said of what other clubs publish: why it was not read, what is wrong with a copy or a mark."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from rulings.desk.between.values import Trouble
from rulings.wording.terms import Text

TROUBLES: Mapping[Trouble, Text] = {
    Trouble.ADDRESS: _("This is no address of a feed: write one that begins with https:// and names a site."),
    Trouble.NOT_PUBLIC: _("This address leads into a private network, and is not fetched. Write a public one."),
    Trouble.NO_ANSWER: _("The site does not answer. It is tried again in some hours."),
    Trouble.TOO_SLOW: _("The site answers too slowly. It is tried again in some hours."),
    Trouble.TOO_LARGE: _("The feed is larger than is taken here: follow one club of it, or one law."),
    Trouble.GONE: _("There is no such feed any more: the club has withdrawn it, or it has moved. Ask that club."),
    Trouble.REFUSED: _("The site refuses to give the feed away. Ask that club for the address of its casebook's feed."),
    Trouble.NOT_A_FEED: _(
        "What stands at this address is no feed of a casebook: take the address of “Atom” or “JSON” there."
    ),
}
NOT_ITSELF = _("A club has its own cases before it anyway: choose another club.")
NO_SUCH_CLUB = _("There is no club with a public casebook under this choice. Choose one from the list.")
FOLLOWED_ALREADY = _("The club follows this casebook already.")
ENOUGH_FOLLOWED = _("The club follows as many casebooks as it may: leave one first.")
NOT_FOLLOWED = _("The club does not follow this casebook any more.")
NOT_PUBLIC_ANY_MORE = _("This case is public no more: there is nothing left to mark.")
NOT_YOURS_TO_MARK = _("The club marks its own cases and those that it follows: follow that casebook first.")
MARKED_SINCE = _("%(name)s has marked this case since the page was shown. Read it as it is now.")
MARK_TAKEN_AWAY = _("The mark on this case was taken away since the page was shown. Look at it as it is now.")
PART_IN_CASE = _(
    "You had a part in this case, or play in it: another editor of the federation says what readers see of it."
)
SAY_SOMETHING = _("Choose exemplary or doubtful, or a tag, or leave all of it empty to take the mark away.")
TAGS_ARE_FOR_EDITORS = _("Tags are given by the editors of a federation. Leave them empty.")
READERS_SEE_FEDERATIONS = _(
    "Readers of the casebook see what a federation says of the cases of its own clubs: leave it to its people here."
)
MAY_BE_NAMES = _(
    "Readers of the casebook see this, and these words may be names: %(words)s. Tick those that are none, and replace "
    "the others."
)
TOO_MANY_TAGS = _("A case has at most %(most)s tags. Leave some out.")
NO_FEDERATION_HERE = _("This club is no federation, and has no such offices.")
NOT_A_MEMBER = _("Choose a member of the federation.")
HAS_OFFICE = _("He has this office already.")
OFFICE_OVER = _("This office has ended already.")
NOT_A_SIGNED_CASE = _("This is no signed case: choose the file that a casebook offers as “Signed file”.")
TOO_LARGE_A_CASE = _("This file is larger than a signed case ever is: choose the file that a casebook offers.")
