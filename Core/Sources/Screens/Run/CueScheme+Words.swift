public import Coaching
public import Training

extension CueWords {
  /// The words of a figure that is told by the clock or the distance.
  public static func english(_ units: UnitSystem) -> CueWords {
    let split = units == .metric ? "Kilometer" : "Mile"
    return CueWords(
      [
        .split: [Phrase(split + " {split_number}: {split}.")],
        .pace: [Phrase("{pace} now.")],
        .gap: [
          Phrase("{lead} up, and shrinking.", claims: [.cushionShrinks]),
          Phrase("{lead} up.", claims: [.ahead]),
          Phrase("{lead} down, and closing.", claims: [.catchingUp]),
          Phrase("{lead} down.", claims: [.behind]),
          Phrase("On plan.", claims: [.onPlan]),
        ],
        .heartRate: [Phrase("Heart rate {hr}.")],
        .time: [Phrase("{time} on the clock.")],
        .distance: [Phrase("{distance} done.")],
        .cadence: [Phrase("Cadence {cadence}.")],
      ],
      names: [
        .mark: "Tone", .rising: "Rising tone: faster than planned",
        .falling: "Falling tone: slower than planned", .level: "Two even tones: on plan",
      ]
    )
  }
}

extension CueWords {
  /// The German words of a figure that is told by the clock or the distance.
  public static func german(_ units: UnitSystem) -> CueWords {
    let split = units == .metric ? "Kilometer" : "Meile"
    return CueWords(
      [
        .split: [Phrase(split + " {split_number}: {split}.")],
        .pace: [Phrase("Jetzt {pace}.")],
        .gap: [
          Phrase("{lead} Vorsprung, und er schmilzt.", claims: [.cushionShrinks]),
          Phrase("{lead} Vorsprung.", claims: [.ahead]),
          Phrase("{lead} Rückstand, und du holst auf.", claims: [.catchingUp]),
          Phrase("{lead} Rückstand.", claims: [.behind]),
          Phrase("Genau im Plan.", claims: [.onPlan]),
        ],
        .heartRate: [Phrase("{hr}.")],
        .time: [Phrase("{time} unterwegs.")],
        .distance: [Phrase("{distance} geschafft.")],
        .cadence: [Phrase("{cadence}.")],
      ],
      names: [
        .mark: "Ton", .rising: "Steigender Ton: schneller als geplant",
        .falling: "Fallender Ton: langsamer als geplant", .level: "Zwei gleiche Töne: im Plan",
      ]
    )
  }
}

extension CueScheme {
  /// What the scheme tells, in one line.
  public func sentence(_ units: UnitSystem, in language: Language = .english) -> String {
    cues.map { $0.words(units, language) }.joined(separator: "; ")
  }

  /// What is heard of it, with the figures of a made-up run.
  public func sample(_ units: UnitSystem, in language: Language = .english) -> String {
    var told: [String] = []
    for cue in cues where cue.sound == .spoken {
      let words = cue.item.sample(units, language)
      if !told.contains(words) { told.append(words) }
    }
    return told.joined(separator: " ")
  }
}

extension CueScheme.Cue {
  fileprivate func words(_ units: UnitSystem, _ language: Language) -> String {
    item.name(in: language) + language.pick(" every ", " alle ") + interval.words(units, language)
      + (sound == .tone ? language.pick(" as a tone", " als Ton") : "")
  }
}

extension CueScheme.Item {
  /// What it is called.
  func name(in language: Language) -> String {
    switch self {
    case .split: language.pick("split", "Split")
    case .pace: language.pick("pace", "Tempo")
    case .gap: language.pick("time ahead or behind", "Vorsprung oder Rückstand")
    case .heartRate: language.pick("heart rate", "Herzfrequenz")
    case .time: language.pick("time", "Zeit")
    case .distance: language.pick("distance", "Distanz")
    case .cadence: language.pick("cadence", "Kadenz")
    }
  }

  fileprivate func sample(_ units: UnitSystem, _ language: Language) -> String {
    let isMetric = units == .metric
    return switch self {
    case .split:
      language.pick(
        isMetric ? "Kilometer five: five twelve." : "Mile three: eight twenty-two.",
        isMetric
          ? "Kilometer fünf: fünf Minuten zwölf." : "Meile drei: acht Minuten zweiundzwanzig."
      )
    case .pace:
      language.pick(
        isMetric ? "Five ten per kilometer now." : "Eight nineteen per mile now.",
        isMetric
          ? "Jetzt fünf Minuten zehn pro Kilometer." : "Jetzt acht Minuten neunzehn pro Meile."
      )
    case .gap: language.pick("Eight seconds up.", "Acht Sekunden Vorsprung.")
    case .heartRate:
      language.pick("Heart rate one fifty-two.", "Herzfrequenz hundertzweiundfünfzig.")
    case .time:
      language.pick("Twenty-six minutes on the clock.", "Sechsundzwanzig Minuten unterwegs.")
    case .distance:
      language.pick(
        isMetric ? "Five kilometers done." : "Three miles done.",
        isMetric ? "Fünf Kilometer geschafft." : "Drei Meilen geschafft."
      )
    case .cadence:
      language.pick("Cadence one seventy-two.", "Kadenz hundertzweiundsiebzig.")
    }
  }
}

extension CueScheme.Interval {
  fileprivate func words(_ units: UnitSystem, _ language: Language) -> String {
    switch self {
    case .distance(let distance):
      Written.roundDistance(distance, units: units, in: language)
    case .time(let time):
      time.inSeconds.truncatingRemainder(dividingBy: 60) == 0
        ? "\(Written.whole(time.inSeconds / 60)) min" : "\(Written.whole(time.inSeconds)) s"
    }
  }
}

extension RunKind {
  /// What such runs are called.
  public var name: String {
    switch self {
    case .easy: "training runs"
    case .workout: "workouts"
    case .race: "races"
    case .free: "free runs"
    }
  }
}
