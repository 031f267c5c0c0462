import Exchange
import Formats
import Training

private let catalogue = ExerciseCatalogue([
  Exercise("Push-Up", pattern: .push, muscles: [.chest], loadMode: .bodyweight, cue: "Go."),
  Exercise(
    "Row",
    pattern: .cardio,
    muscles: [.lats],
    equipment: [["rower"]],
    loadMode: .none,
    cue: "Go."
  ),
])

/// Reads the input as a workout; what was understood is estimated, printed and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWorkout(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let document = WorkoutDocument.read(bytes, name: "any", catalogue: catalogue)
  precondition(document.source == bytes)
  for diagnostic in document.diagnostics {
    precondition(diagnostic.offset >= 0 && diagnostic.offset <= bytes.count)
    precondition(diagnostic.line > 0 && diagnostic.column > 0 && !diagnostic.description.isEmpty)
  }
  let workout = document.workout
  precondition(document.places.count == workout.sections.count)
  for (section, place) in zip(workout.sections, document.places) {
    precondition(section.items.count == place.items.count)
    for item in place.items { precondition(item.bytes.upperBound <= bytes.count) }
    precondition(section.laps() >= 1 && section.stations() >= 1)
  }
  precondition(document.contentHash.utf8.count == 64)
  precondition(DurationEstimate(of: workout, knowing: catalogue).total >= .zero)
  _ = WorkoutFacts(of: workout, knowing: catalogue)
  let again = WorkoutDocument.read(Array(workout.fileText().utf8), name: "any")
  precondition(again.workout == workout)
  _ = ExerciseCatalogue.read(bytes)
  return 0
}
