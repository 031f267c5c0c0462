import Foundation

/// A file of 16-bit samples that is written where the sound is; the rest is silence and takes no room.
struct Tape {
  private let file: FileHandle
  private let path: String

  init(_ url: URL) throws(SpeechError) {
    path = url.path
    do {
      try Data().write(to: url)
      file = try FileHandle(forWritingTo: url)
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }

  /// Writes a sound so that it begins at a moment.
  func write(_ sound: Sound, at seconds: Double) throws(SpeechError) {
    do {
      try file.seek(toOffset: offset(of: seconds))
      try file.write(contentsOf: Data(sound.pcm16))
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }

  /// Lets the sound last to a moment, with silence if need be.
  func end(at seconds: Double) throws(SpeechError) {
    do {
      try file.truncate(atOffset: offset(of: seconds))
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }

  func close() {
    // Every write has told of its failure already.
    try? file.close()
  }

  private func offset(of seconds: Double) -> UInt64 {
    UInt64((seconds * Double(M4AEncoder.rate)).rounded()) * 2
  }
}
