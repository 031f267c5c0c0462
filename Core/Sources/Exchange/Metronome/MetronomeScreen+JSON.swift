import Coaching
public import Formats
public import Screens

extension MetronomeScreen {
  /// Writes the screen; what it does not have stands there as null.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("beatsPerMinute", beatsPerMinute)
      json.field("tempo", tempo)
      json.field("unit", unit)
      json.field("canSlower", canSlower)
      json.field("canFaster", canFaster)
      json.field("volume", volume)
      json.field("volumeText", volumeText)
      json.field("isPlaying", isPlaying)
      json.field("button", button)
      json.field("canStart", canStart)
      json.field("problem", problem.map { .string($0) } ?? .null)
      json.field("note", note.map { .string($0) } ?? .null)
      json.field("timbre", timbre.rawValue)
      json.array("timbres") { json in
        for choice in timbres {
          json.object { json in
            json.field("id", choice.timbre.rawValue)
            json.field("name", choice.name)
          }
        }
      }
      json.field("wakeAt", wakeAt.map { .number($0) } ?? .null)
    }
  }
}
