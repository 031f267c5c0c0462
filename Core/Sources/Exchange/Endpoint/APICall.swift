public import Formats
public import Screens
public import Training

/// What one request says: the values of its parameters and its body, and when it was asked.
public struct APICall: Hashable, Sendable {
  /// The values of the parameters that are said.
  public var values: [String: String]
  /// The body.
  public var body: [UInt8]
  /// When it was asked, by the clock of whoever answers.
  public var now: Instant
  /// The language of whoever asks, for what cannot be read.
  public var language: Language

  /// Puts a request together.
  public init(
    _ values: [String: String] = [:],
    body: [UInt8] = [],
    now: Instant = Instant(secondsSince1970: 0),
    in language: Language = .english
  ) {
    self.values = values
    self.body = body
    self.now = now
    self.language = language
  }

  /// Puts a request together with a body that is written.
  public init(_ values: [String: String] = [:], body write: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    write(&json)
    self.init(values, body: json.bytes)
  }

  /// Puts a request together whose body is a value.
  init(_ values: [String: String] = [:], saying value: some Shaped) {
    self.init(values) { value.write(to: &$0) }
  }

  /// The body as a value.
  func body<Value: Shaped>(_ type: Value.Type) throws(APICallError) -> Value {
    let json = try json()
    do throws(ShapeError) { return try Value(Fields(json)) } catch { throw APICallError(error) }
  }

  /// The body as JSON.
  public func json() throws(APICallError) -> JSON {
    do throws(JSONError) { return try JSON.parse(body) } catch {
      throw APICallError(error.description)
    }
  }

  /// The members of the body.
  public func fields() throws(APICallError) -> Fields {
    let json = try json()
    do throws(ShapeError) { return try Fields(json) } catch { throw APICallError(error) }
  }

  /// A value that must be said.
  public func text(_ name: String) throws(APICallError) -> String {
    guard let text = values[name] else { throw APICallError("\"\(name)\" is missing") }
    return text
  }

  /// A whole number within the bounds of its parameter, where it is said.
  public func number(_ parameter: EndpointParameter) throws(APICallError) -> Int64? {
    guard let text = values[parameter.name] else { return nil }
    guard let number = Int64(text), parameter.complaint(about: text) == nil else {
      throw APICallError(parameter.complaint(about: text) ?? "")
    }
    return number
  }

  /// One of the named cases, where it is said.
  func choice<Choice: CaseIterable & RawRepresentable>(
    _ name: String,
    _ type: Choice.Type
  ) throws(APICallError) -> Choice? where Choice.RawValue == String {
    guard let text = values[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let known = type.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw APICallError("\"\(name)\" is \"\(text.prefix(20))\", expected one of \(known)")
    }
    return choice
  }

  /// The units that the words of the answer measure in.
  public var units: UnitSystem { values["units"] == "imperial" ? .imperial : .metric }

  /// A day, where it is said.
  public func day(_ name: String) throws(APICallError) -> Day? {
    guard let text = values[name] else { return nil }
    guard let day = Day(text) else {
      throw APICallError("\"\(name)\" is not a day, expected one like 2026-06-01")
    }
    return day
  }
}

/// Why a request cannot be answered: what was found, and what was expected.
public struct APICallError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence for the client.
  public let description: String

  /// Takes a sentence.
  public init(_ description: String) { self.description = description }

  /// A value that is not what it should be.
  public init(_ error: ShapeError) { description = error.description }
}
