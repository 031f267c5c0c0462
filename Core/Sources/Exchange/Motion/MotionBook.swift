public import Training

/// The motions of a knowledge base, by their names.
public struct MotionBook: Hashable, Sendable {
  /// The motions, in the order of the book.
  public let motions: [Motion]

  // Places by name; only ever looked up.
  private let places: [String: Int]

  /// A book without motions.
  public static let empty = MotionBook([])

  /// Creates a book; of two motions with one name the first is found.
  public init(_ motions: [Motion]) {
    self.motions = motions
    var places: [String: Int] = [:]
    for (place, motion) in motions.enumerated() where places[motion.name] == nil {
      places[motion.name] = place
    }
    self.places = places
  }

  /// The motion of a name.
  public func motion(named name: String) -> Motion? { places[name].map { motions[$0] } }

  /// Reads a book from Markdown: a heading for each motion, its poses and props in a code block below.
  ///
  /// ```swift
  /// let (book, problems) = MotionBook.read(bytes)
  /// let figures = book.motion(named: "front-squat")?.figures(perSecond: 12)
  /// ```
  ///
  /// `KnowledgeBase/motions.md` says what a row holds. What cannot be read is left out and told.
  public static func read(_ bytes: [UInt8]) -> (book: MotionBook, diagnostics: [Diagnostic]) {
    var reader = MotionReader(bytes)
    return reader.book()
  }
}
