/// Hands the app to its intents, which run whether or not it has a screen.
struct IntentDesk: Sendable {
  /// Nothing if the app could not begin.
  let found: (any WorkoutDesk)?

  /// The app.
  ///
  /// - Throws: ``IntentDeskError`` if it could not begin.
  var desk: any WorkoutDesk {
    get throws(IntentDeskError) {
      guard let found else { throw .noApp }
      return found
    }
  }
}

/// Why an intent does nothing.
enum IntentDeskError: Error {
  /// The app could not begin, such as on a full disk.
  case noApp
}
