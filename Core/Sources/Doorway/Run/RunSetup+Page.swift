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
    let today = try fields.fields(ifPresent: "today")
    if let today { plan = plan.meaning(try RunPlan(today)) }
    if let race = (today ?? fields)["race"] { plan = plan.settled(on: try RaceSetup(race)) }
    if let asked = try fields.fields(ifPresent: "asked") { try follow(asked) }
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

  /// What another device has asked for goes before what is usual on this one; the units stay.
  private mutating func follow(_ asked: Fields) throws(ShapeError) {
    // A device that does not say leaves both empty.
    if asked["personality"]?.string != "" {
      coach = try asked.choice(Personality.self, ifPresent: "personality") ?? coach
    }
    plan.mode = .free
    if asked["mode"]?.string != "" {
      plan.mode = try asked.choice(RunPlan.Mode.self, ifPresent: "mode") ?? .free
    }
    if let wanted = try asked.fields(ifPresent: "plan") {
      plan = try RunPlan(wanted).seen(in: plan.units)
    }
  }
}
