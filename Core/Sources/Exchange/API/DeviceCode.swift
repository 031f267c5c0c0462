public import Formats

/// A code that lets one device in.
public struct DeviceCode: APIAnswer, Hashable {
  /// A QR code as a drawing.
  public struct Picture: Hashable, Sendable {
    /// How wide and tall it is, in units.
    public let size: Int
    /// What is dark, in the language of an SVG path.
    public let path: String
  }

  /// The code as it is typed.
  public let code: String
  /// How many seconds it is good for.
  public let seconds: Int
  /// The address of the pairing page with the code, as a QR code; where that address is known.
  public let picture: Picture?

  /// Takes a code, and the address of the page on which it is typed.
  public init(_ code: String, seconds: Int, on page: String? = nil) {
    self.code = code
    self.seconds = seconds
    // Behind the number sign it is sent to no server, so it stands in no log.
    let drawn = page.flatMap { QRCode($0 + "#" + code) }
    picture = drawn.map { Picture(size: $0.drawnSize, path: $0.path) }
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("code", code)
      json.field("seconds", seconds)
      guard let picture else { return }
      json.object("qr") { json in
        json.field("size", picture.size)
        json.field("path", picture.path)
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    code = try fields.string("code")
    seconds = Int(try fields.integer("seconds"))
    guard let drawn = try fields.fields(ifPresent: "qr") else {
      picture = nil
      return
    }
    picture = Picture(size: Int(try drawn.integer("size")), path: try drawn.string("path"))
  }
}
