import Coaching
import Exchange
import Foundation
import Screens
import Training

/// The workouts that come with the app: the files of the knowledge base.
struct WorkoutShelf: Sendable {
  /// A workout to choose.
  struct Entry: Identifiable, Hashable, Sendable {
    let id: String
    let title: String
    /// What kind of training it is, where its author says so.
    let category: WorkoutCategory?
  }

  /// What there is, by title.
  let entries: [Entry]
  /// The files, for who searches in them.
  let files: [WorkoutLibrary.File]
  /// The exercises that workouts name; nothing where there is no such file.
  let exercises: [UInt8]
  private let texts: [String: String]

  /// Reads the workouts of a folder; what is no workout is left out.
  init(_ folder: URL?, exercises: URL? = nil) {
    var (entries, texts): ([Entry], [String: String]) = ([], [:])
    var files: [WorkoutLibrary.File] = []
    let names = folder.map { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
    for name in (names ?? []).sorted() where name.hasSuffix(".md") {
      guard let bytes = folder.flatMap({ try? Data(contentsOf: $0.appending(path: name)) }) else {
        continue
      }
      let id = String(name.dropLast(3))
      let workout = WorkoutDocument.read(Array(bytes), name: id).workout
      guard !workout.sections.isEmpty else { continue }
      entries.append(Entry(id: id, title: workout.title, category: workout.details.category))
      files.append(WorkoutLibrary.File(name: id, bytes: Array(bytes)))
      texts[id] = String(decoding: bytes, as: UTF8.self)
    }
    self.entries = entries.sorted { $0.title < $1.title }
    self.texts = texts
    self.files = files
    // Without the exercises workouts are found by their own words alone.
    self.exercises = exercises.flatMap { try? Data(contentsOf: $0) }.map { Array($0) } ?? []
  }

  private init(
    _ entries: [Entry],
    _ files: [WorkoutLibrary.File],
    _ exercises: [UInt8],
    _ texts: [String: String]
  ) { (self.entries, self.files, self.exercises, self.texts) = (entries, files, exercises, texts) }

  /// The same with workouts of the runner's own, each in the place of what has its name.
  func holding(_ own: [(name: String, text: String)]) -> WorkoutShelf {
    let names = Set(own.map { $0.name })
    var entries = entries.filter { !names.contains($0.id) }
    var files = files.filter { !names.contains($0.name) }
    var texts = texts
    for (name, text) in own {
      let bytes = Array(text.utf8)
      let workout = WorkoutDocument.read(bytes, name: name).workout
      guard !workout.sections.isEmpty else { continue }
      entries.append(Entry(id: name, title: workout.title, category: workout.details.category))
      files.append(WorkoutLibrary.File(name: name, bytes: bytes))
      texts[name] = text
    }
    return WorkoutShelf(entries.sorted { $0.title < $1.title }, files, exercises, texts)
  }

  /// Those that come with the app.
  static var bundled: WorkoutShelf {
    let resources = Bundle.main.resourceURL
    return WorkoutShelf(
      resources?.appending(path: "workouts"),
      exercises: resources?.appending(path: "exercises.md")
    )
  }

  /// How a workout of the shelf is opened.
  func setup(_ id: String, _ settings: GymSettings, in language: Language) -> GymSetup? {
    texts[id].map {
      GymSetup(name: id, text: $0, settings: settings, language: language.rawValue)
    }
  }
}
