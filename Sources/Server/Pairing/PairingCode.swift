import Storage

/// What a person types on a device to let it in: eight characters that cannot be mistaken.
///
/// Crockford's base 32 has no I, L, O and U; 40 bits hold against guessing because a code lives ten
/// minutes and five misses.
public struct PairingCode: Hashable, Sendable, CustomStringConvertible {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  private let characters: [Character]

  /// Makes an unpredictable code.
  init() {
    characters = Secret.bytes(8).map { Self.alphabet[Int($0 & 31)] }
  }

  /// Reads a code as typed, with or without the dash, in upper or lower case.
  init?(typed text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let characters = text.uppercased().filter { !"- ".contains($0) }.map { character -> Character in
      switch character {
      case "O": return "0"
      case "I", "L": return "1"
      default: return character
      }
    }
    guard characters.count == 8, characters.allSatisfy(Self.alphabet.contains) else { return nil }
    self.characters = characters
  }

  /// The code as it is shown: `7KQ2-M9XD`.
  public var description: String {
    String(characters.prefix(4)) + "-" + String(characters.suffix(4))
  }
}
