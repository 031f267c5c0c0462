/// Why the record does not do what is asked of something that its owner keeps in it.
public enum KeptRefusal: Refusal {
  /// No set was logged by itself.
  case noSet
  /// Nothing was added to the challenge.
  case noAddition
  /// Nothing is remembered under that name.
  case notRemembered(String)
  /// Nothing that was remembered has been forgotten.
  case noneForgotten
  /// No workout of one's own has that name.
  case noWorkout(String)
  /// No workout was kept or deleted.
  case noWorkoutChange
  /// The workout was not read from a page.
  case noPage(String)
  /// No script has that name.
  case noScript(String)
  /// The catalog has no exercise of that name; beside it the nearest that it has.
  case noExercise(String, near: String?)
  /// The name of a diary still means what the record makes of it.
  case notChosen(String)
  /// No activity names that gear.
  case noGear(String)
  /// No name of gear was changed.
  case noGearChange

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .noSet:
      language.pick(
        "there is no single set left to undo",
        "Es gibt keinen einzelnen Satz mehr, der sich zurücknehmen lässt."
      )
    case .noAddition:
      language.pick(
        "there is no addition to the challenge left to undo",
        "Es gibt nichts mehr an der Tagesaufgabe zurückzunehmen."
      )
    case .notRemembered(let name):
      language.pick("nothing is remembered under \(name)", "Unter \(name) ist nichts gemerkt.")
    case .noneForgotten:
      language.pick(
        "there is no forgotten item to bring back",
        "Es wurde nichts gelöscht, das sich zurückholen lässt."
      )
    case .noWorkout(let name):
      language.pick(
        "no workout of your own is named \(name)",
        "Keines deiner eigenen Workouts heißt \(name)."
      )
    case .noWorkoutChange:
      language.pick(
        "no workout was kept or deleted that could be taken back",
        "Es wurde kein Workout gespeichert oder gelöscht, das sich zurückholen lässt."
      )
    case .noPage(let name):
      language.pick(
        "\(name) comes from no page that could be read again",
        "\(name) kommt von keiner Seite, die sich noch einmal lesen lässt."
      )
    case .noScript(let name):
      language.pick("no script is named \(name)", "Kein Skript heißt \(name).")
    case .noExercise(let name, let near):
      language.pick(
        "\"\(name)\" is not in the catalogue" + (near.map { "; \"\($0)\" is" } ?? ""),
        "Im Katalog steht „\(name)“ nicht" + (near.map { ", aber „\($0)“." } ?? ".")
      )
    case .notChosen(let name):
      language.pick(
        "nothing was chosen for \"\(name)\"",
        "Für „\(name)“ wurde nichts gewählt."
      )
    case .noGear(let name):
      language.pick(
        "no activity names \"\(name)\" as its gear",
        "Keine Aktivität nennt „\(name)“ als Ausrüstung."
      )
    case .noGearChange:
      language.pick(
        "there is no change of gear left to undo",
        "Es gibt keine Änderung an Ausrüstung, die sich zurücknehmen lässt."
      )
    }
  }
}
