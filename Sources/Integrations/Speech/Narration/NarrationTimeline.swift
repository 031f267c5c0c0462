/// The place of each line of a run in its narration.
///
/// Lines keep their order and never overlap. Silence longer than the chosen maximum is cut to it;
/// without a maximum a line lies where it was said, or as soon after as the line before lets it.
public struct NarrationTimeline: Equatable, Sendable {
  /// A line with its place.
  public struct Entry: Equatable, Sendable {
    /// The line.
    public var line: NarrationLine

    /// Where its sound begins in the file, in seconds.
    public var start: Double

    /// How long its sound lasts, in seconds.
    public var seconds: Double
  }

  /// The lines that are heard, in order.
  public private(set) var entries: [Entry] = []

  /// The longest silence in seconds; absent, silence is as long as it was.
  public let longestSilence: Double?

  /// The shortest silence between two lines in seconds: time to take a breath.
  public static let breath = 0.4

  private var sessionEnd = 0.0
  private var fileEnd = 0.0

  /// Creates a timeline without lines.
  public init(longestSilence: Double?) { self.longestSilence = longestSilence }

  /// How long the file lasts, in seconds: to the end of the last line and a breath.
  public var seconds: Double { fileEnd + Self.breath }

  /// Finds the place of the next line and says where its sound begins in the file.
  public mutating func append(_ line: NarrationLine, lasting seconds: Double) -> Double {
    let soonest = entries.isEmpty ? 0 : fileEnd + Self.breath
    let wanted = longestSilence.map { fileEnd + min(line.at - sessionEnd, $0) } ?? line.at
    let start = max(soonest, wanted)
    entries.append(Entry(line: line, start: start, seconds: seconds))
    sessionEnd = max(line.at, sessionEnd) + seconds
    fileEnd = start + seconds
    return start
  }
}
