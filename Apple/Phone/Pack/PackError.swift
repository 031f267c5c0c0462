import Screens

/// Why a race pack was not made.
enum PackError: Error {
  /// This phone is paired with no server that could speak.
  case noServer
}

extension PackError: ToldError {
  func sentence(in words: AppWords) -> String { words[.packNeedsServer] }
}
