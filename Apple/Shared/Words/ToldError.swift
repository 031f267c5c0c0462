import Foundation
import Screens

/// An error of ours that says in the runner's language what to do about it.
protocol ToldError: Error {
  /// The sentence that the runner sees.
  func sentence(in words: AppWords) -> String
}

extension Error {
  /// What the runner sees: our own sentence, or else the system's.
  func told(in words: AppWords) -> String {
    (self as? any ToldError)?.sentence(in: words) ?? localizedDescription
  }
}
