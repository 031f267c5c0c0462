import Foundation
import Testing

/// What the command prints is written in `Screens`, like everything that a person reads.
///
/// Help stands beside its options, where the argument parser reads it, and an error says its own
/// sentence.
struct TerminalWordTests {
  /// Where people are told how something went.
  private static let places = [
    "Sources/pacesetter", "Sources/Server/Import", "Sources/Integrations/FileImport",
  ]

  @Test(arguments: try places.flatMap { try SourceFile.all(below: $0) })
  func `holds no sentence but help and errors`(file: SourceFile) {
    guard !["Error", "Errors", "Fault", "Failure"].contains(where: file.name.hasSuffix) else {
      return
    }
    var isHelp = false
    var found: [String] = []
    for (number, line) in file.lines.enumerated() {
      if line.contains("\"\"\"") { isHelp.toggle() }
      guard !isHelp, !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
      let said = Self.sentences(in: line)
      guard !said.isEmpty else { continue }
      let around = max(0, number - 7)...min(file.lines.count - 1, number + 5)
      let statement = file.lines[around].joined(separator: "\n")
      guard !statement.contains(Self.isAllowed) else { continue }
      found += said.map { "\(file.path):\(number + 1): \($0)" }
    }
    #expect(found == [], "move them to Screens/Terminal or to the Screens folder of their column")
  }

  /// Help, and what an error says of itself.
  private static var isAllowed: some RegexComponent {
    #/help:|abstract\b|CommandGroup\(|discussion:|title:|ArgumentHelp\(|Failure[( ]|ValidationError|throw |\.unreadable|private var missing|static func meant/#
  }

  /// The texts of a line that read like English.
  private static func sentences(in line: Substring) -> [String] {
    guard line.utf8.contains(UInt8(ascii: "\"")) else { return [] }
    return line.matches(of: #/"((?:[^"\\]|\\.)*)"/#)
      .map { String($0.output.1).replacing(#/\\\((?:[^()]|\([^()]*\))*\)/#, with: "X") }
      .filter { $0.contains(#/[A-Za-z][a-z’']+ [a-z’']+ [a-z’]+|[A-Z][a-z’']+ [a-z’']+/#) }
  }
}
