/// One figure of a screen with its label and unit, formatted.
public struct Metric: Hashable, Sendable {
  /// What it is.
  public var label: String

  /// The figure, "–" when it is not known.
  public var value: String

  /// Its unit, empty for a time.
  public var unit: String

  /// Creates a figure from its written form, number and unit apart: "5:12 /km" shows "5:12" and "/km".
  init(_ label: String, written: String?, unit: String = "") {
    self.label = label
    guard let written else {
      value = "–"
      self.unit = unit
      return
    }
    if let space = written.utf8.lastIndex(of: UInt8(ascii: " ")) {
      value = String(written[..<space])
      self.unit = String(written[written.utf8.index(after: space)...])
    } else {
      value = written
      self.unit = unit
    }
  }
}
