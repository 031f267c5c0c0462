// What the commands of runs, scripts and workouts say.
extension TerminalText {
  /// The key that lets the runner talk.
  public static let askKey = "[/] ask the coach"

  /// What the runner types.
  public static func you(_ words: String) -> String { "You: " + words }

  /// What the coach heard of the runner.
  public static func heardYou(_ words: String) -> String { "you: " + words }

  /// The watch came or went.
  public static func watch(isConnected: Bool) -> String {
    isConnected ? "watch connected again" : "watch disconnected"
  }

  /// The loudspeaker failed.
  public static func unheard(because reason: String) -> String {
    "the coach cannot be heard: " + reason
  }

  /// The coach has no voice.
  public static func coachAsText(because lack: String) -> String {
    "\(lack); the coach's words appear as text"
  }

  /// A workout has no voice.
  public static func wordsAsText(because lack: String) -> String {
    "\(lack); the words appear as text"
  }

  /// A sound file of a script cannot be played.
  public static func voiceInstead(because reason: String) -> String {
    "\(reason); the voice says that line instead"
  }

  /// Lines that no voice could say.
  public static func unspoken(_ count: Int, because reason: String) -> String {
    "\(count) lines have no sound, the first because " + reason
  }

  /// A script without an error.
  public static func isScript(_ file: String, messages: Int) -> String {
    "\(file) is a script with \(count(messages, "message"))"
  }

  /// A script whose sounds are left behind.
  public static let soundsStayBehind =
    "Its sound files are not saved with it: the voice says their lines."

  /// No script is kept.
  public static let noScripts = "No script is saved; 'script keep FILE' saves one."

  /// No workout fits the words.
  public static let noWorkout = "no workout fits"

  /// No workout fits the wishes.
  public static let noWorkoutForWish = "no workout fits; leave a word or a limit out"

  /// A part of a workout without a heading of its own, numbered from 1.
  public static func part(_ number: Int) -> String { "Part \(number)" }

  /// A workout that was broken off.
  public static let workoutIsOpen =
    "the workout is still open: 'pacesetter workouts start --resume' continues it"

  /// Asks before a workout ends.
  public static let endsWorkout = "End the workout? y ends it, any other key continues"
}
