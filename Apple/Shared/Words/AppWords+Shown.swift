import Foundation
import Screens

/// What the app shows, in the language of its user.
let words = AppWords(Language(shown: Bundle.main.preferredLocalizations))

extension Language {
  /// The language of an app that shows itself in these, the best first: the one that the user chose
  /// for it in Settings, or else the best of the device's.
  init(shown localizations: [String]) {
    self = localizations.lazy.compactMap { Language(tag: $0) }.first ?? .english
  }
}
