/// Why a front matter could not be read.
public struct FrontMatterError: Error, Hashable, Sendable {
  /// What was found.
  public enum Kind: Hashable, Sendable {
    case tooLarge
    case noKey
    case noValue
    case openQuote
    case openBracket
    case textBehindValue
    case badIndentation
    case doubleKey(String)
    case anchor
    case tooDeep
  }

  /// What was found.
  public let kind: Kind

  /// Where it was found.
  public let location: TextLocation
}

extension FrontMatterError: CustomStringConvertible {
  /// What was found and what was expected, without the place.
  public var description: String {
    switch kind {
    case .tooLarge: "the front matter has more than \(FrontMatterParser.sizeLimit) bytes"
    case .noKey: "a line of the front matter has no colon, expected \"name: value\""
    case .noValue: "a value is missing, expected one between brackets or commas"
    case .openQuote: "a quotation mark is not closed in its line"
    case .openBracket: "a bracket is not closed in its line"
    case .textBehindValue: "text follows a value that is complete"
    case .badIndentation: "the line is indented unlike those around it"
    case .doubleKey(let key): "the name \"\(key)\" is used twice"
    case .anchor: "anchors, aliases and types of YAML are not read; put the text in quotes"
    case .tooDeep: "lists and maps are nested more than \(FrontMatterParser.depthLimit) deep"
    }
  }
}
