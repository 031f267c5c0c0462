public import Training

/// The plan as the command prints it.
public enum PlanText {
  /// A heading for each day that has something planned, then its sessions.
  public static func list(of days: [PlanDay]) -> String {
    let full = days.filter { !$0.rows.isEmpty }
    guard !full.isEmpty else { return nothing + "\n" }
    var text = ""
    for day in full {
      text += day.label + "\n"
      for row in day.rows {
        text += "  " + row.session.title + (row.words.isEmpty ? "" : "  " + row.words)
        text +=
          "  [" + String(decoding: Array(row.session.id.utf8.prefix(6)), as: UTF8.self) + "]\n"
      }
    }
    return text
  }

  /// What is said of an empty plan.
  public static let nothing =
    "Nothing is planned. 'pacesetter plan add' puts a workout or a run on a day."

  /// A session that was planned or moved: "Legs: Fri, 27 November, 18:00".
  public static func when(_ session: PlannedSession, seenFrom today: Day) -> String {
    let time = session.time.map { ", " + $0.text } ?? ""
    return session.title + ": " + PlanDay.label(session.day, seenFrom: today) + time
  }

  /// A session that was skipped, or is meant again.
  public static func skipped(_ title: String, _ isSkipped: Bool) -> String {
    isSkipped ? title + " is skipped." : title + " is planned again."
  }

  /// A session that was taken out.
  public static func removed(_ title: String) -> String {
    title + " is removed; 'plan undo' brings it back."
  }
}
