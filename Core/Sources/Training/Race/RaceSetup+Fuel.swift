extension RaceSetup {
  // Shorter races need nothing to eat; later than this before the end nothing helps any more.
  private static let shortestFed: Duration = .seconds(80 * 60)
  private static let uselessEnd: Duration = .seconds(15 * 60)

  /// What is doubtful in what is planned to eat and drink, what may hurt first.
  public var fuelDoubts: [FuelDoubt] {
    let doubts = amountDoubts + placeDoubts + carriedDoubts
    return doubts.filter { $0.isSerious } + doubts.filter { !$0.isSerious }
  }

  // MARK: How much

  private var amountDoubts: [FuelDoubt] {
    let hours = target.inSeconds / 3600
    guard hours > 0 else { return [] }
    var doubts: [FuelDoubt] = []
    let isLong = target >= Self.shortestFed
    if isLong, fueling.isEmpty, (fueling + hydration).allSatisfy({ $0.grams == nil }) {
      doubts.append(.nothingToEat)
    }
    let unknown = fueling.filter { $0.grams == nil }.map { $0.what }
    if isLong, !unknown.isEmpty {
      doubts.append(.unknownGrams(Array(Set(unknown)).sorted()))
    }
    let rate = (fueling + hydration).compactMap { $0.grams }.reduce(0, +) / hours
    if rate > 90 {
      doubts.append(.tooMuchCarbohydrate(gramsPerHour: rate))
    } else if rate > 60 {
      doubts.append(.muchCarbohydrate(gramsPerHour: rate))
    } else if isLong, rate < 30, unknown.isEmpty, !fueling.isEmpty {
      doubts.append(.littleCarbohydrate(gramsPerHour: rate))
    }
    let drunk = (fueling + hydration).compactMap { $0.milliliters }.reduce(0, +) / hours
    // In a short race a single cup would look like much an hour.
    if drunk > 800, hours >= 1 { doubts.append(.muchToDrink(millilitersPerHour: drunk)) }
    for place in places {
      let here = (fueling + hydration).filter { $0.place == place }
      let grams = here.compactMap { $0.grams }.reduce(0, +)
      if grams > 60 { doubts.append(.muchAtOnce(grams: grams, place)) }
      let milliliters = here.compactMap { $0.milliliters }.reduce(0, +)
      if milliliters > 500 {
        doubts.append(.muchToDrinkAtOnce(milliliters: milliliters, place))
      }
    }
    return doubts
  }

  /// The places of what is taken, each once, in the order in which they were said.
  private var places: [Cue.Place] {
    var places: [Cue.Place] = []
    for cue in fueling + hydration where !places.contains(cue.place) { places.append(cue.place) }
    return places
  }

  // MARK: Where

  private var placeDoubts: [FuelDoubt] {
    var doubts: [FuelDoubt] = []
    for cue in fueling + hydration where seconds(to: cue.place) > target.inSeconds {
      doubts.append(.beyondFinish(cue))
    }
    let last = (target - Self.uselessEnd).inSeconds
    for cue in fueling {
      let seconds = seconds(to: cue.place)
      if seconds > last, seconds <= target.inSeconds { doubts.append(.tooLate(cue)) }
    }
    return doubts
  }

  /// When a place is reached at the target's pace.
  private func seconds(to place: Cue.Place) -> Double {
    switch place {
    case .time(let time): time.inSeconds
    case .distance(let distance): target.inSeconds * distance.meters / self.distance.meters
    }
  }

  // MARK: What is carried

  private var carriedDoubts: [FuelDoubt] {
    guard !carried.isEmpty else { return [] }
    var planned: [(what: String, count: Int)] = []
    for cue in fueling {
      let name = Self.singular(cue.what)
      if let place = planned.firstIndex(where: { Self.singular($0.what) == name }) {
        planned[place].count += cue.pieces
      } else {
        planned.append((cue.what, cue.pieces))
      }
    }
    return planned.compactMap { what, count in
      let name = Self.singular(what)
      let have = carried.filter { Self.singular($0.what) == name }.map { $0.count }.reduce(0, +)
      if have == 0 { return .notCarried(what) }
      return have < count ? .tooFewCarried(what, carried: have, planned: count) : nil
    }
  }

  /// A name as it is compared: in lower case, "gels" as "gel".
  private static func singular(_ name: String) -> String {
    let name = name.lowercased()
    return name.utf8.count > 3 && name.utf8.last == UInt8(ascii: "s")
      ? String(decoding: name.utf8.dropLast(), as: UTF8.self) : name
  }
}

extension RaceSetup.Cue {
  /// Grams of carbohydrate, where its owner wrote them: "25 g".
  public var grams: Double? { quantity(in: [("g", 1)]) }

  /// Milliliters to drink, where its owner wrote them: "200 ml", "2 dl".
  public var milliliters: Double? {
    quantity(in: [("ml", 1), ("cl", 10), ("dl", 100), ("l", 1000), ("oz", 29.5735)])
  }

  /// How many pieces it takes: those of a bare number, else one.
  var pieces: Int { amount.flatMap { Int($0) } ?? 1 }

  /// The number before one of some units, with or without a space between.
  private func quantity(in units: [(name: String, size: Double)]) -> Double? {
    guard let amount else { return nil }
    let bytes = Array(amount.lowercased().utf8).filter { $0 != 0x20 }
    let digits = bytes.prefix { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2C }
    let unit = String(decoding: bytes.dropFirst(digits.count), as: UTF8.self)
    guard let size = units.first(where: { $0.name == unit })?.size else { return nil }
    let text = String(decoding: digits.map { $0 == 0x2C ? 0x2E : $0 }, as: UTF8.self)
    return Double(text).map { $0 * size }
  }
}
