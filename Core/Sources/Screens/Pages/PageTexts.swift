/// The words of the pages in one language: a text a column, with a row `key = words` for each place.
///
/// In the words, `{name}` is a place that a script fills (those of the imported programs are filled already), `*…*` is strong and `` `…` `` is code.
/// A new column is a requirement and a case here, and one text in each language.
protocol PageTexts {
  static var frame: String { get }
  static var home: String { get }
  static var plan: String { get }
  static var run: String { get }
  static var gym: String { get }
  static var workout: String { get }
  static var log: String { get }
  static var history: String { get }
  static var activity: String { get }
  static var metronome: String { get }
  static var watch: String { get }
  static var devices: String { get }
  static var connections: String { get }
  /// The page of the model that the coach may ask.
  static var mind: String { get }
  /// Where a model is asked to write a script, a workout or what the weeks say.
  static var wish: String { get }
  static var settings: String { get }
  static var scripts: String { get }
  static var apps: String { get }
}

extension PageTexts {
  /// The text of a column.
  static func rows(of column: PageColumn) -> String {
    switch column {
    case .frame: frame
    case .home: home
    case .plan: plan
    case .run: run
    case .gym: gym
    case .workout: workout
    case .log: log
    case .history: history
    case .activity: activity
    case .metronome: metronome
    case .watch: watch
    case .devices: devices
    case .connections: connections
    case .mind: mind
    case .wish: wish
    case .settings: settings
    case .scripts: scripts
    case .apps: apps
    }
  }
}
