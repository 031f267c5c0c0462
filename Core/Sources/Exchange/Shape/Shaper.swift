import Formats

/// Goes through the members of a value once, and writes them, reads them or describes them.
///
/// One type for all three, so that the shape of a value is compiled once, and reader, writer and schema of
/// a kind of member stand beside each other.
public struct Shaper: Sendable {
  enum Work { case writing, reading, describing }

  let work: Work
  var json = JSONWriter()
  var fields: Fields
  /// Who reads the words of an answer; nobody where a value is kept.
  var reader: APIReader?
  /// Whether it describes what is always written, not what has to be read.
  var describesAnswer = false
  private var properties: [JSON.Member] = []
  private var required: [JSON] = []

  init(_ work: Work, _ fields: Fields = .none) {
    self.work = work
    self.fields = fields
  }

  /// Whether members are read from a text.
  public var isReading: Bool { work == .reading }

  /// Whether members are written.
  public var isWriting: Bool { work == .writing }

  /// Whether a schema is made.
  public var isDescribing: Bool {
    // Nobody asks the page's core for a schema, and what describes is left out of it.
    #if hasFeature(Embedded)
    false
    #else
    work == .describing
    #endif
  }

  /// Whether the text that is read has a member.
  public func has(_ key: String) -> Bool { fields[key] != nil }

  /// Whether the text that is read has a member that is an object.
  public func hasObject(_ key: String) -> Bool { fields[key]?.object != nil }

  /// What somebody typed into a form for a member that is read.
  func typed(_ key: String) -> String? { isReading ? fields[key]?.string : nil }

  /// Says of a member that was read that it is not what it should be, unless it is.
  public func expect(
    _ isRight: Bool,
    _ key: String,
    _ expected: @autoclosure () -> String
  ) throws(ShapeError) {
    guard isReading, !isRight else { return }
    throw fields.error(key, fields[key], expected())
  }

  /// What is said of a member that is missing.
  public func missing(_ key: String, _ expected: String) -> ShapeError {
    fields.error(key, nil, expected)
  }

  /// Shows members of an object in the object, which a text has to have.
  public mutating func object(
    _ key: String,
    _ body: (inout Shaper) throws(ShapeError) -> Void
  ) throws(ShapeError) {
    if isDescribing {
      var inner = describing
      try body(&inner)
      describe(key, inner.schema, isRequired: true)
    } else if isReading {
      let outer = fields
      guard let inner = try outer.fields(ifPresent: key) else {
        throw missing(key, "an object")
      }
      fields = inner
      try body(&self)
      fields = outer
    } else {
      json.key(key)
      json.beginObject()
      try body(&self)
      json.endObject()
    }
  }

  /// An object with nothing in it: that it is there says everything.
  public mutating func mark(_ key: String) {
    if isDescribing {
      describe(key, ["type": "object"], isRequired: false)
    } else if isWriting {
      json.object(key) { _ in }
    }
  }
}

extension Shaper {
  /// A shaper that describes what stands in this one.
  var describing: Shaper {
    var inner = Shaper(.describing)
    inner.describesAnswer = describesAnswer
    return inner
  }

  /// The schema of the members that were shown.
  var schema: JSON {
    var members = [JSON.Member("type", "object")]
    if !required.isEmpty { members.append(JSON.Member("required", .array(required))) }
    members.append(JSON.Member("properties", .object(properties)))
    return .object(members)
  }

  /// Describes a member; one that may be left out may be null as well.
  mutating func describe(_ key: String, _ schema: JSON, isRequired: Bool) {
    properties.append(JSON.Member(key, isRequired ? schema : Self.optional(schema)))
    if isRequired { required.append(.string(key)) }
  }

  private static func optional(_ schema: JSON) -> JSON {
    guard let members = schema.object else { return schema }
    return .object(
      members.map { member in
        switch (member.key, member.value) {
        case ("type", .string(let type)):
          JSON.Member("type", .array([.string(type), "null"]))
        case ("enum", .array(let words)): JSON.Member("enum", .array(words + [.null]))
        default: member
        }
      }
    )
  }
}
