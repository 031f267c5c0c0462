#!/usr/bin/env python3
"""Speaks English with Kokoro-82M: speak.py TEXT-FILE WAV-FILE.

`make voice` sets up what it needs beside it: the model, the styles and the vocabulary. The sounds of the words are
eSpeak NG's, turned into the letters that the model has learned.
"""

import json
import os
import re
import subprocess
import sys
import wave

import numpy
import onnxruntime

RATE = 24_000
STYLE = "jm_kumo"
MOST_TOKENS = 500
# Seconds of silence after a mark.
PAUSES = {",": 0.12, ";": 0.2, ":": 0.2, ".": 0.3, "!": 0.3, "?": 0.3}

# From eSpeak NG's letters, with their ties, to the model's.
LETTERS = [
    ("ʔˌn̩", "tᵊn"), ("ʔn̩", "tᵊn"), ("ʔn", "tᵊn"), ("a^ɪ", "I"), ("a^ʊ", "W"), ("d^ʒ", "ʤ"), ("e^ɪ", "A"), ("t^ʃ", "ʧ"),
    ("ɔ^ɪ", "Y"), ("ə^l", "ᵊl"), ("o^ʊ", "O"), ("ɜːɹ", "ɜɹ"), ("ɜː", "ɜɹ"), ("ɪə", "iə"), ("ʲo", "jo"), ("ʲə", "jə"),
    ("ʲ", ""), ("ʔ", "t"), ("e", "A"), ("ɚ", "əɹ"), ("r", "ɹ"), ("x", "k"), ("ç", "k"), ("ɐ", "ə"), ("ɬ", "l"), ("ː", ""),
    ("o", "ɔ"), ("ɾ", "T"), ("\u0303", ""), ("^", ""),
]


def sounds(clause):
    said = subprocess.run(["espeak-ng", "-q", "--ipa", "--tie=^", "-v", "en-us", "--", clause],
                          capture_output=True, text=True, check=True, timeout=20).stdout
    said = " ".join(said.split())
    for letters, others in LETTERS:
        said = said.replace(letters, others)
    return re.sub(r"(\S)\u0329", r"ᵊ\1", said).replace("\u0329", "")


def pieces(text):
    """Sentences as (sounds, the mark at their end): short enough for the model, with their commas inside."""
    for sentence in re.split(r"(?<=[.!?])\s+", " ".join(text.split())):
        clauses = [part for part in re.split(r"([,;:.!?]+)", sentence) if part.strip()]
        said = ""
        for clause in clauses:
            said += clause[0] if clause[0] in PAUSES else (" " if said else "") + sounds(clause.strip(" -–—\"'"))
        if said:
            yield said, said[-1]


def speak(text, folder):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = max(1, os.cpu_count() or 1)
    model = onnxruntime.InferenceSession(os.path.join(folder, "kokoro-v1.0.int8.onnx"), options,
                                         providers=["CPUExecutionProvider"])
    with open(os.path.join(folder, "vocab.json"), encoding="utf-8") as file:
        numbers = json.load(file)["vocab"]
    style = numpy.load(os.path.join(folder, "voices.npz"), allow_pickle=False)[STYLE]
    sound = []
    for said, mark in pieces(text):
        tokens = [numbers[letter] for letter in said if letter in numbers][:MOST_TOKENS]
        if not tokens:
            continue
        reference = numpy.asarray(style[min(len(tokens), len(style)) - 1], dtype=numpy.float32).reshape(1, 256)
        samples = model.run(None, {"tokens": numpy.array([[0, *tokens, 0]], dtype=numpy.int64), "style": reference,
                                   "speed": numpy.array([1], dtype=numpy.float32)})[0].ravel()
        loud = numpy.where(numpy.abs(samples) > 0.01)[0]
        if len(loud):
            pad = RATE // 33
            samples = samples[max(0, loud[0] - pad):loud[-1] + pad]
        sound += [samples, numpy.zeros(int(PAUSES.get(mark, 0) * RATE), numpy.float32)]
    return numpy.concatenate(sound) if sound else numpy.zeros(0, numpy.float32)


def main():
    if len(sys.argv) != 3:
        sys.exit(f"usage: {sys.argv[0]} TEXT-FILE WAV-FILE")
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    samples = speak(text, os.path.dirname(os.path.abspath(__file__)))
    if not len(samples):
        sys.exit("speak: there is nothing to say")
    with wave.open(sys.argv[2], "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes((numpy.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    main()
