import Formats
import Training

/// How the JSON is read in which a program exports a recording with its readings.
struct JSONRecordingShape: Sendable {
  /// Gives every activity of a file.
  typealias Reader = @Sendable (JSON) throws(RecordingError) -> [Recording]

  let read: Reader

  /// Whether a file is a list of activities, each of which can be read by itself.
  var isList = false

  /// All that are known; the first that fits is taken.
  static let all = [polar, nike, suunto, suuntoApp, endomondo, huawei, smashrun]

  // Names stand before the readings.
  private static let headLength = 1 << 14

  /// A program whose JSON has all of some members in its first bytes.
  static func source(
    _ name: String,
    members: [String],
    read: @escaping Reader
  ) -> ImportSource<JSONRecordingShape> {
    ImportSource(name, members: members, reader: JSONRecordingShape(read: read))
  }

  /// A program whose JSON is known by something else.
  static func source(
    _ name: String,
    isOne: @escaping @Sendable (FileHead) -> Bool,
    isList: Bool = false,
    read: @escaping Reader
  ) -> ImportSource<JSONRecordingShape> {
    ImportSource(name, isOne: isOne, reader: JSONRecordingShape(read: read, isList: isList))
  }

  /// The shape of a file.
  static func of(_ bytes: [UInt8]) -> JSONRecordingShape? {
    guard FileHead.beginsLikeJSON(bytes) else { return nil }
    return ImportSource.of(FileHead(json: Array(bytes.prefix(headLength))), among: all)?.reader
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

  // Nobody's longest activity: a year, and once around the earth.
  private static let longest = 31_536_000.0
  private static let farthest = 40_075_000.0

  /// Meters, if anybody could have gone so far.
  static func length(_ meters: Double) -> Double? {
    meters > 0 && meters <= farthest ? meters : nil
  }

  /// Seconds, if anybody could have taken so long.
  static func time(_ seconds: Double) -> Double? {
    seconds > 0 && seconds <= longest ? seconds : nil
  }
}
