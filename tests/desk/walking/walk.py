"""The walk from the pages' side: what another does, which pages read what he changed, and which forms still go through.

To draw a page costs most. So it is drawn before anything was done, and again only where a form of it went through.
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from django.test import Client

from rulings.desk.base.matters.decided import DECIDED_ON
from rulings.desk.base.matters.kinds import MATTER_OF
from rulings.models import Membership, User, Verb
from tests.desk.conftest import signed_in, undrawn
from tests.desk.sent_forms import Done, House, Sent, entries_after, head, taken_back
from tests.desk.walking.beside import BESIDE
from tests.desk.walking.shown import Pages, asked, words_of, written_by

_Page = tuple[str, str]
_Form = tuple[Sent, list[Done]]


class Walk:
    """Of a house; `tried`: forms that were sent after something of their page had changed."""

    def __init__(self, house: House) -> None:
        self.house, self.tried = house, 0
        self.acting = list(house.acting())
        self.others = {name: _another(name) for name in house.browsers}
        self.forms: dict[_Page, list[_Form]] = {}
        for sent, acts in self.acting:
            if _deciding(acts):
                self.forms.setdefault((sent.page, sent.user.username), []).append((sent, acts))
        self.pages = Pages()
        for page, name in self.forms:
            with taken_back():
                self.pages.draw(page, name, house.browser(name))

    def tries(self, everything: bool) -> Iterator[tuple[Sent, dict[_Page, list[_Form]]]]:
        """Each act with the forms to be tried after it, by page.

        Of acts of the same matters and forms that do the same: those where the act changes most of what the page reads.
        """
        found: dict[Any, tuple[int, Sent, _Page, _Form]] = {}
        for act, acts in self.acting:
            matters = frozenset(MATTER_OF[verb] for verb in _verbs(acts))
            for page, moved in self._moved(act).items():
                for place, form in enumerate(self.forms[page]):
                    mark = (id(act), page, place) if everything else (matters, _verbs(form[1]))
                    if mark not in found or moved > found[mark][0]:
                        found[mark] = (moved, act, page, form)
        for act, _acts in self.acting:
            pages: dict[_Page, list[_Form]] = {}
            for _moved, by, page, form in found.values():
                if by is act:
                    pages.setdefault(page, []).append(form)
            if pages:
                yield act, pages

    def _moved(self, act: Sent) -> dict[_Page, int]:
        """The pages that read something otherwise after it: how much."""
        with taken_back():
            return self.pages.changed(self._done(act)[1])

    def _done(self, act: Sent) -> tuple[list[str], set[str]]:
        """What the act does, done by another: its verbs, and the tables that it changes."""
        client, before = Client(), head()
        client.cookies = deepcopy(self.others[act.user.username].cookies)
        with undrawn(), asked() as queries:
            client.post(act.address, act.data)
        return [each.verb for each in entries_after(before)], written_by(queries)

    def unseen(self, act: Sent, pages: dict[_Page, list[_Form]]) -> Iterator[tuple[str, str, str, list[str]]]:
        """The forms that go through though their page shows something else than it did: with what it shows now."""
        with taken_back():
            did, _tables = self._done(act)
            for page, forms in pages.items():
                tried = [sent for sent, acts in forms if not _is_beside(acts, did)]
                through = [sent for sent in tried if self._goes_through(sent)]
                otherwise = self._otherwise(page) if through else []
                if otherwise:
                    yield from ((sent.address, act.address, "+".join(did), otherwise) for sent in through)

    def _otherwise(self, page: _Page) -> list[str]:
        """What the page shows now and did not before, or the other way round: the beginning of it."""
        before = self.pages.words[page]
        with taken_back():
            now = words_of(self.house.browser(page[1]).get(page[0], follow=True))
        return sorted((now - before) + (before - now))[:6]

    def _goes_through(self, sent: Sent) -> bool:
        """Whether the form does what it decides on."""
        self.tried += 1
        with taken_back(), undrawn():
            before = head()
            self.house.browser(sent.user.username).post(sent.address, sent.data)
            return head() != before


def _another(name: str) -> Client:
    """The browser of somebody with the same rights; of nobody where there is none."""
    user = User.objects.filter(username=name).first()
    if user is None:
        return Client()
    other = User.objects.create(username=f"{name}-2", first_name=user.first_name, is_superuser=user.is_superuser)
    for each in user.memberships.all():
        Membership.objects.create(user=other, club=each.club, role=each.role, is_recorder=each.is_recorder)
    return signed_in(other)


def _verbs(acts: list[Done]) -> tuple[str, ...]:
    return tuple(each.entry.verb for each in acts)


def _deciding(acts: list[Done]) -> set[str]:
    """What it does that is decided on something shown."""
    return {verb for verb in _verbs(acts) if Verb(verb) in DECIDED_ON}


def _is_beside(acts: list[Done], did: list[str]) -> bool:
    """Whether nothing of what was done is anything to what the form decides on."""
    return all((act, change) in BESIDE for act in _deciding(acts) for change in did)
