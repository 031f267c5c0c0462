public import Coaching
public import Formats
import Training

extension CueScheme: ObjectShaped {
  /// Writes the scheme as preferences and journals have it.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.array("cues") { json in
        for cue in cues { cue.write(to: &json) }
      }
    }
  }

  /// The scheme, if it is one that can be kept.
  public func checked() throws(ShapeError) -> CueScheme {
    try CueScheme(Fields(JSON.written { write(to: &$0) }))
  }

  /// Reads a scheme, or says what is wrong with it.
  public init(_ fields: Fields) throws(ShapeError) {
    let name = try fields.string("name")
    guard name.contains(where: { $0 != " " }), name.utf8.count <= Self.longestName else {
      throw fields.error(
        "name",
        .string(name),
        "a name of 1 to \(Self.longestName) bytes"
      )
    }
    var cues: [Cue] = []
    for json in fields["cues"]?.array ?? [] { cues.append(try Cue(Fields(json, at: "cues"))) }
    guard (1...Self.mostCues).contains(cues.count) else {
      throw fields.error("cues", fields["cues"], "1 to \(Self.mostCues) cues")
    }
    self.init(name: name, cues: cues)
  }
}

extension CueScheme.Cue {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("item", item.rawValue)
      switch interval {
      case .distance(let distance): json.field("everyMeters", distance.meters)
      case .time(let time): json.field("everySeconds", time.inSeconds)
      }
      json.field("sound", sound.rawValue)
    }
  }

  fileprivate init(_ fields: Fields) throws(ShapeError) {
    guard let item = try fields.choice(CueScheme.Item.self, ifPresent: "item") else {
      throw fields.error("item", nil, "what is told")
    }
    let interval: CueScheme.Interval
    if let meters = try fields.number(ifPresent: "everyMeters") {
      guard CueScheme.Interval.meters.contains(meters) else {
        throw fields.error("everyMeters", fields["everyMeters"], "100 to 50000 meters")
      }
      interval = .distance(.meters(meters))
    } else {
      let seconds = try fields.number("everySeconds")
      guard CueScheme.Interval.seconds.contains(seconds) else {
        throw fields.error("everySeconds", fields["everySeconds"], "30 to 7200 seconds")
      }
      interval = .time(Duration(roundedSeconds: seconds))
    }
    let sound = try fields.choice(CueScheme.Sound.self, ifPresent: "sound") ?? .spoken
    self.init(item, interval, sound)
  }
}
