public import Formats

/// A value that says once what its JSON is, and so is written, read and described.
///
/// ```swift
/// extension LoadEntry: Shaped {
///   public static var blank: LoadEntry { LoadEntry(.external, 0) }
///
///   public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
///     try it.choice("mode", &mode)
///     try it.number("value", &value, in: 0...10_000)
///     try it.flag("pair", &isPair, unless: false)
///   }
/// }
/// ```
/// Members are written in the order of the calls. What a text may leave out keeps the value of ``blank``.
public protocol Shaped: ObjectShaped {
  /// What reading begins with: the defaults, and anything where a member has to be there.
  static var blank: Self { get }

  /// Shows a shaper each member, once and in order.
  mutating func shape(_ it: inout Shaper) throws(ShapeError)
}

extension Shaped {
  public func write(to json: inout JSONWriter) { write(to: &json, toldTo: nil) }

  /// Writes the value with the words in it for a reader.
  func write(to json: inout JSONWriter, toldTo reader: APIReader?) {
    var it = Shaper(.writing)
    it.reader = reader
    swap(&it.json, &json)
    it.json.beginObject()
    write(with: &it)
    it.json.endObject()
    swap(&it.json, &json)
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to json: inout JSONWriter) {
    var it = Shaper(.writing)
    swap(&it.json, &json)
    write(with: &it)
    swap(&it.json, &json)
  }

  private func write(with it: inout Shaper) {
    var copy = self
    // Nothing is wrong with a value: only reading finds faults.
    try? copy.shape(&it)
  }

  public init(_ fields: Fields) throws(ShapeError) {
    var it = Shaper(.reading, fields)
    self = Self.blank
    try shape(&it)
  }

  public static var schema: JSON { schema(ofAnswer: false) }

  /// What a JSON Schema says of the value, as it is read or, of an answer, as it is written.
  static func schema(ofAnswer isAnswer: Bool) -> JSON {
    var it = Shaper(.describing)
    it.describesAnswer = isAnswer
    var copy = blank
    // Nothing is read, so nothing is wrong.
    try? copy.shape(&it)
    return it.schema
  }
}
