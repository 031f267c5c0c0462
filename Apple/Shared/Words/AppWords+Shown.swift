import Foundation
import Screens
import SwiftUI

extension Language {
  /// The language of an app that shows itself in these, the best first: the one that the user chose
  /// for it in Settings, or else the best of the device's.
  init(shown localizations: [String]) {
    self = localizations.lazy.compactMap { Language(tag: $0) }.first ?? .english
  }

  private static let english = AppWords(.english)
  private static let german = AppWords(.german)

  /// What the apps show in this language.
  var appWords: AppWords {
    switch self {
    case .english: Self.english
    case .german: Self.german
    }
  }

  /// The tag of the voice that speaks it and of the recognizer that writes it down.
  var voice: String {
    switch self {
    case .english: "en-US"
    case .german: "de-DE"
    }
  }
}

extension EnvironmentValues {
  private struct WordsKey: EnvironmentKey {
    static let defaultValue = Language(shown: Bundle.main.preferredLocalizations).appWords
  }

  /// What the views below show; at first in the system's language.
  var words: AppWords {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }
}
