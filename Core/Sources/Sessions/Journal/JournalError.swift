public import Exchange

/// Why a journal gives no session.
public enum JournalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no line.
  case empty
  /// A line is damaged.
  case line(LinkEventError)
  /// The first line opens something else; the noun says what was expected.
  case opening(String)
  /// The first line says something that a session cannot be opened with.
  case shape(ShapeError)

  /// The sentence for a person.
  public var description: String {
    switch self {
    case .empty: "the journal cannot be read: it has no line"
    case .line(let error): "the journal cannot be read: \(error.description)"
    case .opening(let noun):
      "the journal cannot be read: it does not begin with the opening of \(noun)"
    case .shape(let error): error.description
    }
  }
}
