import Foundation

/// A program of this machine that plays samples from a pipe, with little delay.
public struct SamplePlayer: Sendable {
  /// How the program wants its samples, always 16 bits and one channel.
  enum Form: Hashable, Sendable {
    /// Nothing but samples, the low byte first.
    case bare
    /// An AU stream, whose samples have the high byte first: it may have no end, as a WAV file must.
    case stream
  }

  /// The program's name.
  public let program: String

  let form: Form
  private let arguments: @Sendable (Int) -> [String]

  /// The players that are installed, the sound server's own first.
  public static func installed() -> [SamplePlayer] {
    known.filter { InstalledProgram.path(of: $0.program) != nil }
  }

  /// What a person is told who has none.
  public static let lack =
    "there is no program that plays sound from a pipe; apt install pulseaudio-utils, or write a file with --out"

  /// How far the player may run ahead of the ear, in milliseconds: what is pressed is heard so much
  /// later, and what is shorter breaks up on a busy machine.
  private static let delay = 100

  private static let known = [
    pulse("pacat", ["--playback"]), pulse("paplay", []),
    SamplePlayer("pw-cat", .stream) { _ in ["--playback", "--latency=\(delay)ms", "-"] },
    SamplePlayer("aplay", .bare) { rate in
      [
        "-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", "\(rate)",
        "--buffer-time=\(delay * 1000)", "-",
      ]
    },
  ]

  /// Creates a player that takes 16-bit samples, the low byte first, on its standard input; the
  /// arguments depend on the rate.
  public init(_ program: String, _ arguments: @escaping @Sendable (Int) -> [String]) {
    self.init(program, .bare, arguments)
  }

  private init(
    _ program: String,
    _ form: Form,
    _ arguments: @escaping @Sendable (Int) -> [String]
  ) {
    self.program = program
    self.form = form
    self.arguments = arguments
  }

  private static func pulse(_ program: String, _ mode: [String]) -> SamplePlayer {
    SamplePlayer(program, .bare) { rate in
      mode + [
        "--raw", "--format=s16le", "--channels=1", "--rate=\(rate)", "--latency-msec=\(delay)",
        "--client-name=Pacesetter", "--stream-name=Metronome",
      ]
    }
  }

  /// The child that plays what is written into a pipe, until its end.
  func child(reading pipe: URL, rate: Int) -> ChildProcess {
    // A metronome is ended by its runner and by nothing else.
    ChildProcess(program, arguments(rate), input: pipe, timeout: .seconds(365 * 86_400))
  }

  /// What stands before the samples.
  func header(rate: Int) -> [UInt8] {
    switch form {
    case .bare: []
    case .stream:
      // Sun's .snd: 24 bytes of header, a length that is not known, 16-bit linear, one channel.
      Array(".snd".utf8)
        + [24, UInt32.max, 3, UInt32(rate), 1].flatMap { number in
          (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
        }
    }
  }

  /// The bytes of samples.
  func bytes(of samples: [Float], rate: Int) -> [UInt8] {
    let bytes = Sound(samples: samples, rate: rate).pcm16
    switch form {
    case .bare: return bytes
    case .stream:
      var swapped = bytes
      for index in stride(from: 0, to: swapped.count - 1, by: 2) {
        swapped.swapAt(index, index + 1)
      }
      return swapped
    }
  }
}
