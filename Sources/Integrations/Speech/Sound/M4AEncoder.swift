import Foundation

/// Turns sound into M4A with AAC through FFmpeg: the one format that every browser plays.
public struct M4AEncoder: Sendable {
  /// Samples per second of its input and output.
  public static let rate = 48_000

  /// Bits a second of the sound; 64,000 is plenty for one voice.
  public var bitsPerSecond: Int

  private let program: String

  /// Creates an encoder; another program than `ffmpeg` only for tests.
  public init(bitsPerSecond: Int = 64_000, program: String = "ffmpeg") {
    self.bitsPerSecond = bitsPerSecond
    self.program = program
  }

  /// Whether FFmpeg is installed.
  public var isInstalled: Bool { InstalledProgram.path(of: program) != nil }

  /// Encodes a file of 16-bit samples; FFmpeg's usual coder would cost several times the voice.
  func encode(
    _ samples: URL,
    into file: URL,
    timeout: Duration
  ) async throws(ChildProcessError) {
    try await ChildProcess(
      program,
      [
        "-nostdin", "-v", "error", "-f", "s16le", "-ar", String(Self.rate), "-ac", "1",
        "-i", samples.path, "-c:a", "aac", "-aac_coder", "fast", "-b:a", String(bitsPerSecond),
        // The same sound gives the same bytes: no date, no version.
        "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact",
        "-movflags", "+faststart", "-f", "ipod", "-y", file.path,
      ],
      timeout: timeout
    ).run()
  }
}
