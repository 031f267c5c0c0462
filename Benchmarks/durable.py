"""How long an acknowledged event takes to be on disk, beside the disk's own fdatasync.

Run by Scripts/bench. `python durable.py [FOLDER]`: the folder is on the disk to be measured.
"""

import subprocess
import sys

import rounds


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else rounds.ROOT / ".build-bench"
    print("\n| what | p50 ms | p99 ms | p50 to the disk's | p99 |\n|---|--:|--:|--:|--:|", flush=True)
    subprocess.run([rounds.ROOT / ".build-bench/release/bench-host", "durable", folder], check=True)


main()
