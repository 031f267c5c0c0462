import Foundation

/// A file of lines that only grows, up to a limit; then it is put aside and a new one begins.
public struct LineFile: Sendable {
  /// The most bytes of the file; as many again are kept of what came before.
  public static let longest = 1 << 20

  private let path: String

  /// Names a file in a data folder.
  public init(_ name: String, in folder: DataFolder) { path = folder.place(name) }

  /// Adds a line.
  public func append(_ line: String) {
    var facts = stat()
    if stat(path, &facts) == 0, facts.st_size > Self.longest { rename(path, path + ".1") }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    // A log that cannot be written must not stop what it would tell of.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array((line + "\n").utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}
