import Formats

/// The beginning of a file, by which it is known what it is.
struct FileHead: Sendable {
  // The first rows of most tables tell where the recordings lie.
  static let length = 1 << 16

  /// The file's name in small letters.
  let name: String
  /// Its first bytes as a text.
  let text: String
  /// Whether it begins like JSON of many values.
  let isJSON: Bool
  /// Whether there is nothing but blanks and the mark of an encoding.
  let isBlank: Bool
  /// Whether its first line can be read as one of a table.
  let isTable: Bool
  /// The cells of its first line.
  let columns: [String]

  private let known: Set<String>

  /// Looks at the first bytes of a file, whose name may tell more.
  init(_ bytes: [UInt8], name: String = "") {
    self.name = name.lowercased()
    let bytes = Array(bytes.prefix(Self.length))
    text = String(decoding: bytes, as: UTF8.self)
    isJSON = Self.beginsLikeJSON(bytes)
    isBlank = bytes.allSatisfy { $0 <= 0x20 || [0xEF, 0xBB, 0xBF, 0xFF, 0xFE].contains($0) }
    let columns = isJSON ? nil : CSVTable.columns(in: bytes)
    isTable = columns != nil
    self.columns = columns ?? []
    known = Set(self.columns.map { $0.lowercased() })
  }

  /// Looks at the first bytes of JSON, which has no columns: what reads runs alone needs no tables.
  init(json bytes: [UInt8]) {
    (name, text) = ("", String(decoding: bytes, as: UTF8.self))
    (isJSON, isBlank, isTable) = (true, false, false)
    (columns, known) = ([], [])
  }

  /// Whether the first line has all of some cells, in capitals or not.
  func hasAll(_ names: [String]) -> Bool {
    names.allSatisfy { known.contains($0.lowercased()) }
  }

  /// Whether members of all these names stand in it.
  func names(_ members: [String]) -> Bool {
    members.allSatisfy { text.holds("\"" + $0 + "\"") }
  }

  /// Whether the first byte that is no white space and no mark of an encoding begins a value of many.
  static func beginsLikeJSON(_ bytes: [UInt8]) -> Bool {
    let marks: [UInt8] = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
    let first = bytes.first { !marks.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
