import Foundation
import Screens
import Security

/// Why the keychain did not do what was asked.
struct KeychainError: Error, Equatable {
  /// The keychain's own number for it.
  let status: OSStatus
}

extension KeychainError: LocalizedError {
  /// The sentence that the runner sees.
  var errorDescription: String? { words[.keychainRefused, Int(status)] }
}
