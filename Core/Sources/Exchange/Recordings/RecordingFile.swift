import Formats
public import Training

/// The one door through which recordings of every format come in.
///
/// ```swift
/// let recording = try RecordingFile.read(bytes)  // FIT, GPX, TCX, KML or JSON
/// print(recording.sport, recording.samples.count)
/// ```
public enum RecordingFile {
  /// The most moments that a recording may have: five and a half days, one a second.
  public static let mostSamples = 500_000

  /// The most points that the track of a GPX, TCX or KML file may have (section D of the reliability
  /// promises).
  public static let mostPoints = 200_000

  /// Reads a recording, whatever its format: the content tells, not the name.
  public static func read(_ bytes: [UInt8]) throws(RecordingError) -> Recording {
    switch try format(of: bytes) {
    case .fit: return try Recording(fit: bytes)
    case .gpx: return try Recording(gpx: bytes)
    case .tcx: return try Recording(tcx: bytes)
    case .kml: return try Recording(kml: bytes)
    case .json:
      let recordings = try JSONRecordingShape.recordings(bytes)
      guard let first = recordings.first(where: { $0.sport == .running }) ?? recordings.first
      else { throw .nothingRecorded(.json, offset: 0) }
      return first
    case nil: throw .unknownFormat(offset: 0)
    }
  }

  /// What a file holds, each activity by itself.
  public struct Contents: Sendable {
    /// The activities, in the order of the file.
    public internal(set) var recordings: [Recording] = []
    /// The sets that were counted in them, workout by workout.
    public private(set) var workouts: [StrengthSession] = []
    /// Why others in it are none.
    public fileprivate(set) var faults: [RecordingError] = []

    init() {}

    init<Part>(
      _ source: Recording.Source,
      _ parts: [Part],
      workouts: [StrengthSession] = [],
      _ recording: (Part) throws(RecordingError) -> Recording
    ) throws(RecordingError) {
      for part in parts {
        do throws(RecordingError) { recordings.append(try recording(part)) } catch {
          faults.append(error)
        }
      }
      self.workouts = workouts
      guard recordings.isEmpty, workouts.isEmpty else { return }
      throw faults.first ?? .nothingRecorded(source, offset: 0)
    }
  }

  /// Reads every activity of a file; ``read(_:)`` takes the one that a runner means by "the run".
  public static func readAll(_ bytes: [UInt8]) throws(RecordingError) -> Contents {
    switch try format(of: bytes) {
    case .fit: return try FITActivity.recordings(bytes)
    case .gpx: return try GPXReader.recordings(bytes)
    case .tcx: return try TCXReader.recordings(bytes)
    case .kml: return try KMLReader.recordings(bytes)
    case .json:
      let recordings = try JSONRecordingShape.recordings(bytes)
      return try Contents(.json, recordings) { recording throws(RecordingError) in recording }
    case nil: throw .unknownFormat(offset: 0)
    }
  }

  // Two years of an hour a day, a moment a second; they take 200 MB.
  private static let mostOfAll = 2_500_000

  /// Reads a list of activities that begins with some bytes and comes in pieces; nothing if what the file holds
  /// can only be read as a whole.
  public static func reader(of head: [UInt8]) -> TableReader<Contents>? {
    guard let shape = JSONRecordingShape.of(head), shape.isList else { return nil }
    return TableReader(Contents(), .values(JSONCutter())) {
      contents,
      portion throws(ActivityTableError) in
      let json = try portion.json()
      do throws(RecordingError) { contents.recordings += try shape.read(json) } catch {
        contents.faults.append(error)
      }
      let count = contents.recordings.reduce(0) { $0 + $1.samples.count }
      guard count <= mostOfAll else { throw .recording(.tooManySamples(count, offset: 0)) }
    }
  }

  /// Whether bytes begin like a recording of any format.
  static func isRecording(_ head: [UInt8]) -> Bool {
    // What is no XML is no recording; whoever reads the file says what is wrong with it.
    (try? format(of: head)) != nil
  }

  enum Format { case fit, gpx, tcx, kml, json }

  // The first elements of GPX, TCX and KML.
  private static let roots = ["gpx", "TrainingCenterDatabase", "kml"]

  /// Which format the bytes begin like.
  static func format(of bytes: [UInt8]) throws(RecordingError) -> Format? {
    // A FIT header says its name from the ninth byte on; the first byte says how long it is.
    if bytes.count >= 12, bytes[8..<12].elementsEqual(".FIT".utf8) { return .fit }
    guard beginsLikeXML(bytes) else {
      return JSONRecordingShape.of(bytes) == nil ? nil : .json
    }
    var scanner = XMLScanner(bytes, vocabulary: XMLVocabulary(roots))
    do {
      switch try scanner.next() {
      case .start(0): return .gpx
      case .start(1): return .tcx
      case .start(2): return .kml
      case .start, .end, nil: return nil
      }
    } catch {
      throw .xml(error)
    }
  }

  /// Whether the first byte that is no white space and no mark of an encoding begins a tag.
  private static func beginsLikeXML(_ bytes: [UInt8]) -> Bool {
    let marks: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x00, 0x20, 0x09, 0x0A, 0x0D]
    return bytes.first { !marks.contains($0) } == UInt8(ascii: "<")
  }
}
