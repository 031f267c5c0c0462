import Formats

/// A value with cases that is an object of one member in JSON: `{"reps":5}`, `{"start":{}}`.
///
/// Its shape is a `switch` over itself, so a new case does not compile without its shape.
public protocol ShapedCases: Shaped {
  /// A value of each case under its key, in the order in which a text is searched for the keys.
  static var cases: [(key: String, value: Self)] { get }

  /// What a text should have been that has none of the keys.
  static var unknown: ShapeError { get }

  /// Shows a shaper the one member of the case that this is.
  mutating func shapeCase(_ it: inout Shaper) throws(ShapeError)
}

extension ShapedCases {
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    if it.isDescribing {
      for one in Self.cases {
        var value = one.value
        try value.shapeCase(&it)
      }
      return
    }
    if it.isReading {
      guard let found = Self.cases.first(where: { it.has($0.key) }) else { throw Self.unknown }
      self = found.value
    }
    try shapeCase(&it)
  }
}
