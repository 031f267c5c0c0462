import Foundation
import Testing

/// Folders of one module that name each other can be neither read nor moved alone.
struct FolderRingTests {
  @Test(arguments: [
    "Core/Sources/Coaching", "Core/Sources/Doorway", "Core/Sources/Exchange",
    "Core/Sources/Formats", "Core/Sources/Prompts", "Core/Sources/Screens", "Core/Sources/Sessions",
    "Core/Sources/Training", "Sources/Integrations", "Sources/Record", "Sources/Server",
    "Sources/Storage", "Sources/pacesetter",
  ])
  func `lets no two folders of a module depend on each other`(module: String) throws {
    #expect(try rings(in: module) == [])
  }

  /// The folders of a module from which a road of names leads back to them.
  private func rings(in module: String) throws -> [String] {
    let files = try SourceFile.all(below: module).map(NamedTypes.init)
    var homes: [Substring: String] = [:]
    for file in files { for name in file.declared { homes[name] = file.folder } }
    var uses: [String: Set<String>] = [:]
    for file in files {
      for name in file.mentioned {
        guard let home = homes[name], home != file.folder else { continue }
        uses[file.folder, default: []].insert(home)
      }
    }
    return uses.keys.sorted().filter { reaches($0, from: $0, uses) }
  }

  private func reaches(_ goal: String, from start: String, _ uses: [String: Set<String>]) -> Bool {
    var seen: Set<String> = []
    var open = Array(uses[start, default: []])
    while let folder = open.popLast() {
      if folder == goal { return true }
      if seen.insert(folder).inserted { open += uses[folder, default: []] }
    }
    return false
  }
}

/// The types that a file declares, and those of other files that it mentions.
private struct NamedTypes {
  let folder: String
  /// Those that other files can name by one word.
  let declared: [Substring]
  let mentioned: Set<Substring>

  init(_ file: SourceFile) {
    folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
    let code = Self.code(of: file)
    declared = code.filter { !$0.hasPrefix(" ") }.compactMap(Self.declaration)
    mentioned = Set(code.flatMap(Self.capitals)).subtracting(code.compactMap(Self.declaration))
  }

  /// The lines but for comments and for what is said in texts of several lines.
  private static func code(of file: SourceFile) -> [Substring] {
    var isQuoted = false
    return file.lines.filter { line in
      let wasQuoted = isQuoted
      if line.utf8.contains(UInt8(ascii: "\"")), line.ranges(of: "\"\"\"").count == 1 {
        isQuoted.toggle()
      }
      return !wasQuoted && !line.drop(while: { $0 == " " }).hasPrefix("//")
    }
  }

  private static let kinds: Set<Substring> = [
    "struct", "enum", "class", "actor", "protocol", "typealias",
  ]

  /// The type that a line declares.
  private static func declaration(in line: Substring) -> Substring? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count else {
      return nil
    }
    return words[place + 1]
  }

  /// The words of a line that begin with a capital, but for members and what is said in quotes.
  private static func capitals(of line: Substring) -> [Substring] {
    var found: [Substring] = []
    var before: UInt8 = 0
    var isQuoted = false
    var place = line.utf8.startIndex
    while place < line.utf8.endIndex {
      let byte = line.utf8[place]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      let rest = line[place...]
      let word = rest.utf8.prefix { isWord($0) }
      if word.isEmpty {
        before = byte
        place = line.utf8.index(after: place)
      } else {
        let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        if isCapital, !isQuoted, before != UInt8(ascii: "."), word.count > 1 {
          found.append(rest[..<word.endIndex])
        }
        before = 0
        place = word.endIndex
      }
    }
    return found
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default:
      byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte > 127
    }
  }
}
