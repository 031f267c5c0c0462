import Coaching
import Formats

extension Earcon {
  /// Writes the tone with its notes, so that whoever makes sound needs to know nothing of it.
  func write(to json: inout JSONWriter) {
    json.object("tone") { json in
      json.field("name", rawValue)
      json.array("notes") { json in
        for note in notes {
          json.object { json in
            json.field("hertz", note.hertz)
            json.field("begins", note.begins)
            json.field("seconds", note.seconds)
          }
        }
      }
    }
  }
}
