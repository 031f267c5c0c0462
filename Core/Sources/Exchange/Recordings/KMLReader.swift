import Formats
public import Training

/// Reads the tracks of a KML file whose places have times: `gx:Track` of KML 2.2, `Track` of KML 2.3.
///
/// OpenTracks writes them, in a KMZ as in a file. Elements go by their local names. Each `Placemark` with
/// tracks is an activity; a hole between two of them is a pause. Times and places are two lists, one after
/// the other or in turn, and so are further readings, with one value for each place.
struct KMLReader {
  private enum Tag: String, CaseIterable {
    case kml, name, description, when, coord, value
    case placemark = "Placemark"
    case track = "Track"
    case fact = "Data"
    case list = "SimpleArrayData"
  }

  /// The readings that lists have, by the names that programs give these.
  private enum Reading {
    case heartRate, cadence, power, speed, accuracy

    init?(_ name: String) {
      switch name {
      case "heart_rate", "heartrate", "hr": self = .heartRate
      case "cadence": self = .cadence
      case "power": self = .power
      case "speed": self = .speed
      case "accuracy_horizontal": self = .accuracy
      default: return nil
      }
    }
  }

  private struct Part {
    var table = TrackTable()
    var word: SportWord?
    var nameWord: SportWord?
    var name: String?
    var notes: String?

    func recording() throws(RecordingError) -> Recording {
      var recording = try table.recording(.kml, as: word ?? nameWord)
      (recording.name, recording.notes) = (name, notes)
      return recording
    }
  }

  private var scanner: XMLScanner
  private var parts: [Part] = []
  private var pointCount = 0

  // The track around: its lists, and where it began.
  private var times: [DateTime?] = []
  private var places: [(latitude: Double, longitude: Double, altitude: Double)] = []
  private var readings: [Reading: [Double]] = [:]
  private var trackOffset = 0

  // What the values belong to that are being read.
  private var reading: Reading?
  private var isSport = false

  // How deep the placemark around lies, to tell its own name from those of others.
  private var placemarkDepth = 0

  // What ended a scan that takes what is whole of a damaged file.
  private let isSalvaging: Bool
  private var fault: XMLError?

  private init(_ bytes: [UInt8], isSalvaging: Bool) {
    self.isSalvaging = isSalvaging
    scanner = XMLScanner(bytes, vocabulary: XMLVocabulary(Tag.allCases.map { $0.rawValue }))
  }

  /// Every activity of a file, and why some of them are no recordings.
  static func recordings(
    _ bytes: [UInt8],
    isSalvaging: Bool = false
  ) throws(RecordingError) -> RecordingFile.Contents {
    var reader = KMLReader(bytes, isSalvaging: isSalvaging)
    try reader.scan()
    var contents = try RecordingFile.Contents(.kml, reader.filled) { part throws(RecordingError) in
      try part.recording()
    }
    if let fault = reader.fault { contents.tell(fault, in: bytes, isLastCut: true) }
    return contents
  }

  /// The activity of a file that has the most points, or why there is none.
  static func recording(
    _ bytes: [UInt8],
    isSalvaging: Bool = false
  ) throws(RecordingError) -> Recording {
    var reader = KMLReader(bytes, isSalvaging: isSalvaging)
    try reader.scan()
    guard let part = reader.filled.max(by: { $0.table.pointCount < $1.table.pointCount }) else {
      throw .nothingRecorded(.kml, offset: 0)
    }
    var recording = try part.recording()
    if let fault = reader.fault {
      recording.damage = Recording.Damage(fault, in: bytes, lastMoment: recording.samples.time.last)
    }
    return recording
  }

  private var filled: [Part] { parts.filter { $0.table.pointCount > 0 } }

  private mutating func scan() throws(RecordingError) {
    let tags = Tag.allCases
    while let event = try next() {
      switch event {
      case .start(let place):
        if scanner.depth == 1, place.map({ tags[$0] }) != .kml {
          throw .unknownFormat(offset: scanner.offset)
        }
        if let place { try start(tags[place]) }
      case .end(let place):
        if let place { end(tags[place]) }
      }
    }
    // What stands before a cut within a track is whole.
    endTrack()
  }

  private mutating func next() throws(RecordingError) -> XMLScanner.Event? {
    do {
      return try scanner.next()
    } catch {
      guard isSalvaging else { throw .xml(error) }
      fault = error
      return nil
    }
  }

  private mutating func start(_ tag: Tag) throws(RecordingError) {
    switch tag {
    case .placemark:
      parts.append(Part())
      placemarkDepth = scanner.depth
    case .track:
      // A placemark beside it may have a time of its own.
      (times, places, readings) = ([], [], [:])
      trackOffset = scanner.offset
    case .coord:
      pointCount += 1
      guard pointCount <= RecordingFile.mostPoints else {
        throw .tooManyPoints(offset: scanner.offset)
      }
    case .fact: isSport = scanner.attribute("name") == "type"
    case .list: reading = scanner.attribute("name").flatMap { Reading($0.lowercased()) }
    case .kml, .name, .description, .when, .value: break
    }
  }

  private mutating func end(_ tag: Tag) {
    switch tag {
    case .when: times.append(scanner.dateTime)
    case .coord: places.append(Self.place(scanner.text))
    case .value:
      if let reading {
        readings[reading, default: []].append(scanner.number ?? .nan)
      } else if isSport, let last = parts.indices.last {
        parts[last].word = parts[last].word ?? SportWord(chosen: scanner.text.trimmed)
      }
    case .name, .description: describe(tag, scanner.text.trimmed)
    case .fact: isSport = false
    case .list: reading = nil
    case .track: endTrack()
    case .placemark: placemarkDepth = 0
    case .kml: break
    }
  }

  /// Takes what the owner calls the activity, or wrote about it.
  private mutating func describe(_ tag: Tag, _ text: String) {
    guard scanner.depth == placemarkDepth, let last = parts.indices.last, !text.isEmpty else {
      return
    }
    if tag == .name {
      parts[last].nameWord = SportWord(name: text)
      parts[last].name = SportWord.isTitle(text) ? text : nil
    } else if !text.utf8.contains(UInt8(ascii: "<")) {
      // Programs write a page about the track, people write words.
      parts[last].notes = text
    }
  }

  /// Longitude, latitude and height, as far as they are there.
  private static func place(
    _ text: String
  ) -> (latitude: Double, longitude: Double, altitude: Double) {
    let parts = Array(text.utf8).split { $0 == UInt8(ascii: ",") || $0 <= UInt8(ascii: " ") }
    let numbers = parts.map { Double(String(decoding: $0, as: UTF8.self)) ?? .nan }
    guard numbers.count >= 2 else { return (.nan, .nan, .nan) }
    return (numbers[1], numbers[0], numbers.count > 2 && numbers[2].isFinite ? numbers[2] : .nan)
  }

  /// Puts the lists of a track together.
  private mutating func endTrack() {
    defer { (times, places, readings) = ([], [], [:]) }
    guard let last = parts.indices.last, !places.isEmpty else { return }
    parts[last].table.beginSegment()
    for (row, place) in places.enumerated() {
      var point = TrackTable.Point()
      point.time = times.indices.contains(row) ? times[row] : nil
      (point.latitude, point.longitude) = (place.latitude, place.longitude)
      point.altitude = place.altitude
      point.heartRate = value(.heartRate, row)
      point.cadence = value(.cadence, row)
      point.power = value(.power, row)
      point.speed = value(.speed, row)
      point.accuracy = value(.accuracy, row)
      parts[last].table.append(point, at: trackOffset)
    }
  }

  private func value(_ reading: Reading, _ row: Int) -> Double {
    guard let list = readings[reading], list.indices.contains(row) else { return .nan }
    return list[row]
  }
}

extension Recording {
  /// Reads the bytes of a KML file, or says why they are no recording that can be played.
  public init(kml bytes: [UInt8]) throws(RecordingError) {
    self = try KMLReader.recording(bytes)
  }
}
