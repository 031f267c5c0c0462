import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

extension RunSetup {
  /// Reads the page's form: a setup with plan and runner as flat members beside the coach.
  init(page fields: Fields) throws(ShapeError) {
    try self.init(fields)
    isMindful = true
    plan = try RunPlan(fields)
    plan.course = try RunCourse(workoutIn: fields) ?? plan.course
    if let race = fields["race"] { plan = plan.settled(on: try RaceSetup(race)) }
    if let wanted = try fields.fields(ifPresent: "wanted") {
      plan = try RunPlan(wanted).seen(in: plan.units)
    }
    if let book = try fields.fields(ifPresent: "cueBook") {
      let book = try CueBook(book)
      // Without a choice the kind of run decides.
      let chosen = try fields.string(ifPresent: "cueScheme") ?? ""
      cues = chosen.isEmpty ? book.scheme(for: plan) : book[chosen]
    }
    runner = try Runner(fields)
    // What the form does not say is what the record knows: remembered, then measured.
    if let known = try fields.fields(ifPresent: "known") {
      runner = runner.filled(by: try Runner(known))
    }
  }
}
