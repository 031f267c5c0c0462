public import Formats

/// A QR code as a drawing.
public struct QRDrawing: APIAnswer, Hashable {
  /// How wide and tall it is, in units.
  public let size: Int
  /// What is dark, in the language of an SVG path.
  public let path: String

  /// Draws a text; nothing where it is too long for one.
  public init?(of text: String) {
    guard !text.isEmpty, let code = QRCode(text) else { return nil }
    (size, path) = (code.drawnSize, code.path)
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("size", size)
      json.field("path", path)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    size = Int(try fields.integer("size"))
    path = try fields.string("path")
  }
}
