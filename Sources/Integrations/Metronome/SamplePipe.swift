import Foundation

/// A pipe into a player, so short that its fill level shows the player's position.
///
/// The sound card's own clock sets the pace in this way: a program that wrote by the machine's clock
/// would, after hours, run dry or far ahead.
final class SamplePipe {
  // 85 ms of 16 bits at 48 kHz: players take up to half of that at once.
  private static let capacity: Int32 = 8192

  // Open for as long as the pipe is: a player that has gone is no signal then, and one that starts
  // after the last sample finds the end. A named pipe without a writer would hold it up for ever.
  private let reader: Int32
  private var writer: Int32
  private var waiting: [UInt8] = []

  init() throws(LiveSoundError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .pipe(String(cString: strerror(errno))) }
    (reader, writer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    // Where the system refuses, the pipe is longer and a key is heard a little later.
    _ = fcntl(writer, Self.setPipeSize, Self.capacity)
  }

  deinit {
    close()
    Foundation.close(reader)
  }

  /// The pipe's place among the files of this process and of a child that it is starting.
  var file: URL { URL(fileURLWithPath: "/dev/fd/\(reader)") }

  /// Whether the player has read everything.
  var isFree: Bool { waiting.isEmpty }

  /// Writes the bytes that the player accepts now; the rest waits for ``push()``.
  func give(_ bytes: [UInt8]) {
    waiting += bytes
    push()
  }

  /// Writes the waiting bytes that the player accepts now.
  func push() {
    while !waiting.isEmpty {
      let count = waiting.withUnsafeBytes { write(writer, $0.baseAddress, $0.count) }
      if count > 0 {
        waiting.removeFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Ends the sound: the player plays the rest of what it has.
  func close() {
    guard writer >= 0 else { return }
    Foundation.close(writer)
    writer = -1
  }

  // F_SETPIPE_SZ of fcntl(2), which only Linux has.
  private static let setPipeSize: Int32 = 1031
}
