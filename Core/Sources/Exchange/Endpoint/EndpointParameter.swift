/// A parameter in the path or the query of a request.
public struct EndpointParameter: Hashable, Sendable {
  /// Where it is said.
  public enum Place: String, Hashable, Sendable {
    case path, query
  }

  /// What it can be.
  public enum Kind: Hashable, Sendable {
    case text
    /// A text of a form, as a regular expression says it.
    case matching(String)
    /// A moment of the past, in seconds since 1970.
    case moment
    /// A whole number, with its least and its most.
    case number(Int64, Int64)
    /// A day such as 2026-06-01.
    case day
    /// One of some words.
    case choice([String])
  }

  /// 32 lower-case hexadecimal digits.
  static let key = Kind.matching("^[0-9a-f]{32}$")

  /// What it is called.
  public let name: String
  /// Where it is said.
  public let place: Place
  /// What it can be.
  public let kind: Kind
  /// Whether nothing is answered without it.
  public let isRequired: Bool

  /// A part of the path.
  public static func path(_ name: String, _ kind: Kind = .text) -> EndpointParameter {
    EndpointParameter(name: name, place: .path, kind: kind, isRequired: true)
  }

  /// A parameter that the query may have.
  public static func query(
    _ name: String,
    _ kind: Kind = .text,
    isRequired: Bool = false
  ) -> EndpointParameter {
    EndpointParameter(name: name, place: .query, kind: kind, isRequired: isRequired)
  }
}
