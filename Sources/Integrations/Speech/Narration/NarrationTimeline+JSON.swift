public import Formats

extension NarrationTimeline {
  /// The timeline for other programs: subtitles, a player that follows along.
  public var json: JSON {
    [
      "seconds": .number(rounded(seconds)),
      "longestSilence": longestSilence.map { .number($0) } ?? .null,
      "lines": .array(
        entries.map { entry in
          [
            "at": .number(rounded(entry.line.at)),
            "start": .number(rounded(entry.start)),
            "seconds": .number(rounded(entry.seconds)),
            "text": .string(entry.line.text),
            "spoken": .string(entry.line.spoken),
          ]
        }
      ),
    ]
  }

  private func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
