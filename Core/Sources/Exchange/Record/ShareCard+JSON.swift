public import Formats
public import Screens

extension ShareCard {
  /// Writes what the picture shows.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("title", title)
      json.field("date", date)
      json.array("figures") { json in
        for figure in figures {
          json.object { json in
            json.field("label", figure.label)
            json.field("value", figure.value)
          }
        }
      }
      guard let route else { return }
      json.object("route") { json in
        json.field("path", route.path)
        json.field("width", route.width)
        json.field("height", route.height)
      }
    }
  }
}
