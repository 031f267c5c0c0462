/// An address that is told of what happens: to a home, a messenger, a program of the owner's.
public struct Webhook: Hashable, Sendable {
  /// What can be told.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case runStarted = "run.started"
    case runEnded = "run.ended"
    case workoutDone = "workout.done"
    case recordBroken = "record.broken"
  }

  /// How the last telling went.
  public struct Telling: Hashable, Sendable {
    /// When it was, in seconds since 1970.
    public let at: Int64
    /// What the address answered, or why it did not.
    public let outcome: String

    /// Notes a telling.
    public init(at: Int64, outcome: String) {
      self.at = at
      self.outcome = outcome
    }
  }

  /// The most addresses.
  public static let most = 10
  /// How many of the last messages are shown.
  public static let shownDeliveries = 5
  /// What a message is about that its owner sends as a test.
  public static let test = "webhook.test"
  /// The most bytes of an address.
  public static let longestAddress = 500

  /// Its name among them: 8 hexadecimal digits.
  public internal(set) var id: String
  /// The whole address.
  public internal(set) var address: String
  /// What it is told of.
  public internal(set) var kinds: Set<Kind>
  /// Whether it may be in the own network.
  public internal(set) var isAtHome: Bool
  /// When it was added, in seconds since 1970.
  public internal(set) var made: Int64
  /// How the last telling went; nothing if there was none.
  public internal(set) var last: Telling?
  /// The last messages, the newest first.
  public internal(set) var deliveries: [WebhookDelivery]

  /// Creates an entry.
  public init(
    id: String,
    address: String,
    kinds: Set<Kind>,
    isAtHome: Bool,
    made: Int64,
    last: Telling? = nil,
    deliveries: [WebhookDelivery] = []
  ) {
    self.id = id
    self.address = address
    self.kinds = kinds
    self.isAtHome = isAtHome
    self.made = made
    self.last = last
    self.deliveries = deliveries
  }
}
