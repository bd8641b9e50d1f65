"""How the tests of a run are given out to its workers."""

from collections.abc import Sequence

from xdist.scheduler import LoadGroupScheduling
from xdist.workermanage import WorkerController

AT_ONCE = 12
"""So many tests a worker is given by one message, once it has two left."""


class ForgetsWhatIsDone(LoadGroupScheduling):
    """Gives out tests as `--dist loadgroup` does, for work in proportion to their number.

    That one counts with each test all that its worker has ever had, looks for each in the list of all, and sends each
    by itself: for 26,000 tests more than a minute of one core.
    """

    def mark_test_complete(self, node: WorkerController, item_index: int, duration: float = 0) -> None:
        """What a worker has done is its work no more."""
        nodeid = self.registered_collections[node][item_index]
        scope = self._split_scope(nodeid)
        unit = self.assigned_work[node][scope]
        del unit[nodeid]
        if not unit:
            del self.assigned_work[node][scope]
        self._reschedule(node)

    def schedule(self) -> None:
        """Remembers where each test stands in the list, before the first is given out."""
        if self.collection is None:
            collected: Sequence[str] = next(iter(self.registered_collections.values()))
            self._places = {nodeid: place for place, nodeid in enumerate(collected)}
        super().schedule()

    def _assign_work_unit(self, node: WorkerController) -> None:
        """Several by one message; few where few are left, so that no worker ends long after another.

        All workers have the same list, which `schedule` has made sure of.
        """
        at_once = max(1, min(AT_ONCE, len(self.workqueue) // (4 * len(self.nodes))))
        given: list[str] = []
        while self.workqueue and len(given) < at_once:
            scope, unit = self.workqueue.popitem(last=False)
            self.assigned_work[node][scope] = unit
            given += unit
        node.send_runtest_some([self._places[nodeid] for nodeid in given])
