/// Why a text is not JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What was found.
  public enum Problem: Error, Hashable {
    case empty
    case unexpectedEnd(expected: Expectation)
    case unexpected(Unicode.Scalar, expected: Expectation)
    case byteOrderMark
    case duplicateKey(String)
    case tooDeep(limit: Int)
    case controlCharacter(UInt8)
    case unknownEscape(Unicode.Scalar)
    case loneSurrogate
    case invalidUTF8
    case malformedNumber
    case numberTooLarge
    case trailingText
    case tooLong(limit: Int)
  }

  /// What would have been right.
  public enum Expectation: String, Hashable, Sendable {
    case value = "a value"
    case key = "a quoted key"
    case keyOrEnd = "a quoted key or '}'"
    case colon = "':'"
    case commaOrBrace = "',' or '}'"
    case commaOrBracket = "',' or ']'"
    case quote = "the closing '\"'"
    case escape = "an escape such as \\n or \\u0041"
  }

  /// What was found.
  public let problem: Problem

  /// Where.
  public let location: TextLocation
}

extension JSONError {
  /// The same of a portion, in the whole text.
  public func moved(from portion: TextPortion) -> JSONError {
    JSONError(problem: problem, location: portion.location(of: location))
  }
}

extension JSONError: CustomStringConvertible {
  /// The sentence shown to a person who wrote the text.
  public var description: String { "\(sentence) at \(location.description)" }

  private var sentence: String {
    switch problem {
    case .empty: "the text is empty where JSON was expected"
    case .unexpectedEnd(let expected): "the text ends where \(expected.rawValue) was expected"
    case .unexpected(let found, let expected):
      "found \(Self.shown(found)) where \(expected.rawValue) was expected"
    case .byteOrderMark: "found a byte order mark, which JSON does not have"
    case .duplicateKey(let key): "the key \"\(key)\" appears twice in one object"
    case .tooDeep(let limit): "values are nested more than \(limit) deep"
    case .controlCharacter(let byte):
      "found the control character \(byte) in a text, where an escape was expected"
    case .unknownEscape(let found): "found the unknown escape \\\(Self.shown(found))"
    case .loneSurrogate: "found half of a surrogate pair, where both halves were expected"
    case .invalidUTF8: "found bytes that are not UTF-8"
    case .malformedNumber: "found a malformed number"
    case .numberTooLarge: "found a number too large to hold"
    case .trailingText: "found more text after the value, where the end was expected"
    case .tooLong(let limit): "found a value of more than \(limit) bytes"
    }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    scalar.value < 0x20 ? "the control character \(scalar.value)" : "'\(Character(scalar))'"
  }
}
