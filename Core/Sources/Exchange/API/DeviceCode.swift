public import Formats

/// A code that lets one device in.
public struct DeviceCode: APIAnswer, Hashable {
  /// The code as it is typed.
  public let code: String
  /// How many seconds it is good for.
  public let seconds: Int

  /// Takes a code.
  public init(_ code: String, seconds: Int) {
    self.code = code
    self.seconds = seconds
  }

  /// Writes the answer.
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("code", code)
      json.field("seconds", seconds)
    }
  }

  /// Reads the answer.
  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(try fields.string("code"), seconds: Int(try fields.integer("seconds")))
  }
}
