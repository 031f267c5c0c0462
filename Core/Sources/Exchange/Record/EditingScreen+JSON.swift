public import Formats
public import Screens
import Training

extension EditingScreen {
  /// Writes what can be done with the activity.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("made", made?.rawValue)
      json.array("moments") { json in
        for moment in moments {
          json.object { json in
            json.field("seconds", moment.seconds)
            json.field("words", moment.words)
            json.field("place", moment.place)
          }
        }
      }
      json.array("neighbors") { json in
        for neighbor in neighbors { neighbor.row.write(to: &json, id: neighbor.id) }
      }
    }
  }
}
