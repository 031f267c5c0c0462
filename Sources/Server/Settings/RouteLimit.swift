/// Where the routes of the API begin, and what the routes take at most.
enum RouteLimit {
  /// What the path of every route of the API begins with.
  static let apiPrefix = "/api/v1/"
  static let headerField = 8 * 1024
  static let headerList = 16 * 1024
  static let headerCount = 64
  /// The biggest body of a request for speech: the longest line in the longest letters.
  static let speechBody = 16 * 1024
  /// The biggest voice note.
  static let note = 256_000
  /// The most bytes that the system accepts as a socket's path.
  static let socketPath = 107
  /// How long answers that have begun may take when the server is to stop.
  static let farewell = Duration.seconds(10)
  /// How long a voice may take.
  static let speech = Duration.seconds(25)
}
