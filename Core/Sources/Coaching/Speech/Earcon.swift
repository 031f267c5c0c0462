import Training

/// A short tone that tells something without a word.
public enum Earcon: String, CaseIterable, Hashable, Sendable {
  /// A place or a time has been passed.
  case mark
  /// Faster than planned: the tone rises.
  case rising
  /// Slower than planned: the tone falls.
  case falling
  /// As planned: the same tone twice.
  case level

  /// A part of a tone: a sine that swells and dies away.
  public struct Note: Hashable, Sendable {
    /// How high it is.
    public var hertz: Double
    /// When it begins, in seconds.
    public var begins: Double
    /// How long it lasts, in seconds.
    public var seconds: Double
  }

  /// How loud it is at most, as a share of the loudest sample: as loud as a voice beside it.
  public static let peak = 0.3

  // How long a note swells and dies away.
  private static let edge = 0.012

  /// What is heard.
  public var notes: [Note] {
    switch self {
    case .mark: [Note(hertz: 880, begins: 0, seconds: 0.16)]
    case .rising: Self.pair(660, 990)
    case .falling: Self.pair(660, 440)
    case .level: Self.pair(660, 660)
    }
  }

  /// How long it is heard.
  public var duration: Duration {
    .milliseconds(Int64(((notes.map { $0.begins + $0.seconds }.max() ?? 0) * 1000).rounded()))
  }

  /// The sound as samples.
  public func samples(rate: Int) -> [Float] {
    let count = Int((duration.inSeconds * Double(rate)).rounded(.up))
    return (0..<count).map { index in
      let time = Double(index) / Double(rate)
      return Float(Self.peak * notes.reduce(0) { $0 + Self.value(of: $1, at: time) })
    }
  }

  private static func value(of note: Note, at time: Double) -> Double {
    let (age, left) = (time - note.begins, note.begins + note.seconds - time)
    guard age > 0, left > 0 else { return 0 }
    return min(1, age / edge, left / edge) * Portable.sin(2 * .pi * note.hertz * age)
  }

  private static func pair(_ first: Double, _ second: Double) -> [Note] {
    [
      Note(hertz: first, begins: 0, seconds: 0.14),
      Note(hertz: second, begins: 0.17, seconds: 0.2),
    ]
  }
}
