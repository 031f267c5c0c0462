public import Foundation

/// A sound file that is played instead of a voice: a whole line, or a part of one.
public struct MadeSound: Hashable, Sendable {
  /// Where it is.
  public var file: URL

  /// The silence after it, in seconds.
  public var pause: Double

  /// Names a file.
  public init(_ file: URL, pause: Double = 0) {
    self.file = file
    self.pause = pause
  }
}
