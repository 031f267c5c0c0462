import Glibc

/// The keys of a terminal, one by one and without their echo, until ``restore()``.
///
/// Ctrl-C and Ctrl-Z keep their meaning. Nothing is asked of a terminal that another program has in
/// the foreground.
final class Keyboard {
  private let descriptor: Int32
  private var before = termios()

  /// Takes the keys of standard input, or gives nothing if that is no terminal.
  init?(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &before) == 0 else { return nil }
    grabKeys()
  }

  deinit { restore() }

  /// Gives the terminal back as it was.
  func restore() {
    guard isOurs else { return }
    tcsetattr(descriptor, TCSANOW, &before)
  }

  /// What was pressed since the last time, without waiting.
  func pressed() -> [Key] {
    guard isOurs else { return [] }
    // A shell that stopped us and let us go on has set the terminal for its own lines.
    var now = termios()
    if tcgetattr(descriptor, &now) == 0, now.c_lflag & tcflag_t(ICANON) != 0 { grabKeys() }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 0) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &bytes, bytes.count)
    // No bytes from a terminal that is ready: it has been closed.
    if count == 0 || count < 0 && errno != EINTR { return [.end] }
    return Key.keys(in: Array(bytes.prefix(max(0, count))))
  }

  private var isOurs: Bool { tcgetpgrp(descriptor) == getpgrp() }

  private func grabKeys() {
    guard isOurs else { return }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSANOW, &raw)
  }
}
