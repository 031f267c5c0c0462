import Formats
import Training

/// The JSON in which a program exports a recording with its readings: what tells that it is one, and how it is
/// read.
///
/// A further program is a file that describes its shape, and a row in ``all``.
struct JSONRecordingShape: Sendable {
  /// Gives every activity of a file.
  typealias Reader = @Sendable (JSON) throws(RecordingError) -> [Recording]

  /// Names that all stand in its first bytes.
  let members: [String]

  /// How it is read.
  let read: Reader

  init(members: [String], read: @escaping Reader) {
    self.members = members
    self.read = read
  }

  /// All that are known; the first that fits is taken.
  static let all = [polar, nike]

  // Names stand before the readings.
  private static let headLength = 1 << 14

  /// The shape of a file.
  static func of(_ bytes: [UInt8]) -> JSONRecordingShape? {
    guard beginsLikeJSON(bytes) else { return nil }
    let head = String(decoding: bytes.prefix(headLength), as: UTF8.self)
    return all.first { shape in
      shape.members.allSatisfy { head.holds("\"" + $0 + "\"") }
    }
  }

  /// Reads every activity of a file.
  static func recordings(_ bytes: [UInt8]) throws(RecordingError) -> [Recording] {
    guard let shape = of(bytes) else { throw .unknownFormat(offset: 0) }
    let json: JSON
    do throws(JSONError) { json = try JSON.parseLeniently(bytes) } catch { throw .json(error) }
    let recordings = try shape.read(json)
    for recording in recordings where recording.samples.count > RecordingFile.mostSamples {
      throw .tooManySamples(recording.samples.count, offset: 0)
    }
    return recordings
  }

  /// Whether the first byte that is no white space and no mark of an encoding begins a value of many.
  private static func beginsLikeJSON(_ bytes: [UInt8]) -> Bool {
    let marks: [UInt8] = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
    let first = bytes.first { !marks.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
