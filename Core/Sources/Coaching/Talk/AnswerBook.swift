/// The words that a coach has for what a runner asks.
public struct AnswerBook: Equatable, Sendable {
  private let lines: [Answer: [String]]

  /// Creates a book of lines with placeholders, several for an answer where it is given often.
  public init(_ lines: [Answer: [String]] = [:]) { self.lines = lines }

  /// The words of an answer that was given so many times before; nothing where the coach has none.
  public func line(for answer: Answer, after count: Int) -> String? {
    guard let lines = lines[answer], !lines.isEmpty else { return nil }
    return lines[count % lines.count]
  }
}
