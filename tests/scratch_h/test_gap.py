import os, time, pytest, traceback
from rulings.desk.imports.queries.progress import told_to
from rulings.formats.watching import looking_up
from rulings.desk.imports.services.importing import import_session
from tests.benchmarks.large_files import KINDS
from tests.factories import make_profile


def test_gaps(club):
    kind = os.environ["K"]
    make_profile(club)
    data = KINDS[kind](int(float(os.environ.get("MB", "8")) * 2**20)).encode()
    t = time.process_time
    marks = [(t(), "start")]
    with told_to(lambda s, n: marks.append((t(), f"{s.name} {n}"))), looking_up(lambda: marks.append((t(), "look"))):
        try:
            im = import_session(
                actor=None,
                club=club,
                event_name="x",
                data=data,
                filename="x",
                day=__import__("datetime").date(2024, 1, 1),
            )
            print(im.results)
        except Exception as e:
            print(type(e), str(e)[:300])
    marks.append((t(), "end"))
    step = ""
    out = []
    for i, ((a, n), (b, m)) in enumerate(zip(marks, marks[1:])):
        if n != "look":
            step = n
        out.append((round(b - a, 2), step, i, m))
    print(kind, "total", round(marks[-1][0] - marks[0][0], 2), len(out), sorted(out, reverse=True)[:9])
