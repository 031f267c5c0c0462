/// Which message of the FIT profile a message is.
public struct FITMessageType: RawRepresentable, Hashable, Sendable {
  /// The profile's global message number.
  public let rawValue: UInt16

  /// Any number is a type; the profile grows, and makers add their own.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What the file is and who made it.
  public static let fileID = Self(rawValue: 0)
  /// The person the device was set to.
  public static let userProfile = Self(rawValue: 3)
  /// The thresholds of the person's training zones.
  public static let zonesTarget = Self(rawValue: 7)
  /// The kind of exercise, for files that do not name one in their session.
  public static let sport = Self(rawValue: 12)
  /// The totals of a session.
  public static let session = Self(rawValue: 18)
  /// The totals of a lap.
  public static let lap = Self(rawValue: 19)
  /// One moment's readings.
  public static let record = Self(rawValue: 20)
  /// Something that happened, such as the timer stopping.
  public static let event = Self(rawValue: 21)
  /// A device that took part.
  public static let deviceInfo = Self(rawValue: 23)
  /// A planned workout.
  public static let workout = Self(rawValue: 26)
  /// A step of a planned workout.
  public static let workoutStep = Self(rawValue: 27)
  /// What all the sessions of a file make together.
  public static let activity = Self(rawValue: 34)
  /// The times between heart beats.
  public static let heartRateVariability = Self(rawValue: 78)
  /// A length of a pool.
  public static let length = Self(rawValue: 101)
  /// Heart rates that a strap kept and sent later.
  public static let heartRate = Self(rawValue: 132)
  /// What a developer's field means.
  public static let fieldDescription = Self(rawValue: 206)
  /// Whose the developer's fields are.
  public static let developerDataID = Self(rawValue: 207)
  /// A set of strength training.
  public static let set = Self(rawValue: 225)
  /// The name of an exercise of strength training.
  public static let exerciseTitle = Self(rawValue: 264)
}
