import Exchange
import Formats
import Foundation
import Integrations

/// Writes a race pack into a folder, its list last: a folder with a list is complete.
struct PackSink {
  /// A script with the rehearsals that it passed.
  struct ProvedScript {
    var text: String
    var report: ScriptReport
  }

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

  /// Writes a script as `script.json` and how it went on its rehearsals as `proof.json`.
  func keep(_ script: ProvedScript) throws(Failure) {
    var proof = JSONWriter(indentedBy: 2)
    script.report.write(to: &proof)
    proof.endLine()
    for (name, text) in [("script.json", script.text), ("proof.json", proof.text)] {
      let file = folder.appendingPathComponent(name)
      do {
        try Data(text.utf8).write(to: file, options: .atomic)
      } catch {
        throw Failure(.inputOutput, "cannot write \(file.path): \(error.localizedDescription)")
      }
    }
  }

  /// Writes the list.
  func finish(_ made: RacePackCommand.Made, title: String, voice: String) throws(Failure) {
    let pack = PackFolder(folder: folder, title: title, voice: voice, lines: made.lines)
    do { try pack.writeList() } catch { throw Failure(.inputOutput, error.description) }
  }
}
