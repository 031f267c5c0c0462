public import Formats
public import Screens

extension Personality {
  /// Writes what a person reads before they choose it.
  public func write(to json: inout JSONWriter, in language: Language = .english) {
    json.object { json in
      json.field("id", rawValue)
      json.field("name", name(in: language))
      json.field("about", about(in: language))
      json.field("sample", sample(in: language))
      json.field("swears", swears)
    }
  }
}
