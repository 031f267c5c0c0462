/// The run so far in equal steps of moving time, from which any segment can be read at once.
///
/// It keeps running sums, so a segment is a difference of two of them whatever its length. When it
/// is full it drops every second mark: memory stays bounded and a day's run still fits.
struct PaceHistory: Equatable, Sendable {
  private static let capacity = 4096

  /// Seconds between two marks.
  private var step = 5.0
  private var marks = [Segment()]
  private var total = Segment()

  /// Seconds of moving time that have been written down.
  private(set) var clock = 0.0

  /// Writes down what the next seconds brought, and says whether they completed a mark.
  mutating func add(_ segment: Segment, lasting seconds: Double) -> Bool {
    guard seconds > 0 else { return false }
    var isMarked = false
    while Double(marks.count) * step <= clock + seconds {
      marks.append(total + segment * ((Double(marks.count) * step - clock) / seconds))
      isMarked = true
      if marks.count == Self.capacity { thinOut() }
    }
    clock += seconds
    total = total + segment
    return isMarked
  }

  /// What was run between two moments of moving time, if enough of it can be believed.
  ///
  /// Standing and lost positions are no evidence about a pace: with less than 70 % of the time
  /// spent running in sight of the satellites there is no answer.
  func segment(from start: Double, to end: Double) -> Segment? {
    guard start >= 0, end > start, end <= clock else { return nil }
    let segment = sum(at: end) - sum(at: start)
    guard segment.seconds >= 0.7 * (end - start), segment.meters > 0, segment.flatMeters > 0 else {
      return nil
    }
    return segment
  }

  /// What was run in the last seconds, ending some seconds ago.
  func last(_ seconds: Double, until ago: Double = 0) -> Segment? {
    segment(from: clock - ago - seconds, to: clock - ago)
  }

  /// How unsteady a segment was: the coefficient of variation of the paces of up to forty equal
  /// pieces of at least a minute, over the ground or on the flat, whichever is steadier.
  func unsteadiness(from start: Double, to end: Double) -> Double? {
    let count = min(40, Int((end - start) / 60))
    guard count >= 3 else { return nil }
    let length = (end - start) / Double(count)
    var ground: [Double] = []
    var flat: [Double] = []
    for index in 0..<count {
      let piece = start + length * Double(index)
      guard let segment = segment(from: piece, to: piece + length) else { continue }
      ground.append(segment.pace)
      flat.append(segment.flatPace)
    }
    guard ground.count >= 3 else { return nil }
    return min(ground.variation, flat.variation)
  }

  private func sum(at time: Double) -> Segment {
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
