import Foundation
import Screens

/// The sounds of a race pack on this phone, by the words that they say.
///
/// ```
/// pack.json    which file says what, in which language
/// 12.m4a       a line, or a piece of one
/// ```
@MainActor final class PackShelf {
  private struct Entry: Codable {
    let language: String
    let words: String
    let file: String
  }

  private let url: URL
  private var entries: [Entry]
  private var files: [String: [String: String]] = [:]

  init(_ url: URL) throws {
    self.url = url
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // A list that cannot be read is that of no pack: it is made again.
    entries =
      (try? Data(contentsOf: url.appending(path: "pack.json")))
      .flatMap { try? JSONDecoder().decode([Entry].self, from: $0) } ?? []
    for entry in entries { files[entry.language, default: [:]][entry.words] = entry.file }
  }

  /// What is not here yet of the sounds of a pack.
  func missing(of sounds: [String], in language: Language) -> [String] {
    sounds.filter { file(of: $0, in: language) == nil }
  }

  /// Keeps a sound.
  func keep(_ sound: Data, of words: String, in language: Language) throws {
    let file = "\(entries.count).m4a"
    try sound.write(to: url.appending(path: file), options: .atomic)
    entries.append(Entry(language: language.rawValue, words: words, file: file))
    files[language.rawValue, default: [:]][words] = file
  }

  /// Writes the list of what is here; without it the sounds are made again.
  func writeList() throws {
    try JSONEncoder().encode(entries)
      .write(to: url.appending(path: "pack.json"), options: .atomic)
  }

  /// What is played for a line: its own sound or, if all of them are here, those of its pieces; nothing
  /// where the pack cannot say the line.
  func clips(of words: String, pieces: [SpokenPiece], in language: Language) -> [SoundClip] {
    if let whole = file(of: words, in: language) { return [SoundClip(file: whole)] }
    let parts = pieces.compactMap { piece in
      file(of: piece.words, in: language).map { SoundClip(file: $0, pause: piece.pause) }
    }
    return parts.count == pieces.count ? parts : []
  }

  private func file(of words: String, in language: Language) -> URL? {
    guard let file = files[language.rawValue]?[words] else { return nil }
    let whole = url.appending(path: file)
    return FileManager.default.fileExists(atPath: whole.path) ? whole : nil
  }
}
