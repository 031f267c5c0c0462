/// What headings say of a page that is no workout.
enum DraftWords {
  private static let beside = [
    "related", "comment", "share this", "you may also", "you might also", "leave a reply",
    "about the author", "references", "more from", "newsletter", "faq", "frequently asked",
    "benefits", "what you need", "what you'll need", "equipment", "nutrition", "muscles worked",
    "recommended", "sources", "scaling options", "table of contents", "disclaimer", "tips",
    "subscribe", "follow us", "ingredients", "why ", "what is", "how it works",
  ]

  static func isBeside(_ heading: String) -> Bool {
    let text = heading.lowercased()
    return beside.contains { text.hasPrefix($0) }
  }
}
