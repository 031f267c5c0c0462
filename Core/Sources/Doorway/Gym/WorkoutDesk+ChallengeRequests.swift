import Exchange
import Formats
import Training

// What the daily challenge counts, on a device that may have missed what another chose.
extension WorkoutDesk {
  @inline(never) static func challengeChoice(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (known, told, typed, news) = try PageError.shaped {
      () throws(ShapeError) -> (ChallengeChoice, ChallengeChoice?, ChallengeChoice?, [JSON]?) in
      let known = try fields.fields(ifPresent: "known").map { fields throws(ShapeError) in
        try ChallengeChoice(fields)
      }
      let told = try fields.fields(ifPresent: "told").map { fields throws(ShapeError) in
        try ChallengeChoice(fields)
      }
      return (
        known ?? ChallengeChoice(), told, try ChallengeChoice(typedIn: fields),
        Self.news(in: fields)
      )
    }
    let isTold = told.map { known.yields(to: $0) } ?? false
    let choice = isTold ? told ?? known : typed ?? known
    return Reply.object { json in
      json.field("exercise", choice.exercise)
      json.field("goal", choice.goal)
      json.field("chosenAt", choice.chosenAt?.secondsSince1970)
      json.field("isTold", isTold)
      if typed != nil { json.field("isTyped", true) }
      if let news { json.array("news") { json in for entry in news { json.value(entry) } } }
    }
  }

  /// The entries that others tell of and this device lacks: each counts once, under its own name.
  private static func news(in fields: Fields) -> [JSON]? {
    guard let told = fields["told"]?["entries"]?.array else { return nil }
    let ours = Set((fields["ours"]?.array ?? []).compactMap { $0.string })
    return told.filter { entry in entry["id"]?.string.map { !ours.contains($0) } ?? false }
  }
}

extension ChallengeChoice {
  /// Reads what somebody types in the fields of the challenge; a field that is empty or no number chooses
  /// nothing.
  fileprivate init?(typedIn fields: Fields) throws(ShapeError) {
    guard let typed = try fields.fields(ifPresent: "typed"),
      let name = typed["exercise"]?.string, name.utf8.contains(where: { $0 > 0x20 }),
      let goal = TypedFigure(typed["goal"]?.string ?? "")?.whole(in: 1...100_000)
    else { return nil }
    self.init(name, goal: goal, chosenAt: try fields.localTime("now").instant)
  }

  /// Reads a choice; what is not said is as it is where nobody has chosen.
  fileprivate init(_ fields: Fields) throws(ShapeError) {
    self.init()
    if let name = try fields.string(ifPresent: "exercise"), !name.isEmpty {
      exercise = name
    }
    if let goal = try fields.whole("goal", 1...100_000) { self.goal = goal }
    chosenAt = try fields.number(ifPresent: "chosenAt").map { Instant(secondsSince1970: $0) }
  }
}
