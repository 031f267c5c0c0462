public import Formats
public import Training

extension ActivityEdit {
  /// Reads `{"crop": {"from": 60, "to": 1800}}`, `{"split": 750}` or `{"merge": "3f2a"}`; numbers are
  /// seconds since the start of the activity, pauses included.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    if let crop = json["crop"] {
      let fields = try Fields(crop, at: "crop")
      let from = try fields.moment("from")
      let to = try fields.moment("to")
      self = .crop(min(from, to)..<max(from, to))
    } else if json["split"] != nil {
      self = .split(at: try fields.moment("split"))
    } else {
      self = .merge(with: try fields.string("merge"))
    }
  }

  /// Writes the edit.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .crop(let range):
        json.object("crop") { json in
          json.field("from", range.lowerBound.inSeconds)
          json.field("to", range.upperBound.inSeconds)
        }
      case .split(let moment): json.field("split", moment.inSeconds)
      case .merge(let other): json.field("merge", other)
      }
    }
  }
}

extension Fields {
  // A hundred days: no activity is longer, and what a clock adds up stays a number.
  private static let longest = 8_640_000.0

  fileprivate func moment(_ key: String) throws(ShapeError) -> Duration {
    let seconds = try number(key)
    guard (0...Self.longest).contains(seconds) else {
      throw error(key, .number(seconds), "seconds from 0 to 8640000")
    }
    return Duration(roundedSeconds: seconds)
  }
}
