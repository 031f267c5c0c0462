import Formats
import Training

extension BroughtTraining {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("from", from?.text)
      json.field("to", to?.text)
      json.field("runs", runs)
      json.field("runMeters", runDistance.meters)
      json.field("others", others)
      json.field("otherMeters", otherDistance.meters)
      json.field("sessions", sessions)
      json.field("sets", sets)
      json.field("kilograms", kilograms)
      for (key, run) in [("firstRun", firstRun), ("longestRun", longestRun)] {
        guard let run else { continue }
        json.object(key) { json in
          json.field("day", run.day.text)
          json.field("meters", run.distance.meters)
        }
      }
    }
  }

  init(_ fields: Fields) throws(ShapeError) {
    self.init()
    from = try fields.string(ifPresent: "from").flatMap { Day($0) }
    to = try fields.string(ifPresent: "to").flatMap { Day($0) }
    runs = Int(try fields.integer("runs"))
    runDistance = .meters(try fields.number(ifPresent: "runMeters") ?? 0)
    others = Int(try fields.integer("others"))
    otherDistance = .meters(try fields.number(ifPresent: "otherMeters") ?? 0)
    sessions = Int(try fields.integer("sessions"))
    sets = Int(try fields.integer("sets"))
    kilograms = try fields.number(ifPresent: "kilograms") ?? 0
    firstRun = try Self.run(fields, "firstRun")
    longestRun = try Self.run(fields, "longestRun")
  }

  private static func run(_ fields: Fields, _ key: String) throws(ShapeError) -> Run? {
    guard let inner = try fields.fields(ifPresent: key),
      let day = Day(try inner.string("day")), let meters = try inner.number(ifPresent: "meters")
    else { return nil }
    return Run(day: day, distance: .meters(meters))
  }
}
