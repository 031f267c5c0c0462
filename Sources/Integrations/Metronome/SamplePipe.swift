import Foundation

/// A named pipe into a player, so short that its filling tells how far the player has come.
///
/// The sound card's own clock sets the pace in this way: a program that wrote by the machine's clock
/// would, after hours, run dry or far ahead.
final class SamplePipe {
  /// The pipe's place among the files.
  let file: URL

  // 85 ms of 16 bits at 48 kHz: players take up to half of that at once.
  private static let capacity: Int32 = 8192

  private let scratch: ScratchFolder
  private var descriptor: Int32
  private var waiting: [UInt8] = []

  init() throws(LiveSoundError) {
    do { scratch = try ScratchFolder() } catch { throw .pipe(error.description) }
    file = scratch.file("samples")
    // Open at both ends: then nobody waits for the other, and a player that has gone is no signal.
    guard mkfifo(file.path, 0o600) == 0 else {
      descriptor = -1
      throw .pipe(String(cString: strerror(errno)))
    }
    descriptor = open(file.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .pipe(String(cString: strerror(errno))) }
    // Where the system refuses, the pipe is longer and a key is heard a little later.
    _ = fcntl(descriptor, Self.setPipeSize, Self.capacity)
  }

  deinit {
    close()
    scratch.remove()
  }

  /// Whether the player has taken all that was given.
  var isFree: Bool { waiting.isEmpty }

  /// Gives bytes to the player, as many as it takes now; the rest waits for ``push()``.
  func give(_ bytes: [UInt8]) {
    waiting += bytes
    push()
  }

  /// Gives what waits, as far as the player takes it now.
  func push() {
    while !waiting.isEmpty {
      let count = waiting.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        waiting.removeFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Ends the sound: the player comes to the end of what it has.
  func close() {
    guard descriptor >= 0 else { return }
    Foundation.close(descriptor)
    descriptor = -1
  }

  // F_SETPIPE_SZ of fcntl(2), which only Linux has.
  private static let setPipeSize: Int32 = 1031
}
