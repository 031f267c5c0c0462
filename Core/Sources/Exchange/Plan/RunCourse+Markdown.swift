import Formats
public import Training

extension RunCourse {
  // Longer blocks than this nobody repeats.
  private static let longestBlock = 6

  /// The course as a workout of the library: what is done again and again is a section with rounds.
  ///
  /// A limit that the text has no form for (a heart that must calm down) becomes a note, and the step
  /// waits for the button.
  public var markdown: String {
    var lines = ["---", "category: run", "---", "", "# " + Self.plain(title), ""]
    var place = 0
    var part = 0
    while place < steps.count {
      let (length, count) = block(at: place)
      if count > 1 {
        part += 1
        lines += ["## Set \(part): \(count) rounds"]
        lines += Self.section(Array(steps[place..<place + length]))
        place += length * count
      } else {
        let kind = steps[place].intensity
        var end = place + 1
        while end < steps.count, Self.isAlike(steps[end].intensity, kind), block(at: end).count == 1
        {
          end += 1
        }
        if Self.isMain(kind) { part += 1 }
        lines += ["## " + Self.heading(kind, part)]
        lines += Self.section(Array(steps[place..<end]))
        place = end
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// The shortest block from a place on that follows itself, and how often it does.
  private func block(at place: Int) -> (length: Int, count: Int) {
    for length in 1...Self.longestBlock where place + 2 * length <= steps.count {
      let block = steps[place..<place + length]
      guard block.contains(where: { $0.intensity == .work }) else { continue }
      var count = 1
      while place + (count + 1) * length <= steps.count,
        zip(block, steps[(place + count * length)...]).allSatisfy({ Self.isSame($0, $1) })
      {
        count += 1
      }
      if count > 1 { return (length, count) }
    }
    return (1, 1)
  }

  private static func isSame(_ one: RunStep, _ other: RunStep) -> Bool {
    one.name == other.name && one.end == other.end && one.target == other.target
      && one.intensity == other.intensity && one.cadence == other.cadence
      && one.amount == other.amount
  }

  private static func isMain(_ kind: RunStep.Intensity) -> Bool {
    switch kind {
    case .work, .recovery, .rest: true
    case .warmUp, .coolDown, .other: false
    }
  }

  private static func isAlike(_ one: RunStep.Intensity, _ other: RunStep.Intensity) -> Bool {
    one == .rest || one == other || (isMain(one) && isMain(other))
  }

  private static func heading(_ kind: RunStep.Intensity, _ part: Int) -> String {
    switch kind {
    case .warmUp: "Warm-up"
    case .coolDown: "Cool-down"
    case .other: "Drills"
    case .work, .recovery, .rest: "Set \(part)"
    }
  }

  // MARK: Steps

  private static func section(_ steps: [RunStep]) -> [String] {
    var cues: [String] = []
    for step in steps {
      if let words = step.words, !cues.contains(words) { cues.append(words) }
    }
    return cues.map { "> " + plain($0) } + steps.map { line($0) }
  }

  private static func line(_ step: RunStep) -> String {
    var dose: [String] = []
    var notes: [String] = []
    switch step.end {
    case .distance(let distance): dose.append(amount(distance))
    case .time(let time): dose.append(amount(time))
    case .button: if let amount = step.amount { dose.append(amount) }
    case .heartRate(let rate):
      notes.append("until your heart is below \(Int(rate.beatsPerMinute.rounded()))")
    }
    switch step.target {
    case .none: break
    case .pace(let fastest, let slowest):
      dose.append("@ \(clock(fastest))-\(clock(slowest))/km")
    case .heartRate(let low, let high):
      dose.append("@ \(whole(low.beatsPerMinute))-\(whole(high.beatsPerMinute)) bpm")
    case .zones(let low, let high): dose.append(low == high ? "@ Z\(low)" : "@ Z\(low)-Z\(high)")
    case .cadence(let low, let high):
      notes.append("cadence \(whole(low.stepsPerMinute)) to \(whole(high.stepsPerMinute))")
    case .effort(let low, let high):
      dose.append(low == high ? "@ RPE \(whole(low))" : "@ RPE \(whole(low))-\(whole(high))")
    case .words(let words): notes.append(words)
    }
    let prescription = dose.joined(separator: " ")
    let cadence = step.cadence.map {
      (prescription.isEmpty ? "" : ", ") + "cadence \($0.beatsPerMinute)"
    }
    let note = notes.isEmpty ? "" : "; " + plain(notes.joined(separator: ", "))
    let all = prescription + (cadence ?? "") + note
    return "- " + name(of: step) + (all.isEmpty ? "" : " — " + all)
  }

  /// A name by which the step means the same when it is read again.
  private static func name(of step: RunStep) -> String {
    let name = plain(step.name)
    switch step.intensity {
    case .rest: return "Rest"
    case .recovery: return name.hasPrefix("Jog") || name.hasPrefix("Walk") ? name : "Jog"
    case .work, .warmUp, .coolDown, .other: return name.isEmpty ? "Run" : name
    }
  }

  private static func amount(_ distance: Distance) -> String {
    let meters = whole(distance.meters)
    if meters >= 1000, meters % 100 == 0 {
      return meters % 1000 == 0
        ? "\(meters / 1000) km" : "\(meters / 1000).\(meters % 1000 / 100) km"
    }
    return meters < 50 ? "\(meters) meters" : "\(meters) m"
  }

  private static func amount(_ time: Duration) -> String {
    let seconds = whole(time.inSeconds)
    return seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds)s"
  }

  private static func clock(_ pace: Pace) -> String {
    ClockText.pair(whole(pace.secondsPerKilometer))
  }

  private static func whole(_ value: Double) -> Int { Int(min(max(value.rounded(), 0), 1e8)) }

  /// A text of another program on one line, without what the format gives a meaning.
  private static func plain(_ text: String) -> String {
    var words = ""
    for character in text.trimmed {
      switch character {
      case "\n", "\r", "\t", "—": words.append(" ")
      default: words.append(character)
      }
    }
    return String(words.prefix(300))
  }
}
