import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// What a workout is begun with: what to fill in, and what its rules say is next.
extension LibraryDesk {
  @inline(never) func lead(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard let library else { throw .noLibrary }
    let (id, log, day) = try PageError.shaped {
      () throws(ShapeError) -> (String, TrainingLog, Day) in
      (try fields.string("id"), try trainingLog(of: fields), try fields.day())
    }
    guard let entry = library.index[id] else { throw .unknownWorkout(id) }
    let leads = ExerciseLead.all(
      of: entry.workout,
      after: log,
      on: day,
      knowing: library.catalogue,
      with: fields.racks()
    )
    return Reply.object { json in
      json.array("memories") { json in
        for lead in leads {
          if let memory = lead.memory { memory.write(to: &json) }
        }
      }
      json.array("advice") { json in
        for lead in leads {
          guard let advice = lead.advice else { continue }
          json.object { json in
            json.field("exercise", lead.exercise)
            advice.write(to: &json, seenFrom: day, in: fields.language())
          }
        }
      }
    }
  }
}
