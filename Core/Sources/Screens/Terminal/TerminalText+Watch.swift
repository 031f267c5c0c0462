// What `watch` says.
extension TerminalText {
  /// An earlier workout is closed.
  public static let unfinishedWorkout =
    "a workout that was left unfinished is ended where it stopped"

  /// Another device tracks already.
  public static let otherWorkout =
    "another device's workout is already running, so this one ends; it stays saved"

  /// A line of the coach is said on the phone.
  public static let coachSpeaks = "the coach speaks"

  /// A tap on the wrist.
  public static func tap(_ name: String) -> String { "tap: \(name)" }

  /// The server has other content under an event's number.
  public static func otherContent(of event: String) -> String {
    "event \(event) is on the server with other content, which stays there"
  }

  /// The server is back.
  public static let connectedAgain = "connected again"

  /// The server is gone.
  public static func storedHere(because error: String) -> String {
    "\(error); events are stored here"
  }

  /// An event that cannot be read.
  public static func unreadableEvent(_ error: String) -> String {
    "the server told of an event that cannot be read: \(error)"
  }

  /// The state of the link: the server, what only this device has, and the phone.
  public static func link(isOpen: Bool, onlyHere: Int64, peer: String) -> [String] {
    let rest = onlyHere > 0 ? ["\(onlyHere) only on this device"] : []
    let phone =
      switch peer {
      case "here": "phone here"
      case "lost": "phone lost"
      default: "waiting for phone"
      }
    return [isOpen ? "connected" : "no server"] + rest + [phone]
  }
}
