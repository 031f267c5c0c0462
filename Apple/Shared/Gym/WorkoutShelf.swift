import Coaching
import Exchange
import Foundation
import Training

/// The workouts that come with the app: the files of the knowledge base.
struct WorkoutShelf: Sendable {
  /// A workout to choose.
  struct Entry: Identifiable, Hashable, Sendable {
    let id: String
    let title: String
  }

  /// What there is, by title.
  let entries: [Entry]
  private let texts: [String: String]

  /// Reads the workouts of a folder; what is no workout is left out.
  init(_ folder: URL?) {
    var (entries, texts): ([Entry], [String: String]) = ([], [:])
    let names = folder.map { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
    for name in (names ?? []).sorted() where name.hasSuffix(".md") {
      guard let bytes = folder.flatMap({ try? Data(contentsOf: $0.appending(path: name)) }) else {
        continue
      }
      let id = String(name.dropLast(3))
      let workout = WorkoutDocument.read(Array(bytes), name: id).workout
      guard !workout.sections.isEmpty else { continue }
      entries.append(Entry(id: id, title: workout.title))
      texts[id] = String(decoding: bytes, as: UTF8.self)
    }
    self.entries = entries.sorted { $0.title < $1.title }
    self.texts = texts
  }

  /// Those that come with the app.
  static var bundled: WorkoutShelf {
    WorkoutShelf(Bundle.main.resourceURL?.appending(path: "workouts"))
  }

  /// How a workout of the shelf is opened.
  func setup(_ id: String, _ settings: GymSettings) -> GymSetup? {
    texts[id].map { GymSetup(name: id, text: $0, settings: settings) }
  }
}
