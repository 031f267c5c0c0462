public import Coaching
public import Training

extension PlacedNote {
  /// What it is, for the eye: "Your voice note, 0:12, at 2.51 km", and what it says where that is known.
  ///
  /// A marked moment tells by the run's samples how fast the runner was and how the heart beat:
  /// "Marked, at 2.51 km, 5:12 /km, 152 bpm".
  public func words(
    units: UnitSystem = .metric,
    in samples: Samples? = nil,
    language: Language = .english
  ) -> String {
    var words =
      voice.isMark
      ? language.pick("Marked", "Gemerkt")
      : language.pick("Your voice note, ", "Deine Sprachnotiz, ") + Written.duration(voice.length)
    if let distance = voice.distance {
      words +=
        language.pick(", at ", ", bei ") + Written.distance(distance, units: units, in: language)
    }
    if voice.isMark, let at, let samples {
      for reading in Self.readings(at: at, in: samples, units) { words += ", " + reading }
    }
    if let text = voice.text {
      words += ": " + language.pick("\"\(text)\"", "„\(text)“")
    }
    if let reply = voice.reply {
      // What was said stands on the timeline by itself.
      if let answer = reply.answer {
        if reply.playedAt == nil {
          words += language.pick(
            ", answered too late to be said: \"\(answer.text)\"",
            ", die Antwort kam zu spät, um gesagt zu werden: „\(answer.text)“"
          )
        }
      } else {
        words += language.pick(", not answered yet", ", noch nicht beantwortet")
      }
    }
    // A mark may have no sound at all.
    if !isHere, voice.length > .zero {
      // A quotation may bring its own full stop.
      let isSentence = [".\"", "!\"", "?\"", ".“", "!“", "?“"].contains { words.hasSuffix($0) }
      words += isSentence ? " " : ". "
      words += language.pick(
        "Its sound is not here; the device that recorded it may still have it.",
        "Der Ton ist nicht hier; das Gerät, das ihn aufnahm, hat ihn vielleicht noch."
      )
    }
    return words
  }

  /// The pace and the heart rate of a moment, as far as they were measured.
  private static func readings(
    at moment: Duration,
    in samples: Samples,
    _ units: UnitSystem
  ) -> [String] {
    guard let row = samples.time.firstIndex(where: { $0 >= moment.inSeconds }) else { return [] }
    var readings: [String] = []
    // Slower than this nobody runs, and a pace would be a riddle.
    if samples.speed.count == samples.count, samples.speed[row] > 0.5 {
      let pace = Pace.secondsPerKilometer(1000 / samples.speed[row])
      readings.append(Written.pace(pace, units: units))
    }
    if samples.heartRate.count == samples.count, samples.heartRate[row] > 0 {
      readings.append(Written.heartRate(.beatsPerMinute(samples.heartRate[row])))
    }
    return readings
  }
}
