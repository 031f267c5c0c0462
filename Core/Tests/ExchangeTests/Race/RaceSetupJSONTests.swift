import Exchange
import Formats
import Testing
import Training

struct RaceSetupJSONTests {
  private var whole: RaceSetup {
    var race = RaceSetup(
      id: "0a",
      name: "Berlin \"Marathon\"",
      day: Day(daysSince1970: 20_723),
      distance: .meters(42_195),
      target: .milliseconds(12_600_500),
      fallbacks: [.seconds(12_900), .milliseconds(13_500_500)],
      pacing: .negative,
      fueling: [
        RaceSetup.Cue(.distance(.meters(8000)), "gel", amount: "25 g"),
        RaceSetup.Cue(.time(.seconds(4800)), "gel"),
      ],
      hydration: [RaceSetup.Cue(.distance(.meters(5000.5)), "water", amount: "200 ml")],
      carried: [RaceSetup.Carried("gel", count: 5)],
      notes: "Wind at the\nGate."
    )
    (race.script, race.activity, race.run) = ("berlin", "a", "run-1")
    return race
  }

  private func written(_ race: RaceSetup) -> String {
    var json = JSONWriter()
    race.write(to: &json)
    return json.text
  }

  @Test func `is written with units in the names`() {
    #expect(
      written(whole)
        == #"{"id":"0a","name":"Berlin \"Marathon\"","day":"2026-09-27","distanceMeters":42195,"#
        + #""targetSeconds":12600.5,"fallbackSeconds":[12900,13500.5],"pacing":"negative","#
        + #""fueling":[{"atMeters":8000,"what":"gel","amount":"25 g"},"#
        + #"{"atSeconds":4800,"what":"gel"}],"#
        + #""hydration":[{"atMeters":5000.5,"what":"water","amount":"200 ml"}],"#
        + #""carried":[{"what":"gel","count":5}],"#
        + #""notes":"Wind at the\nGate.","scriptId":"berlin","activityId":"a","runId":"run-1"}"#
    )
  }

  @Test func `reads back the heights of its course`() throws {
    var race = whole
    race.course = RaceCourse("city.gpx", spacing: .meters(100.5), altitudes: [30, 41.5, 28])
    let text = written(race)
    #expect(
      text.contains(#""course":{"name":"city.gpx","everyMeters":100.5,"altitudes":[30,41.5,28]}"#)
    )
    #expect(try RaceSetup(JSON.parse(text)) == race && race.course != nil)
  }

  @Test func `reads back the parts of its pacing and its crowd`() throws {
    var race = whole
    race.pacing = .custom
    race.parts = [
      RaceSetup.Part(.kilometers(30), in: .seconds(9000)),
      RaceSetup.Part(.meters(12_195), in: .milliseconds(3_600_500)),
    ]
    race.startsCrowded = true
    let text = written(race)
    #expect(
      text.contains(
        #""pacing":"custom","parts":[{"meters":30000,"seconds":9000},"#
          + #"{"meters":12195,"seconds":3600.5}],"crowdedStart":true,"#
      )
    )
    #expect(try RaceSetup(JSON.parse(text)) == race)
    var plan = RunPlan(race)
    var json = JSONWriter()
    plan.write(to: &json)
    #expect(try RunPlan(Fields(JSON.parse(json.text))) == plan)
    race.parts.removeLast()
    #expect(throws: ShapeError.self) { try RaceSetup(JSON.parse(written(race))) }
    race.pacing = .even
    plan = RunPlan(race)
    #expect(throws: ShapeError.self) { try RaceSetup(JSON.parse(written(race))) }
  }

  @Test func `reads back what it writes`() throws {
    let bare = RaceSetup(
      name: "Parkrun",
      day: Day(daysSince1970: 0),
      distance: .meters(5000),
      target: .seconds(1500)
    )
    for race in [whole, bare] { #expect(try RaceSetup(JSON.parse(written(race))) == race) }
  }

  @Test(arguments: [
    (#""name":"""#, "name"), (#""day":"27.9.""#, "day"),
    (#""distanceMeters":99"#, "distanceMeters"),
    (#""distanceMeters":1e9"#, "distanceMeters"), (#""targetSeconds":9"#, "targetSeconds"),
    (#""targetSeconds":200000"#, "targetSeconds"),
    (#""fallbackSeconds":[1500]"#, "fallbackSeconds"),
    (#""fallbackSeconds":[1800,1700]"#, "fallbackSeconds"),
    (#""fallbackSeconds":[1600,1700,1800]"#, "fallbackSeconds"),
    (#""fallbackSeconds":["soon"]"#, "fallbackSeconds"), (#""pacing":"fast""#, "pacing"),
    (#""fueling":{}"#, "fueling"), (#""fueling":[{"what":"gel"}]"#, "fueling"),
    (#""fueling":[{"atMeters":1,"atSeconds":1,"what":"gel"}]"#, "fueling"),
    (#""hydration":[{"atMeters":-1,"what":"water"}]"#, "hydration"),
    (#""hydration":[{"atSeconds":60}]"#, "hydration.what"),
    (#""carried":[{"what":"gel","count":0}]"#, "carried.count"),
    (#""course":{"everyMeters":100,"altitudes":[1]}"#, "altitudes"),
    (#""course":{"everyMeters":100,"altitudes":[1,"x"]}"#, "altitudes"),
  ])
  func `refuses what is no race, and says where`(member: String, place: String) throws {
    let members = [
      #""name":"A""#, #""day":"2026-09-27""#, #""distanceMeters":5000"#, #""targetSeconds":1500"#,
    ]
    let key = member.prefix { $0 != ":" }
    let text =
      "{" + (members.filter { !$0.hasPrefix(key) } + [member]).joined(separator: ",") + "}"
    let json = try JSON.parse(text)
    let error = #expect(throws: ShapeError.self) { try RaceSetup(json) }
    #expect(error?.description.contains(place) == true, "\(error?.description ?? "")")
  }
}
