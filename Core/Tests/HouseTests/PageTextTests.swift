import Foundation
import Testing

// What stands on a page is written in `Screens/Pages`, so that it can be translated: pages hold keys,
// and scripts ask `word.js` or the core.
struct PageTextTests {
  /// Attributes that a person sees or hears.
  private static let spoken = ["aria-label", "placeholder", "title", "alt", "label"]

  @Test(arguments: try PageMarkup.all())
  func `holds keys where a person reads`(page: PageMarkup) throws {
    #expect(page.texts.filter { $0.contains(where: \.isLetter) } == [])
    for name in Self.spoken {
      let values = try page.values(of: name)
      #expect(values.filter { $0.contains(where: \.isLetter) } == [], "\(name) in \(page.name)")
    }
  }

  @Test(arguments: try PageScript.all())
  func `says nothing of its own`(script: PageScript) throws {
    let found = try script.lines.enumerated().flatMap { number, line in
      try sentences(in: String(line)).map { "\(number + 1): \($0)" }
    }
    #expect(found == [], "\(script.path)")
  }

  @Test(arguments: try PageScript.all())
  func `shows only words that it was given`(script: PageScript) throws {
    let shown = script.text.mentions("fill(", "textContent = ", "ariaLabel = ") ? script.lines : []
    let found = shown.flatMap { line in
      line.contains(#/\bfill\(|textContent = |ariaLabel = /#)
        ? line.matches(of: #/(\?|\?\?|:|[a-zA-Z] =) ("[A-Za-z’ ]+"|`[^`]*[A-Za-z’]+[^`]*`)/#)
          .map { String($0.output.2).replacing(#/\$\{[^}]*\}?/#, with: "") }
          .filter { $0.contains(where: \.isLetter) }
        : []
    }
    #expect(found == [], "\(script.path)")
  }

  /// The texts of a line that read like English, but for those that only we see.
  private func sentences(in line: String) throws -> [String] {
    guard line.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "`") })
    else { return [] }
    let code = line.replacing(#/^\s*(\*|/\*).*$/#, with: "").replacing(#/(^|\s)//.*$/#, with: "")
    // What is thrown because of a mistake of ours, or written to the console.
    let isOurs =
      #/console\.|TypeError\(|lacks |there is no|the store is|the server answers|no answer|is not of build/#
    guard code.firstMatch(of: isOurs) == nil else { return [] }
    return code.matches(of: #/"([^"]*)"|`([^`]*)`/#)
      .map { String($0.output.1 ?? $0.output.2 ?? "").replacing(#/\$\{[^}]*\}/#, with: "X") }
      .filter { text in
        text.contains(#/[A-Z][a-z’]+ [a-z’]+|[a-z’]+ [a-z’]+ [a-z’]+ |[a-z] ?[.…!?]$|’/#)
          && !text.contains(#/[=\[\]>]|^\.|^svg/#)
      }
  }
}

/// A page as it is written, taken apart into its texts and tags.
struct PageMarkup: CustomTestStringConvertible, Sendable {
  let name: String
  /// What stands between tags, without keys and character references.
  let texts: [String]
  private let tags: [String]

  var testDescription: String { name }

  init(name: String, markup: String) {
    self.name = name
    let tag = #/<!--(?:.|\n)*?-->|<(?:"[^"]*"|[^>"])*>/#
    let plain = markup.replacing(#/\{\{[\w.\/-]+\}\}/#, with: "")
    tags = plain.matches(of: tag).map { String($0.output) }
    texts = plain.split(separator: tag).map {
      $0.replacing(#/&\w+;/#, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The values of an attribute.
  func values(of name: String) throws -> [String] {
    let attribute = try Regex(#"\s\#(name)="([^"]*)""#, as: (Substring, Substring).self)
    return tags.flatMap { $0.matches(of: attribute).map { String($0.output.1) } }
  }

  /// Every page of the house, and every part of one.
  static func all() throws -> [PageMarkup] {
    try SourceFile.paths(below: "Web", endingIn: "html").map { path in
      PageMarkup(
        name: String(path.dropFirst("Web/".count)),
        markup: try SourceFile.text(at: path)
      )
    }
  }

  /// A page with its parts.
  static func whole(_ name: String) throws -> String {
    try SourceFile.text(at: "Web/\(name)")
      .replacing(#/\ *\{\{(.+\.html)\}\}\n/#) { part in try whole(String(part.output.1)) }
  }
}
