import Formats
import Training

/// The members of a JSON object that a person or a model wrote, read one by one with diagnostics.
///
/// Where ``Fields`` stops at the first error, this goes on and finds them all. A member that is null
/// is as good as absent: strict model schemas ask for every member.
struct LocatedFields {
  /// The place of the object.
  let location: TextLocation

  private let object: LocatedJSON
  private let name: String

  /// Opens an object, or notes that the value is none.
  init?(_ json: LocatedJSON, called name: String, _ notes: inout Notes) {
    guard json.object != nil else {
      notes.error(at: json.location, "\(name) is \(json.kind), expected an object")
      return nil
    }
    object = json
    location = json.location
    self.name = name
  }

  /// The member's value unless it is absent or null.
  subscript(key: String) -> LocatedJSON? {
    guard let value = object[key], value.value != .null else { return nil }
    return value
  }

  /// The place of a member, or the object if it has none.
  func location(of key: String) -> TextLocation { object[key]?.location ?? location }

  /// Reports the members that were not read.
  func warnOfUnknown(besides known: [String], _ notes: inout Notes) {
    for member in object.object ?? []
    where !known.contains(member.key) && member.value.value != .null {
      notes.warning(
        at: member.keyLocation,
        "\(name) has the unknown field \"\(member.key)\", which is ignored",
        Spelling.nearest(to: member.key, among: known).map { "did you mean \"\($0)\"?" }
      )
    }
  }

  /// The member as text that is not empty.
  func text(_ key: String, _ notes: inout Notes) -> String? {
    guard has(key, "a text", &notes) else { return nil }
    return text(ifPresent: key, &notes)
  }

  /// The member as text that is not empty, if it is there.
  func text(ifPresent key: String, _ notes: inout Notes) -> String? {
    guard let value = self[key] else { return nil }
    guard let text = value.string else { return wrong(key, value, "a text", &notes) }
    guard text.utf8.contains(where: { $0 > 0x20 }) else {
      notes.error(at: value.location, "\"\(key)\" of \(name) is empty, expected a text")
      return nil
    }
    return text
  }

  /// The member as a number in a range.
  func number(_ key: String, in range: ClosedRange<Double>, _ notes: inout Notes) -> Double? {
    guard has(key, "a number", &notes) else { return nil }
    return number(ifPresent: key, in: range, &notes)
  }

  /// The member as a number in a range, if it is there.
  func number(
    ifPresent key: String,
    in range: ClosedRange<Double>,
    _ notes: inout Notes
  ) -> Double? {
    guard let value = self[key] else { return nil }
    guard let number = value.number else { return wrong(key, value, "a number", &notes) }
    guard range.contains(number) else {
      let bounds =
        "from \(JSON.number(range.lowerBound).text()) to "
        + JSON.number(range.upperBound).text()
      notes.error(
        at: value.location,
        "\"\(key)\" of \(name) is \(JSON.number(number).text()), expected a number \(bounds)"
      )
      return nil
    }
    return number
  }

  /// The member as a truth value, if it is there.
  func truth(ifPresent key: String, _ notes: inout Notes) -> Bool? {
    guard let value = self[key] else { return nil }
    guard let truth = value.bool else { return wrong(key, value, "true or false", &notes) }
    return truth
  }

  /// The member as one of the named cases, if it is there.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type,
    ifPresent key: String,
    _ notes: inout Notes
  ) -> Choice? where Choice.RawValue == String {
    guard let text = text(ifPresent: key, &notes) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map { $0.rawValue }
    notes.error(
      at: location(of: key),
      "\"\(key)\" of \(name) is \"\(text)\", expected one of \(names.joined(separator: ", "))",
      Spelling.nearest(to: text, among: names).map { "did you mean \"\($0)\"?" }
    )
    return nil
  }

  /// The member as a list, if it is there.
  func list(ifPresent key: String, _ notes: inout Notes) -> [LocatedJSON]? {
    guard let value = self[key] else { return nil }
    guard let list = value.array else { return wrong(key, value, "a list", &notes) }
    return list
  }

  /// Whether a member is there; if not, that is noted.
  func has(_ key: String, _ expected: String, _ notes: inout Notes) -> Bool {
    if self[key] != nil { return true }
    notes.error(at: location, "\(name) has no \"\(key)\", expected \(expected)")
    return false
  }

  private func wrong<Value>(
    _ key: String,
    _ value: LocatedJSON,
    _ expected: String,
    _ notes: inout Notes
  ) -> Value? {
    notes.error(at: value.location, "\"\(key)\" of \(name) is \(value.kind), expected \(expected)")
    return nil
  }
}
