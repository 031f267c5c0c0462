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
  public func write(to json: inout JSONWriter) {
    var it = Shaper(.writing)
    swap(&it.json, &json)
    it.json.beginObject()
    var copy = self
    // Nothing is wrong with a value: only reading finds faults.
    try? copy.shape(&it)
    it.json.endObject()
    swap(&it.json, &json)
  }

  public init(_ fields: Fields) throws(ShapeError) {
    var it = Shaper(.reading, fields)
    self = Self.blank
    try shape(&it)
  }

  public static var schema: JSON {
    var it = Shaper(.describing)
    var copy = blank
    // Nothing is read, so nothing is wrong.
    try? copy.shape(&it)
    return it.schema
  }
}
