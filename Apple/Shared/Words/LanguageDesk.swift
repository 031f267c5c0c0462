import Foundation
import Observation
import Screens

/// The language that this app shows and speaks: the system's at first, or the one that the runner chose.
@MainActor @Observable final class LanguageDesk {
  /// What the runner chose; nothing leaves it to the system.
  var choice: Language? { didSet { keep(oldValue) } }
  /// Tells the other device what was chosen.
  @ObservationIgnored var chosen: (Language?) -> Void = { _ in }
  @ObservationIgnored private let store: UserDefaults
  @ObservationIgnored private let system: Language

  private static let key = "language"

  init(
    _ store: UserDefaults,
    system: Language = Language(shown: Bundle.main.preferredLocalizations)
  ) {
    self.store = store
    self.system = system
    choice = store.string(forKey: Self.key).flatMap { Language(rawValue: $0) }
  }

  /// The language now.
  var language: Language { choice ?? system }

  /// What the app shows in it.
  var words: AppWords { language.appWords }

  private func keep(_ old: Language?) {
    guard choice != old else { return }
    store.set(choice?.rawValue, forKey: Self.key)
    chosen(choice)
  }
}
