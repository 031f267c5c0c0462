public import Training

/// The plan as the command prints it.
public enum PlanText {
  /// A heading for each day that has something planned, then its sessions; beside the calendars also the
  /// days that have events, and for each session the free times that it fits into.
  public static func list(of days: [PlanDay], beside agenda: [AgendaDay] = []) -> String {
    var text = days.contains { !$0.rows.isEmpty } ? "" : nothing + "\n"
    for day in merged(days, agenda) {
      let rows = days.first { $0.day == day.day }?.rows ?? []
      guard !rows.isEmpty || !day.allEvents.isEmpty else { continue }
      text += day.label + "\n"
      for event in day.allEvents { text += "  " + event.when + "  " + event.title + "\n" }
      for row in rows {
        text += "  " + row.session.title + (row.words.isEmpty ? "" : "  " + row.words)
        text +=
          "  [" + String(decoding: Array(row.session.id.utf8.prefix(6)), as: UTF8.self) + "]\n"
        guard let session = day.sessions.first(where: { $0.id == row.session.id }) else { continue }
        if let clash = session.clash { text += "    " + clash + "\n" }
        for slot in session.slots { text += "    " + slot.words + "\n" }
      }
    }
    return text
  }

  // The days of both, in their order; what the calendars say of a day goes with it.
  private static func merged(_ days: [PlanDay], _ agenda: [AgendaDay]) -> [AgendaDay] {
    let alone = days.filter { day in !agenda.contains { $0.day == day.day } }
    return (alone.map { AgendaDay(day: $0.day, label: $0.label) } + agenda)
      .sorted { $0.day < $1.day }
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
