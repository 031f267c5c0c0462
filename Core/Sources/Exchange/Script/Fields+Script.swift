import Coaching
import Formats
import Training

extension Fields {
  /// The script under a key, if there is one.
  ///
  /// It was checked when it was chosen: its first error is enough here.
  func script(ifPresent key: String) throws(ShapeError) -> Script? {
    guard let json = self[key] else { return nil }
    let (script, diagnostics) = Script.read(json.utf8())
    let fault = diagnostics.first { $0.severity == .error }
    guard fault == nil, let script else {
      let found = fault?.message ?? "nothing to read"
      throw error(key, json, "a script without errors: \(found)")
    }
    return script
  }
}

extension Shaper {
  /// A script that may be absent.
  mutating func script(_ key: String, _ value: inout Script?) throws(ShapeError) {
    try member(key, ["type": "object"]) { json in
      guard let value else { return }
      json.key(key)
      value.write(to: &json)
    } read: { fields throws(ShapeError) in
      value = try fields.script(ifPresent: key)
    }
  }
}
