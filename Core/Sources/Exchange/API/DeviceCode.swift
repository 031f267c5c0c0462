import Formats

/// A code that lets one device in.
public struct DeviceCode: APIAnswer, Shaped, Hashable {
  /// A QR code as a drawing.
  public struct Picture: Hashable, Sendable {
    /// How wide and tall it is, in units.
    public fileprivate(set) var size: Int
    /// What is dark, in the language of an SVG path.
    public fileprivate(set) var path: String
  }

  /// The code as it is typed.
  public private(set) var code: String
  /// How many seconds it is good for.
  public private(set) var seconds: Int
  /// The address of the pairing page with the code, as a QR code; where that address is known.
  public private(set) var picture: Picture?

  /// Takes a code, and the address of the page on which it is typed.
  public init(_ code: String, seconds: Int, on page: String? = nil) {
    self.code = code
    self.seconds = seconds
    // Behind the number sign it is sent to no server, so it stands in no log.
    let drawn = page.flatMap { QRCode($0 + "#" + code) }
    picture = drawn.map { Picture(size: $0.drawnSize, path: $0.path) }
  }

  public static var blank: DeviceCode { DeviceCode("", seconds: 0) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("code", &code)
    try it.whole("seconds", &seconds)
    try it.object("qr", &picture, from: Picture(size: 0, path: "")) {
      it,
      picture throws(ShapeError) in
      try it.whole("size", &picture.size)
      try it.text("path", &picture.path)
    }
  }
}
