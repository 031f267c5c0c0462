import Foundation
import Testing

/// One document of the repository, read as text, for the tests that look after its shape.
struct Document: CustomTestStringConvertible, Sendable {
  /// The path below the repository's root.
  let path: String
  let lines: [String]

  var testDescription: String { path }

  /// The lines outside of code blocks.
  var prose: [String] { split(isCode: false) }

  /// The lines inside of code blocks.
  var code: [String] { split(isCode: true) }

  /// The pieces of prose in backquotes.
  var codeSpans: [String] {
    prose.flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    }
  }

  /// What its headings are called in links: `## A live run` is `a-live-run`.
  var anchors: Set<String> {
    Set(
      prose.filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) })
          .replacingOccurrences(of: " ", with: "-")
      }
    )
  }

  /// The addresses of its links that lead to other files or headings of the repository.
  var links: [String] {
    lines.flatMap { $0.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) } }
      .filter { !$0.contains("://") }
  }

  private func split(isCode wanted: Bool) -> [String] {
    var isCode = false
    return lines.filter { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
        return false
      }
      return (isCode || line.hasPrefix("    ")) == wanted
    }
  }

  /// Every document of the repository that people read.
  static func all() throws -> [Document] {
    let guides =
      FileManager.default.enumerator(
        at: SourceFile.root.appendingPathComponent("Documentation"),
        includingPropertiesForKeys: nil
      )?.compactMap { $0 as? URL }.filter { $0.pathExtension == "md" }
      .map { String($0.path.dropFirst(SourceFile.root.path.count + 1)) } ?? []
    let others = [
      "README.md", "CONTRIBUTING.md", "Benchmarks/README.md", "KnowledgeBase/README.md",
    ]
    return try (others + guides.sorted()).map { try Document(path: $0) }
  }

  init(path: String) throws {
    self.path = path
    let text = try String(
      contentsOf: SourceFile.root.appendingPathComponent(path),
      encoding: .utf8
    )
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
