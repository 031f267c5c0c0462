public import Formats

/// What comes back, with its shape, both ways.
public protocol APIAnswer: Sendable {
  /// Writes the answer; the words in it are for somebody who reads them on a day, at a place.
  func write(to json: inout JSONWriter, for reader: APIReader)

  /// Reads the answer, or says what of it cannot be read.
  init(answer json: JSON) throws(ShapeError)
}

extension APIAnswer where Self: Shaped {
  public static var schema: JSON { schema(ofAnswer: true) }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    write(to: &json, toldTo: reader)
  }

  public init(answer json: JSON) throws(ShapeError) { try self.init(Fields(json)) }
}
