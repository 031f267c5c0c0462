import Formats

extension TokenAPI {
  /// Draws what a program is to be told as a QR code; it is kept nowhere.
  public struct Draw: APIRequest {
    public typealias Answer = QRDrawing
    public static let endpoint = Endpoint.post("drawToken", "/api/v1/tokens/drawing")
      .takes("DrawnText").gives("Drawing").needs(.control)
      .does("Draw an address with its token as a QR code, for a phone to take; it is kept nowhere.")

    /// What is drawn.
    public let text: String
    /// The text as a QR code.
    public let drawing: QRDrawing

    /// Asks for a text to be drawn.
    public init(_ text: String) throws(APICallError) {
      guard text.utf8.allSatisfy({ $0 == 0x0A || (0x20...0x7E).contains($0) }),
        let drawing = QRDrawing(of: text)
      else { throw APICallError("\"text\" does not fit, expected 1 to 213 letters of ASCII") }
      (self.text, self.drawing) = (text, drawing)
    }

    public init(_ call: APICall) throws(APICallError) {
      let fields = try call.fields()
      let text: String
      do throws(ShapeError) { text = try fields.string("text") } catch { throw APICallError(error) }
      try self.init(text)
    }

    public var call: APICall { APICall { json in json.object { $0.field("text", text) } } }
  }
}
