/// Why a command could not do its work, for the person at the terminal and for scripts.
struct Failure: Error {
  /// What happened, where, and what to do next; the program's name comes before it.
  let sentence: String

  /// The exit status.
  let code: Code

  init(_ code: Code, _ sentence: String) {
    self.sentence = sentence
    self.code = code
  }

  /// The exit statuses of sysexits.h, and 1 for what is wrong with what was asked about.
  enum Code: Int32 {
    case failure = 1
    case usage = 64
    case badData = 65
    case noInput = 66
    case unavailable = 69
    case inputOutput = 74
  }
}
