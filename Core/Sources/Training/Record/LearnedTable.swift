/// The columns of a table that no program is known to write, and what each tells, as its owner said.
///
/// A table with an exercise is a diary, one line a set; any other one lists activities.
public struct LearnedTable: Hashable, Sendable {
  /// Why what was said of a table is not enough to read it.
  public enum Lack: Hashable, Sendable {
    /// No column is the date.
    case date
    /// No column tells what was done.
    case content
    /// Two columns tell the same.
    case doubled(ColumnMeaning)
  }

  /// The names in its header.
  public let columns: [String]

  /// What each of the columns tells.
  public let meanings: [ColumnMeaning]

  /// Says what columns tell; those of which nothing is said tell nothing.
  public init(_ columns: [String], _ meanings: [ColumnMeaning]) {
    self.columns = columns
    self.meanings = columns.indices.map { meanings.indices.contains($0) ? meanings[$0] : .nothing }
  }

  /// By what it is told from other tables: its header, in sixteen hexadecimal digits.
  public var id: String { Self.id(of: columns) }

  /// Whether its lines are sets.
  public var isDiary: Bool { meanings.contains(.exercise) }

  /// What is missing before it can be read.
  public var lack: Lack? {
    guard meanings.contains(.date) else { return .date }
    let telling = [.exercise] + ColumnMeaning.distances + ColumnMeaning.durations
    guard meanings.contains(where: { telling.contains($0) }) else { return .content }
    for meaning in meanings where meaning != .nothing {
      if meanings.count(where: { $0 == meaning }) > 1 { return .doubled(meaning) }
    }
    return nil
  }

  /// The id of a table with some columns, by FNV-1a.
  public static func id(of columns: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for column in columns {
      for byte in column.utf8 + [0x1F] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
