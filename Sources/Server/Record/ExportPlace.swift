import Screens

/// Where each activity is put as files.
protocol ExportPlace: Sendable {
  /// Where that is, for a person.
  var words: String { get }

  /// Why nothing could be put there, after a failure.
  func refusal(of error: any Error) -> any Refusal

  /// How long to wait after a number of failures in a row.
  func pause(after failures: Int) -> Duration

  /// The bytes of a file; nothing where it is not there.
  func read(_ name: String) async throws -> [UInt8]?

  /// Puts a file in place.
  func write(_ bytes: [UInt8], _ name: String) async throws
}
