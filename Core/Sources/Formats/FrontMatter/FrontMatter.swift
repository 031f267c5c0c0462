/// A value in the front matter of a document: the part of YAML that people write there.
///
/// Plain and quoted texts, lists and maps, in blocks or in brackets. Numbers and truth values are
/// texts: what they mean is for the reader to know.
public enum FrontMatter: Hashable, Sendable {
  case text(String)
  case list([FrontMatter])
  case map([FrontMatterEntry])

  /// The text, if it is one.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list; a single text counts as a list of one, an empty one as none.
  public var texts: [String]? {
    switch self {
    case .text(let text): return text.isEmpty ? [] : [text]
    case .list(let values):
      var texts: [String] = []
      for value in values {
        guard let text = value.text else { return nil }
        texts.append(text)
      }
      return texts
    case .map: return nil
    }
  }

  /// The entries, if it is a map.
  public var entries: [FrontMatterEntry]? {
    if case .map(let entries) = self { entries } else { nil }
  }
}
