/// A type as JSDoc writes it, as far as the contracts use it.
indirect enum JSDocType: Sendable {
  /// A name: `string`, `Screen`, or anything at all.
  case named(String)
  /// A text of its own: `"paused"`.
  case literal(String)
  case list(JSDocType)
  case union([JSDocType])
  case all([JSDocType])
  case object([String: (type: JSDocType, isOptional: Bool)])

  /// Reads a type.
  init(_ text: String) {
    var reader = Reader(text)
    self = reader.union()
  }

  private struct Reader {
    private let text: [Character]
    private var place = 0

    init(_ text: String) { self.text = Array(text) }

    mutating func union() -> JSDocType {
      _ = takes("|")
      var parts = [all()]
      while takes("|") { parts.append(all()) }
      return parts.count == 1 ? parts[0] : .union(parts)
    }

    private mutating func all() -> JSDocType {
      var parts = [list()]
      while takes("&") { parts.append(list()) }
      return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func list() -> JSDocType {
      var type = atom()
      while place + 1 < text.count, text[place] == "[", text[place + 1] == "]" {
        place += 2
        type = .list(type)
      }
      return type
    }

    private mutating func atom() -> JSDocType {
      if takes("(") {
        let type = union()
        _ = takes(")")
        return type
      }
      if takes("\"") {
        let word = String(text[place...].prefix { $0 != "\"" })
        place += word.count + 1
        return .literal(word)
      }
      if takes("{") { return object() }
      let name = word()
      guard takes("<") else { return .named(name) }
      // What a generic holds is not looked at.
      var depth = 1
      while depth > 0, place < text.count {
        depth += text[place] == "<" ? 1 : text[place] == ">" ? -1 : 0
        place += 1
      }
      return .named("any")
    }

    private mutating func object() -> JSDocType {
      var members: [String: (type: JSDocType, isOptional: Bool)] = [:]
      while !takes("}"), place < text.count {
        if takes(",") { continue }
        let begun = place
        let name = word()
        let isOptional = takes("?")
        _ = takes(":")
        members[name] = (union(), isOptional)
        // What is no type here would be read for ever.
        if place == begun { place += 1 }
      }
      return .object(members)
    }

    private mutating func word() -> String {
      skipSpaces()
      let word = String(text[place...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      place += word.count
      return word
    }

    private mutating func takes(_ character: Character) -> Bool {
      skipSpaces()
      guard place < text.count, text[place] == character else { return false }
      place += 1
      return true
    }

    private mutating func skipSpaces() {
      while place < text.count, text[place].isWhitespace { place += 1 }
    }
  }
}
