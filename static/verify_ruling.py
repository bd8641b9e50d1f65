"""Checks a ruling exported by a Rulings Desk: python3 verify_ruling.py FILE PUBLIC_KEY. It needs `cryptography`."""

import json
import re
import sys
from contextlib import suppress
from hashlib import sha256

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode
with open(sys.argv[1], encoding="utf-8") as f:
    file = json.load(f, object_pairs_hook=lambda p: dict(p) if len(p) == len(dict(p)) else sys.exit("A key repeats."))
key, signature, wrong = bytes.fromhex(sys.argv[2]), bytes.fromhex(file.pop("signature")), ["the signature"]
with suppress(InvalidSignature):
    wrong = Ed25519PublicKey.from_public_bytes(key).verify(signature, canonical(file).encode()) or []
head, erased, ruling, entries, before = file["head"], file["erased"], file["ruling"], file["entries"], (0, "")
texts = {seal: sha256((kept["salt"] + kept["text"]).encode()).hexdigest() for seal, kept in file["texts"].items()}
issuing = [entry for entry in entries if (entry["verb"], entry["object_id"]) == ("ruling.issued", ruling["id"])]
issued = [erased.get(str(ruling["id"]), entry["after"]["digest"]) for entry in issuing]
wrong += [] if sha256(canonical(ruling["content"]).encode()).hexdigest() in issued else ["the ruling"]
for entry in entries:
    number, stated, written = entry["sequence"], entry.pop("hash"), canonical(entry)
    holds = number <= head["sequence"] and sha256(written.encode()).hexdigest() == stated
    follows = number > before[0] + 1 or (number - 1, entry["previous_hash"]) == before
    sealed = all(texts.get(seal) == erased.get(seal, seal) for seal in re.findall(r'{"sealed":"(\w+)"}', written))
    wrong, before = wrong + [f"entry {number}"] * (not (holds and follows and sealed)), (number, stated)
wrong += [] if before[0] < head["sequence"] or before[1] == head["hash"] else ["the head of the chain"]
sys.exit(f"It does not hold: {', '.join(wrong)}." if wrong else print("It holds."))
