import Exchange
import Formats
import Testing
import Training

/// Running workouts become courses of steps.
struct WorkoutCourseTests {
  private static func course(_ name: String) throws -> RunCourse? {
    let catalogue = try KnowledgeBase.exercises().catalogue
    let library = WorkoutLibrary.read(try KnowledgeBase.files(), catalogue: catalogue)
    return library.documents.map { $0.workout }.first { $0.id == name }.flatMap { RunCourse($0) }
  }

  @Test func `makes a course of every running workout of the knowledge base`() throws {
    let catalogue = try KnowledgeBase.exercises().catalogue
    let library = WorkoutLibrary.read(try KnowledgeBase.files(), catalogue: catalogue)
    let runs = library.documents.map { $0.workout }.filter { $0.details.category == .run }
    #expect(runs.count == 13)
    for workout in runs {
      let course = try #require(RunCourse(workout))
      #expect(course.steps.contains { $0.intensity == .work }, "\(workout.id)")
      let stated = workout.details.duration?.inSeconds ?? 0
      let estimated = course.estimatedTime().inSeconds
      #expect(
        abs(estimated - stated) <= max(300, stated * 0.2),
        "\(workout.id): \(estimated) of \(stated)"
      )
    }
  }

  @Test func `reads distances, paces, cadences and rests`() throws {
    let course = try #require(try Self.course("run-five-by-a-kilometre"))
    let work = course.steps.filter { $0.intensity == .work }
    #expect(work.count == 5)
    #expect(work.map { $0.rep?.number } == [1, 2, 3, 4, 5])
    #expect(
      work[0].target
        == .pace(fastest: .secondsPerKilometer(260), slowest: .secondsPerKilometer(270))
    )
    #expect(work[0].end == .distance(.meters(1000)))
    #expect(work[0].cadence?.beatsPerMinute == 178)
    #expect(work[0].words == "Even effort. Look at your watch once a lap and no more.")
    #expect(
      course.steps.filter { $0.intensity == .recovery }.map { $0.name }
        == Array(repeating: "Jog", count: 5)
    )
    #expect(course.steps[1].end == .button)
    #expect(course.steps[1].amount == "2 x 20 steps")
    #expect(course.steps.last?.intensity == .coolDown)
  }

  @Test func `turns windows and intervals into work and rest`() throws {
    let hills = try #require(try Self.course("run-hills-eight"))
    let work = hills.steps.filter { $0.intensity == .work }
    #expect(work.count == 8)
    #expect(hills.steps.filter { $0.end == .time(.seconds(105)) }.count == 8)
    let thirty = try #require(try Self.course("run-thirty-thirty"))
    #expect(thirty.steps.filter { $0.intensity == .work }.count == 16)
    #expect(thirty.steps.filter { $0.intensity == .rest }.count == 16)
    let walk = try #require(try Self.course("run-walk-first-weeks"))
    #expect(walk.steps.filter { $0.intensity == .work }.map { $0.name }.first == "Jog")
    #expect(walk.steps.filter { $0.intensity == .recovery }.count == 7)
  }

  @Test func `survives its journal`() throws {
    let course = try #require(try Self.course("run-five-by-a-kilometre"))
    let plan = RunPlan(mode: .training, course: course)
    var writer = JSONWriter()
    plan.write(to: &writer)
    #expect(try RunPlan(try Fields(try JSON.parse(writer.bytes))) == plan)
  }
}
