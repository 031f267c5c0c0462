#if !os(watchOS)
import ActivityKit

/// A run on the Lock Screen and in the Dynamic Island, as the core has written it.
struct RunAttributes: ActivityAttributes {
  /// A figure with what it is.
  struct Figure: Codable, Hashable, Sendable {
    var label: String
    var value: String
    var unit: String
  }

  /// What changes.
  struct ContentState: Codable, Hashable, Sendable {
    var distance: Figure
    var pace: Figure
    var heartRate: Figure
    /// What must be known before anything else.
    var banner: String?
  }

  /// What it is called.
  var title: String
}
#endif
