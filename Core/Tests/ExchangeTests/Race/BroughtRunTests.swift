import Coaching
import Exchange
import Testing
import Training

private func read(_ text: String, for race: RaceSetup? = nil) throws -> BroughtRun {
  try BroughtRun.read(Array(text.utf8), named: "file", for: race)
}

struct BroughtRunTests {
  @Test func `reads a script by its messages, and says what is wrong with one`() throws {
    let text = """
      {"id":"mine","messages":[{"id":"a","triggerSpec":{"type":"distance","atMeters":500},"text":"Go."}]}
      """
    guard case .script(let script) = try read(text) else {
      Issue.record("no script")
      return
    }
    #expect(script.messages.count == 1)
    #expect(throws: BroughtRunError.self) { try read(#"{"id":"mine","messages":[{"id":1}]}"#) }
  }

  @Test func `reads the steps of a workout, of Zwift or of the library`() throws {
    let zwift = """
      <workout_file><name>Tempo</name><sportType>run</sportType><workout>
      <SteadyState Duration="600" Power="0.9"/></workout></workout_file>
      """
    guard case .course(let course) = try read(zwift) else {
      Issue.record("no course")
      return
    }
    #expect(course.title == "Tempo" && !course.steps.isEmpty)
    let own = "---\ncategory: run\n---\n\n# Five\n\n## Set 1\n- Run — 1 km\n"
    guard case .course(let five) = try read(own) else {
      Issue.record("no course")
      return
    }
    #expect(five.title == "Five")
  }

  @Test func `reads a past run, and the way of a race from a track without times`() throws {
    let points = (0..<120).map { place in
      let time =
        "2026-06-01T08:\(place / 60 < 10 ? "0" : "")\(place / 60):"
        + "\(place % 60 < 10 ? "0" : "")\(place % 60)Z"
      let latitude = 52.5 + Double(place) * 0.0001
      return (time: time, point: "lat=\"\(latitude)\" lon=\"13.4\"")
    }
    let head = "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>"
    let timed = points.map { "<trkpt \($0.point)><ele>40</ele><time>\($0.time)</time></trkpt>" }
    let untimed = points.map { "<trkpt \($0.point)><ele>40</ele></trkpt>" }
    let tail = "</trkseg></trk></gpx>"
    guard case .recording = try read(head + timed.joined() + tail) else {
      Issue.record("no recording")
      return
    }
    let way = head + untimed.joined() + tail
    #expect(throws: BroughtRunError.self) { try read(way) }
    let race = RaceSetup(
      name: "City",
      day: Day(daysSince1970: 20_000),
      distance: .meters(1_323),
      target: .seconds(360)
    )
    guard case .way(let course) = try read(way, for: race) else {
      Issue.record("no way")
      return
    }
    #expect(course.name == "file")
  }

  @Test func `refuses what is nothing of this`() {
    #expect(throws: BroughtRunError.self) { try read("hello") }
    #expect(throws: BroughtRunError.self) { try read("") }
  }
}
