import Exchange
import Foundation

/// The lines of one session on disk, those of this device and those of others, as they came.
///
/// ```
/// 1784541234567-0190f1c2….events     when the session began, and its name
/// ```
@MainActor final class SessionFile {
  static let ending = "events"

  let name: String
  /// The lines that were whole when the file was opened.
  let lines: [EventLine]
  private let handle: FileHandle

  /// Opens a file, or begins one; half a line at its end, which a kill has left, is cut off.
  init(_ name: String, in folder: URL) throws {
    self.name = name
    let url = folder.appending(path: "\(name).\(Self.ending)")
    if !FileManager.default.fileExists(atPath: url.path) {
      guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
        throw CocoaError(.fileWriteUnknown)
      }
    }
    let bytes = Array(try Data(contentsOf: url))
    var (lines, whole): ([EventLine], Int) = ([], 0)
    while let end = bytes[whole...].firstIndex(of: UInt8(ascii: "\n")),
      let line = try? EventLine(bytes[whole..<end])
    {
      lines.append(line)
      whole = end + 1
    }
    self.lines = lines
    handle = try FileHandle(forWritingTo: url)
    if whole < bytes.count { try handle.truncate(atOffset: UInt64(whole)) }
    _ = try handle.seekToEnd()
  }

  /// Adds bytes; durable ones are on disk when this returns.
  func append(_ bytes: [UInt8], isDurable: Bool) throws {
    try handle.write(contentsOf: bytes)
    if isDurable { try handle.synchronize() }
  }

  /// The session that a file name stands for.
  static func session(of name: String) -> String {
    String(name.drop { $0 != "-" }.dropFirst())
  }
}
