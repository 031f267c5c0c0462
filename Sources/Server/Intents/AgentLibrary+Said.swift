import HTTPTypes
import Screens
import Training

extension AgentLibrary {
  /// The title of a workout; its id where it is none of the library.
  func title(of id: String) -> String { index[id]?.workout.title ?? id }

  /// The id of a workout that is named by it or by its title.
  func id(_ text: String) -> String? {
    if index[text] != nil { return text }
    let key = NameKey(text).text
    return index.search().first { NameKey($0.workout.title).text == key }?.workout.id
  }

  /// The exercise at the beginning of what somebody says, and the rest: "bench press 5x80".
  func exercise(saidIn text: String) throws -> (Exercise, String) {
    let words = text.split(separator: " ").map { String($0) }
    for count in stride(from: min(words.count, 12), through: 1, by: -1) {
      guard let exercise = catalogue.exercise(named: words.prefix(count).joined(separator: " "))
      else { continue }
      return (exercise, words.dropFirst(count).joined(separator: " "))
    }
    let name = words.prefix { $0.first?.isNumber == false }.joined(separator: " ")
    throw Problem(
      .notFound,
      ServerRefusal.noExercise(String(name.prefix(100)), near: catalogue.nearestName(to: name))
    )
  }
}
