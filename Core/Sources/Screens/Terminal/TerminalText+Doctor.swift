// What `doctor` finds.
extension TerminalText {
  /// The folder of the page.
  public static func page(in folder: String?) -> String {
    folder.map { "the page is in \($0)" }
      ?? "name the page with 'pacesetter serve --web FOLDER'; it is not beside the program"
  }

  /// Whether the page can coach.
  public static func core(isBuilt: Bool) -> String {
    isBuilt ? "the page's core is built" : "run 'make web'; the page's core is not built"
  }

  /// Flite is not there.
  public static let noFlite = "no natural English voice: apt install flite"

  /// What eSpeak NG can speak.
  public static func languages(_ count: Int) -> String {
    count == 0
      ? "no voices for other languages: apt install espeak-ng"
      : "eSpeak NG speaks \(count) languages and dialects"
  }

  /// Whether a voice was heard.
  public static func voice(_ name: String, speaks: Bool) -> String {
    name + (speaks ? ", speaks" : ", is silent")
  }

  /// A voice that failed, and why.
  public static func voice(_ name: String, failedWith reason: String) -> String {
    "\(name), does not speak: \(reason)"
  }

  /// FFmpeg is there.
  public static let encoder = "FFmpeg makes clips and narrations"

  /// The clips that are stored, or that none can be.
  public static func clips(_ count: Int, megabytes: Int, in folder: String, isWritable: Bool)
    -> String
  {
    isWritable
      ? "\(count) clips, \(megabytes) MB, are stored in \(folder)"
      : "clips cannot be stored in \(folder): the folder cannot be written"
  }
}
