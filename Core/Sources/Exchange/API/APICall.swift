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

  /// A whole number within bounds, where it is said.
  public func number(_ name: String, in range: ClosedRange<Int64>) throws(APICallError) -> Int64? {
    guard let text = values[name] else { return nil }
    guard let number = Int64(text), range.contains(number) else {
      throw APICallError(
        "\"\(name)\" is \(text), expected a number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
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
