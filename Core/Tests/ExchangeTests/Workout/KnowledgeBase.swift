import Exchange
import Foundation
import Testing
import Training

/// The workouts and exercises that come with the project, read from its folder.
enum KnowledgeBase {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("KnowledgeBase")

  static func exercises() throws -> (catalogue: ExerciseCatalogue, diagnostics: [Diagnostic]) {
    ExerciseCatalogue.read(
      [UInt8](try Data(contentsOf: folder.appendingPathComponent("exercises.md"))),
      moving: try motions().book
    )
  }

  static func motions() throws -> (book: MotionBook, diagnostics: [Diagnostic]) {
    MotionBook.read([UInt8](try Data(contentsOf: folder.appendingPathComponent("motions.md"))))
  }

  static func files() throws -> [WorkoutLibrary.File] {
    let workouts = folder.appendingPathComponent("workouts")
    return try FileManager.default
      .contentsOfDirectory(at: workouts, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.path < $1.path }
      .map { url in
        WorkoutLibrary.File(
          name: url.deletingPathExtension().lastPathComponent,
          bytes: [UInt8](try Data(contentsOf: url))
        )
      }
  }
}
