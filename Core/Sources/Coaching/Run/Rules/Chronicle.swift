/// The run so far in equal steps of moving time, from which any stretch can be read at once.
///
/// It keeps running sums, so a stretch is a difference of two of them whatever its length. When it
/// is full it drops every second mark: memory stays bounded and a day's run still fits.
struct Chronicle: Equatable, Sendable {
  private static let capacity = 4096

  /// Seconds between two marks.
  private var step = 5.0
  private var marks = [Tally()]
  private var total = Tally()

  /// Seconds of moving time that have been written down.
  private(set) var clock = 0.0

  /// Writes down what the next seconds brought, and says whether they completed a mark.
  mutating func add(_ tally: Tally, lasting seconds: Double) -> Bool {
    guard seconds > 0 else { return false }
    let before = marks.count
    var next = Double(marks.count) * step
    while next <= clock + seconds {
      marks.append(total + tally * ((next - clock) / seconds))
      next += step
    }
    clock += seconds
    total = total + tally
    let isMarked = marks.count > before
    if marks.count >= Self.capacity { thinOut() }
    return isMarked
  }

  /// What was run between two moments of moving time, if enough of it can be believed.
  ///
  /// Standing and lost positions are no evidence about a pace: with less than 70 % of the time
  /// spent running in sight of the satellites there is no answer.
  func stretch(from start: Double, to end: Double) -> Tally? {
    guard start >= 0, end > start, end <= clock else { return nil }
    let stretch = tally(at: end) - tally(at: start)
    guard stretch.seconds >= 0.7 * (end - start), stretch.meters > 0, stretch.flatMeters > 0 else {
      return nil
    }
    return stretch
  }

  /// What was run in the last seconds, ending some seconds ago.
  func last(_ seconds: Double, until ago: Double = 0) -> Tally? {
    stretch(from: clock - ago - seconds, to: clock - ago)
  }

  private func tally(at time: Double) -> Tally {
    let place = time / step
    let index = min(Int(place), marks.count - 1)
    let before = marks[index]
    let start = Double(index) * step
    if index + 1 < marks.count {
      return before + (marks[index + 1] - before) * (place - Double(index))
    }
    guard clock > start else { return total }
    return before + (total - before) * ((time - start) / (clock - start))
  }

  private mutating func thinOut() {
    marks = stride(from: 0, to: marks.count, by: 2).map { marks[$0] }
    step *= 2
  }
}
