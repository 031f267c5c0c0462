/// Where a map's tiles come from, and whom the map is by.
public struct TileSource: Hashable, Sendable {
  /// The longest credit in bytes.
  public static let longestCredit = 200

  /// The address of each tile.
  public let template: TileTemplate

  /// What the makers of the map ask to be shown beside it.
  public let credit: String

  /// Reads both, or says what is wrong with one.
  public init(template: String, credit: String) throws(TileSourceError) {
    do { self.template = try TileTemplate(template) } catch { throw .template(error) }
    guard credit.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else { throw .noCredit }
    guard credit.utf8.count <= Self.longestCredit else { throw .credit(credit.utf8.count) }
    guard !credit.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw .control
    }
    self.credit = credit
  }
}

/// Why something is no ``TileSource``.
public enum TileSourceError: Error, Hashable, Sendable {
  /// The address of the tiles is none.
  case template(TileTemplateError)
  /// The credit is empty.
  case noCredit
  /// It is longer than ``TileSource/longestCredit``.
  case credit(Int)
  /// It has signs that cannot be shown, such as the end of a line.
  case control
}

extension TileSourceError: CustomStringConvertible {
  /// The sentence shown to whoever gave it.
  public var description: String {
    switch self {
    case .template(let error): error.description
    case .noCredit:
      "the credit of the map is empty, expected the words that its makers ask for, such as "
        + "\"© the tiles' makers\""
    case .credit(let count):
      "the credit of the map has \(count) bytes, expected at most \(TileSource.longestCredit)"
    case .control: "the credit of the map has signs that cannot be shown, expected one line of text"
    }
  }
}
