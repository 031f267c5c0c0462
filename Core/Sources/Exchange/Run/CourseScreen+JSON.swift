import Coaching
public import Formats
public import Screens

extension CourseScreen {
  /// Writes the step: `{"place":"Step 3 of 22","title":"Run 1 km","left":{…},"buttons":[…]}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("place", place)
      json.field("title", title)
      json.field("rep", rep)
      json.object("left") { json in
        json.field("label", left.label)
        json.field("value", left.value)
        json.field("unit", left.unit)
      }
      json.field("share", share)
      json.field("target", target)
      json.field("needle", needle)
      json.field("verdict", verdict)
      json.field("next", next)
      json.field("intensity", intensity)
      json.array("buttons") { json in
        for button in buttons {
          json.object { json in
            json.field("step", button.command.rawValue)
            json.field("label", button.label)
          }
        }
      }
    }
  }
}

extension RepTable {
  /// Writes the table as an object: `{"sentence":"All 5 were in the band…","rows":[…]}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("sentence", sentence)
      json.array("rows") { json in
        for row in rows {
          json.object { json in
            json.field("number", row.number)
            json.field("step", row.step)
            json.field("target", row.target)
            json.field("result", row.result)
            json.field("verdict", row.verdict)
            json.field("drift", row.drift)
            json.field("heartRate", row.heartRate)
            json.field("recovery", row.recovery)
          }
        }
      }
    }
  }
}

extension CourseOutline {
  /// Writes the outline: `{"title":"Five by a Kilometre","about":"22 steps, about 58 min","steps":[…]}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("title", title)
      json.field("about", about)
      json.array("steps") { json in
        for row in rows {
          json.object { json in
            json.field("text", row.text)
            json.field("rep", row.rep)
            json.field("intensity", row.intensity)
          }
        }
      }
    }
  }
}
