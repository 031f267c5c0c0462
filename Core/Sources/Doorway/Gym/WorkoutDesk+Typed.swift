import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// What a page hands over as it was typed or pressed, made into events of the workout.
extension WorkoutDesk {
  /// Fields that were not understood, each with what to say of it.
  struct Refusal: Hashable, Sendable {
    var count: String?
    var load: String?
    var effort: String?

    var isEmpty: Bool { self == Refusal() }

    func write(to json: inout JSONWriter) {
      json.object { json in
        json.field("count", count)
        json.field("load", load)
        json.field("effort", effort)
      }
    }
  }

  /// Reads what somebody did, or nothing where a field of it was refused: then nothing happens.
  static func event(
    _ json: JSON,
    in workout: GymSession,
    refusing refusal: inout Refusal
  ) throws(ShapeError) -> GymEvent? {
    if let done = json["done"], let typed = done["typed"] {
      return try Self.done(Fields(done), Fields(typed, at: "typed"), in: workout, &refusal)
    }
    if let text = json["effort"]?.string {
      guard let figure = TypedFigure(text), figure.unit.isEmpty, (1...10).contains(figure.value)
      else {
        refusal.effort = GymFieldWords.effort(in: workout.spokenLanguage)
        return nil
      }
      return .effort(figure.value)
    }
    let reps = workout.snapshot(at: workout.now).block?.reps ?? 0
    if json["moreReps"] != nil { return .reps(reps + 1) }
    if json["fewerReps"] != nil { return .reps(max(0, reps - 1)) }
    return try GymEvent(json)
  }

  private static func done(
    _ done: Fields,
    _ typed: Fields,
    in workout: GymSession,
    _ refusal: inout Refusal
  ) throws(ShapeError) -> GymEvent? {
    let place = try done.fields(ifPresent: "place").map { fields throws(ShapeError) in
      try GymPlace(fields)
    }
    let (count, load) = (
      try typed.string(ifPresent: "count") ?? "", try typed.string(ifPresent: "load") ?? ""
    )
    guard let about = place ?? workout.snapshot(at: workout.now).place else {
      return .done(place, nil)
    }
    let suggestion = workout.suggestion(for: about)
    let entry = GymEntry(
      for: suggestion,
      usual: workout.settings.unit,
      isWeightless: workout.isWeightless(at: about),
      in: workout.spokenLanguage
    )
    switch entry.reading(count: count, load: load, beside: suggestion) {
    case .result(let result): return .done(place, result)
    case .refused(let count, let load):
      (refusal.count, refusal.load) = (count, load)
      return nil
    }
  }
}
