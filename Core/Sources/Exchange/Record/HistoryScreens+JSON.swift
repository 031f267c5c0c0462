public import Formats
public import Screens
import Training

extension HistoryRow {
  /// Writes the row, with the name of what it stands for.
  public func write(to json: inout JSONWriter, id: String) {
    json.object { json in
      json.field("id", id)
      json.field("kind", kind.rawValue)
      json.field("title", title)
      json.field("date", date)
      json.array("facts") { json in for fact in facts { json.value(fact) } }
    }
  }
}

extension ActivityScreen {
  /// Writes the screen of an activity, with the forms that it can be saved in.
  public func write(to json: inout JSONWriter, files: [EntryFile.Format]) {
    json.object { json in
      json.array("files") { json in for format in files { json.value(format.rawValue) } }
      json.field("title", title)
      json.field("date", date)
      json.field("label", label)
      json.field("notes", notes)
      json.field("perceivedEffort", effort)
      json.field("gear", gear)
      json.field("sport", sport.rawValue)
      if isRaceable { json.field("raceable", true) }
      for (key, rows) in [("rows", rows), ("best", best)] {
        json.array(key) { json in
          for row in rows {
            json.object { json in
              json.field("label", row.label)
              json.field("value", row.value)
              if row.isBest { json.field("personalBest", true) }
            }
          }
        }
      }
      json.array("laps") { json in
        for lap in laps {
          json.array { json in for cell in lap { json.value(cell) } }
        }
      }
      json.field("splitUnit", splitUnit)
      json.array("splits") { json in
        for split in splits {
          json.array { json in for cell in split { json.value(cell) } }
        }
      }
      if let reps, !reps.rows.isEmpty {
        json.key("reps")
        reps.write(to: &json)
      }
      if let zones {
        json.key("zones")
        zones.write(to: &json)
      }
      if let route {
        json.object("route") { json in
          json.field("path", route.path)
          json.field("width", route.width)
          json.field("height", route.height)
        }
      }
      if let map {
        json.key("map")
        map.write(to: &json)
      }
      json.array("charts") { json in
        for chart in charts { chart.write(to: &json) }
      }
      json.array("lines") { json in
        for line in lines {
          json.object { json in
            json.field("time", line.time)
            json.field("text", line.text)
            json.field("place", line.place)
            json.field("file", line.file)
            json.field("note", line.note)
            json.field("heard", line.heard)
            if line.isMark { json.field("mark", true) }
          }
        }
      }
      json.array("times") { json in for time in times { json.value(time) } }
      json.array("markers") { json in
        for marker in markers {
          guard let marker else {
            json.null()
            continue
          }
          json.array { json in
            json.value((marker.x * 10).rounded() / 10)
            json.value((marker.y * 10).rounded() / 10)
          }
        }
      }
    }
  }
}

extension ZoneChart {
  /// Writes the zones, with their seconds for programs and their words for people.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("method", method.rawValue)
      json.field("basis", basis)
      json.array("bars") { json in
        for bar in bars {
          json.object { json in
            json.field("label", bar.label)
            json.field("range", bar.range)
            json.field("seconds", bar.seconds)
            json.field("time", bar.time)
            json.field("share", bar.share)
            json.field("length", bar.length)
          }
        }
      }
    }
  }
}

extension RouteMap {
  /// Writes the map; places to a thousandth, so that tiles meet.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("credit", credit)
      json.field("label", label)
      json.field("hint", hint)
      json.field("lack", lack)
      json.array("layers") { json in
        for layer in layers {
          json.object { json in
            json.field("widest", layer.widest.rounded())
            json.field("side", (layer.side * 1000).rounded() / 1000)
            json.array("tiles") { json in
              for tile in layer.tiles {
                json.object { json in
                  json.field("address", tile.address)
                  json.field("x", (tile.place.x * 1000).rounded() / 1000)
                  json.field("y", (tile.place.y * 1000).rounded() / 1000)
                }
              }
            }
          }
        }
      }
    }
  }
}

extension CalendarScreen {
  /// Writes the month; the months before and after by their first days.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("title", title)
      json.field("previous", previous.text)
      json.field("next", next?.text)
      json.field("total", total)
      json.array("weekdays") { json in for name in DayWords.weekdays { json.value(name) } }
      json.array("weeks") { json in
        for week in weeks {
          json.object { json in
            json.field("total", week.total)
            json.array("days") { json in
              for day in week.days { if let day { day.write(to: &json) } else { json.null() } }
            }
          }
        }
      }
    }
  }
}

extension CalendarScreen.Cell {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("number", number)
      json.field("date", date)
      json.field("isToday", isToday)
      json.array("rows") { json in
        for entry in entries { entry.row.write(to: &json, id: entry.id) }
      }
    }
  }
}

extension ComparisonScreen {
  /// Writes the comparison.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.array("titles") { json in for title in titles { json.value(title) } }
      json.field("sentence", sentence)
      json.array("rows") { json in
        for row in rows {
          json.array { json in
            for cell in [row.label, row.first, row.second, row.difference] { json.value(cell) }
          }
        }
      }
      json.array("splits") { json in
        for split in splits {
          json.array { json in for cell in split { json.value(cell) } }
        }
      }
      if let gap {
        json.key("gap")
        gap.write(to: &json)
      }
      json.array("places") { json in for place in places { json.value(place) } }
    }
  }
}

extension SeriesChart {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("path", path)
      json.field("range", range)
      json.field("top", top)
      json.field("bottom", bottom)
      json.array("readings") { json in for reading in readings { json.value(reading) } }
    }
  }
}

extension StrengthScreen {
  /// Writes the screen of a session of a diary, with the forms that it can be saved in.
  public func write(to json: inout JSONWriter, files: [EntryFile.Format]) {
    json.object { json in
      json.array("files") { json in for format in files { json.value(format.rawValue) } }
      json.field("title", title)
      json.field("date", date)
      json.array("facts") { json in for fact in facts { json.value(fact) } }
      json.field("label", title)
      json.field("notes", note)
      json.array("exercises") { json in
        for exercise in exercises {
          json.object { json in
            json.field("name", exercise.name)
            json.array("sets") { json in for set in exercise.sets { json.value(set) } }
          }
        }
      }
    }
  }
}
