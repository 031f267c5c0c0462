public import Coaching
public import Training

/// What a person sees of a workout in progress: every figure and word formatted.
///
/// ```swift
/// let screen = GymScreen(of: session.workout, at: session.workout.now)
/// print(screen.exercise, screen.dose, screen.button)
/// ```
public struct GymScreen: Hashable, Sendable {
  /// A set of the current exercise, as a circle to tap.
  public struct Circle: Hashable, Sendable {
    /// Its state.
    public enum State: String, CaseIterable, Hashable, Sendable {
      case open, current, done, skipped
      /// The clock passed it while nobody was there.
      case missed
    }
    /// The step that it stands for.
    public var place: GymPlace
    /// Its state.
    public var state: State
    /// What was done, or what is asked for.
    public var words: String
    /// The same for a screen reader: "Set 2 of 3, 5 × 80 kg, done".
    public var label: String
  }

  /// A clock: the large figure, what it means, and how full its ring is.
  public struct Clock: Hashable, Sendable {
    /// What the figure means: "Get ready", "Work", "Rest".
    public var label: String
    /// The figure: "0:47", "12.3".
    public var reading: String
    /// The rounds: "3 of 8".
    public var round: String?
    /// How much of the phase has passed, 0 to 1; nothing where it has no end.
    public var fraction: Double?
    /// When the figure changes next, in seconds, if somebody keeps it running.
    public var isRunning: Bool
  }

  /// An exercise of a part, as a line that can be unfolded.
  public struct Line: Hashable, Sendable {
    /// The place of its first step.
    public var place: GymPlace
    /// Its name.
    public var name: String
    /// What is asked for.
    public var dose: String
    /// How much of it is done: "2/3".
    public var done: String
    /// Whether it is the current one.
    public var isCurrent: Bool
  }

  /// A part of the workout.
  public struct Part: Hashable, Sendable {
    /// Its number, from 0.
    public var block: Int
    /// What it is called.
    public var label: String
    /// Whether it is the current one, and so unfolded.
    public var isCurrent: Bool
    /// Its exercises.
    public var lines: [Line]
    /// What came of it.
    public var score: String?
  }

  /// What the one large button does.
  public enum Action: String, CaseIterable, Hashable, Sendable {
    case start, done, skipRest, resume, none
  }

  /// The language of its words.
  public var language: Language
  /// The current stage.
  public var stage: GymSnapshot.Stage
  /// The session's clock in seconds.
  public var at: Double
  /// How long it has gone on: "12:31".
  public var elapsed: String
  /// The exercise that counts now.
  public var exercise: String
  /// Which of how many: "2/6".
  public var position: String
  /// What is asked for: "3 sets of 12 reps".
  public var dose: String
  /// With what, and how hard: "80 kg", "RPE 8".
  public var targets: [String]
  /// What the author says about it.
  public var notes: [String]
  /// The part that it belongs to.
  public var part: String
  /// The sets of the exercise.
  public var circles: [Circle]
  /// The default result of a set.
  public var prefill: SetResult?
  /// What of it can be typed now; nothing beside a clock that runs, where nobody types.
  public var entry: GymEntry?
  /// The clock of the part.
  public var clock: Clock?
  /// The clock of the step: a hold or a rest.
  public var stepClock: Clock?
  /// Whether the clock of the step is a rest.
  public var isResting: Bool
  /// What comes after it.
  public var next: String?
  /// Full rounds so far, where they are counted.
  public var rounds: String?
  /// Repetitions of the round that is not full yet, where rounds are counted.
  public var reps: Int?
  /// The parts, to unfold.
  public var parts: [Part]
  /// The words on the large button.
  public var button: String
  /// What the large button does.
  public var action: Action
  /// What must be known before anything else.
  public var banner: String?
  /// Whether anything is said.
  public var speaks: Bool
}

extension GymScreen {
  /// Which of how many, as it is read: "2 of 6".
  public var place: String {
    position.split(separator: "/").joined(separator: language.pick(" of ", " von "))
  }

  /// How a workout stands that was left open: "2 of 6, 12:31 on its clock, since 18:30".
  public func standing(since moment: String) -> String {
    (place.isEmpty ? "" : place + ", ")
      + language.pick(
        elapsed + " on its clock, since " + moment,
        elapsed + " auf der Uhr, begonnen: " + moment
      )
  }
}
