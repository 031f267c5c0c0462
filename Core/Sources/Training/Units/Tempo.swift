/// How fast a metronome ticks: one tick is one step, so this is a cadence to keep.
public struct Tempo: Hashable, Comparable, Sendable {
  /// The slowest and the fastest tempo that a metronome plays, in steps per minute.
  public static let range = 150...230

  /// The default tempo.
  public static let usual = Tempo(clamping: 180)

  /// The slowest tempo.
  public static let slowest = Tempo(clamping: range.lowerBound)

  /// The fastest tempo.
  public static let fastest = Tempo(clamping: range.upperBound)

  /// Ticks a minute.
  public let beatsPerMinute: Int

  /// Creates a tempo, or throws if it is outside ``range``.
  public init(beatsPerMinute: Int) throws(TempoError) {
    guard Self.range.contains(beatsPerMinute) else { throw .outOfRange(beatsPerMinute) }
    self.beatsPerMinute = beatsPerMinute
  }

  /// Creates the tempo that is nearest to a number.
  public init(clamping beatsPerMinute: Int) {
    self.beatsPerMinute = min(
      max(beatsPerMinute, Self.range.lowerBound),
      Self.range.upperBound
    )
  }

  /// The cadence of somebody who keeps it.
  public var cadence: Cadence { .stepsPerMinute(Double(beatsPerMinute)) }

  /// So many steps per minute faster, or slower, and never beyond the ends.
  public func changed(by steps: Int) -> Tempo {
    // Nobody asks for more than the whole range, and so the sum cannot leave an Int.
    let most = Self.range.count
    return Tempo(clamping: beatsPerMinute + min(max(steps, -most), most))
  }

  /// The slower tempo is less.
  public static func < (left: Self, right: Self) -> Bool {
    left.beatsPerMinute < right.beatsPerMinute
  }
}

/// Why a number is no ``Tempo``.
public enum TempoError: Error, Hashable, Sendable {
  case outOfRange(Int)
}

extension TempoError: CustomStringConvertible {
  /// The sentence shown to whoever asked for it.
  public var description: String {
    switch self {
    case .outOfRange(let found):
      "choose a tempo from \(Tempo.range.lowerBound) to \(Tempo.range.upperBound) steps per minute; found \(found)"
    }
  }
}
