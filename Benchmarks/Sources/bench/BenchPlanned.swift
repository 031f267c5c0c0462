import Jobs

/// Times the rehearsal of a race, and a second with a course of 500 segments as a multiple of one
/// without, by turns.
func benchPlanned(_ arguments: [String]) throws {
  let rehearsal = RehearsalJob()
  let said = rehearsal.run()
  let rehearsed = CPUClock.seconds { _ = rehearsal.run() }
  let (free, course) = (CourseJob(segments: 0), CourseJob(segments: 500))
  var ratios: [Double] = []
  var seconds = (free: 0.0, course: 0.0)
  for _ in 0..<5 {
    seconds.free = CPUClock.seconds { _ = free.run() }
    seconds.course = CPUClock.seconds { _ = course.run() }
    ratios.append(seconds.course / seconds.free)
  }
  print(
    """
    {"said":\(said),"rehearsal":\(rehearsed),"meters":\(course.run()),"free":\(seconds.free),\
    "course":\(seconds.course),"ratio":\(ratios.sorted()[2])}
    """
  )
}
