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
  public func sentence(_ units: UnitSystem) -> String {
    cues.map { $0.words(units) }.joined(separator: "; ")
  }

  /// What is heard of it, with the figures of a made-up run.
  public func sample(_ units: UnitSystem) -> String {
    var told: [String] = []
    for cue in cues where cue.sound == .spoken {
      let words = cue.item.sample(units)
      if !told.contains(words) { told.append(words) }
    }
    return told.joined(separator: " ")
  }
}

extension CueScheme.Cue {
  fileprivate func words(_ units: UnitSystem) -> String {
    item.name + " every " + interval.words(units) + (sound == .tone ? " as a tone" : "")
  }
}

extension CueScheme.Item {
  /// What it is called.
  public var name: String {
    switch self {
    case .split: "split"
    case .pace: "pace"
    case .gap: "time ahead or behind"
    case .heartRate: "heart rate"
    case .time: "time"
    case .distance: "distance"
    case .cadence: "cadence"
    }
  }

  fileprivate func sample(_ units: UnitSystem) -> String {
    switch self {
    case .split: units == .metric ? "Kilometer five: five twelve." : "Mile three: eight twenty-two."
    case .pace: units == .metric ? "Five ten per kilometer now." : "Eight nineteen per mile now."
    case .gap: "Eight seconds up."
    case .heartRate: "Heart rate one fifty-two."
    case .time: "Twenty-six minutes on the clock."
    case .distance: units == .metric ? "Five kilometers done." : "Three miles done."
    case .cadence: "Cadence one seventy-two."
    }
  }
}

extension CueScheme.Interval {
  fileprivate func words(_ units: UnitSystem) -> String {
    switch self {
    case .distance(let distance): Written.roundDistance(distance, units: units)
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
