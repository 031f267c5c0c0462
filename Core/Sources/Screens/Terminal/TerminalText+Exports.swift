extension TerminalText {
  /// No place gets the activities as files.
  public static let noExports =
    "No place gets your activities as files; 'pacesetter exports add' adds one."

  /// What to do where the password of a WebDAV server is missing.
  public static let noExportPassword =
    "give the password on standard input: exports add ADDRESS --user NAME < password.txt"

  /// How far a place is: "2 wait, last sent 24 November 2026, 07:30".
  public static func export(waiting: Int?, sent: String?) -> String {
    let state: String
    switch waiting {
    case nil: state = "not looked at yet"
    case 0: state = "all sent"
    case 1: state = "1 waits"
    case let count?: state = "\(count) wait"
    }
    return state + (sent.map { ", last sent " + $0 } ?? "")
  }

  /// A place that was given to the server when it was started.
  public static let givenExport = "given to 'serve --export'"

  /// What waits is sent as soon as a server runs.
  public static let exportAsked =
    "What waits is sent while the server runs; 'exports' shows how far it is."

  /// A place that gets nothing more.
  public static func exportRemoved(_ address: String) -> String {
    address + " gets nothing more; the files that are there stay."
  }
}
