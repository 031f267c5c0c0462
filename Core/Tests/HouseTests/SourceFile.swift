import Foundation
import Testing

/// One Swift file of the house, read as text, for the tests that look after its shape.
struct SourceFile: CustomTestStringConvertible, Sendable {
  /// The module, by its folder: `Coaching`, `Server`, `CoachingTests`.
  let module: String
  /// The path below the repository's root.
  let path: String
  let lines: [Substring]

  var testDescription: String { path }

  /// The file's name without `.swift`.
  var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

  /// The modules that it imports.
  var imports: Set<String> {
    Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place < 2, words.count > place + 1 else {
          return nil
        }
        let isImport =
          place == 0 || words[0].hasPrefix("@") || ["public", "internal"].contains(words[0])
        guard isImport else { return nil }
        return String(words[place + 1].split(separator: ".")[0])
      }
    )
  }

  /// The types that it declares at its top, but for private helpers.
  var types: [String] {
    lines.compactMap { line in
      guard let first = line.first, first.isLetter || first == "@" else { return nil }
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(where: { Self.kinds.contains($0) }),
        words.count > place + 1,
        words[..<place].allSatisfy({ Self.modifiers.contains($0) || $0.hasPrefix("@") })
      else { return nil }
      return String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  private static let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "protocol"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "final", "indirect", "nonisolated",
  ]

  /// The repository's root, four folders above this file.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below a folder of the repository.
  static func all(below folder: String) throws -> [SourceFile] {
    let top = root.appendingPathComponent(folder)
    guard
      let paths = FileManager.default.enumerator(at: top, includingPropertiesForKeys: nil)
    else { return [] }
    return try paths.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.contains("/.build") }
      .sorted { $0.path < $1.path }
      .map { url in
        let below = url.path.dropFirst(top.path.count + 1)
        return SourceFile(
          module: String(below.split(separator: "/")[0]),
          path: folder + "/" + below,
          lines: try String(contentsOf: url, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        )
      }
  }
}
