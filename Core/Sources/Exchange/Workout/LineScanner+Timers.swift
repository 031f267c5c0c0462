import Training

// What a heading says about the clock: "EMOM 16", "Every 1:30 x 8", "21-15-9 for time".

extension LineScanner {
  /// The clock that a heading begins with here.
  mutating func timer() -> BlockTimer? {
    let saved = self
    skipSpaces()
    if let timer = everyTimer() ?? amrap() ?? forTime() ?? tabata() ?? intervals() ?? rounds() {
      return timer
    }
    if let time = clockHint() { return .clock(time) }
    self = saved
    return nil
  }

  // MARK: Every minute

  private mutating func everyTimer() -> BlockTimer? {
    let saved = self
    let start = index
    if eat(word: "emom") { return .every(emom(from: start)) }
    if eat("e"), let minutes = wholeNumber(), eat(word: "mom") {
      let window = clamped(Double(minutes), to: 60, "number of minutes", from: start)
      var timer = EveryTimer(window: .seconds(Int(window) * 60))
      windows(of: &timer)
      together(&timer)
      return .every(timer)
    }
    self = saved
    guard eat(word: "every") else { return nil }
    skipSpaces()
    var window: Duration?
    if eat(word: "minute") {
      window = .seconds(60)
    } else {
      window = duration(bareUnit: 60)
    }
    guard let window else {
      self = saved
      return nil
    }
    let behind = index
    skipSpaces()
    if !eat(anyOf: ["on the minute", "on the min"]) { index = behind }
    var timer = EveryTimer(window: window)
    windows(of: &timer)
    together(&timer)
    return .every(timer)
  }

  private mutating func emom(from start: Int) -> EveryTimer {
    var timer = EveryTimer()
    skipSpaces()
    if eat(":") { skipSpaces() }
    if let pair = onAndOff(needsWords: false) {
      setWindow(of: &timer, pair)
      windows(of: &timer)
    } else {
      minutes(of: &timer, from: start)
      pairInParentheses(of: &timer)
    }
    together(&timer)
    return timer
  }

  // "12 or 16" minutes, "90s" windows, "x 10" windows.
  private mutating func minutes(of timer: inout EveryTimer, from start: Int) {
    let saved = self
    guard let measure = measure() else { return windows(of: &timer) }
    guard isBoundary(index) else {
      self = saved
      return
    }
    if measure.unit == .seconds, measure.amount.low < 600, !isMinutes(saved) {
      guard measure.amount.isSingle else {
        self = saved
        return
      }
      let seconds = clamped(measure.amount.low, to: Self.longestTime, "window", from: start)
      timer.window = Duration(roundedSeconds: seconds)
      return windows(of: &timer)
    }
    guard measure.unit == nil || measure.unit == .seconds else {
      self = saved
      return
    }
    let factor = measure.unit == nil ? 1.0 : 1.0 / 60
    var choices = [measure.amount.low * factor]
    if !measure.amount.isSingle { choices.append(measure.amount.high * factor) }
    while choices.count < 5, let other = rangeEnd(isAlternative: true) {
      choices.append(other.unit == nil ? other.value : other.value / 60)
    }
    timer.rounds = choices.map { choice in
      Int(clamped(choice.rounded(), to: 60, "number of minutes", from: start))
    }
    let behind = index
    skipSpaces()
    if !eat(anyOf: ["min", "mins", "minute", "minutes"]) { index = behind }
  }

  // Whether the number at a place was written in minutes.
  private func isMinutes(_ before: LineScanner) -> Bool {
    var trial = before
    guard trial.number() != nil else { return false }
    trial.skipSpaces()
    return trial.eat(anyOf: ["min", "mins", "minute", "minutes"])
  }

  // "EMOM 6 (40/20s)": the minutes hold windows of that length.
  private mutating func pairInParentheses(of timer: inout EveryTimer) {
    let saved = self
    skipSpaces()
    let isOpen = eat("(")
    guard let pair = onAndOff(needsWords: false) else {
      self = saved
      return
    }
    if isOpen {
      skipSpaces()
      guard eat(")") else {
        self = saved
        return
      }
    }
    let minute = timer.window.inSeconds
    setWindow(of: &timer, pair)
    let window = timer.window.inSeconds
    timer.rounds = timer.rounds.map { max(1, Int((Double($0) * minute / window).rounded(.down))) }
  }

  private func setWindow(of timer: inout EveryTimer, _ pair: OnAndOff) {
    timer.work = pair.work
    timer.window = pair.work + Duration(roundedSeconds: pair.rest.low)
  }

  // "x 8", "8 rounds", "for 12 min", "20 min": how many windows.
  private mutating func windows(of timer: inout EveryTimer) {
    let saved = self
    let start = index
    if let count = times() {
      timer.rounds = [count]
      let behind = index
      skipSpaces()
      while timer.rounds.count < 5, eat(word: "or") {
        skipSpaces()
        guard let number = wholeNumber() else { break }
        let most = clamped(Double(number), to: 1000, "number of rounds", from: start)
        timer.rounds.append(Int(most))
        skipSpaces()
      }
      if timer.rounds.count == 1 { index = behind }
      return
    }
    skipSpaces()
    _ = eat(",")
    skipSpaces()
    _ = eat(anyOf: ["for", "in"])
    skipSpaces()
    guard let length = duration(bareUnit: 60) else {
      self = saved
      return
    }
    let count = length.inSeconds / timer.window.inSeconds
    if count != count.rounded() {
      note(.warning, from: start, "\(words(from: start)) is not a whole number of windows")
    }
    timer.rounds = [Int(clamped(count.rounded(.down), to: 1000, "number of rounds", from: start))]
  }

  private mutating func together(_ timer: inout EveryTimer) {
    let saved = self
    skipSpaces()
    _ = eat(",")
    skipSpaces()
    if eat(anyOf: ["all", "all items", "all each minute", "all exercises"]) {
      timer.isTogether = true
    } else {
      self = saved
    }
  }

  // MARK: As many, as fast

  private mutating func amrap() -> BlockTimer? {
    let saved = self
    if eat(anyOf: ["amrap", "as many rounds as possible", "as many rounds and reps as possible"]) {
      skipSpaces()
      _ = eat(":") || eat("-") || eat("(") || eat(word: "in")
      skipSpaces()
      _ = eat(word: "in")
      skipSpaces()
      if let time = duration(bareUnit: 60) {
        _ = eat(")")
        return .amrap(time)
      }
    } else if let time = duration(bareUnit: 60) {
      _ = eat("-")
      skipSpaces()
      if eat(word: "amrap") { return .amrap(time) }
    }
    self = saved
    return nil
  }

  private mutating func forTime() -> BlockTimer? {
    let saved = self
    var timer = ForTimeTimer()
    let start = index
    if let scheme = scheme() {
      timer.scheme = scheme
    } else if let number = wholeNumber() {
      skipSpaces()
      timer.rounds = Int(clamped(Double(number), to: 1000, "number of rounds", from: start))
      if eat(word: "rft") {
        timer.cap = cap()
        return .forTime(timer)
      }
      if eat(anyOf: ["rounds", "round", "x"]) {
        skipSpaces()
        _ = eat(anyOf: ["of", "x"])
        skipSpaces()
        if let scheme = scheme() { timer.scheme = scheme }
      }
    }
    skipSpaces()
    if eat(anyOf: ["reps", "rep"]) { skipSpaces() }
    guard eat(word: "for time") else {
      self = saved
      return nil
    }
    let behind = index
    skipSpaces()
    _ = eat(":")
    skipSpaces()
    if timer.scheme.isEmpty, let scheme = scheme() {
      timer.scheme = scheme
    } else {
      index = behind
    }
    timer.cap = cap()
    return .forTime(timer)
  }

  private mutating func cap() -> Duration? {
    let saved = self
    skipSpaces()
    _ = eat(",")
    skipSpaces()
    let isOpen = eat("(")
    skipSpaces()
    _ = eat(word: "with")
    skipSpaces()
    _ = eat(word: "time")
    skipSpaces()
    var cap: Duration?
    if eat(word: "cap") {
      _ = eat(":")
      skipSpaces()
      cap = duration(bareUnit: 60)
    } else if let time = duration(bareUnit: 60) {
      skipSpaces()
      if eat(anyOf: ["cap", "time cap"]) { cap = time }
    }
    if cap == nil { self = saved } else if isOpen { _ = eat(")") }
    return cap
  }

  // MARK: Work and rest

  /// A time of work and a time of rest.
  struct OnAndOff {
    var work: Duration
    var rest: Amount
  }

  private mutating func tabata() -> BlockTimer? {
    guard eat(word: "tabata") else { return nil }
    var timer = IntervalTimer.tabata
    skipSpaces()
    _ = eat(":")
    if let pair = onAndOff(needsWords: false) {
      timer = IntervalTimer(work: pair.work, rest: pair.rest)
    }
    timer.rounds = times()
    return .tabata(timer)
  }

  private mutating func intervals() -> BlockTimer? {
    let saved = self
    let isNamed = eat(anyOf: ["intervals", "interval"])
    if isNamed {
      skipSpaces()
      _ = eat(":") || eat(",")
    }
    guard let pair = onAndOff(needsWords: !isNamed) else {
      self = saved
      return nil
    }
    return .intervals(IntervalTimer(work: pair.work, rest: pair.rest, rounds: times()))
  }

  // "40/20", "30s on / 10-15s off", "30s 15s", "1 min on, 1 min off".
  private mutating func onAndOff(needsWords: Bool) -> OnAndOff? {
    let saved = self
    skipSpaces()
    let isOpen = eat("(")
    let start = index
    guard let work = term(), work.unit == nil || work.unit == .seconds || work.isPlainM else {
      self = saved
      return nil
    }
    skipSpaces()
    let hasWord = eat(anyOf: ["on", "work"])
    skipSpaces()
    let hasSign = eat("/") || eat(",") || eat("|") || eat(word: "and")
    skipSpaces()
    guard hasSign || hasWord || work.unit == .seconds, hasWord || !needsWords,
      var rest = time(bareUnit: 1)
    else {
      self = saved
      return nil
    }
    skipSpaces()
    let hasEnd = eat(anyOf: ["off", "rest"])
    guard hasEnd || !needsWords, !isOpen || eat(")") else {
      self = saved
      return nil
    }
    if !hasEnd, line.bytes[index - 1] == 0x20 { index = trimmedEnd }
    let factor = work.isPlainM ? 60.0 : 1
    rest = boundedRest(rest, from: start)
    let seconds = clamped(work.value * factor, to: Self.longestTime, "time of work", from: start)
    return OnAndOff(work: Duration(roundedSeconds: seconds), rest: rest)
  }

  // The place behind the last character that was read and is no space.
  private var trimmedEnd: Int {
    var place = index
    while place > 0, line.bytes[place - 1] == 0x20 { place -= 1 }
    return place
  }
}
