public import Formats

/// A story that a run, a workout or a metronome has to follow: what happens, and what must come of it.
///
/// ```
/// scenario: metronome
/// title: waits 0.3 s for the last of many rapid taps
///
/// 0     start      => start 180
/// 2     step 1
/// 2.3   tick       => retime 181
/// ```
/// `Documentation/Scenarios.md` lists the settings, events and effects.
public struct Scenario: Equatable, Sendable {
  /// What the story is about.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case run, gym, metronome
  }

  /// A line of the header, or several that belong together.
  public struct Setting: Equatable, Sendable {
    /// What is set.
    public var key: String
    /// To what; more than one line where the text was indented below the key.
    public var value: String
    /// The place of the key.
    public var location: TextLocation
  }

  /// Something that happens, as words.
  public struct Event: Equatable, Sendable {
    /// Its words, such as `tempo` and `181`.
    public var words: [String]
    /// The place of the first one.
    public var location: TextLocation
  }

  /// A moment: what happens, and what must come of it.
  public struct Row: Equatable, Sendable {
    /// When.
    public var at: Duration
    /// What happens, in order.
    public var events: [Event]
    /// What must come, in order.
    public var expected: [String]
    /// Where the row begins.
    public var location: TextLocation
  }

  /// What the story is about.
  public var kind: Kind

  /// What it shows, as a sentence.
  public var title: String

  /// Everything else that is set.
  public var settings: [Setting]

  /// What happens, in order of time.
  public var rows: [Row]

  /// The value of a setting that may be given once.
  func setting(_ key: String) -> Setting? { settings.first { $0.key == key } }
}
