public import Coaching

/// Whose voice the runner hears: a character with words of its own for everything.
public enum Personality: String, CaseIterable, Hashable, Sendable {
  case roastCoach = "roast_coach"
  case bestFriend = "best_friend"
  case dataAnalyst = "data_analyst"
  case oldHand = "old_hand"
  case zenGuide = "zen_guide"

  /// What a person calls it.
  public var name: String {
    switch self {
    case .roastCoach: "Roast coach"
    case .bestFriend: "Best friend"
    case .dataAnalyst: "Data analyst"
    case .oldHand: "Old hand"
    case .zenGuide: "Zen guide"
    }
  }

  /// What it is like, in a sentence.
  public var about: String {
    switch self {
    case .roastCoach: "Mocks your pace and every excuse, and is secretly proud of you."
    case .bestFriend: "Runs along with you, chats, and never lets you feel alone out there."
    case .dataAnalyst: "Calm, exact and dry: reads the numbers and says what they mean."
    case .oldHand: "Fifty years of running, rain and bad shoes: dry, kind and patient."
    case .zenGuide: "Few words and much calm: the breath, the feet, and what there is to see."
    }
  }

  /// The lines on a topic, the ones that swear only where the runner wants them.
  ///
  /// Words are kept as one text a topic with a line a row, and taken apart when they are asked for:
  /// five personalities then cost the page their letters and nothing else.
  public func lines(on topic: Topic, swearing: Bool = false) -> [String] {
    let rows = Array(rows(on: topic).utf8)
    var lines: [String] = []
    var start = 0
    while start < rows.count {
      var end = start
      while end < rows.count, rows[end] != UInt8(ascii: "\n") { end += 1 }
      let isMarked = end - start > 2 && rows[start] == UInt8(ascii: "!")
      if !isMarked {
        lines.append(String(decoding: rows[start..<end], as: UTF8.self))
      } else if swearing {
        lines.append(String(decoding: rows[(start + 2)..<end], as: UTF8.self))
      }
      start = end + 1
    }
    return lines
  }

  private func rows(on topic: Topic) -> String {
    switch self {
    case .roastCoach: RoastCoach.rows(on: topic)
    case .bestFriend: BestFriend.rows(on: topic)
    case .dataAnalyst: DataAnalyst.rows(on: topic)
    case .oldHand: OldHand.rows(on: topic)
    case .zenGuide: ZenGuide.rows(on: topic)
    }
  }
}
