public import Training

extension TypedRace {
  /// A race as somebody would type it, to be changed in a form.
  public init(_ race: RaceSetup) {
    self.init(
      name: race.name,
      day: race.day.text,
      distance: Self.text(race.distance),
      target: Self.text(race.target),
      goals: race.fallbacks.map { Self.text($0) }.joined(separator: ", "),
      pacing: race.parts.isEmpty && race.pacing == .custom ? .even : race.pacing,
      parts: race.parts.map { Self.text($0.distance) + " in " + Self.text($0.time) }
        .joined(separator: ", "),
      crowdedStart: race.startsCrowded,
      fuel: Self.texts(race.fueling),
      drink: Self.texts(race.hydration),
      carry: race.carried.map { "\($0.count) \($0.what)" }.joined(separator: ", "),
      notes: race.notes
    )
  }

  /// The texts under the names of the fields of a form.
  public var fields: [(name: String, text: String)] {
    [
      ("name", name), ("day", day), ("distance", distance), ("target", target), ("goals", goals),
      ("pacing", pacing.rawValue), ("parts", parts), ("crowdedStart", crowdedStart ? "on" : ""),
      ("fuel", fuel.joined(separator: "; ")), ("drink", drink.joined(separator: "; ")),
      ("carry", carry), ("notes", notes ?? ""),
    ]
  }

  /// Kilometers to the meter, which the same text is read as again.
  private static func text(_ distance: Distance) -> String {
    if distance == .meters(21_097.5) { return "half" }
    let meters = Int64(distance.meters.rounded())
    guard meters % 1000 != 0 else { return "\(meters / 1000) km" }
    guard meters >= 1000 else { return "\(meters) m" }
    var digits = String(1000 + meters % 1000).utf8.dropFirst()
    while digits.last == 0x30 { digits = digits.dropLast() }
    return "\(meters / 1000).\(String(Substring(digits))) km"
  }

  /// Hours, minutes and seconds.
  private static func text(_ time: Duration) -> String {
    ClockText.hours(Int(time.inSeconds.rounded()))
  }

  /// What is taken, all places of one thing together: "25 g gel at 8 km, 16 km".
  private static func texts(_ cues: [RaceSetup.Cue]) -> [String] {
    var things: [(what: String, places: String)] = []
    for cue in cues {
      let what = (cue.amount.map { $0 + " " } ?? "") + cue.what
      let place =
        switch cue.place {
        case .distance(let distance): text(distance)
        case .time(let time): text(time)
        }
      if let known = things.firstIndex(where: { $0.what == what }) {
        things[known].places += ", " + place
      } else {
        things.append((what, place))
      }
    }
    return things.map { $0.what + " at " + $0.places }
  }
}
