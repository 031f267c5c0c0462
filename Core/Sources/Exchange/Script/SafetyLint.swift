import Training

/// Looks for advice in a text that may hurt somebody who follows it: amounts of sugar, water, salt,
/// caffeine, painkillers, orders to ignore pain, and remarks on bodies.
///
/// It reads English, figures and words alike. The amounts are those of definition 18.
struct SafetyLint {
  /// Something that may hurt.
  struct Finding: Equatable {
    /// How bad it is: what nobody should be told is an error.
    var severity: Diagnostic.Severity
    /// Where its first word begins, in bytes of the text.
    var offset: Int
    /// What was found and what was expected.
    var message: String
    /// What to write instead.
    var suggestion: String
  }

  private(set) var findings: [Finding] = []

  let words: [SafetyWord]

  /// Reads a text.
  init(_ text: String) {
    words = SafetyWord.all(of: text)
    lookForOrders()
    lookForPainkillers()
    lookForBodies()
    lookForAmounts()
    findings = findings.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { $0.element }
  }

  mutating func note(
    _ severity: Diagnostic.Severity,
    at index: Int,
    _ message: String,
    _ suggestion: String
  ) {
    let offset = words[index].offset
    findings.append(
      Finding(severity: severity, offset: offset, message: message, suggestion: suggestion)
    )
  }

  // MARK: Orders

  private static let pains = [
    "pain", "pains", "ache", "aches", "hurt", "injury", "dizziness", "chest",
  ]
  private static let ignoring = [
    "ignore", "ignoring", "forget", "push", "pushing", "run", "running", "race", "racing",
    "fight", "fighting", "embrace", "love",
  ]
  private static let sayings = [
    "no pain no gain", "pain is weakness", "pain is temporary", "pain is just", "pain is only",
    "pain is in your head", "until you drop", "till you drop", "until you collapse",
    "until you puke", "till you puke", "until you throw up", "until you pass out",
    "rest when you re dead", "sleep when you re dead", "rest when you are dead",
    "run it off", "through the injury", "ignore your body", "ignore your heart",
    "ignore the dizziness",
  ]
  private static let goingOn = [
    "don t stop", "do not stop", "never stop", "no stopping", "must not stop", "stopping is not",
    "don t you dare stop", "don t walk", "never walk", "no walking",
  ]

  private static let harmlessStops = [
    "stop on the spot", "stop at once", "stop suddenly", "stop abruptly", "stop dead",
    "stop talking", "stop smiling",
  ]

  private mutating func lookForOrders() {
    for index in words.indices {
      if Self.sayings.contains(where: { reads($0, at: index) }) {
        note(
          .error,
          at: index,
          "\"\(quote(index, 4))\" asks the runner to go on against what the body says",
          "say what to do when it hurts: ease off, walk, stop"
        )
      } else if Self.ignoring.contains(words[index].text), let pain = pain(after: index) {
        note(
          .error,
          at: index,
          "\"\(quote(index, pain - index + 1))\" asks the runner to ignore a pain",
          "say what to do when it hurts: ease off, walk, stop"
        )
      } else if Self.goingOn.contains(where: { reads($0, at: index) }), !isAboutHow(index) {
        note(
          .warning,
          at: index,
          "\"\(quote(index, 3))\" may keep somebody going who has to stop",
          "leave a way out: \"if you can\", \"walk if you must\""
        )
      }
    }
  }

  /// Whether it is said how not to stop: "don't stop on the spot", "don't stop at once".
  private func isAboutHow(_ index: Int) -> Bool {
    (index..<min(words.count, index + 4)).contains { place in
      Self.harmlessStops.contains { reads($0, at: place) }
    }
  }

  /// The pain that is meant: "the pain", "through the pain", "that ache".
  private func pain(after index: Int) -> Int? {
    let isIgnoring = ["ignore", "ignoring", "forget", "embrace", "love", "fight", "fighting"]
      .contains(words[index].text)
    let last = min(index + 4, words.count - 1)
    guard last > index, !isDenied(index) else { return nil }
    for place in index + 1...last where Self.pains.contains(words[place].text) {
      let isThrough = words[index + 1..<place].contains {
        ["through", "past", "over"].contains($0.text)
      }
      if isIgnoring || isThrough, words[place].sentence == words[index].sentence { return place }
    }
    return nil
  }

  // MARK: Painkillers

  private static let painkillers = [
    "ibuprofen", "paracetamol", "acetaminophen", "aspirin", "naproxen", "diclofenac",
    "painkiller", "painkillers", "advil", "aleve", "tylenol", "voltaren", "nsaid", "nsaids",
    "tramadol", "codeine",
  ]

  private mutating func lookForPainkillers() {
    for index in words.indices where Self.painkillers.contains(words[index].text) {
      let start = words.indices.first { words[$0].sentence == words[index].sentence } ?? index
      let isDenied = (start...index).contains { isDenial($0) }
      note(
        isDenied ? .warning : .error,
        at: index,
        "\"\(words[index].text)\" is a medicine, and a coach prescribes none",
        "leave it out; painkillers on a long run harm kidneys and hide injuries"
      )
    }
  }

  // MARK: Bodies

  private static let bodies = [
    "fat", "fatty", "chubby", "flab", "flabby", "skinny", "overweight", "obese",
    "waistline", "weight", "pounds", "kilos", "slim", "slimmer",
  ]
  private static let bodySayings = [
    "lose weight", "burn fat", "burn off", "burn calories", "burn those calories",
    "earn your dinner", "earn your dessert", "look better naked", "beach body", "bikini body",
  ]
  // What a kilo or a pound may also be of.
  private static let harmless = ["kilos", "pounds", "weight"]

  private mutating func lookForBodies() {
    var last: Int?
    for index in words.indices {
      let isSaying = Self.bodySayings.contains { reads($0, at: index) }
      guard isSaying || Self.bodies.contains(words[index].text) else { continue }
      if !isSaying, Self.harmless.contains(words[index].text), !isToBeLost(index) { continue }
      // One finding is enough for "burn that belly fat".
      if let last, index - last <= 3 { continue }
      last = index
      note(
        .warning,
        at: index,
        "\"\(quote(index, isSaying ? 2 : 1))\" is about the runner's body and not about the run",
        "speak of the run"
      )
    }
  }

  /// Whether something is to be lost: "lose some weight", "shed those kilos".
  private func isToBeLost(_ index: Int) -> Bool {
    let first = max(0, index - 3)
    return words[first..<index].contains { word in
      word.sentence == words[index].sentence
        && ["lose", "losing", "shed", "shedding", "drop", "extra"].contains(word.text)
    }
  }

  // MARK: Reading

  /// Whether words stand at a place, in one sentence or over commas.
  func reads(_ saying: String, at index: Int) -> Bool {
    let wanted = saying.utf8.split(separator: UInt8(ascii: " "))
    guard index + wanted.count <= words.count else { return false }
    for (offset, word) in wanted.enumerated()
    where !words[index + offset].text.utf8.elementsEqual(word) {
      return false
    }
    return true
  }

  /// Some words as they will be quoted.
  func quote(_ index: Int, _ count: Int) -> String {
    words[index..<min(words.count, index + count)].map { $0.text }.joined(separator: " ")
  }

  /// Whether a word says no.
  func isDenial(_ index: Int) -> Bool {
    if ["no", "not", "never", "without", "nor", "avoid", "skip"].contains(words[index].text) {
      return true
    }
    return words[index].text == "t" && index > 0
      && ["don", "won", "shouldn", "mustn", "can"].contains(words[index - 1].text)
  }

  /// Whether one of the two words before a place says no: "don't ignore the pain".
  func isDenied(_ index: Int) -> Bool {
    (max(0, index - 2)..<index).contains { isDenial($0) }
  }
}
