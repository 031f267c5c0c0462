public import Screens

/// A page as its author wrote it: markup, with a key in double braces wherever words belong.
///
/// ```html
/// <button aria-label="{{run.pause}}">{{run.pause}}</button>
/// ```
/// Words are escaped. Between tags a place in the words, `{since}`, becomes an element that a script
/// fills, `<span data-text="since"></span>`, and those of ``ImportedPrograms`` are filled at once; `*…*`
/// becomes `<b>` and `` `…` `` becomes `<code>`.
public struct PageTemplate: Sendable {
  private let markup: [UInt8]

  /// Wraps the bytes of a page.
  public init(_ markup: [UInt8]) { self.markup = markup }

  /// Wraps the text of a page.
  public init(_ markup: String) { self.markup = Array(markup.utf8) }

  /// The keys of the page in their order.
  public var keys: [String] {
    var keys: [String] = []
    walk {
      keys.append($0)
    } plain: { _ in
    }
    return keys
  }

  /// The page in the words of a language.
  ///
  /// A key without words stands for itself, without its braces.
  public func page(in words: PageWords) -> [UInt8] {
    let places = ImportedPrograms.places(in: words.language)
    var page: [UInt8] = []
    page.reserveCapacity(markup.count * 5 / 4)
    walk { key in
      let isValue = page.last == UInt8(ascii: "\"")
      let text = escaped(words[key] ?? key)
      page += Array((isValue ? text : marked(text, places)).utf8)
    } plain: { bytes in
      page += bytes
    }
    return page
  }

  /// Goes through the markup: keys to one, what is between them to the other.
  private func walk(key: (String) -> Void, plain: (ArraySlice<UInt8>) -> Void) {
    var rest = markup[...]
    while let open = place(of: UInt8(ascii: "{"), in: rest),
      let close = place(of: UInt8(ascii: "}"), in: rest[open...])
    {
      plain(rest[..<open])
      key(String(decoding: rest[(open + 2)..<close], as: UTF8.self))
      rest = rest[(close + 2)...]
    }
    plain(rest)
  }

  /// Where a byte stands twice.
  private func place(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      if bytes[index] == byte, bytes[index + 1] == byte { return index }
      index += 1
    }
    return nil
  }
}

/// Words as escaped in an attribute.
private func escaped(_ words: String) -> String {
  var text = ""
  for character in words.unicodeScalars {
    switch character {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    default: text.unicodeScalars.append(character)
    }
  }
  return text
}

/// Escaped words as they stand between tags.
private func marked(_ words: String, _ places: [String: String]) -> String {
  var text = ""
  var place: String?
  var isStrong = false
  var isCode = false
  for character in words.unicodeScalars {
    if let name = place {
      if character == "}" {
        text += places[name].map { escaped($0) } ?? "<span data-text=\"\(name)\"></span>"
        place = nil
      } else {
        place?.unicodeScalars.append(character)
      }
      continue
    }
    switch character {
    case "{": place = ""
    case "*":
      text += isStrong ? "</b>" : "<b>"
      isStrong.toggle()
    case "`":
      text += isCode ? "</code>" : "<code>"
      isCode.toggle()
    default: text.unicodeScalars.append(character)
    }
  }
  return text
}
