import Formats
public import Foundation
public import Screens

/// A folder of sounds that were made ahead, by the words that they say: M4A files, and `pack.json`, which
/// names them.
///
/// ```json
/// {"title":"Berlin Marathon","voice":"flite slt","lines":[{"words":"Halfway.","file":"5d0b….m4a"}]}
/// ```
public struct PackFolder: Sendable {
  /// A line, or a piece of one, and the name of its file.
  public struct Line: Hashable, Sendable {
    /// What the voice says.
    public var words: String
    /// The file in the folder.
    public var file: String

    /// Creates a line.
    public init(words: String, file: String) {
      self.words = words
      self.file = file
    }
  }

  /// What the folder's list is called.
  public static let list = "pack.json"

  /// Where the files are.
  public let folder: URL

  /// What the pack is for.
  public let title: String

  /// Whose voice it is.
  public let voice: String

  /// The lines, the most probable first.
  public let lines: [Line]

  private let files: [String: String]

  /// Describes a pack in a folder.
  public init(folder: URL, title: String, voice: String, lines: [Line]) {
    self.folder = folder
    self.title = title
    self.voice = voice
    self.lines = lines
    files = Dictionary(lines.map { ($0.words, $0.file) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads the list of a folder.
  public init(reading folder: URL) throws(PackFolderError) {
    let list = folder.appendingPathComponent(Self.list)
    // Either way the list is of no use, and the error names the file.
    guard let bytes = try? Data(contentsOf: list) else { throw .noList(list.path) }
    guard let json = try? JSON.parse(Array(bytes)), let entries = json["lines"]?.array else {
      throw .malformed(list.path)
    }
    var lines: [Line] = []
    for entry in entries {
      guard let words = entry["words"]?.string, let file = entry["file"]?.string,
        !file.contains("/"), !file.hasPrefix(".")
      else { throw .malformed(list.path) }
      lines.append(Line(words: words, file: file))
    }
    self.init(
      folder: folder,
      title: json["title"]?.string ?? "",
      voice: json["voice"]?.string ?? "",
      lines: lines
    )
  }

  /// Writes the list, once all its files are there.
  public func writeList() throws(PackFolderError) {
    let lines = lines.map { line in
      JSON.object([
        JSON.Member("words", .string(line.words)), JSON.Member("file", .string(line.file)),
      ])
    }
    let json = JSON.object([
      JSON.Member("title", .string(title)), JSON.Member("voice", .string(voice)),
      JSON.Member("lines", .array(lines)),
    ])
    let list = folder.appendingPathComponent(Self.list)
    do {
      try Data((json.text(indentedBy: 2) + "\n").utf8).write(to: list, options: .atomic)
    } catch {
      throw .unwritable(list.path, error.localizedDescription)
    }
  }

  /// What is played for a line: its own sound or, if the pack has all of them, those of its pieces.
  ///
  /// - Returns: Nothing where the pack cannot say the line.
  public func sounds(of words: String, pieces: [SpokenPiece] = []) -> [MadeSound] {
    if let whole = file(of: words) { return [MadeSound(whole)] }
    let parts = pieces.compactMap { piece in
      file(of: piece.words).map { MadeSound($0, pause: piece.pause) }
    }
    return parts.count == pieces.count ? parts : []
  }

  /// The lines whose files are not there.
  public var missing: [Line] { lines.filter { file(of: $0.words) == nil } }

  private func file(of words: String) -> URL? {
    guard let file = files[words] else { return nil }
    let url = folder.appendingPathComponent(file)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}

/// Why a folder is no ``PackFolder``.
public enum PackFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no list.
  case noList(String)
  /// The list is not one of a pack.
  case malformed(String)
  /// The list cannot be written.
  case unwritable(String, String)

  /// The sentence for a person.
  public var description: String {
    switch self {
    case .noList(let path): "no race pack is here: there is no \(path)"
    case .malformed(let path): "\(path) is no list of a race pack"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    }
  }
}
