import Glibc

/// Where a command writes: standard output or standard error, and what it can show.
///
/// Without Foundation, which would cost more than everything else at the start of a command.
struct Console: Sendable {
  static let standardOutput = Console(descriptor: STDOUT_FILENO)
  static let standardError = Console(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Whether it is a terminal where lines can be redrawn in place.
  var isTerminal: Bool { isatty(descriptor) == 1 && Self.variable("TERM") != "dumb" }

  /// How many columns it has.
  var columns: Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// Writes a text, all of it; a reader who has gone away ends the program quietly.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes as they are.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = Glibc.write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if errno == EPIPE {
          exit(0)
        } else if errno != EINTR && errno != EAGAIN {
          exit(Failure.Code.inputOutput.rawValue)
        }
      }
    }
  }

  /// The value of an environment variable, if it is set to something.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
