import Formats

/// What headings say of a page that is no workout.
enum DraftWords {
  private static let beside = [
    "related", "comment", "share this", "you may also", "you might also", "leave a reply",
    "about the author", "references", "more from", "newsletter", "faq", "frequently asked",
    "benefits", "what you need", "what you'll need", "equipment", "nutrition", "muscles worked",
    "recommended", "sources", "scaling options", "table of contents", "disclaimer", "tips",
    "subscribe", "follow us", "ingredients", "why ", "what is", "how it works",
  ]

  // What a page says of a workout under a label, as if it were an exercise with an amount.
  private static let facts = [
    "total time", "prep time", "cook time", "active time", "workout time", "time cap", "duration",
    "length", "votes", "rating", "difficulty", "level", "calories", "servings", "yield", "views",
    "likes", "replies", "frequency", "days per week", "total", "est. time", "estimated time",
  ]

  // What a gym calls the parts of a day, on a line without a colon.
  private static let parts = [
    "warm-up", "warm up", "warmup", "activation", "mobility", "skill", "strength", "main lift",
    "main set", "metcon", "met-con", "wod", "conditioning", "accessory", "accessories",
    "accessory work", "finisher", "core", "cool-down", "cool down", "cooldown", "buy-in", "buy in",
    "cash-out", "cash out",
  ]

  /// Whether a line is the name of a part and nothing else.
  static func isPart(_ line: String) -> Bool { parts.contains(line.lowercased()) }

  /// A part with its only step on one line, "Cash-out: 50 sit-ups", fallen into both.
  static func part(_ line: String) -> (name: String, step: String)? {
    for mark in [": ", " - ", " – ", " — "] {
      guard let place = line.firstPlace(of: mark) else { continue }
      let name = String(line[..<place]).trimmed
      let small = name.lowercased()
      guard ["buy-in", "buy in", "cash-out", "cash out"].contains(small) else { continue }
      return (name, String(line[line.index(place, offsetBy: mark.count)...]).trimmed)
    }
    return nil
  }

  /// Whether a step's name is that of a fact about the whole workout.
  static func isFact(_ name: String) -> Bool { facts.contains(name.lowercased()) }

  static func isBeside(_ heading: String) -> Bool {
    let text = heading.lowercased()
    return beside.contains { text.hasPrefix($0) }
  }
}
