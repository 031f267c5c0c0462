import Foundation

/// A program of this machine that plays samples from a pipe, with little delay.
public struct SamplePlayer: Sendable {
  /// The program's name.
  public let program: String

  private let arguments: @Sendable (Int) -> [String]

  /// The players that are installed, the sound server's own first.
  public static func installed() -> [SamplePlayer] {
    let installed = known.filter { InstalledProgram.path(of: $0.program) != nil }
    // Where both are they are one program, and what one cannot play the other cannot either.
    guard installed.contains(where: { $0.program == "pacat" }) else { return installed }
    return installed.filter { $0.program != "paplay" }
  }

  /// The sentence for a machine that has none.
  public static let lack =
    "install a program that plays sound from a pipe (apt install pulseaudio-utils), or write a file with --out"

  /// How far the player may run ahead of the ear, in milliseconds: what is pressed is heard so much
  /// later, and what is shorter breaks up on a busy machine.
  private static let delay = 100

  private static let known = [
    pulse("pacat", ["--playback"]), pulse("paplay", []),
    // Newer ones want it said that the samples are bare; older ones expect nothing else.
    pipeWire(["--raw"]), pipeWire([]),
    SamplePlayer("aplay") { rate in
      [
        "-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", "\(rate)",
        "--buffer-time=\(delay * 1000)", "-",
      ]
    },
  ]

  /// Creates a player that takes 16-bit samples, the low byte first, on its standard input; the
  /// arguments depend on the rate.
  public init(_ program: String, _ arguments: @escaping @Sendable (Int) -> [String]) {
    self.program = program
    self.arguments = arguments
  }

  private static func pulse(_ program: String, _ mode: [String]) -> SamplePlayer {
    SamplePlayer(program) { rate in
      mode + [
        "--raw", "--format=s16le", "--channels=1", "--rate=\(rate)", "--latency-msec=\(delay)",
        "--client-name=Pacesetter", "--stream-name=Metronome",
      ]
    }
  }

  private static func pipeWire(_ raw: [String]) -> SamplePlayer {
    SamplePlayer("pw-cat") { rate in
      ["--playback"] + raw + [
        "--format=s16", "--channels=1", "--rate=\(rate)", "--latency=\(delay / 2)ms", "-",
      ]
    }
  }

  /// The child that plays what is written into a pipe, until its end.
  func child(reading pipe: URL, rate: Int) -> ChildProcess {
    // A metronome is ended by its runner and by nothing else.
    ChildProcess(program, arguments(rate), input: pipe, timeout: .seconds(365 * 86_400))
  }
}
