// What the commands of gear say.
extension TerminalText {
  /// No activity names any.
  public static let noGear = "no activity names its gear; 'note ID --gear NAME' does"

  /// It has another name.
  public static func renamed(_ name: String, to newName: String) -> String {
    "\(name) is now called \(newName); 'gear undo' takes that back."
  }

  /// No activity names it any more.
  public static func removed(_ name: String) -> String {
    "No activity names \(name) any more; 'gear undo' takes that back."
  }

  /// The last change was undone.
  public static let gearUndone = "The last change of gear is undone."
}
