import Training

// What stands behind an @: weights, shares, effort, paces, zones.

extension LineScanner {
  /// One target, without its @.
  mutating func target() -> Target? {
    skipSpaces()
    let start = index
    if let target = bodyweight() { return target }
    if let target = effort() ?? ratedEffort() { return target }
    if let target = heart() { return target }
    if let target = signedLoad() { return target }
    if let goal = pace() { return .pace(goal) }
    if let share = percent() { return .percent(share) }
    if let load = load() {
      let behind = index
      skipSpaces()
      if eat(anyOf: ["assist", "assisted", "assistance"]) { return .assisted(load) }
      index = behind
      return .load(load)
    }
    index = start
    return nil
  }

  private mutating func bodyweight() -> Target? {
    guard eat(anyOf: ["bodyweight", "body weight", "body-weight", "bw"]) else { return nil }
    let behind = index
    skipSpaces()
    if eat("+") {
      skipSpaces()
      if let load = load() { return .added(load) }
    }
    index = behind
    return .bodyweight
  }

  /// Rated effort or repetitions in reserve.
  mutating func effort() -> Target? {
    let saved = self
    let start = index
    let isExertion = eat(anyOf: ["rpe", "rpe:"]) || eatJoined("rpe")
    guard isExertion || eat(anyOf: ["rir", "rir:"]) || eatJoined("rir") else { return nil }
    _ = eat(":")
    skipSpaces()
    guard let measure = measure(), measure.unit == nil else {
      self = saved
      return nil
    }
    let name = isExertion ? "RPE" : "RIR"
    let amount = clamped(measure.amount, to: 10, name, from: start, least: 0)
    return isExertion ? .exertion(amount) : .reserve(amount)
  }

  // "8 RPE", "2-3 RIR"; "@8" without a space and a unit is how strength programs write RPE 8.
  private mutating func ratedEffort() -> Target? {
    let saved = self
    let start = index
    let isJoined = index > 0 && line.bytes[index - 1] == UInt8(ascii: "@")
    if let measure = measure(), measure.unit == nil {
      let behind = index
      skipSpaces()
      for (word, isExertion) in [("rpe", true), ("rir", false)] where eat(word: word) {
        let name = isExertion ? "RPE" : "RIR"
        let amount = clamped(measure.amount, to: 10, name, from: start, least: 0)
        return isExertion ? .exertion(amount) : .reserve(amount)
      }
      let isAlone = current == 0x20 || isAtEnd || current == UInt8(ascii: ",")
      index = behind
      let isRating = (6...10).contains(measure.amount.low) && measure.amount.high <= 10
      if isJoined, isRating, !goesOnAsWeight, isAlone || isAtEnd {
        return .exertion(measure.amount)
      }
    }
    self = saved
    return nil
  }

  // Whether a unit or another number of a weight follows.
  private var goesOnAsWeight: Bool {
    var trial = self
    trial.skipSpaces()
    return trial.massUnit() != nil || trial.current == UInt8(ascii: "/")
      || trial.current == UInt8(ascii: "%") || trial.current == UInt8(ascii: "x")
      || trial.current == UInt8(ascii: ":")
  }

  // "RPE8" is as good as "RPE 8".
  private mutating func eatJoined(_ word: String) -> Bool {
    var place = index
    for letter in word.utf8 {
      guard byte(at: place) == letter else { return false }
      place += 1
    }
    guard byte(at: place).isFigure else { return false }
    index = place
    return true
  }

  // MARK: Heart

  private mutating func heart() -> Target? {
    if let zones = zones() { return zones }
    let saved = self
    let isNamed = eat(anyOf: ["hr", "heart rate"])
    skipSpaces()
    if let measure = measure(), measure.unit == nil {
      let behind = index
      skipSpaces()
      if eat(word: "bpm") { return .heartRate(measure.amount) }
      index = behind
      if isNamed { return .heartRate(measure.amount) }
    }
    self = saved
    return nil
  }

  /// A zone of the heart or two: "Z2", "zones 1-2".
  mutating func zones() -> Target? {
    let saved = self
    let start = index
    guard eat(anyOf: ["zone", "zones"]) || eat("z") else { return nil }
    skipSpaces()
    guard let first = wholeNumber() else {
      self = saved
      return nil
    }
    var last = first
    let behind = index
    if eat("-") {
      _ = eat("z")
      if let number = wholeNumber() { last = number } else { index = behind }
    }
    guard isBoundary(index) else {
      self = saved
      return nil
    }
    let low = Int(clamped(Double(min(first, last)), to: 5, "zone", from: start))
    let high = Int(clamped(Double(max(first, last)), to: 5, "zone", from: start))
    return .zones(low, high)
  }

  // MARK: Paces

  private mutating func pace() -> PaceGoal? {
    let saved = self
    let start = index
    guard let first = minutesAndSeconds() else { return nil }
    var last = first
    if current == UInt8(ascii: "-"), byte(at: index + 1).isFigure {
      index += 1
      if let second = minutesAndSeconds() { last = second }
    }
    skipSpaces()
    guard eat("/") || eat(word: "per") || eat(word: "min/") else {
      self = saved
      return nil
    }
    skipSpaces()
    let unit: PaceGoal.Unit? =
      if eat(anyOf: ["km", "k", "kilometer", "kilometre"]) {
        .kilometer
      } else if eat(anyOf: ["mi", "mile"]) {
        .mile
      } else if eat(anyOf: ["500m", "500 m", "500"]) {
        .halfKilometer
      } else {
        nil
      }
    guard let unit else {
      self = saved
      return nil
    }
    let fastest = Int(clamped(Double(first), to: 3600, "pace in seconds", from: start, least: 60))
    let slowest = Int(clamped(Double(last), to: 3600, "pace in seconds", from: start, least: 60))
    _ = eat(word: "pace")
    return PaceGoal(fastest: fastest, slowest: slowest, unit: unit)
  }

  private mutating func minutesAndSeconds() -> Int? {
    let start = index
    guard let minutes = wholeNumber(), minutes < 1000, current == UInt8(ascii: ":"),
      byte(at: index + 1).isFigure, byte(at: index + 2).isFigure
    else {
      index = start
      return nil
    }
    let tens = Int(byte(at: index + 1) - UInt8(ascii: "0"))
    let ones = Int(byte(at: index + 2) - UInt8(ascii: "0"))
    index += 3
    return minutes * 60 + tens * 10 + ones
  }

  // MARK: Weights

  private mutating func percent() -> Amount? {
    let saved = self
    let start = index
    if let low = number() {
      var high = low
      _ = eat("%")
      if eat("-"), let number = number() { high = number }
      if line.bytes[index - 1] == UInt8(ascii: "%") || eat("%") {
        let share = Amount(low: low, high: high)
        return clamped(share, to: 200, "share in percent", from: start)
      }
    }
    self = saved
    return nil
  }

  private mutating func signedLoad() -> Target? {
    let saved = self
    if eat("+") {
      skipSpaces()
      if let load = load() { return .added(load) }
    } else if eat("-") {
      skipSpaces()
      if let load = load() {
        skipSpaces()
        _ = eat(anyOf: ["assist", "assisted", "assistance"])
        return .assisted(load)
      }
    }
    self = saved
    return nil
  }

  /// A weight: "80 kg", "24/16 kg", "60-70 kg", "20#".
  mutating func load() -> Load? {
    let saved = self
    // "2 x 20 kg": one in each hand, and the number on them counts.
    var pair = self
    if pair.eat("2") {
      pair.skipSpaces()
      if pair.eat("x") {
        pair.skipSpaces()
        if let load = pair.load(), load.unit != nil {
          self = pair
          return load
        }
      }
    }
    let start = index
    guard let low = weight() else { return nil }
    var high = low
    var lighter: Double?
    if current == UInt8(ascii: "/"), byte(at: index + 1).isFigure {
      index += 1
      lighter = weight()
    } else if current == UInt8(ascii: "-"), byte(at: index + 1).isFigure {
      index += 1
      high = weight() ?? low
    }
    let behind = index
    skipSpaces()
    let unit = massUnit()
    if unit == nil {
      index = behind
      guard isBoundary(index), current != UInt8(ascii: ":") else {
        self = saved
        return nil
      }
    }
    let bounded = clamped(high, to: 2000, "weight", from: start, least: 0)
    return Load(
      Amount(low: min(low, bounded), high: bounded),
      lighter: lighter.map { min($0, 2000) },
      unit: unit
    )
  }

  // Weights may have a decimal comma, which cannot end a list there.
  private mutating func weight() -> Double? {
    guard let value = number() else { return nil }
    guard current == UInt8(ascii: ","), value == value.rounded(), value < 1e9,
      byte(at: index + 1).isFigure
    else { return value }
    var trial = self
    trial.index += 1
    let start = trial.index
    guard let decimals = trial.wholeNumber(), trial.index - start <= 2 else { return value }
    let scale = trial.index - start == 1 ? 10.0 : 100.0
    let behind = trial.index
    trial.skipSpaces()
    guard trial.massUnit() != nil else { return value }
    index = behind
    return Self.rounded(value + Double(decimals) / scale)
  }

  mutating func massUnit() -> MassUnit? {
    if eat(anyOf: ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"]) { return .kilograms }
    if eat(anyOf: ["lb", "lbs", "pound", "pounds"]) { return .pounds }
    return eat("#") ? .pounds : nil
  }
}
