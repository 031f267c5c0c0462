public import Foundation

/// Writes everything that was said on a run as one sound file.
public struct Narrator: Sendable {
  private let studio: ClipStudio
  private let voice: any Voice
  private let encoder: M4AEncoder

  /// Creates a narrator that lets a voice speak in a studio.
  public init(studio: ClipStudio, voice: any Voice, encoder: M4AEncoder = M4AEncoder()) {
    self.studio = studio
    self.voice = voice
    self.encoder = encoder
  }

  /// What became of a narration.
  public struct Outcome: Sendable {
    /// The place of each line.
    public var timeline: NarrationTimeline

    /// The lines that have no sound, with the reason.
    public var unspoken: [(line: NarrationLine, reason: SpeechError)]
  }

  /// Speaks the lines into an M4A file, and reports how many are done.
  ///
  /// The file lasts at least as long as it is said to, with silence at its end.
  /// The sound grows in a file in which silence takes no room, so that four hours of it need no more
  /// memory than two lines. The result appears under its name whole or not at all.
  public func narrate(
    _ lines: [NarrationLine],
    into file: URL,
    longestSilence: Double?,
    lasting length: Double = 0,
    progress: (_ done: Int) -> Void = { _ in }
  ) async throws(SpeechError) -> Outcome {
    let scratch: ScratchFolder
    do { scratch = try ScratchFolder() } catch { throw .scratch(error) }
    defer { scratch.remove() }
    let samples = scratch.file("narration.pcm")
    let outcome = try await mix(
      lines.sorted { $0.at < $1.at },
      into: samples,
      longestSilence: longestSilence,
      lasting: length,
      progress: progress
    )
    let half = file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString)")
    do {
      // A hundredth of real time is usual, a tenth is patience.
      try await encoder.encode(
        samples,
        into: half,
        timeout: .seconds(60 + outcome.timeline.seconds / 10)
      )
    } catch {
      throw .encoder(error)
    }
    guard rename(half.path, file.path) == 0 else {
      let reason = String(cString: strerror(errno))
      // What cannot be named cannot be kept.
      try? FileManager.default.removeItem(at: half)
      throw .file(path: file.path, reason: reason)
    }
    return outcome
  }

  private func mix(
    _ lines: [NarrationLine],
    into file: URL,
    longestSilence: Double?,
    lasting length: Double,
    progress: (_ done: Int) -> Void
  ) async throws(SpeechError) -> Outcome {
    var outcome = Outcome(timeline: NarrationTimeline(longestSilence: longestSilence), unspoken: [])
    let tape = try Tape(file)
    defer { tape.close() }
    var failuresInARow = 0
    // Two at a time, as many as the studio has desks.
    for first in stride(from: 0, to: lines.count, by: 2) {
      let pair = Array(lines[first..<min(first + 2, lines.count)])
      for (line, take) in zip(pair, await takes(of: pair)) {
        switch take {
        case .success(let sound):
          let start = outcome.timeline.append(line, lasting: sound.seconds)
          try tape.write(sound, at: start)
          failuresInARow = 0
        case .failure(let error):
          outcome.unspoken.append((line, error))
          failuresInARow += 1
          // A voice that hangs takes its whole time limit a line to find out.
          if failuresInARow == 3 { throw error }
        }
      }
      progress(first + pair.count)
    }
    try tape.end(at: max(outcome.timeline.seconds, length))
    return outcome
  }

  private func takes(of lines: [NarrationLine]) async -> [Result<Sound, SpeechError>] {
    await withTaskGroup(of: (Int, Result<Sound, SpeechError>).self) { group in
      for (index, line) in lines.enumerated() {
        group.addTask { (index, await take(of: line)) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map { $0.1 }
    }
  }

  private func take(of line: NarrationLine) async -> Result<Sound, SpeechError> {
    if let earcon = line.earcon { return .success(Sound(earcon)) }
    let words: SpokenWords
    do { words = try SpokenWords(line.spoken) } catch { return .failure(.words(error)) }
    do { return .success(try await studio.take(from: line.sounds, else: words, by: voice)) } catch {
      return .failure(error)
    }
  }
}
