import Foundation
import Testing

/// A further source is one file, one row and one test, as CONTRIBUTING promises.
struct SourceTableTests {
  private static let columns = ["Figures", "Recordings", "Strength"]

  /// The files that describe a source each.
  private static func files() throws -> [SourceFile] {
    try columns.flatMap { try SourceFile.all(below: "Core/Sources/Exchange/" + $0) }
      .filter { $0.name.contains("Shape+") }
  }

  /// What the programs call themselves.
  private static func names(in file: SourceFile) -> [String] {
    file.text.matches(of: #/\bsource\(\s*"([^"]+)"/#).map { String($0.1) }
  }

  private static func names() throws -> Set<String> { Set(try files().flatMap { names(in: $0) }) }

  @Test func `describes each source in a file of its own, and lists it in one row`() throws {
    let files = try Self.files()
    #expect(files.count > 25)
    let described = files.flatMap { file in
      file.text.matches(of: #/(?m)^  static let (\w+)/#).map { String($0.1) }
    }
    #expect(files.filter { Set(Self.names(in: $0)).isEmpty }.map(\.path) == [])
    let rows = try Self.columns.flatMap { try SourceFile.all(below: "Core/Sources/Exchange/" + $0) }
      .filter { $0.name.hasSuffix("Shape") }
      .flatMap { file in
        file.text.matches(of: #/static let all(?:: [^=]+)? = \[([^\]]*)\]/#).flatMap { match in
          match.1.split { !($0.isLetter || $0.isNumber) }.map { String($0) }
        }
      }
    #expect(rows.sorted() == described.sorted())
  }

  @Test func `tests each source`() throws {
    let tests = try Self.columns
      .flatMap { try SourceFile.all(below: "Core/Tests/ExchangeTests/" + $0) }
    for name in try Self.names() { #expect(tests.contains { $0.text.mentions(name) }, "\(name)") }
  }

  @Test func `lists the sources in no code but their table`() throws {
    // Our own name stands everywhere.
    let names = try Self.names().subtracting(["Pacesetter"])
    // What devices are called in FIT files is another list, and a guide to each export is a page of its own.
    for file in try ["Core/Sources", "Sources"].flatMap({ try SourceFile.all(below: $0) })
    where !["FITActivity+Device", "ExportGuide+Rows"].contains(file.name) {
      #expect(names.filter { file.text.mentions($0) }.count <= 2, "\(file.path)")
    }
  }

  @Test(arguments: [
    "README.md", "Documentation/Record.md", "Core/Sources/Screens/Record/ExportGuide+Rows.swift",
  ])
  func `names every source to those who read about imports`(page: String) throws {
    let text = try SourceFile.text(at: page).split { $0.isWhitespace }.joined(separator: " ")
    #expect(try Self.names().filter { !text.mentions($0) } == [], "\(page)")
  }

  /// What a page shows as code of the house stands there as it is shown.
  @Test func `shows a source in CONTRIBUTING as it is`() throws {
    let page = try SourceFile.text(at: "CONTRIBUTING.md")
    let part = try #require(page.components(separatedBy: "\n## A new source of imports\n").last)
    let section = part.components(separatedBy: "\n## ")[0]
    let blocks = section.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count == 2)
    let homes = try ["Core/Sources/Exchange/Recordings", "Core/Tests/ExchangeTests/Recordings"]
      .flatMap { try SourceFile.all(below: $0) }
    for block in blocks { #expect(homes.contains { $0.text.mentions(block) }, "\(block)") }
  }
}
