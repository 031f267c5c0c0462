import Exchange
import Formats
import Testing
import Training

/// The course of a race as a file: a recording of it, or a route that somebody drew.
struct CourseOfFileTests {
  /// Ten kilometers to the north, level but for 40 m up in the sixth; in a track or a route.
  private func gpx(_ tag: String, heights: Bool = true, times: Bool = false) -> String {
    let points = (0...1000).map { row in
      let latitude = 52 + Double(row) * 10.0 / 111_195
      let height = 30 + Double(min(max(row - 500, 0), 100)) * 0.4
      let time = times && row < 3 ? "<time>2026-05-01T00:00:0\(row)Z</time>" : ""
      return "<\(tag) lat=\"\(latitude)\" lon=\"13\">"
        + (heights ? "<ele>\(height)</ele>" : "") + time + "</\(tag)>"
    }
    let (open, close) = tag == "rtept" ? ("<rte>", "</rte>") : ("<trk><trkseg>", "</trkseg></trk>")
    return "<gpx version=\"1.1\">" + open + points.joined() + close + "</gpx>"
  }

  @Test(arguments: ["trkpt", "rtept"], [false, true])
  func `reads a course that has no times, or hardly any`(tag: String, times: Bool) throws {
    let course = try RaceCourse(
      file: Array(gpx(tag, times: times).utf8),
      named: "ten.gpx",
      over: .kilometers(10)
    )
    #expect(course.name == "ten.gpx" && course.stretches == 100)
    #expect(course.altitudes.first == 30 && course.altitudes.last == 70)
    #expect(abs(course.altitude(at: 0.55) - 50) < 1)
  }

  @Test func `says what to choose instead`() {
    let cases: [(text: String, kilometers: Double, words: String)] = [
      (gpx("trkpt", heights: false), 10, "choose a recording with altitudes"),
      (gpx("rtept"), 21.0975, "choose a recording of the whole course"),
      ("{}", 10, "choose a GPX or TCX file of the course"), ("<gpx><trk>", 10, "choose a GPX"),
      ("<gpx></gpx>", 10, "choose a GPX"),
    ]
    for (text, kilometers, words) in cases {
      let error = #expect(throws: RaceCourseFileError.self) {
        try RaceCourse(file: Array(text.utf8), named: "a", over: .kilometers(kilometers))
      }
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }
  }

  @Test func `comes with a race that a form sends`() throws {
    var json = JSONWriter()
    json.object { json in
      for (name, text) in [
        ("name", "Ten"), ("day", "2031-04-11"), ("distance", "10km"), ("target", "50:00"),
      ] { json.field(name, text) }
      json.object("courseFile") { json in
        json.field("name", "ten.gpx")
        json.field("text", gpx("rtept"))
      }
    }
    let asked = try RaceAPI.Add(APICall(body: json.bytes))
    #expect(asked.race.course?.name == "ten.gpx" && asked.courseEntry == nil)
    // What is sent on is the course itself.
    #expect(try RaceAPI.Add(asked.call).race == asked.race)
  }

  @Test func `changes a race and says what becomes of its course`() throws {
    let race = RaceSetup(
      name: "Ten",
      day: Day(daysSince1970: 22_000),
      distance: .kilometers(10),
      target: .seconds(3000)
    )
    for course in [RaceAPI.CourseChange.kept, .dropped, .entry("0a")] {
      let asked = try RaceAPI.Change(RaceAPI.Change(id: "7f", race, course: course).call)
      #expect(asked.id == "7f" && asked.race == race && asked.course == course)
    }
  }
}
