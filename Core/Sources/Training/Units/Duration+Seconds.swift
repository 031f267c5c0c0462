extension Duration {
  /// The duration as seconds with their fraction, for formulas.
  public var inSeconds: Double {
    let (seconds, attoseconds) = components
    // Divided, because 1e18 is a Double and 1e-18 is not: half a second stays half a second.
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// Creates a duration to the nearest millisecond, as a journal keeps it, so that it reads back equal.
  public init(roundedSeconds seconds: Double) {
    let milliseconds = (seconds * 1000).rounded()
    // The same, but twice as fast: a recording has thousands of moments.
    self =
      milliseconds.magnitude < 0x1p53
      ? .milliseconds(Int64(milliseconds)) : .milliseconds(milliseconds)
  }
}
