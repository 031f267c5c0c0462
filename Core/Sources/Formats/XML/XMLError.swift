/// Why bytes are not XML that may be read, and where.
public struct XMLError: Error, Hashable, Sendable {
  /// What was found.
  public enum Problem: Error, Hashable {
    case empty
    case tooLong(limit: Int)
    case tooDeep(limit: Int)
    case tooManyAttributes(limit: Int)
    case tokenTooLong(limit: Int)
    case unsupportedEncoding(String)
    case doctype
    case invalidUTF8
    case illegalCharacter(UInt8)
    case unknownEntity(String)
    case malformedReference
    case unexpected(Unicode.Scalar, expected: Expectation)
    case unexpectedEnd(expected: Expectation)
    case duplicateAttribute(String)
    case mismatchedEnd(open: String, found: String)
    case endWithoutStart(String)
    case unclosed(String)
    case secondRoot(String)
  }

  /// What would have been right.
  public enum Expectation: String, Hashable, Sendable {
    case element = "an element"
    case name = "a name"
    case attributeOrEnd = "an attribute or the end of the tag"
    case equals = "'='"
    case quote = "a quoted value"
    case closingQuote = "the closing quote"
    case tagEnd = "'>'"
    case markup = "a tag, a comment or CDATA"
    case commentEnd = "'-->'"
    case cdataEnd = "']]>'"
    case instructionEnd = "'?>'"
    case doctypeEnd = "the end of the document type"
    case documentEnd = "the end of the document"
    case tag = "a tag"
  }

  /// What was found.
  public let problem: Problem

  /// Where.
  public let location: TextLocation
}

extension XMLError: CustomStringConvertible {
  /// The sentence shown to a person who gave the file.
  public var description: String { "\(sentence) at \(location.description)" }

  private var sentence: String {
    switch problem {
    case .empty: "the file is empty where XML was expected"
    case .tooLong(let limit): "the XML is longer than \(limit) bytes"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep"
    case .tooManyAttributes(let limit): "an element has more than \(limit) attributes"
    case .tokenTooLong(let limit): "a tag and the text before it take more than \(limit) bytes"
    case .unsupportedEncoding(let name):
      "the text is encoded as \(name), where UTF-8, ASCII or ISO-8859-1 was expected"
    case .doctype: "found a document type declaration, which a recording may not have"
    case .invalidUTF8: "found bytes that are not UTF-8"
    case .illegalCharacter(let byte): "found the illegal character \(byte)"
    case .unknownEntity(let name): "found the unknown entity &\(name);"
    case .malformedReference: "found '&' where a character reference such as &amp; was expected"
    case .unexpected(let found, let expected):
      "found \(Self.shown(found)) where \(expected.rawValue) was expected"
    case .unexpectedEnd(let expected): "the file ends where \(expected.rawValue) was expected"
    case .duplicateAttribute(let name): "the attribute \(name) appears twice in one element"
    case .mismatchedEnd(let open, let found): "found </\(found)> where </\(open)> was expected"
    case .endWithoutStart(let name): "found </\(name)>, which closes nothing"
    case .unclosed(let name): "the file ends where </\(name)> was expected"
    case .secondRoot(let name): "found <\(name)> after the end of the document"
    }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    scalar.value < 0x20 ? "the control character \(scalar.value)" : "'\(Character(scalar))'"
  }
}
