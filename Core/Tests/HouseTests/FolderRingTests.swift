import Foundation
import Testing

/// Folders of one module that name each other can be neither read nor moved alone.
struct FolderRingTests {
  @Test(arguments: ["Coaching", "Screens"])
  func `lets no two folders of a module depend on each other`(module: String) throws {
    let files = try SourceFile.all(below: "Core/Sources/\(module)").map(NamedTypes.init)
    var homes: [Substring: String] = [:]
    for file in files { for name in file.declared { homes[name] = file.folder } }
    var uses: [String: Set<String>] = [:]
    for file in files {
      for name in file.mentioned {
        guard let home = homes[name], home != file.folder else { continue }
        uses[file.folder, default: []].insert(home)
      }
    }
    let rings = uses.keys.sorted().filter { reaches($0, from: $0, uses) }
    #expect(rings == [])
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
    let code = file.lines.filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
    let declaration = /\b(?:struct|enum|class|actor|protocol|typealias) (\w+)/
    declared = code.filter { !$0.hasPrefix(" ") }
      .compactMap { $0.firstMatch(of: declaration)?.output.1 }
    let own = Set(code.compactMap { $0.firstMatch(of: declaration)?.output.1 })
    var words: Set<Substring> = []
    for line in code {
      // What is said in quotes names nothing.
      let plain = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map { $0.element }
      for part in plain {
        for match in part.matches(of: /(?:^|[^.\w])([A-Z]\w+)/) { words.insert(match.output.1) }
      }
    }
    mentioned = words.subtracting(own)
  }
}
