public import Coaching
public import Training

extension LineText {
  /// A line with figures as the pieces that are said one after the other.
  ///
  /// They say exactly what ``spoken(_:in:units:language:)`` says.
  ///
  /// - Returns: Nothing for a line without a figure, and for one that cannot be cut without changing its
  ///   words.
  public static func pieces(
    _ text: String,
    in moment: Moment,
    units: UnitSystem,
    language: String
  ) -> [SpokenPiece] {
    guard let known = Language(tag: language) else { return [] }
    let parts = parts(of: text)
    guard parts.contains(where: { $0.isFigure }) else { return [] }
    var pieces: [SpokenPiece] = []
    for part in parts {
      switch part {
      case .words(let words):
        let marks = words.unicodeScalars.prefix { SpokenPiece.isMark($0) }
        if let last = pieces.indices.last {
          pieces[last].pause = max(pieces[last].pause, SpokenPiece.pause(of: marks))
        }
        if let fragment = fragment(words, language: language) { pieces.append(fragment) }
      case .figure(let placeholder):
        guard let figure = Figure(placeholder, in: moment) else { return [] }
        pieces += Numerals.of(known).pieces(of: figure.spoken(units: units, in: known))
      }
    }
    let whole = spoken(text, in: moment, units: units, language: language)
    return bare(whole) == pieces.flatMap { bare($0.words) } ? pieces : []
  }

  /// What a line with figures says between them, each without the marks around it.
  public static func fragments(of text: String, language: String) -> [String] {
    let parts = parts(of: text)
    guard parts.contains(where: { $0.isFigure }) else { return [] }
    return parts.compactMap { part in
      guard case .words(let words) = part else { return nil }
      return fragment(words, language: language)?.words
    }
  }

  private static func fragment(_ words: String, language: String) -> SpokenPiece? {
    guard var piece = SpokenPiece(words),
      let spoken = SpokenPiece(SpokenText.words(for: piece.words, language: language))
    else { return nil }
    piece.words = spoken.words
    return piece
  }

  /// The words of a text without any mark.
  private static func bare(_ text: String) -> [String] {
    text.unicodeScalars.split { SpokenPiece.isMark($0) }.map { String($0) }
  }
}

extension LineText.Part {
  fileprivate var isFigure: Bool {
    if case .figure = self { true } else { false }
  }
}
