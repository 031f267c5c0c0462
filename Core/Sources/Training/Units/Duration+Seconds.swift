extension Duration {
  /// The duration as seconds with their fraction, for formulas.
  public var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
