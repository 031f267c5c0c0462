import Formats

extension ObjectShaped {
  /// Reads a value that a device has kept as text; nothing where it is not understood.
  public init?(kept text: String) {
    // What another version has kept is asked for anew.
    guard let json = try? JSON.parse(text), let value = try? Self(json) else { return nil }
    self = value
  }

  /// The value as text, for a device to keep.
  public var kept: String {
    var json = JSONWriter()
    write(to: &json)
    return json.text
  }
}
