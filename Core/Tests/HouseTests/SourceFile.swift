import Foundation
import Testing

/// One Swift file of the house, read as text, for the tests that look after its shape.
struct SourceFile: CustomTestStringConvertible, Sendable {
  /// The module, by its folder: `Coaching`, `Server`, `CoachingTests`.
  private(set) var module: String
  /// The path below the repository's root.
  let path: String
  let text: String
  let lines: [Substring]

  /// The modules that it imports.
  let imports: Set<String>

  /// The types that it declares at its top, but for private helpers.
  let types: [String]

  var testDescription: String { path }

  /// The file's name without `.swift`.
  var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

  init(module: String, path: String, text: String) {
    self.module = module
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // What begins with a space or a comment neither imports nor declares at the top.
    let letters = UInt8(ascii: "@")...UInt8(ascii: "z")
    let top = lines.filter { $0.utf8.first.map(letters.contains) ?? false }
    imports = Self.imports(in: top)
    types = Self.types(in: top)
  }

  private static func imports(in lines: [Substring]) -> Set<String> {
    Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place < 2, words.count > place + 1 else {
          return nil
        }
        let isImport =
          place == 0 || words[0].hasPrefix("@") || ["public", "package", "internal"].contains(words[0])
        guard isImport else { return nil }
        return String(words[place + 1].split(separator: ".")[0])
      }
    )
  }

  private static func types(in lines: [Substring]) -> [String] {
    lines.compactMap { line in
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

  /// Every Swift file below a folder of the repository, each read once for all tests.
  static func all(below folder: String) throws -> [SourceFile] {
    let depth = folder.split(separator: "/").count
    return try house.get().lazy.filter { $0.path.hasPrefix(folder + "/") }.map { file in
      var file = file
      file.module = String(file.path.split(separator: "/")[depth])
      return file
    }
  }

  private static let house = Result {
    try ["Core/Sources", "Core/Tests", "Sources", "Tests", "Apple"].flatMap { folder in
      try paths(below: folder, endingIn: "swift").map { path in
        SourceFile(module: "", path: path, text: try text(at: path))
      }
    }
  }
}

extension SourceFile {
  /// The text of a file of the repository.
  static func text(at path: String) throws -> String {
    var text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    text.makeContiguousUTF8()
    return text
  }

  /// The files with an ending below a folder of the repository, in order.
  static func paths(below folder: String, endingIn ending: String) throws -> [String] {
    let top = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: top, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == ending && !$0.path.contains("/.build") }
      .map { folder + "/" + $0.path.dropFirst(top.path.count + 1) }
      .sorted()
  }
}
