/// The words for what a ``CueScheme`` tells, as whoever has words gives them.
public struct CueWords: Equatable, Sendable {
  private var phrases: [CueScheme.Item: [Phrase]]
  private var names: [Earcon: String]

  /// Takes the words: of an item the first phrase is said whose claims hold and whose figures are known.
  public init(_ phrases: [CueScheme.Item: [Phrase]], names: [Earcon: String]) {
    self.phrases = phrases
    self.names = names
  }

  /// The phrases for an item.
  subscript(item: CueScheme.Item) -> [Phrase] { phrases[item] ?? [] }

  /// What the ledger shows for a tone.
  func name(of earcon: Earcon) -> String { names[earcon] ?? "" }
}
