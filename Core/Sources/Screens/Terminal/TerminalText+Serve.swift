// What `serve` and the commands of its devices, tokens and webhooks say.
extension TerminalText {
  /// Where the page is.
  public static func served(at address: String) -> String {
    "Pacesetter is at \(address) (Ctrl-C stops it)"
  }

  /// What the machine lacks to speak.
  public static func ownVoice(because lack: String) -> String {
    "\(lack); until then the page uses the browser's own voice"
  }

  /// How another device is paired.
  public static func paired(_ count: Int) -> String {
    (count == 1 ? "1 device is paired" : "\(count) devices are paired")
      + "; 'pacesetter devices pair' pairs another"
  }

  /// How the first device is paired.
  public static func pairing(at address: String, code: String) -> String {
    "To pair a device, open \(address)/pair on it and type \(code) within ten minutes"
  }

  /// The page's core is missing.
  public static func noCore(in folder: String) -> String {
    "core.wasm is not in \(folder), so the page cannot coach yet: run 'make web'"
  }

  /// Who is asked for tiles.
  public static func map(from host: String) -> String {
    "Pages can show a map from \(host) where you turn it on"
  }

  /// The data folder's path is too long for a socket.
  public static func noSocket(at path: String) -> String {
    "\(path) is too long for a socket, so other commands cannot reach this server"
  }

  /// There is no device.
  public static let noDevices = "no device is paired; 'devices pair' pairs one"

  /// There is no token.
  public static let noTokens = "There are no tokens."

  /// A secret that was made.
  public static let keepToken = "Keep it: it is not shown again."

  /// When a token was used last, and for what.
  public static func tokenUse(at time: String?, for purpose: String?) -> String {
    guard let time else { return "never used" }
    return "used \(time)" + (purpose.map { " for \($0)" } ?? "")
  }

  /// No event follows that a workout must fit before.
  public static let nothingAhead =
    "No event of your calendars follows within 4 hours; 'calendar' lists the calendars."

  /// Activities cannot be written into the folder of exports.
  public static func noExport(to folder: String, because reason: String) -> String {
    "Check \(folder): activities cannot be written there, and it is tried again. \(reason)"
  }

  /// There is no webhook.
  public static let noHooks = "No address is told anything."

  /// A webhook that has sent nothing.
  public static let notTold = "not told yet"

  /// A test message waits for the server.
  public static let hookTest =
    "The test message is sent while the server runs; 'hooks' shows how it went."

  /// A webhook's key that was made.
  public static let keepHookKey = "Give this key to the receiver: it is not shown again."

  /// No agent has used the record.
  public static let noAgentCalls = "No agent has asked for anything."
}
