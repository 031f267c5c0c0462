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

  /// Whether a step's name is that of a fact about the whole workout.
  static func isFact(_ name: String) -> Bool { facts.contains(name.lowercased()) }

  static func isBeside(_ heading: String) -> Bool {
    let text = heading.lowercased()
    return beside.contains { text.hasPrefix($0) }
  }
}
