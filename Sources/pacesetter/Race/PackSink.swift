import Foundation
import Formats
import Integrations

/// Writes a race pack into a folder, its list last: a folder with a list is complete.
struct PackSink {
  private let folder: URL

  /// Makes the folder, unless it is there.
  init(at path: String) throws(Failure) {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(.inputOutput, "cannot make \(path): \(error.localizedDescription)")
    }
  }

  /// Writes a sound.
  func keep(_ clip: [UInt8], of words: String, as made: inout RacePackCommand.Made) throws(Failure)
  {
    let name = SHA256.hexadecimal(of: Array(words.utf8)) + ".m4a"
    let file = folder.appendingPathComponent(name)
    do {
      try Data(clip).write(to: file, options: .atomic)
    } catch {
      throw Failure(.inputOutput, "cannot write \(file.path): \(error.localizedDescription)")
    }
    made.lines.append(PackFolder.Line(words: words, file: name))
  }

  /// Writes the list.
  func finish(_ made: RacePackCommand.Made, title: String, voice: String) throws(Failure) {
    let pack = PackFolder(folder: folder, title: title, voice: voice, lines: made.lines)
    do { try pack.writeList() } catch { throw Failure(.inputOutput, error.description) }
  }
}
