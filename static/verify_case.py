"""Checks a case signed by a Rulings Desk: python3 verify_case.py FILE PUBLIC_KEY. It needs `cryptography`."""

import json
import sys

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode
with open(sys.argv[1], encoding="utf-8") as f:
    file = json.load(f, object_pairs_hook=lambda p: dict(p) if len(p) == len(dict(p)) else sys.exit("A key repeats."))
key, signature = bytes.fromhex(sys.argv[2]), bytes.fromhex(file.pop("signature"))
try:
    Ed25519PublicKey.from_public_bytes(key).verify(signature, canonical(file).encode())
except InvalidSignature:
    sys.exit("It does not hold: it was changed, or another key has signed it.")
print(f"It holds: {file['case']['address']}")
