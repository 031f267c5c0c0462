import Foundation
import Testing

// The page touches the browser and decides nothing; Scripts/check-web holds the rest of its rules.
struct PageScriptTests {
  @Test(arguments: try PageScript.all())
  func `is short enough to read in one sitting`(script: PageScript) {
    #expect(script.lines.count <= 251)
  }

  @Test(arguments: try PageScript.all())
  func `parses no line of a journal`(script: PageScript) {
    for sign in ["slice(9)", "JSON.parse(line)", "\"gymOpened\"", "\"opened\""] {
      #expect(!script.text.mentions(sign), "\(sign) in \(script.path)")
    }
  }

  // The server leaves out what looks like a line of comment.
  @Test(arguments: try PageScript.all())
  func `has no text with a line that begins like a comment`(script: PageScript) {
    var isInText = false
    for line in script.lines {
      let line = line.drop { $0 == " " }
      let isComment = ["//", "/*", "*"].contains { line.hasPrefix($0) }
      #expect(!isInText || !isComment, "\(line) in \(script.path)")
      if !isComment, !line.filter({ $0 == "`" }).count.isMultiple(of: 2) { isInText.toggle() }
    }
  }

  // What comes from the core, a server or a store is read by whoever asked; that is said where it comes in.
  @Test func `knows the types of what it handles`() throws {
    let found = try PageScript.all().filter { $0.text.mentions("any") }.flatMap { script in
      script.lines.flatMap { line in
        line.matches(of: #/(?:[{<|(=,]|: |=> |\| |, )any(?:[\]}>),;\[]| \|)/#).map { _ in
          "\(script.path): \(line)"
        }
      }
    }
    #expect(found.count <= 10, "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: try PageScript.all())
  func `reckons in no units of its own`(script: PageScript) {
    for sign in ["1609", "0.3048", "0.4535", "6_371", "6371"] {
      #expect(!script.text.mentions(sign), "\(sign) in \(script.path)")
    }
  }
}

/// A script of the page, read as text.
struct PageScript: CustomTestStringConvertible, Sendable {
  let path: String
  let text: String
  let lines: [Substring]

  var testDescription: String { path }

  /// Every script below `Web`, each read once for all tests.
  static func all() throws -> [PageScript] { try scripts.get() }

  private static let scripts = Result {
    try SourceFile.paths(below: "Web", endingIn: "js").map { path in
      let text = try SourceFile.text(at: path)
      return PageScript(
        path: String(path.dropFirst("Web/".count)),
        text: text,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false)
      )
    }
  }
}
