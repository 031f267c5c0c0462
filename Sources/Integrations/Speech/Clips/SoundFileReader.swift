public import Foundation

/// Reads a sound file of somebody's own: WAV by itself, every other kind through FFmpeg.
public struct SoundFileReader: Sendable {
  /// The most bytes of a file: a line is no album.
  private static let most = 20 << 20
  /// The most seconds that are taken of it.
  private static let longest = 120

  private let program: String

  /// Creates a reader; another program than `ffmpeg` only for tests.
  public init(program: String = "ffmpeg") { self.program = program }

  /// The sound, as loud as a coach's line and without the silence around it.
  @concurrent
  public func read(_ file: URL) async throws(SpeechError) -> Sound {
    let bytes = try Self.bytes(of: file)
    let wav =
      bytes.starts(with: "RIFF".utf8) ? bytes : try await decoded(file)
    let sound: Sound
    do { sound = try Sound(wav: wav) } catch { throw .sound(error) }
    guard !sound.samples.isEmpty else { throw .noSound }
    return sound.trimmed().normalized().resampled(to: M4AEncoder.rate).limited(to: -2)
  }

  private func decoded(_ file: URL) async throws(SpeechError) -> [UInt8] {
    let scratch: ScratchFolder
    do { scratch = try ScratchFolder() } catch { throw .scratch(error) }
    defer { scratch.remove() }
    let wav = scratch.file("sound.wav")
    do {
      try await ChildProcess(
        program,
        [
          "-nostdin", "-v", "error", "-t", String(Self.longest), "-i", "file:" + file.path,
          "-vn", "-ac", "1", "-ar", String(M4AEncoder.rate), "-c:a", "pcm_s16le",
          "-y", wav.path,
        ],
        timeout: .seconds(30)
      ).run()
    } catch {
      throw .encoder(error)
    }
    return try Self.bytes(of: wav)
  }

  private static func bytes(of file: URL) throws(SpeechError) -> [UInt8] {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw .file(path: file.path, reason: "cannot be read")
    }
    guard data.count <= most else { throw .file(path: file.path, reason: "larger than 20 MB") }
    return Array(data)
  }
}
