import Screens
import Security

/// Why the keychain did not do what was asked.
struct KeychainError: Error, Equatable {
  /// The keychain's own number for it.
  let status: OSStatus
}

extension KeychainError: ToldError {
  func sentence(in words: AppWords) -> String { words[.keychainRefused, Int(status)] }
}
