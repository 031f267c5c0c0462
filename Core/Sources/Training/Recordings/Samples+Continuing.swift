extension Samples {
  // Meters that a distance has to fall by to have begun anew, and to at most this share of it.
  private static let leastFall = 20.0
  private static let mostLeft = 0.5

  // So many readings have to go on from there: one alone is a fault of the device.
  private static let steady = 5

  // Seconds between readings over which somebody goes on as before.
  private static let longestStep = 10.0

  /// Lets a distance that begins anew go on from where it was: some devices count each lap from zero.
  public mutating func continueDistance() {
    let counted = distance
    var before = 0.0
    var last: Int?
    var speed = 0.0
    for row in counted.indices where counted[row].isFinite {
      if let last {
        let seconds = time[row] - time[last]
        if isNewStart(counted, at: row, after: counted[last]) {
          // Nobody counted between the two readings; over a pause nobody moved.
          let between = seconds <= Self.longestStep ? speed * seconds : 0
          before += counted[last] + max(0, between - counted[row])
        } else if seconds > 0 {
          speed = max(0, counted[row] - counted[last]) / seconds
        }
      }
      last = row
      distance[row] = before + counted[row]
    }
  }

  private func isNewStart(_ counted: [Double], at row: Int, after last: Double) -> Bool {
    let reading = counted[row]
    guard reading >= 0, last - reading >= Self.leastFall, reading <= last * Self.mostLeft else {
      return false
    }
    var highest = reading
    for meters in counted[(row + 1)...].lazy.filter({ $0.isFinite }).prefix(Self.steady) {
      guard meters >= highest, meters < last else { return false }
      highest = meters
    }
    return true
  }
}
