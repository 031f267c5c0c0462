import Foundation

/// The run that goes on as a widget and a complication show it, as the core has written it.
struct RunFace: Codable, Equatable, Sendable {
  /// A figure with what it is.
  struct Figure: Codable, Equatable, Sendable {
    var label: String
    var value: String
    var unit: String
  }

  /// What it is called: "Run".
  var title: String
  var distance: Figure
  var pace: Figure
  var time: Figure
  /// When the clock of a run that goes on would have begun without its pauses; nothing while it stands.
  var since: Date?
  /// What must be known before anything else.
  var banner: String?
  /// When it was written.
  var at: Date

  /// So many seconds after it was written it says nothing of a run any more: the app is gone.
  private static let life = 1800.0

  /// Until when it may be shown.
  var end: Date { at.addingTimeInterval(Self.life) }
}
