"""How well spoken notes are written down on this machine: notes.py [--listen PROGRAM] [--voice V...]

Twenty sentences of a runner (twelve commands, eight free ones) by two voices make forty notes. Each is heard clean and
with gusting wind 10 dB below the voice, as WebM with Opus and as M4A, and written down by 'pacesetter hear'. The word
error rate counts words that were replaced, left out or put in. A command counts as understood where its meaning is the
right one; a free sentence that is taken for a command is counted as false. Then a note of more than ten seconds is
timed.

Voices: flite:NAME, espeak:NAME, or a command with {text} and {wave}. Synthetic voices are not people: flite in wind is
understood far worse than a neural voice. Needs flite or espeak-ng, ffmpeg, and what 'make voice-notes' sets up.
"""

import argparse
import array
import json
import math
import pathlib
import random
import re
import resource
import shlex
import subprocess
import tempfile
import time
import wave

ROOT = pathlib.Path(__file__).resolve().parent.parent
RATE = 16_000
NOTES = [
    ("how far have I run", "distance"), ("how much is left", "remaining"), ("what is my pace", "pace"),
    ("am I on plan", "plan"), ("what is my heart rate", "heart_rate"), ("be quiet", "quiet"), ("talk to me", "speak"),
    ("when is my next gel", "next_gel"), ("say that again", "repeat"), ("mark this spot", "mark"),
    ("I feel great", "good"), ("what can I say", "help"),
    ("my calf is tight on the left side, what should I do", None),
    ("the wind is against me all the way to the bridge", None),
    ("I want to run the last two kilometers with my brother", None),
    ("remind me to buy more gels before the race", None),
    ("this hill is longer than I remember from last year", None),
    ("my new shoes are too narrow around the toes", None),
    ("should I drink at the next station or wait for the one after", None),
    ("I slept badly and my legs are heavy today", None),
]
FREE = {"about_body", "about_pace", "about_food", "about_weather", "about_anything", "pain"}
LONG = " ".join(text + "." for text, _ in NOTES[12:16])


def speak(voice, text, path):
    kind, _, name = voice.partition(":")
    if kind == "flite":
        words = ["flite", "-voice", name, "-t", text, "-o", path]
    elif kind == "espeak":
        words = ["espeak-ng", "-v", name, "-s", "150", "-w", path, text]
    else:
        words = [part.replace("{text}", text).replace("{wave}", path) for part in shlex.split(voice)]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    plain = path + ".16k.wav"
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", path, "-ar", str(RATE), "-ac", "1", plain], check=True)
    with wave.open(plain) as file:
        return array.array("h", file.readframes(file.getnframes()))


def windy(samples, chance, decibels=10):
    """The samples with pink noise whose gusts rise and fall, so many decibels below the voice."""
    rows, noise = [0.0] * 12, []
    for number in range(len(samples)):
        # Voss: the row that the lowest set bit names gets a new value.
        rows[min((number & -number).bit_length() - 1, 11) if number else 0] = chance.uniform(-1, 1)
        gust = 1 + 0.5 * math.sin(2 * math.pi * 0.7 * number / RATE)
        noise.append(sum(rows) * gust)
    power = math.sqrt(sum(value * value for value in samples) / len(samples))
    loud = math.sqrt(sum(value * value for value in noise) / len(noise))
    scale = power / loud / 10 ** (decibels / 20)
    return array.array("h", (max(-32768, min(32767, round(one + other * scale))) for one, other in zip(samples, noise)))


def encode(samples, path):
    raw = path.with_suffix(".wav")
    with wave.open(str(raw), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    codec = ["-c:a", "libopus", "-b:a", "32k"] if path.suffix == ".webm" else ["-c:a", "aac", "-b:a", "64k"]
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", str(raw), *codec, str(path)], check=True)


def plain(text):
    text = text.lower().replace("kilometre", "kilometer").replace("okay", "ok").replace("'", "")
    digits = {"2": "two", "1": "one"}
    return [digits.get(word, word) for word in re.findall(r"[a-z0-9]+", text)]


def errors(said, heard):
    row = list(range(len(heard) + 1))
    for place, word in enumerate(said, 1):
        row, before = [place], row
        for other, found in enumerate(heard, 1):
            row.append(min(row[-1] + 1, before[other] + 1, before[other - 1] + (word != found)))
    return row[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--command", default=str(ROOT / ".build-release/release/pacesetter"))
    parser.add_argument("--listen", help="the program of 'make voice-notes', if it is elsewhere")
    parser.add_argument("--address", help="a recognizer that answers over HTTP on this machine, in place of a program")
    parser.add_argument("--voice", nargs="+", default=["flite:rms", "flite:slt"])
    options = parser.parse_args()
    hear = [options.command, "hear", "--json"]
    if options.address:
        hear += ["--listen-address", options.address]
    elif options.listen:
        hear += ["--listen-command", options.listen + " {sound}"]
    chance = random.Random(5)
    with tempfile.TemporaryDirectory() as folder:
        sounds = {}
        for voice_number, voice in enumerate(options.voice):
            for number, (text, _) in enumerate(NOTES):
                samples = speak(voice, text, f"{folder}/said.wav")
                for name, taken in [("clean", samples), ("wind", windy(samples, chance))]:
                    for ending in ["webm", "m4a"]:
                        path = pathlib.Path(folder, f"{voice_number}-{number}-{name}.{ending}")
                        encode(taken, path)
                        sounds.setdefault((voice, name, ending), []).append(path)
        print("| voice | sound | format | notes | word errors | commands | wrong | false | seconds a note |\n"
              "|---|---|---|--:|--:|--:|--:|--:|--:|")
        for (voice, name, ending), paths in sounds.items():
            output = subprocess.run(hear + [str(path) for path in paths], capture_output=True, text=True, check=True)
            rows = [json.loads(line) for line in output.stdout.splitlines()]
            wrong_words = words = right = wrong = false = commands = 0
            for (text, meaning), row in zip(NOTES, rows, strict=True):
                said = plain(text)
                words += len(said)
                wrong_words += errors(said, plain(row["text"]))
                if meaning is None:
                    false += row["meaning"] not in FREE
                    continue
                commands += 1
                right += row["meaning"] == meaning
                wrong += row["meaning"] != meaning and row["meaning"] not in FREE
            seconds = sum(row["seconds"] for row in rows) / len(rows)
            print(f"| {voice} | {name} | {ending} | {len(rows)} | {100 * wrong_words / words:.1f} % | "
                  f"{right} of {commands} | {wrong} | {false} of {len(rows) - commands} | {seconds:.2f} |", flush=True)
        samples = speak(options.voice[0], LONG, f"{folder}/said.wav")
        path = pathlib.Path(folder, "long.webm")
        encode(samples, path)
        began, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
        output = subprocess.run(hear + [str(path)], capture_output=True, text=True, check=True)
        took, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        print(f"\nA note of {len(samples) / RATE:.1f} s was written down in {took:.1f} s, {spent:.1f} s of CPU time: "
              + json.loads(output.stdout)["text"])


main()
