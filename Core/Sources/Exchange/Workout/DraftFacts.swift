import Formats

/// A line that says under labels how much there is of an exercise, and nothing else: "Sets: 3 Reps: 12 Rest:
/// 60 sec", "4Sets".
struct DraftFacts: Hashable {
  private enum Label: CaseIterable {
    case sets, reps, time, load, tempo, effort, rest

    var words: [String] {
      switch self {
      case .sets: ["sets", "set"]
      case .reps: ["reps", "rep", "repetitions"]
      case .time: ["time", "duration"]
      case .load: ["weight", "load"]
      case .tempo: ["tempo"]
      case .effort: ["rpe"]
      case .rest: ["rest"]
      }
    }
  }

  private var values: [Label: String] = [:]

  /// Reads a line; nothing where it says anything else.
  init?(_ line: String) {
    // "3 rounds for time" is a clock, and no time of "3 rounds for".
    guard line.utf8.count <= 80, DraftTimer.timer(line) == nil else { return nil }
    let words = Self.words(line)
    guard let first = words.first, words.count <= 16 else { return nil }
    let isLabelFirst = Self.label(first) != nil
    var (label, value): (Label?, [String]) = (nil, [])
    for word in isLabelFirst ? words : words.reversed() {
      guard let next = Self.label(word) else {
        value.append(word)
        continue
      }
      guard label.map({ store($0, value, isLabelFirst) }) ?? value.isEmpty else { return nil }
      (label, value) = (next, [])
    }
    guard let label, store(label, value, isLabelFirst) else { return nil }
  }

  /// Takes what another line says as well; says whether both can be true of one exercise.
  mutating func add(_ other: DraftFacts) -> Bool {
    guard values.keys.allSatisfy({ other.values[$0] == nil }) else { return false }
    for (label, value) in other.values { values[label] = value }
    return true
  }

  /// All of it as our format says it: "3 x 12, rest 60 sec"; nothing where it is not said how much.
  var amount: String? {
    var text = values[.reps] ?? values[.time].map { Self.isNumber($0) ? $0 + " s" : $0 } ?? ""
    guard !text.isEmpty else { return nil }
    if let sets = values[.sets] { text = "\(sets) x \(text)" }
    if let load = values[.load] { text += " @ " + load }
    if let effort = values[.effort] { text += " @ RPE " + effort }
    if let tempo = values[.tempo] { text += ", tempo " + tempo }
    if let rest = values[.rest] { text += ", rest " + (Self.isNumber(rest) ? rest + "s" : rest) }
    return text
  }

  /// Lines with those that say how much of one exercise put together.
  static func joined(_ lines: [String]) -> [String] {
    var (joined, open): ([String], (facts: DraftFacts, lines: [String])?) = ([], nil)
    func close() {
      if let open { joined += open.facts.amount.map { [$0] } ?? open.lines }
      open = nil
    }
    for line in lines {
      guard let facts = DraftFacts(line) else {
        close()
        joined.append(line)
        continue
      }
      if open?.facts.add(facts) == true {
        open?.lines.append(line)
      } else {
        close()
        open = (facts, [line])
      }
    }
    close()
    return joined
  }

  // MARK: Reading

  private mutating func store(_ label: Label, _ words: [String], _ isLabelFirst: Bool) -> Bool {
    let value = (isLabelFirst ? words : words.reversed()).joined(separator: " ")
    guard values[label] == nil, words.count <= 4, DraftStep.beginsWithAmount(value),
      label != .sets && label != .effort || Self.isNumber(value)
    else { return false }
    values[label] = value
    return true
  }

  /// The words, with labels that stick to their values taken off: "secRest" is "sec" and "Rest".
  private static func words(_ line: String) -> [String] {
    line.split { " \t|·•,;:".contains($0) }.flatMap { word -> [String] in
      let word = String(word)
      guard label(word) == nil else { return [word] }
      for label in Label.allCases {
        for end in label.words where word.lowercased().hasSuffix(end) {
          let value = word.dropLast(end.count)
          let mark = word[value.endIndex]
          guard value.last?.isNumber == true || mark.isUppercase else { continue }
          return [String(value), String(word[value.endIndex...])]
        }
      }
      return [word]
    }
  }

  private static func label(_ word: String) -> Label? {
    Label.allCases.first { $0.words.contains(word.lowercased()) }
  }

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isNumber || $0 == "-" || $0 == "–" }
  }
}
