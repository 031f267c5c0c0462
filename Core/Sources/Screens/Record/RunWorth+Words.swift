public import Training

extension RunWorth {
  /// What it was worth, in sentences made by rules: what was done, what went well, what to try.
  ///
  /// Every figure is written as everywhere else, so that it agrees with the page below it. A gap of two
  /// paces is that of the figures in the sentence, not of what they were before they were rounded.
  public func sentences(
    units: UnitSystem = .metric,
    in language: Language = .english
  ) -> [String] {
    var sentences = [total(units, language)]
    if let heart = heart(language) { sentences.append(heart) }
    let (good, next) = (good(units, language), next(units, language))
    sentences.append(language.pick("What went well: ", "Gelungen: ") + good + ".")
    sentences.append(language.pick("One to try: ", "Fürs nächste Mal: ") + next + ".")
    return sentences
  }

  private func total(_ units: UnitSystem, _ language: Language) -> String {
    let (subject, participle) = verb(language)
    var words = subject
    if let distance = summary.distance, distance > .zero {
      words += " " + Written.distance(distance, units: units, in: language)
      if let duration = summary.duration { words += " in " + Written.duration(duration) }
      if summary.isOnFoot, let pace = summary.pace {
        words += language.pick(", at ", " mit ") + Written.pace(pace, units: units)
      }
    } else if let duration = summary.duration {
      words += " " + language.pick("for ", "") + Written.duration(duration)
    }
    return words + participle + "."
  }

  /// What the runner did, and the end that a German sentence keeps for its verb.
  private func verb(_ language: Language) -> (subject: String, participle: String) {
    let (english, helper, participle) =
      switch summary.sport {
      case .running: ("You ran", "Du bist", " gelaufen")
      case .walking: ("You walked", "Du bist", " gegangen")
      case .cycling: ("You rode", "Du bist", " gefahren")
      case .swimming: ("You swam", "Du bist", " geschwommen")
      case .other: ("You trained", "Du hast", " trainiert")
      }
    return (language.pick(english, helper), language.pick("", participle))
  }

  private func heart(_ language: Language) -> String? {
    guard let average = summary.averageHeartRate else { return nil }
    let highest = summary.maxHeartRate
    switch language {
    case .english:
      return "Your heart averaged " + Written.heartRate(average)
        + (highest.map { " and reached " + Written.heartRate($0) } ?? "") + "."
    case .german:
      return "Dein Puls lag im Schnitt bei \(Written.whole(average.beatsPerMinute))"
        + (highest.map { ", in der Spitze bei \(Written.whole($0.beatsPerMinute))" } ?? "") + "."
    }
  }

  private func good(_ units: UnitSystem, _ language: Language) -> String {
    if summary.isOnFoot, let course, let halves {
      let paces =
        Written.pace(halves.first, units: units) + language.pick(", then ", ", dann ")
        + Written.pace(halves.second, units: units)
      switch course {
      case .faster:
        return language.pick(
          "you were faster in the second half: ",
          "Du warst in der zweiten Hälfte schneller: "
        ) + paces
      case .even:
        return language.pick(
          "your pace was even over both halves: ",
          "Dein Tempo war in beiden Hälften gleich: "
        ) + paces
      case .slower: break
      }
    }
    if summary.isOnFoot, units == .metric, let fastest {
      let time = Written.duration(fastest.moving)
      return language.pick(
        "your fastest kilometer was number \(fastest.number), in " + time,
        "Dein schnellster Kilometer war Nummer \(fastest.number), in " + time
      )
    }
    if summary.elapsed != nil, summary.moving != nil, pauses == nil {
      return language.pick(
        "you kept going without a long pause",
        "Du hast ohne lange Pause durchgehalten"
      )
    }
    return language.pick(
      "you went out, and it is in your record",
      "Du hast dich aufgerafft, und es steht in deinem Verlauf"
    )
  }

  private func next(_ units: UnitSystem, _ language: Language) -> String {
    if summary.isOnFoot, course == .slower, let halves, let pace = summary.pace {
      let usual = Written.pace(pace, units: units)
      let (first, second) = (
        Written.pace(halves.first, units: units), Written.pace(halves.second, units: units)
      )
      return language.pick(
        "begin near \(usual), your average; you began at \(first) and ended at \(second)",
        "Lauf nahe deinem Schnitt von \(usual) los; begonnen hast du mit \(first), "
          + "geendet mit \(second)"
      )
    }
    if let pauses {
      let time = Written.duration(pauses)
      return language.pick(
        "pause less; your pauses took " + time,
        "Mach weniger Pausen; deine dauerten " + time
      )
    }
    if summary.averageHeartRate == nil {
      return language.pick(
        "wear a heart rate sensor, so that your zones show how hard it was",
        "Trag einen Pulssensor, damit deine Zonen zeigen, wie hart es war"
      )
    }
    if summary.effort == nil {
      return language.pick(
        "rate your effort, so that you can compare it later",
        "Bewerte deine Anstrengung, damit du sie später vergleichen kannst"
      )
    }
    return language.pick("repeat it and compare the two", "Wiederhol es und vergleich die beiden")
  }
}
