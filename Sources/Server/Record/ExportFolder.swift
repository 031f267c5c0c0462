import Foundation
import Screens

/// A folder of this machine.
struct ExportFolder: ExportPlace {
  let folder: URL

  var words: String { folder.path }

  func refusal(of error: any Error) -> any Refusal {
    let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
    return isFull ? ExportRefusal.full(folder.path) : .folder(folder.path)
  }

  func pause(after failures: Int) -> Duration { .seconds(10) }

  func read(_ name: String) throws -> [UInt8]? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What cannot be read is written again, which does no harm.
    return (try? Data(contentsOf: folder.appendingPathComponent(name))).map { [UInt8]($0) }
  }

  func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: folder.appendingPathComponent(name), options: .atomic)
  }
}
