/// Whose voice the runner hears: a character with words of its own for everything.
public enum Personality: String, CaseIterable, Hashable, Sendable {
  case roastCoach = "roast_coach"
  case bestFriend = "best_friend"
  case dataAnalyst = "data_analyst"

  /// What a person calls it.
  public var name: String {
    switch self {
    case .roastCoach: "Roast coach"
    case .bestFriend: "Best friend"
    case .dataAnalyst: "Data analyst"
    }
  }

  /// What it is like, in a sentence.
  public var about: String {
    switch self {
    case .roastCoach: "Mocks your pace and every excuse, and is secretly proud of you."
    case .bestFriend: "Runs along with you, chats, and never lets you feel alone out there."
    case .dataAnalyst: "Calm, exact and dry: reads the numbers and says what they mean."
    }
  }

  /// The lines on a topic, the ones that swear only where the runner wants them.
  ///
  /// Words are kept as one text a topic with a line a row, and taken apart when they are asked for:
  /// six personalities then cost the page their letters and nothing else.
  public func lines(on topic: Topic, swearing: Bool = false) -> [String] {
    rows(on: topic).utf8.split(separator: UInt8(ascii: "\n")).compactMap { row in
      guard row.starts(with: Self.swearMark) else { return String(decoding: row, as: UTF8.self) }
      return swearing ? String(decoding: row.dropFirst(2), as: UTF8.self) : nil
    }
  }

  private static let swearMark = [UInt8(ascii: "!"), UInt8(ascii: " ")]

  private func rows(on topic: Topic) -> String {
    switch self {
    case .roastCoach: RoastCoach.rows(on: topic)
    case .bestFriend: BestFriend.rows(on: topic)
    case .dataAnalyst: DataAnalyst.rows(on: topic)
    }
  }
}
