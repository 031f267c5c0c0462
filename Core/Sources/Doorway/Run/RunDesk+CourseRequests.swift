import Exchange
import Formats
import Screens
import Training

// A running workout before anybody runs it.
extension RunDesk {
  /// Its steps in words; nothing for a workout that is no run.
  @inline(never) static func course(_ fields: Fields) throws(PageError) -> [UInt8] {
    let units = try PageError.shaped { () throws(ShapeError) in
      try fields.choice(UnitSystem.self, ifPresent: "units") ?? .metric
    }
    // A workout without a course for a run is the answer null.
    let course = try? RunCourse(workoutIn: fields)
    return Reply.object { json in
      json.key("course")
      if let course {
        CourseOutline(course, units: units, in: fields.language()).write(to: &json)
      } else {
        json.null()
      }
    }
  }
}
