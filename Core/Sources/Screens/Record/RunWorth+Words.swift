public import Training

extension RunWorth {
  /// What it was worth, in sentences made by rules: what was done, what went well, what to try.
  ///
  /// Every figure is written as everywhere else, so that it agrees with the page below it. A gap of two
  /// paces is that of the figures in the sentence, not of what they were before they were rounded.
  public func sentences(units: UnitSystem = .metric) -> [String] {
    var sentences = [total(units)]
    if let heart { sentences.append(heart) }
    sentences.append("What went well: " + good(units) + ".")
    sentences.append("One to try: " + next(units) + ".")
    return sentences
  }

  private func total(_ units: UnitSystem) -> String {
    var words = verb
    if let distance = summary.distance, distance > .zero {
      words += " " + Written.distance(distance, units: units)
      if let duration = summary.duration { words += " in " + Written.duration(duration) }
      if summary.isOnFoot, let pace = summary.pace {
        words += ", at " + Written.pace(pace, units: units)
      }
    } else if let duration = summary.duration {
      words += " for " + Written.duration(duration)
    }
    return words + "."
  }

  private var verb: String {
    switch summary.sport {
    case .running: "You ran"
    case .walking: "You walked"
    case .cycling: "You rode"
    case .swimming: "You swam"
    case .other: "You trained"
    }
  }

  private var heart: String? {
    guard let average = summary.averageHeartRate else { return nil }
    var words = "Your heart averaged " + Written.heartRate(average)
    if let highest = summary.maxHeartRate { words += " and reached " + Written.heartRate(highest) }
    return words + "."
  }

  private func good(_ units: UnitSystem) -> String {
    if summary.isOnFoot, let course, let halves {
      let paces =
        Written.pace(halves.first, units: units) + ", then "
        + Written.pace(halves.second, units: units)
      switch course {
      case .faster: return "you were faster in the second half: " + paces
      case .even: return "your pace was even over both halves: " + paces
      case .slower: break
      }
    }
    if summary.isOnFoot, units == .metric, let fastest {
      return "your fastest kilometer was number \(fastest.number), in "
        + Written.duration(fastest.moving)
    }
    if summary.elapsed != nil, summary.moving != nil, pauses == nil {
      return "you kept going without a long pause"
    }
    return "you went out, and it is in your record"
  }

  private func next(_ units: UnitSystem) -> String {
    if summary.isOnFoot, course == .slower, let halves, let pace = summary.pace {
      return "begin near " + Written.pace(pace, units: units) + ", your average; you began at "
        + Written.pace(halves.first, units: units) + " and ended at "
        + Written.pace(halves.second, units: units)
    }
    if let pauses { return "pause less; your pauses took " + Written.duration(pauses) }
    if summary.averageHeartRate == nil {
      return "wear a heart rate sensor, so that your zones show how hard it was"
    }
    if summary.effort == nil { return "rate your effort, so that you can compare it later" }
    return "repeat it and compare the two"
  }
}
