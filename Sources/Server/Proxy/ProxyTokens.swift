import Formats
import Foundation

/// The tokens of the devices that may ask a proxy: a file with a name and a digest on each line, so that
/// whoever reads it has no token.
///
/// Replicas read the same file, at every request: a line that is deleted counts at once.
public struct ProxyTokens: Sendable {
  /// How a token begins.
  public static let prefix = "psp_"

  private let file: String

  /// Names the file.
  public init(_ file: String) { self.file = file }

  /// The device that a token was made for; nothing if there is none.
  func device(of token: String) -> String? {
    guard token.hasPrefix(Self.prefix), token.utf8.count == 68 else { return nil }
    // What is compared are digests, which tell nobody how much of a token was right.
    let digest = SHA256.hexadecimal(of: Array(token.utf8))
    return lines().first { $0.digest == digest }?.name
  }

  /// Makes a token for a device and adds its digest to the file; it is shown now and never again.
  public func add(_ name: String) throws(ProxyTokensError) -> String {
    let isName =
      (1...60).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D
      }
    guard isName else { throw .name }
    guard !lines().contains(where: { $0.name == name }) else { throw .taken(name) }
    var generator = SystemRandomNumberGenerator()
    var token = Self.prefix
    for _ in 0..<32 {
      let byte = UInt8.random(in: 0...255, using: &generator)
      token += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let line = "\(name) \(SHA256.hexadecimal(of: Array(token.utf8)))\n"
    do {
      // The first token makes the file; one that cannot be read is not written over.
      let isThere = FileManager.default.fileExists(atPath: file)
      let known = isThere ? try Data(contentsOf: URL(fileURLWithPath: file)) : Data()
      try (known + Data(line.utf8)).write(to: URL(fileURLWithPath: file), options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    } catch {
      throw .file(file)
    }
    return token
  }

  /// How many devices may ask.
  public var count: Int { lines().count }

  private func lines() -> [(name: String, digest: String)] {
    // Where the file is missing or cannot be read, nobody may ask.
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, words[1].utf8.count == 64 else { return nil }
      return (String(words[0]), String(words[1]))
    }
  }
}

/// Why no token was made.
public enum ProxyTokensError: Error, Hashable, Sendable, CustomStringConvertible {
  case name
  case taken(String)
  case file(String)

  /// The sentence for a person.
  public var description: String {
    switch self {
    case .name: "give the device a name of 1 to 60 letters, digits and hyphens"
    case .taken(let name): "\(name) has a token; delete its line in the file to make another one"
    case .file(let file): "\(file) cannot be written"
    }
  }
}
