public import Formats
public import Training

/// A race as typed, in options or in a form.
///
/// ```swift
/// let typed = TypedRace(name: "City half", day: "2027-04-11", distance: "half", target: "1:45:00")
/// let race = try typed.setup()
/// ```
public struct TypedRace: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// The day: "2026-09-27".
  public var day: String
  /// How far: "42.195km", "half".
  public var distance: String
  /// The time to reach: "3:30:00"; empty where it is the first of ``goals``.
  public var target: String
  /// Goals from the fastest: "3:30:00, 3:35:00", with or without the target.
  public var goals: String
  /// How the pace is to go.
  public var pacing: RaceSetup.Pacing
  /// The parts of a custom pacing: "10 km in 50:00, 10 km at 4:50/km, rest".
  public var parts: String
  /// Whether the first 400 m are too full to run one's own pace.
  public var crowdedStart: Bool
  /// What to eat: "gel at 8 km, 16 km".
  public var fuel: [String]
  /// What to drink: "200 ml water at 40 min".
  public var drink: [String]
  /// What is carried: "5 gel, 1 flask".
  public var carry: String
  /// What else there is to say.
  public var notes: String?

  /// Takes what was typed.
  public init(
    name: String,
    day: String,
    distance: String,
    target: String = "",
    goals: String = "",
    pacing: RaceSetup.Pacing = .even,
    parts: String = "",
    crowdedStart: Bool = false,
    fuel: [String] = [],
    drink: [String] = [],
    carry: String = "",
    notes: String? = nil
  ) {
    self.name = name
    self.day = day
    self.distance = distance
    self.target = target
    self.goals = goals
    self.pacing = pacing
    self.parts = parts
    self.crowdedStart = crowdedStart
    self.fuel = fuel
    self.drink = drink
    self.carry = carry
    self.notes = notes
  }

  /// Reads what a form sends: texts under the names of the command's options.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    func texts(_ key: String) throws(ShapeError) -> [String] {
      guard let text = try fields.string(ifPresent: key) else { return [] }
      return text.utf8.contains { $0 > 0x20 } ? [text] : []
    }
    self.init(
      name: try fields.string("name"),
      day: try fields.string("day"),
      distance: try fields.string("distance"),
      target: try fields.string(ifPresent: "target") ?? "",
      goals: try fields.string(ifPresent: "goals") ?? "",
      pacing: try fields.choice(RaceSetup.Pacing.self, ifPresent: "pacing") ?? .even,
      parts: try fields.string(ifPresent: "parts") ?? "",
      // A form sends a word for what is checked.
      crowdedStart: fields["crowdedStart"].map { $0.bool ?? ($0.string != nil) } ?? false,
      fuel: try texts("fuel"),
      drink: try texts("drink"),
      carry: try fields.string(ifPresent: "carry") ?? "",
      notes: try fields.string(ifPresent: "notes")
    )
  }

  /// What was meant, or what is wrong with it.
  public func setup() throws(TypedRaceError) -> RaceSetup {
    let name = name.trimmed
    guard name.hasCharacters(1...RaceSetup.longestName) else { throw .name }
    guard let date = Day(day.trimmed) else { throw .day(day) }
    let (length, times): (Distance, [Duration])
    do throws(TypedTextError) {
      length = try Distance(typed: distance)
      times = try wantedTimes(over: length)
    } catch {
      throw .measure(error)
    }
    let typedParts = TypedParts(parts, of: length)
    if pacing != .custom, !typedParts.isEmpty { throw .partsWithoutCustom }
    if pacing == .custom, typedParts.isEmpty { throw .customWithoutParts }
    let sum = times.isEmpty ? try typedParts.sum() : nil
    guard let time = times.first ?? sum else { throw .noTarget }
    guard times.count <= RaceSetup.mostFallbacks + 1, RaceSetup.areInOrder(times) else {
      throw .goals(goals)
    }
    var race = RaceSetup(
      name: name,
      day: date,
      distance: length,
      target: time,
      fallbacks: Array(times.dropFirst()),
      pacing: pacing,
      parts: pacing == .custom ? try typedParts.parts(in: time) : [],
      startsCrowded: crowdedStart
    )
    for text in fuel { race.fueling += try Self.lists(text, within: length) }
    for text in drink { race.hydration += try Self.lists(text, within: length) }
    guard max(race.fueling.count, race.hydration.count) <= RaceSetup.mostCues else {
      throw .tooManyCues
    }
    race.carried = try things()
    if let notes {
      guard notes.hasCharacters(0...RaceSetup.longestNotes) else { throw .notes }
      race.notes = notes.trimmed.isEmpty ? nil : notes
    }
    return race
  }

  /// The target and the other goals, as they were typed.
  private func wantedTimes(over length: Distance) throws(TypedTextError) -> [Duration] {
    var times: [Duration] = []
    for text in [target] + goals.utf8.split(separator: 0x2C).map({ String(Substring($0)) })
    where !text.trimmed.isEmpty {
      let time = try Duration(typed: text.trimmed, over: length)
      // The list may begin with the target.
      if times != [time] { times.append(time) }
    }
    return times
  }

  /// What is carried, each thing with its number; one where none is said.
  private func things() throws(TypedRaceError) -> [RaceSetup.Carried] {
    var things: [RaceSetup.Carried] = []
    for part in carry.utf8.split(separator: 0x2C).map({ String(Substring($0)).trimmed })
    where !part.isEmpty {
      let words = part.utf8.split(separator: 0x20).map { String(Substring($0)) }
      let number = words.count > 1 ? Int(words[0]) : nil
      let what = (number == nil ? words : Array(words.dropFirst())).joined(separator: " ")
      guard (1...RaceSetup.mostCarried).contains(number ?? 1),
        what.hasCharacters(0...RaceSetup.longestName)
      else { throw .carried(part) }
      things.append(RaceSetup.Carried(what, count: number ?? 1))
    }
    guard things.count <= RaceSetup.mostCarried else { throw .carried(carry) }
    return things
  }

  // MARK: Cues

  /// Several things, a semicolon between them: "gel at 8 km, 16 km; bread at 20 km".
  private static func lists(
    _ text: String,
    within length: Distance
  ) throws(TypedRaceError) -> [RaceSetup.Cue] {
    var cues: [RaceSetup.Cue] = []
    for part in text.utf8.split(separator: 0x3B).map({ String(Substring($0)).trimmed })
    where !part.isEmpty {
      cues += try Self.cues(part, within: length)
    }
    guard !cues.isEmpty else { throw .cue(text) }
    return cues
  }

  private static func cues(
    _ text: String,
    within length: Distance
  ) throws(TypedRaceError) -> [RaceSetup.Cue] {
    let bytes = Array(text.utf8)
    guard let sign = lastAt(bytes) else { throw .cue(text) }
    let (amount, what) = Self.amount(
      String(decoding: bytes[..<sign.lowerBound], as: UTF8.self)
    )
    guard what.hasCharacters(1...RaceSetup.longestName) else { throw .cue(text) }
    var cues: [RaceSetup.Cue] = []
    for part in places(Array(bytes[sign.upperBound...])) {
      let place = try Self.place(part)
      if case .distance(let distance) = place, distance > length { throw .behindEnd(part) }
      cues.append(RaceSetup.Cue(place, what, amount: amount))
    }
    guard !cues.isEmpty else { throw .cue(text) }
    return cues
  }

  private static func place(_ text: String) throws(TypedRaceError) -> RaceSetup.Cue.Place {
    do throws(TypedTextError) { return .distance(try Distance(typed: text)) } catch {
      // What is no distance at all may be a time.
      guard case .notADistance = error else { throw .measure(error) }
    }
    do throws(TypedTextError) { return .time(try Duration(typed: text)) } catch {
      throw .measure(error)
    }
  }

  /// The last word between spaces that says where: "at", in German "bei" or "nach".
  private static func lastAt(_ bytes: [UInt8]) -> Range<Int>? {
    [" at ", " bei ", " nach "].compactMap { sign -> Range<Int>? in
      let word = Array(sign.utf8)
      guard bytes.count >= word.count else { return nil }
      let start = (0...bytes.count - word.count).last {
        Array(bytes[$0..<$0 + word.count]) == word
      }
      return start.map { $0..<$0 + word.count }
    }.max { $0.lowerBound < $1.lowerBound }
  }

  /// A number at the beginning, with its unit, and the rest: "25 g gel" is "25 g" of "gel".
  private static func amount(_ text: String) -> (amount: String?, what: String) {
    let words = text.utf8.split(separator: 0x20).map { String(decoding: Array($0), as: UTF8.self) }
    guard let first = words.first, first.utf8.first.map(isDigit) == true, words.count > 1 else {
      return (nil, words.joined(separator: " "))
    }
    let isBare = first.utf8.allSatisfy { isDigit($0) || $0 == 0x2E || $0 == 0x2C }
    let count = isBare && words.count > 2 && units.contains(words[1]) ? 2 : 1
    return (
      words[..<count].joined(separator: " "), words[count...].joined(separator: " ")
    )
  }

  private static let units = ["g", "mg", "ml", "cl", "dl", "l", "oz"]

  /// Parts between commas, but not at a comma within a number.
  private static func places(_ bytes: [UInt8]) -> [String] {
    var parts: [[UInt8]] = [[]]
    for (index, byte) in bytes.enumerated() {
      let isWithin =
        index > 0 && index + 1 < bytes.count && isDigit(bytes[index - 1])
        && isDigit(bytes[index + 1])
      if byte == UInt8(ascii: ","), !isWithin {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self).trimmed }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
