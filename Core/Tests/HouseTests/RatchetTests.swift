import Testing

/// What the house wants less of: each limit is the number reached, and only ever goes down.
struct RatchetTests {
  @Test func `starts no task and no queue outside the structure without a reason`() throws {
    let starts = ["Task {", "Task(", "DispatchQueue."]
    let found = try places(of: starts, in: ["Sources"]) { line in
      starts.contains { names($0, in: line) }
    }
    #expect(found.filter { !$0.hasReason }.isEmpty, "\(found)")
  }

  @Test func `drops no error without a reason`() throws {
    let found = try places(of: ["try?"], in: ["Core/Sources", "Sources"]) { names("try?", in: $0) }
      .filter { !$0.hasReason }
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `takes nothing where another verb says what is done`() throws {
    let found = try places(of: ["func take"], in: ["Core/Sources", "Sources"]) {
      names("func take", in: $0)
    }
    #expect(found.count <= 16, "\(found)")
  }

  /// Two modules may need the same word; a reader who searches for it then finds both.
  @Test func `gives a name to one type of the house`() throws {
    var homes: [String: Set<String>] = [:]
    for file in try ["Core/Sources", "Sources"].flatMap({ try SourceFile.all(below: $0) }) {
      for type in file.types { homes[type, default: []].insert(file.module) }
    }
    let shared = Set(homes.filter { $0.value.count > 1 }.keys)
    #expect(shared.subtracting(["Figure", "LedgerEntry", "Reply"]) == [])
  }

  /// A comment that every request has alike says nothing of any: a witness inherits the protocol's.
  @Test func `comments by no formula`() throws {
    let formulas = [
      "/// Where it is asked.", "/// What comes back.", "/// The question as it is sent.",
      "/// Reads the question.", "/// Reads the answer.", "/// Writes the answer.",
      "/// Asks for all of them.", "/// Asks for it.", "/// Asks.",
    ]
    let left = try places(of: formulas, in: ["Core/Sources", "Sources"]) { line in
      formulas.contains(String(line.drop { $0 == " " }))
    }
    #expect(left.isEmpty, "\(left)")
  }

  private struct Place: CustomStringConvertible {
    let path: String
    let number: Int
    /// Whether a comment says why: beside it, in the three lines above or in the one below.
    let hasReason: Bool

    var description: String { "\(path):\(number)" }
  }

  /// The lines that match, in the files that mention one of some words.
  private func places(
    of words: [String],
    in folders: [String],
    where matches: (Substring) -> Bool
  ) throws -> [Place] {
    var found: [Place] = []
    for file in try folders.flatMap({ try SourceFile.all(below: $0) })
    where file.text.mentions(anyOf: words) {
      for (number, line) in file.lines.enumerated() where matches(line) {
        let around = file.lines[max(0, number - 3)..<min(number + 2, file.lines.count)]
        let hasReason =
          line.contains(" // ")
          || around.contains { $0.drop { $0 == " " }.utf8.starts(with: "// ".utf8) }
        found.append(Place(path: file.path, number: number + 1, hasReason: hasReason))
      }
    }
    return found
  }

  /// Whether code names a word: no comment does, and no longer word.
  private func names(_ word: String, in line: Substring) -> Bool {
    guard let place = line.firstRange(of: word) else { return false }
    if line[..<place.lowerBound].contains("//") { return false }
    guard let before = line[..<place.lowerBound].last else { return true }
    return !before.isLetter && before != "_" && before != "."
  }
}
