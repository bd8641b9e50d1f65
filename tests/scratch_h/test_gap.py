import os, time, pytest
from rulings.desk.imports.queries.progress import told_to
from rulings.desk.imports.services.importing import import_session
from tests.benchmarks.large_files import KINDS
from tests.factories import make_profile


@pytest.mark.parametrize("kind", [k for k in KINDS if os.environ.get("K", "PBN") == k])
def test_gaps(kind, club):
    make_profile(club)
    data = KINDS[kind](int(os.environ.get("MB", "4")) * 2**20).encode()
    marks = [(time.monotonic(), "start")]
    with told_to(lambda s, n: marks.append((time.monotonic(), f"{s.name} {n}"))):
        try:
            im = import_session(actor=None, club=club, event_name="x", data=data, filename="x")
            print(im.results)
        except Exception as e:
            print(type(e), str(e)[:200])
    marks.append((time.monotonic(), "end"))
    for (a, n), (b, _) in zip(marks, marks[1:]):
        print(kind, n, round(b - a, 2))
