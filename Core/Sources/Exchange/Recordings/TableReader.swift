import Formats

/// Reads a table of an account that comes in pieces: whole lines, or whole values of a list, a portion at a
/// time, of which only what they say stays in memory.
public struct TableReader<Table> {
  /// Adds what a portion says to what those before it said.
  typealias Taker =
    @Sendable (inout Table, TextPortion) throws(ActivityTableError) -> Void

  enum Cutter: Sendable {
    case lines(CSVCutter)
    case values(JSONCutter)
  }

  private var table: Table
  private var cutter: Cutter
  private let take: Taker

  init(_ table: Table, _ cutter: Cutter, take: @escaping Taker) {
    (self.table, self.cutter, self.take) = (table, cutter, take)
  }

  /// Takes the next piece.
  public mutating func read(_ piece: [UInt8]) throws(ActivityTableError) {
    try add { (cutter) throws(ActivityTableError) in try cutter.read(piece) }
  }

  /// Says that there are no more pieces, and returns what was read.
  public mutating func finish() throws(ActivityTableError) -> Table {
    try add { (cutter) throws(ActivityTableError) in try cutter.finish() }
    return table
  }

  /// Reads a whole text.
  mutating func whole(_ bytes: [UInt8]) throws(ActivityTableError) -> Table {
    try read(bytes)
    return try finish()
  }

  private mutating func add(
    _ cut: (inout Cutter) throws(ActivityTableError) -> [TextPortion]
  ) throws(ActivityTableError) {
    for portion in try cut(&cutter) { try take(&table, portion) }
  }
}

extension TableReader.Cutter {
  mutating func read(_ piece: [UInt8]) throws(ActivityTableError) -> [TextPortion] {
    switch self {
    case .lines(var lines):
      // Else both would hold the portion, and each piece copy it.
      self = .lines(CSVCutter())
      defer { self = .lines(lines) }
      do throws(CSVError) { return try lines.read(piece) } catch { throw .table(.noTable(error)) }
    case .values(var values):
      self = .values(JSONCutter())
      defer { self = .values(values) }
      do throws(JSONError) { return try values.read(piece) } catch { throw .json(error) }
    }
  }

  mutating func finish() throws(ActivityTableError) -> [TextPortion] {
    switch self {
    case .lines(var lines):
      do throws(CSVError) { return try lines.finish() } catch { throw .table(.noTable(error)) }
    case .values(var values): return values.finish()
    }
  }
}

extension TextPortion {
  /// The portion as a table.
  func table(below titles: Int = 0) throws(ActivityTableError) -> CSVTable {
    do throws(CSVError) { return try CSVTable(bytes, below: titles) } catch {
      throw .table(.noTable(error.below(before)))
    }
  }

  /// The portion as JSON, as programs write it.
  func json() throws(ActivityTableError) -> JSON {
    do throws(JSONError) { return try JSON.parseLeniently(bytes) } catch {
      throw .json(error.moved(from: self))
    }
  }
}
