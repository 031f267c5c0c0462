/// A text as a QR code that any phone's camera reads (ISO/IEC 18004:2015).
///
/// Bytes at error correction level M, which survives the loss of 15 %, in versions 1 to 10: enough for an
/// address of 213 bytes.
public struct QRCode: Hashable, Sendable {
  /// The most bytes of a text.
  public static let longest = 213

  /// How many modules a side has, without the quiet zone of four around it.
  public let size: Int

  /// Whether each module is dark, row by row.
  public let modules: [Bool]

  /// Encodes a text, or gives nothing where it has more than ``longest`` bytes.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.all.first(where: { $0.capacity >= bytes.count }) else {
      return nil
    }
    var grid = QRGrid(version)
    grid.place(version.codewords(of: bytes))
    let best = (0..<8).map { grid.masked($0) }.min { $0.penalty < $1.penalty }
    guard let best else { return nil }
    size = best.size
    modules = best.dark
  }

  /// Whether a module is dark.
  public func isDark(row: Int, column: Int) -> Bool { modules[row * size + column] }

  /// The dark modules in the language of an SVG path, a unit each, the quiet zone of four units included:
  /// the drawing is ``drawnSize`` units wide and tall.
  public var path: String {
    var path = ""
    for row in 0..<size {
      var column = 0
      while column < size {
        guard isDark(row: row, column: column) else {
          column += 1
          continue
        }
        let start = column
        while column < size, isDark(row: row, column: column) { column += 1 }
        path += "M\(start + 4) \(row + 4)h\(column - start)v1h-\(column - start)z"
      }
    }
    return path
  }

  /// How wide and tall the drawing of ``path`` is.
  public var drawnSize: Int { size + 8 }
}
