public import Training

/// Something that the runner said for later on a run; its sound is a file of its own.
///
/// A moment that the runner marked is one too: it may have no sound and no words.
public struct VoiceNote: Hashable, Sendable {
  /// How far the writing down of a note is.
  public enum Transcription: Hashable, Sendable {
    case pending, failed
    case done(String)
  }

  /// What its sound is called on the lane of files, which is also the note's own name.
  public var file: String

  /// The name of the run's session.
  public var run: String

  /// When it was begun, to the millisecond; nothing where its device did not say.
  public var recordedAt: Instant?

  /// How long it is; zero where there is no sound.
  public var length: Duration

  /// How far the runner was, where somebody measured it.
  public var distance: Distance?

  /// What a recognizer heard in it.
  public var transcription: Transcription

  /// What somebody wrote in its place, who knows better.
  public var corrected: String?

  /// What the coach answers to it, where he was asked.
  public var reply: NoteReply?

  /// Whether it is a moment that the runner marked.
  public var isMark: Bool

  /// Creates a note that nobody has written down yet.
  public init(
    file: String,
    run: String,
    recordedAt: Instant? = nil,
    length: Duration,
    distance: Distance? = nil,
    transcription: Transcription = .pending,
    corrected: String? = nil,
    reply: NoteReply? = nil,
    isMark: Bool = false
  ) {
    self.file = file
    self.run = run
    self.recordedAt = recordedAt
    self.length = length
    self.distance = distance
    self.transcription = transcription
    self.corrected = corrected
    self.reply = reply
    self.isMark = isMark
  }

  /// The longest text, in bytes.
  public static let longestText = 1000

  /// What it says in letters, as far as anybody knows.
  public var text: String? { corrected ?? transcription.text }

  /// When it was begun, by the time of an activity: what was said before its start belongs to its first
  /// second, what was said after its end to its last.
  public func moment(in activity: ActivitySummary) -> Duration? {
    guard let recordedAt else { return nil }
    // Where nobody knows the end, a day is long enough.
    let end = (activity.elapsed ?? activity.moving)?.inSeconds ?? 86_400
    let seconds = recordedAt.seconds(since: activity.startedAt.instant)
    return Duration(roundedSeconds: min(max(0, seconds), end))
  }
}

extension VoiceNote.Transcription {
  /// The word that is kept for it: "pending", "failed" or "done".
  public var word: String {
    switch self {
    case .pending: "pending"
    case .failed: "failed"
    case .done: "done"
    }
  }

  /// What the note says, where it has been written down.
  public var text: String? {
    switch self {
    case .pending, .failed: nil
    case .done(let text): text
    }
  }

  /// Reads what is kept, or nothing where only the one with a text, or the other without, makes sense.
  public init?(word: String, text: String?) {
    switch (word, text) {
    case ("pending", nil): self = .pending
    case ("failed", nil): self = .failed
    case ("done", let text?): self = .done(text)
    default: return nil
    }
  }
}
