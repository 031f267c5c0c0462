/// The two statistics that the rules ask of a few means.
extension [Double] {
  /// The coefficient of variation: standard deviation over mean, for at least one value.
  var variation: Double {
    let mean = reduce(0, +) / Double(count)
    let squares = map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
    return (squares / Double(count)).squareRoot() / mean
  }

  /// The slope of a straight line through values one step apart, by least squares.
  var slope: Double {
    let middle = Double(count - 1) / 2
    var above = 0.0
    var below = 0.0
    for (index, value) in enumerated() {
      let offset = Double(index) - middle
      above += offset * value
      below += offset * offset
    }
    return below > 0 ? above / below : 0
  }
}
