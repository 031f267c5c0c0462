import Coaching
import Formats
import Training

// What can be read and still does not do what its author meant.

extension ScriptReader {
  /// Longer lines take more than twenty seconds to say.
  private static let longestText = 280

  private static let wordsForSlower = ["slow", "fade", "fading", "behind", "sluggish"]
  private static let wordsForFaster = ["fast", "ahead", "quick", "surge", "hurry"]

  /// Looks at one message by itself.
  mutating func reviewAlone(_ message: ScriptMessage, _ fields: LocatedFields, _ name: String) {
    let length = message.text.unicodeScalars.count
    if length > Self.longestText {
      notes.warning(
        at: fields.location(of: "text"),
        "the text of \(name) has \(length) characters, more than \(Self.longestText)"
      )
    }
    for word in Self.bracedWords(in: message.text) where Placeholder(rawValue: word) == nil {
      let names = Placeholder.allCases.map { $0.rawValue }
      notes.warning(
        at: fields.location(of: "text"),
        "the text of \(name) has the unknown placeholder {\(word)}, which is said as it is",
        Spelling.nearest(to: word, among: names).map { "did you mean {\($0)}?" }
      )
    }
    guard case .condition(let condition, let key, let cooldown) = message.trigger else { return }
    if cooldown != nil, message.playOnce {
      notes.warning(
        at: fields.location(of: "triggerSpec"),
        "\(name) has a cooldown but is said only once",
        "add \"playOnce\": false"
      )
    }
    reviewRatio(condition, names: [message.id, message.branchKey ?? "", key ?? ""], fields, name)
  }

  /// Definition 5: the ratio is target divided by actual pace, which many read the other way round.
  private mutating func reviewRatio(
    _ condition: Condition,
    names: [String],
    _ fields: LocatedFields,
    _ name: String
  ) {
    guard let asksForFaster = condition.asksForFaster else { return }
    let words = names.joined(separator: " ").lowercased()
    let saysSlower = Self.wordsForSlower.contains { Self.contains(words, $0) }
    let saysFaster = Self.wordsForFaster.contains { Self.contains(words, $0) }
    guard saysSlower != saysFaster, saysSlower == asksForFaster else { return }
    let (isTrue, isNamed) = asksForFaster ? ("faster", "slower") : ("slower", "faster")
    notes.warning(
      at: fields["triggerSpec"]?["expression"]?.location ?? fields.location,
      """
      \(name) is named for somebody \(isNamed) than planned, but its condition is true for somebody \
      \(isTrue): pace_3min_ratio is target pace / pace of the last three minutes, above 1 is faster
      """,
      asksForFaster ? "write `pace_3min_ratio < 0.95`" : "write `pace_3min_ratio > 1.05`"
    )
  }

  /// Looks at the messages together, and at the plan.
  mutating func review(_ script: Script, for plan: RunPlan?) {
    reviewBranches(script)
    for (message, place) in zip(script.messages, places) {
      reviewTrigger(of: message, for: plan, at: place)
    }
  }

  private mutating func reviewBranches(_ script: Script) {
    var keys = Set(script.branches.map { $0.key })
    for band in PaceBand.allCases { keys.insert(band.rawValue) }
    for message in script.messages {
      if case .condition(_, let key?, _) = message.trigger { keys.insert(key) }
    }
    for (message, place) in zip(script.messages, places) {
      guard let key = message.branchKey else { continue }
      if script.branchPolicy == .linear {
        notes.warning(
          at: place,
          "message \"\(message.id)\" has a branch key, which a linear script ignores",
          "add \"branchPolicy\": \"branched\" to the script"
        )
        return
      }
      guard !keys.contains(key) else { continue }
      notes.warning(
        at: place,
        "message \"\(message.id)\" is never said: nothing opens its branch \"\(key)\"",
        Spelling.nearest(to: key, among: keys.sorted()).map { "did you mean \"\($0)\"?" }
          ?? "declare it in \"branches\""
      )
    }
  }

  // MARK: Words

  private static func bracedWords(in text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8]?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"): word = []
      case UInt8(ascii: "}"):
        if let word { words.append(String(decoding: word, as: UTF8.self)) }
        word = nil
      default: word?.append(byte)
      }
    }
    return words
  }

  private static func contains(_ text: String, _ word: String) -> Bool {
    let (text, word) = (Array(text.utf8), Array(word.utf8))
    guard text.count >= word.count else { return false }
    return (0...text.count - word.count).contains { text[$0..<$0 + word.count].elementsEqual(word) }
  }
}
