import Formats
import Training

/// The parts of a custom pacing as somebody types them, from the start to the finish: "10 km in 50:00,
/// 2 x 5 km at 4:50/km, rest".
///
/// One part may be the rest of the way or of the time, or of both. German words do too: "10 km bei
/// 4:50/km, Rest".
struct TypedParts {
  private enum Length {
    case distance(Distance)
    case rest
  }

  private enum Speed {
    case time(Duration)
    case pace(Pace)
    case rest
  }

  private let texts: [String]
  private let whole: Distance

  /// Takes the text of the parts of a race.
  init(_ text: String, of whole: Distance) {
    texts = text.utf8.split { $0 == 0x2C || $0 == 0x3B || $0 == 0x0A }
      .map { String(Substring($0)).trimmed }.filter { !$0.isEmpty }
    self.whole = whole
  }

  /// Whether nobody typed any.
  var isEmpty: Bool { texts.isEmpty }

  /// The time of them all, where each has one; nothing where one takes the rest.
  func sum() throws(TypedRaceError) -> Duration? {
    guard !isEmpty else { return nil }
    var sum = Duration.zero
    for (length, speed) in try rows() {
      guard let time = Self.time(speed, over: try distance(length)) else { return nil }
      sum += time
    }
    return sum
  }

  /// The parts of a race that takes a time.
  func parts(in target: Duration) throws(TypedRaceError) -> [RaceSetup.Part] {
    var parts: [(distance: Distance, time: Duration?)] = []
    for (length, speed) in try rows() {
      let distance = try distance(length)
      parts.append((distance, Self.time(speed, over: distance)))
    }
    guard parts.count <= RaceSetup.mostParts else { throw .tooManyParts }
    let known = parts.reduce(Duration.zero) { $0 + ($1.time ?? .zero) }
    let open = parts.filter { $0.time == nil }.reduce(0) { $0 + $1.distance.meters }
    if open > 0, known >= target { throw .noTimeForRest(known, target: target) }
    var shares: [RaceSetup.Part] = []
    for part in parts {
      let left = (target - known).inSeconds
      let time = part.time ?? .seconds(left * part.distance.meters / open)
      shares.append(RaceSetup.Part(part.distance, in: time))
    }
    switch RaceSetup.misfit(of: shares, distance: whole, target: target) {
    case .distance(let found, _): throw .partsDistance(found, race: whole)
    case .time(let found, _): throw .partsTime(found, target: target)
    case nil: return shares
    }
  }

  // MARK: Reading

  private static let signsOfPace = ["at", "bei", "mit"]
  private static let wordsForRest = ["rest", "the rest", "Rest", "der Rest", "dem Rest"]

  private func rows() throws(TypedRaceError) -> [(Length, Speed)] {
    var rows: [(Length, Speed)] = []
    for text in texts {
      let (count, rest) = Self.count(text)
      guard (1...RaceSetup.mostParts).contains(count) else { throw .part(text) }
      let row = try Self.row(rest, text)
      if case .rest = row.0, count > 1 { throw .part(text) }
      for _ in 0..<count { rows.append(row) }
      guard rows.count <= RaceSetup.mostParts else { throw .tooManyParts }
    }
    return rows
  }

  /// A number before a sign of repetition: "2 x 5 km in 25:00".
  private static func count(_ text: String) -> (Int, String) {
    let words = text.utf8.split(separator: 0x20).map { String(Substring($0)) }
    guard words.count > 2, words[1] == "x" || words[1] == "\u{D7}", let count = Int(words[0]) else {
      return (1, text)
    }
    return (count, words.dropFirst(2).joined(separator: " "))
  }

  private static func row(
    _ text: String,
    _ typed: String
  ) throws(TypedRaceError) -> (Length, Speed) {
    let words = text.utf8.split(separator: 0x20).map { String(Substring($0)) }
    guard let sign = words.firstIndex(where: { $0 == "in" || Self.signsOfPace.contains($0) }) else {
      return (try length(words, typed), .rest)
    }
    let length = try length(Array(words[..<sign]), typed)
    let speed = words[(sign + 1)...].joined(separator: " ")
    if Self.wordsForRest.contains(speed) { return (length, .rest) }
    do throws(TypedTextError) {
      guard words[sign] == "in" else {
        return (length, .pace(try Pace(typed: speed, units: .metric)))
      }
      guard case .distance(let distance) = length else {
        return (length, .time(try Duration(typed: speed)))
      }
      return (length, .time(try Duration(typed: speed, over: distance)))
    } catch {
      throw .measure(error)
    }
  }

  private static func length(_ words: [String], _ typed: String) throws(TypedRaceError) -> Length {
    let text = words.joined(separator: " ")
    guard !text.isEmpty else { throw .part(typed) }
    if Self.wordsForRest.contains(text) { return .rest }
    do throws(TypedTextError) { return .distance(try Distance(typed: text)) } catch {
      if case .notADistance = error { throw .part(typed) }
      throw .measure(error)
    }
  }

  /// How long a part is; the rest is what the others leave.
  private func distance(_ length: Length) throws(TypedRaceError) -> Distance {
    if case .distance(let distance) = length { return distance }
    var others = Distance.zero
    var rests = 0
    for (length, _) in try rows() {
      switch length {
      case .distance(let distance): others = others + distance
      case .rest: rests += 1
      }
    }
    let rest = whole - others
    guard rests == 1, rest.meters >= 1 else { throw .noWayForRest(others, race: whole) }
    return rest
  }

  private static func time(_ speed: Speed, over distance: Distance) -> Duration? {
    switch speed {
    case .time(let time): time
    case .pace(let pace):
      .seconds((pace.secondsPerKilometer * distance.kilometers).rounded())
    case .rest: nil
    }
  }
}
