import Formats
public import Training

extension RaceSetup {
  /// The most parts of a pacing of one's own.
  public static let mostParts = 50

  // So far may the parts be from the distance: who writes 12.2 km means the rest of a marathon.
  private static let slack = Distance.meters(10)

  /// What is wrong with parts: a distance or a time that is too long or too short.
  enum PartsMisfit: Error, Hashable {
    case distance(Distance, of: Distance)
    case time(Duration, of: Duration)
  }

  /// Checks that parts are as long as the race and take as long as its target, to the second.
  static func misfit(
    of parts: [Part],
    distance: Distance,
    target: Duration
  ) -> PartsMisfit? {
    let length = Distance.meters(parts.reduce(0) { $0 + $1.distance.meters })
    let time = Duration.seconds(parts.reduce(0) { $0 + $1.time.inSeconds })
    if abs((length - distance).meters) > slack.meters { return .distance(length, of: distance) }
    if abs((time - target).inSeconds) >= 1 { return .time(time, of: target) }
    return nil
  }

  /// Writes the parts of a pacing and whether the start is crowded, where they are said.
  static func write(_ parts: [Part], _ startsCrowded: Bool, to json: inout JSONWriter) {
    if !parts.isEmpty {
      json.array("parts") { json in
        for part in parts {
          json.object { json in
            json.field("meters", part.distance.meters)
            json.field("seconds", part.time.inSeconds)
          }
        }
      }
    }
    if startsCrowded { json.field("crowdedStart", true) }
  }

  /// Reads the parts of a pacing.
  static func parts(_ fields: Fields) throws(ShapeError) -> [Part] {
    let list = try fields.list("parts")
    guard list.count <= mostParts else {
      throw ShapeError(path: "parts", found: "\(list.count)", expected: "at most \(mostParts)")
    }
    var parts: [Part] = []
    for json in list {
      let part = try Fields(json, at: "parts")
      let meters = try part.number("meters")
      guard (1...500_000).contains(meters) else {
        throw part.error("meters", part["meters"], "1 to 500000 metres")
      }
      let time = try part.duration("seconds")
      guard time >= .seconds(1), time <= .seconds(48 * 3600) else {
        throw part.error("seconds", part["seconds"], "1 s to 48 hours")
      }
      parts.append(Part(.meters(meters), in: time))
    }
    return parts
  }

  /// Refuses parts that do not make up a race.
  static func check(_ parts: [Part], of race: RaceSetup, _ fields: Fields) throws(ShapeError) {
    guard !parts.isEmpty else { return }
    guard race.pacing == .custom else {
      throw fields.error("pacing", fields["pacing"], "custom, because it has parts")
    }
    switch misfit(of: parts, distance: race.distance, target: race.target) {
    case .distance(let found, let wanted):
      throw ShapeError(
        path: "parts",
        found: "\(found.meters) m",
        expected: "\(wanted.meters) m, as far as the race"
      )
    case .time(let found, let wanted):
      throw ShapeError(
        path: "parts",
        found: "\(found.inSeconds) s",
        expected: "\(wanted.inSeconds) s, as long as the target"
      )
    case nil: break
    }
  }
}
