public import Coaching
import Formats
import Training

extension CueScheme: Shaped {
  public static var blank: CueScheme { CueScheme(name: "", cues: []) }

  /// The scheme, if it is one that can be kept.
  public func checked() throws(ShapeError) -> CueScheme { try CueScheme(tree) }

  /// As preferences and journals have it.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("name", &name)
    let isName = name.contains { $0 != " " } && name.hasCharacters(1...Self.longestName)
    try it.expect(isName, "name", "a name of 1 to \(Self.longestName) characters")
    try it.list("cues", &cues)
    let isList = (1...Self.mostCues).contains(cues.count)
    try it.expect(isList, "cues", "1 to \(Self.mostCues) cues")
  }
}

extension CueScheme.Cue: Shaped {
  public static var blank: CueScheme.Cue { CueScheme.Cue(.split, .distance(.meters(1000))) }

  /// `{"item":"split","everyMeters":1000,"sound":"spoken"}`, or with `everySeconds`.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.choice("item", &item, expected: "what is told")
    var (meters, seconds): (Double?, Double?)
    if it.isWriting {
      switch interval {
      case .distance(let distance): meters = distance.meters
      case .time(let time): seconds = time.inSeconds
      }
    }
    let (ways, times) = (CueScheme.Interval.meters, CueScheme.Interval.seconds)
    try it.number("everyMeters", &meters, in: ways, named: "100 to 50000 meters")
    if let meters {
      if it.isReading { interval = .distance(.meters(meters)) }
    } else {
      let (words, must) = ("30 to 7200 seconds", it.isReading)
      try it.number("everySeconds", &seconds, in: times, named: words, isRequired: must)
      if let seconds, it.isReading { interval = .time(Duration(roundedSeconds: seconds)) }
    }
    try it.choice("sound", &sound)
  }
}
