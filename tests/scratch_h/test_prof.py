import os, cProfile, pstats
from rulings.desk.imports.services.importing import import_session
from tests.benchmarks.large_files import KINDS
from tests.factories import make_profile


def test_prof(club):
    make_profile(club)
    data = KINDS[os.environ["K"]](int(float(os.environ.get("MB", "8")) * 2**20)).encode()
    p = cProfile.Profile()
    p.enable()
    try:
        import_session(actor=None, club=club, event_name="x", data=data, filename="x")
    finally:
        p.disable()
        pstats.Stats(p).sort_stats("cumtime").print_stats(45)
