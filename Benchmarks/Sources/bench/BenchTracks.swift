import Exchange
import Foundation
import Training

/// Reads GPX and TCX files over and over: every tag scanned and matched, every number and time read,
/// the columns, laps and pauses of a recording made.
@Sendable
func benchTracks(_ arguments: [String]) throws {
  for path in arguments {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var points = 0
    let seconds = try CPUClock.seconds { points = try RecordingFile.read(bytes).samples.count }
    print(
      "{\"file\": \"\(path)\", \"bytes\": \(bytes.count), \"points\": \(points),",
      "\"seconds\": \(seconds)}"
    )
  }
}
