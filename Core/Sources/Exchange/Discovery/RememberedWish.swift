public import Formats
public import Training

/// What somebody wishes of workouts, as pages keep it under `wish` and `checkIns`.
///
/// How somebody feels is good for a day: readiness, and which muscles are fine or sore. The rest holds
/// until it is changed.
public struct RememberedWish: Equatable, Sendable {
  /// So many check-ins are kept.
  public static let mostCheckIns = 60

  /// What is kept of the wish.
  public private(set) var wish: JSON

  /// How somebody felt, the oldest first.
  public private(set) var checkIns: [JSON]

  private static let readiness = "readiness"
  private static let muscles = ["fine", "sore"]
  private static let feltOn = "feltOn"

  /// Reads what a page keeps; nothing kept is no wish.
  public init(wish: JSON? = nil, checkIns: JSON? = nil) {
    self.wish = .object(wish?.object ?? [])
    self.checkIns = checkIns?.array ?? []
  }

  /// The wish as it holds on a day.
  public func held(on day: Day) -> JSON {
    let isFelt = wish[Self.feltOn]?.string == day.text
    let isReady = checkIns.last.map { Self.day(of: $0) == day } ?? false
    return .object(
      (wish.object ?? []).filter { member in
        switch member.key {
        case Self.feltOn: false
        case Self.readiness: isReady
        case _ where Self.muscles.contains(member.key): isFelt
        default: true
        }
      }
    )
  }

  /// Takes down what is wished for at a moment; of a day the last check-in holds.
  public mutating func wish(for wanted: JSON, at now: LocalTime) {
    wish = .object(
      (wanted.object ?? []).filter { $0.key != Self.feltOn }
        + [JSON.Member(Self.feltOn, .string(now.day.text))]
    )
    checkIns.removeAll { Self.day(of: $0) == now.day }
    if let rating = wanted[Self.readiness]?.integer, (1...5).contains(rating) {
      checkIns.append([
        "at": .number(now.instant.secondsSince1970),
        "utcOffsetMinutes": .number(Double(now.offset?.minutes ?? 0)),
        "rating": .number(Double(rating)),
      ])
    }
    checkIns = Array(checkIns.suffix(Self.mostCheckIns))
  }

  private static func day(of checkIn: JSON) -> Day? {
    // A check-in without its time counts for no day.
    guard let fields = try? Fields(checkIn), let time = try? fields.localTime("at") else {
      return nil
    }
    return time.day
  }
}
