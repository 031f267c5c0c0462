/// A line that is typed key by key at the foot of a screen.
struct TypedLine: Hashable, Sendable {
  // More than anybody says to a coach at once.
  private static let longest = 250

  /// What has been typed so far; nothing while nobody types.
  private(set) var text: String?

  /// Takes a key; gives the line when it is complete.
  mutating func press(_ key: Key) -> String? {
    guard let text else {
      if key == .character("/") { self.text = "" }
      return nil
    }
    switch key {
    case .escape, .end: self.text = nil
    case .character("\u{7F}"), .character("\u{8}"): self.text = String(text.dropLast())
    case .character("\n"), .character("\r"):
      self.text = nil
      return text.allSatisfy { $0 == " " } ? nil : text
    case .character(let character):
      self.text = String((text + String(character)).prefix(Self.longest))
    case .up, .down, .left, .right, .pageUp, .pageDown: break
    }
    return nil
  }
}
