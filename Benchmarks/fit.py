"""FIT: ours against Garmin's own SDK, fitdecode, fitparse and gpsbabel, in the same rounds.

Run by Scripts/bench, which builds ours and installs the peers. `python fit.py [ROUNDS]`.
"""

import json
import shutil
import statistics
import subprocess
import sys
import time

import rounds

FILES = ["fit/other/activity-large-fenxi2-multisport.fit", "fit/other/big_activity.fit"]


def garmin_fit_sdk(path):
    from garmin_fit_sdk import Decoder, Stream

    _, errors = Decoder(Stream.from_file(path)).read()
    assert not errors


def fitdecode(path):
    import fitdecode as library

    with library.FitReader(path) as reader:
        for frame in reader:
            if frame.frame_type == library.FIT_FRAME_DATA:
                for field in frame.fields:
                    _ = field.value


def fitparse(path):
    import fitparse as library

    for message in library.FitFile(path).get_messages():
        message.get_values()


PEERS = {"garmin-fit-sdk": garmin_fit_sdk, "fitdecode": fitdecode, "fitparse": fitparse}


def peer(name, path):
    """Decodes once in a process of its own; its start and its imports do not count."""
    output = subprocess.run(
        [sys.executable, __file__, "--peer", name, path], check=True, capture_output=True, text=True
    )
    return float(output.stdout)


def ours(path, key):
    output = subprocess.run([rounds.BENCH, "fit", path], check=True, capture_output=True, text=True)
    return json.loads(output.stdout)[key]


def compare(path, count):
    result = json.loads(
        subprocess.run([rounds.BENCH, "fit", path], check=True, capture_output=True, text=True).stdout
    )
    contestants = {
        "Pacesetter, every field": lambda: ours(path, "seconds"),
        "Pacesetter, a recording": lambda: ours(path, "recordingSeconds"),
    }
    if shutil.which("gpsbabel"):
        convert = ["gpsbabel", "-i", "garmin_fit", "-f", path, "-o", "unicsv", "-F", "/dev/null"]
        contestants["gpsbabel (whole process)"] = lambda: rounds.cpu_of(convert)
    for name in PEERS:
        contestants[name] = lambda name=name: peer(name, path)
    seconds = rounds.in_rounds(contestants, count)
    print(f"\n{path.rsplit('/', 1)[-1]}: {result['bytes']} bytes, {result['records']} records\n")
    print("| who | CPU ms | MB/s | records/s | ours is faster by |")
    print("|---|--:|--:|--:|--:|")
    for name in contestants:
        median = statistics.median(seconds[name])
        faster = rounds.ratio(seconds, name, "Pacesetter, every field")
        print(
            f"| {name} | {median * 1e3:.2f} | {result['bytes'] / median / 1e6:.2f} | "
            f"{result['records'] / median:,.0f} | {faster:,.1f} x |"
        )


def main():
    if sys.argv[1:2] == ["--peer"]:
        job = PEERS[sys.argv[2]]
        # Importing the library is not decoding.
        __import__(sys.argv[2].replace("-", "_"))
        start = time.process_time()
        job(sys.argv[3])
        print(time.process_time() - start)
        return
    data = rounds.data()
    if data is None:
        print("fit: skipped, there are no real files in ../shared/data")
        return
    for file in FILES:
        compare(str(data / file), int(sys.argv[1]) if len(sys.argv) > 1 else 5)


if __name__ == "__main__":
    main()
