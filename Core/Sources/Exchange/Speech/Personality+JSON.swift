public import Formats
public import Screens

extension Personality {
  /// Writes what a person reads before they choose it.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", rawValue)
      json.field("name", name)
      json.field("about", about)
      json.field("sample", sample)
      json.field("swears", swears)
    }
  }
}
