import Foundation
import Testing

/// A feature is one column through the house: the same folder name in every module, as the glossary lists.
struct ColumnTests {
  /// Every module with features.
  private static let modules = [
    "Core/Sources/Training", "Core/Sources/Coaching", "Core/Sources/Screens",
    "Core/Sources/Exchange", "Core/Sources/Sessions", "Core/Sources/Doorway", "Sources/Storage",
    "Sources/Record", "Sources/Integrations", "Sources/Server", "Sources/pacesetter",
  ]

  @Test func `names a feature in every module as the glossary does`() throws {
    var found: [String: [String]] = [:]
    for module in Self.modules {
      let name = String(module.split(separator: "/").last ?? "")
      let depth = module.split(separator: "/").count
      let folders = Set(
        try SourceFile.all(below: module).compactMap { file -> String? in
          let parts = file.path.split(separator: "/")
          return parts.count > depth + 1 ? String(parts[depth]) : nil
        }
      )
      for folder in folders { found[folder, default: []].append(name) }
    }
    let listed = try Self.columns()
    for folder in Set(found.keys).union(listed.keys).sorted() {
      let modules = found[folder, default: []].sorted().joined(separator: ", ")
      #expect(
        listed[folder] == modules,
        "\(folder): Documentation/Glossary.md, section Columns, should say \"\(modules)\""
      )
    }
  }

  @Test func `keeps the tests of the host in the columns of the host`() throws {
    let listed = try Self.columns()
    for module in ["Storage", "Record", "Integrations", "Server"] {
      for file in try SourceFile.all(below: "Tests/\(module)Tests") {
        let parts = file.path.split(separator: "/")
        guard parts.count > 3, parts[2] != "Harness" else { continue }
        #expect(listed[String(parts[2])]?.contains(module) == true, "\(file.path)")
      }
    }
  }

  /// The modules of each column, as the glossary lists them.
  private static func columns() throws -> [String: String] {
    let page = try String(
      contentsOf: SourceFile.root.appendingPathComponent("Documentation/Glossary.md"),
      encoding: .utf8
    )
    let section = try #require(page.components(separatedBy: "\n## Columns\n").last)
    var columns: [String: String] = [:]
    for line in section.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, !["column", "folder"].contains(cells[0]) else { continue }
      columns[cells[0]] = cells[2]
    }
    return columns
  }
}
