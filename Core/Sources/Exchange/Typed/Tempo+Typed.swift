public import Training

extension Tempo {
  /// Reads a tempo as people write it: `176`, `176spm` or `176 bpm`.
  public init(typed text: String) throws(TypedTextError) {
    guard let quantities = TypedText(text).quantities, quantities.count == 1,
      ["", "spm", "bpm", "steps/min"].contains(quantities[0].unit)
    else { throw .notATempo(text) }
    guard let whole = Int(exactly: quantities[0].number), Tempo.range.contains(whole) else {
      throw .tempoOutOfRange(text)
    }
    self.init(clamping: whole)
  }
}
