import Foundation
import Testing

// An element may import what it is made of, and nothing below it may import an element: what a desk needs of
// the page is handed in.
struct PageFloorTests {
  /// An import of one script by another, also of its types.
  struct Arrow: CustomTestStringConvertible, Sendable {
    let from: String
    let to: String

    var testDescription: String { "\(from) -> \(to)" }

    /// The column of an element, or nothing for what is none.
    static func column(of path: String) -> String? {
      let parts = path.split(separator: "/")
      return parts.count == 3 && parts[0] == "elements" ? String(parts[1]) : nil
    }
  }

  @Test func `imports no element from below`() throws {
    let found = try Self.arrows().filter { arrow in
      Arrow.column(of: arrow.from) == nil && arrow.to.hasPrefix("elements/")
    }
    #expect(found.map(\.testDescription) == [])
  }

  @Test func `has one folder a column, none of which leads back to itself`() throws {
    var below: [String: Set<String>] = [:]
    for arrow in try Self.arrows() {
      guard let from = Arrow.column(of: arrow.from), let to = Arrow.column(of: arrow.to) else {
        continue
      }
      if from != to { below[from, default: []].insert(to) }
    }
    #expect(below["run"]?.contains("shared") == true)
    #expect(below["shared", default: []] == [])
    // What leads nowhere any more is taken away, until nothing is left but rings.
    while let end = below.first(where: { _, others in others.allSatisfy { below[$0] == nil } }) {
      below[end.key] = nil
    }
    #expect(below == [:])
  }

  /// Every import among the page's scripts, by paths below `Web`.
  private static func arrows() throws -> [Arrow] {
    try PageScript.all().flatMap { script in
      let folder = script.path.split(separator: "/").dropLast()
      return script.lines.flatMap { line in
        line.matches(of: #/(?:from |import |import\()"(\.[^"]+\.js)"/#).map { found in
          var path = Array(folder)
          for part in found.output.1.split(separator: "/") where part != "." {
            if part == ".." { path.removeLast() } else { path.append(part) }
          }
          return Arrow(from: script.path, to: path.joined(separator: "/"))
        }
      }
    }
  }
}
