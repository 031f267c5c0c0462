import Formats
public import Training

/// Reads the tracks of a GPX file, version 1.0 or 1.1, with whatever extensions it has.
///
/// Elements go by their local names: prefixes and namespaces differ between programs. All tracks
/// are one recording; a new segment after a gap in time is a pause. The file says nothing of
/// totals, so there are none.
struct GPXReader {
  private enum Tag: String, CaseIterable {
    case gpx, trk, trkseg, trkpt, rtept, name, desc, type, ele, time, speed, hAcc, power
    case heartRate = "hr"
    case heartRateInWords = "heartrate"
    case cadence = "cad"
    case cadenceInWords = "cadence"
    case runCadence = "RunCadence"
    case powerInWatts = "PowerInWatts"
    case cadenceUnit = "CadenceUnit"
  }

  private var scanner: XMLScanner
  private var table = TrackTable()
  private var point: TrackTable.Point?
  private var word: SportWord?

  // What the name of the track says, where nothing else does.
  private var nameWord: SportWord?

  // What the owner calls it and wrote about it.
  private var title: (name: String?, notes: String?) = (nil, nil)
  private var trackTitle: (name: String?, notes: String?) = (nil, nil)

  // What our own files say that their cadence counts.
  private var cadenceUnit: CadenceRule.Unit?

  // Pauses that the file marks, and where one has begun.
  private var markedPauses: [(DateTime, DateTime)] = []
  private var pausedAt: DateTime?

  // How deep the element around lies, to tell its own children from what is nested in them.
  private var trackDepth = 0
  private var pointDepth = 0
  private var pointOffset = 0

  // What ended a scan that takes what is whole of a damaged file.
  private let isSalvaging: Bool

  // Whether points of routes count as well, and times mean nothing.
  private let isCourse: Bool
  private var fault: XMLError?

  // Where each activity is wanted by itself: the tracks since the last one that began, and its points.
  private let isDivided: Bool
  private var parts: [GPXReader] = []
  private var track: [(isFirst: Bool, point: TrackTable.Point, offset: Int)] = []
  private var trackWord: SportWord?
  private var pausesBefore = 0
  private var beginsSegment = false
  private var span: ClosedRange<Double>?
  private var passedPoints = 0

  // Who rests longer than this between two tracks has begun anew: a night, or a working day.
  private static let longestRest = 6 * 3600.0

  private init(
    _ bytes: [UInt8],
    isSalvaging: Bool = false,
    isCourse: Bool = false,
    isDivided: Bool = false
  ) {
    self.isSalvaging = isSalvaging
    self.isDivided = isDivided
    self.isCourse = isCourse
    scanner = XMLScanner(bytes, vocabulary: XMLVocabulary(Tag.allCases.map { $0.rawValue }))
  }

  /// The recording in a file's bytes, or why there is none.
  static func recording(
    _ bytes: [UInt8],
    isSalvaging: Bool = false
  ) throws(RecordingError) -> Recording {
    var reader = GPXReader(bytes, isSalvaging: isSalvaging)
    try reader.scan()
    var recording = try reader.recording()
    if let fault = reader.fault {
      recording.damage = Recording.Damage(fault, in: bytes, lastMoment: recording.samples.time.last)
    }
    return recording
  }

  /// Every activity of a file: its tracks, those of one sport and of one outing together.
  static func recordings(
    _ bytes: [UInt8],
    isSalvaging: Bool = false
  ) throws(RecordingError) -> RecordingFile.Contents {
    var reader = GPXReader(bytes, isSalvaging: isSalvaging, isDivided: true)
    try reader.scan()
    if reader.trackDepth > 0 { reader.endTrack() }
    let parts = (reader.parts + [reader]).filter { $0.table.pointCount > 0 }
    var contents = try RecordingFile.Contents(.gpx, parts) { part throws(RecordingError) in
      try part.recording()
    }
    if let fault = reader.fault { contents.tell(fault, in: bytes, isLastCut: true) }
    return contents
  }

  /// The places and heights of a track or a route in the order of the file.
  static func track(_ bytes: [UInt8]) throws(RecordingError) -> Samples {
    var reader = GPXReader(bytes, isCourse: true)
    try reader.scan()
    guard reader.table.pointCount > 0 else { throw .nothingRecorded(.gpx, offset: 0) }
    return reader.table.arranged().samples
  }

  private mutating func scan() throws(RecordingError) {
    let tags = Tag.allCases
    while let event = try next() {
      switch event {
      case .start(let place):
        if scanner.depth == 1, place.map({ tags[$0] }) != .gpx {
          throw .unknownFormat(offset: scanner.offset)
        }
        if let place { try start(tags[place]) }
      case .end(let place):
        if let place { end(tags[place]) }
      }
    }
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
    case .trk:
      trackDepth = scanner.depth
      pausesBefore = markedPauses.count
    case .trkseg: if isDivided { beginsSegment = true } else { table.beginSegment() }
    case .trkpt, .rtept:
      guard tag == .trkpt || isCourse else { break }
      guard passedPoints + table.pointCount + track.count < RecordingFile.mostPoints else {
        throw .tooManyPoints(offset: scanner.offset)
      }
      var point = TrackTable.Point()
      point.latitude = scanner.number(ofAttribute: "lat") ?? .nan
      point.longitude = scanner.number(ofAttribute: "lon") ?? .nan
      self.point = point
      pointDepth = scanner.depth
      pointOffset = scanner.offset
    case .gpx, .name, .desc, .type, .ele, .time, .speed, .hAcc, .power, .heartRate,
      .heartRateInWords,
      .cadence, .cadenceInWords, .runCadence, .powerInWatts, .cadenceUnit:
      break
    }
  }

  private mutating func end(_ tag: Tag) {
    switch tag {
    case .trkpt, .rtept: if let point { add(point) }
    case .name:
      guard point == nil, scanner.depth == trackDepth else { break }
      nameWord = nameWord ?? SportWord(name: scanner.text)
      let name = scanner.text.trimmed
      if SportWord.isTitle(name) { trackTitle.name = trackTitle.name ?? name }
    case .desc:
      let notes = scanner.text.trimmed
      guard point == nil, scanner.depth == trackDepth, !notes.isEmpty else { break }
      trackTitle.notes = trackTitle.notes ?? notes
    case .type:
      let text = scanner.text.trimmed
      guard point == nil, scanner.depth == trackDepth else { break }
      if isDivided {
        trackWord = trackWord ?? SportWord(chosen: text)
      } else {
        word = word ?? SportWord(chosen: text)
      }
    case .ele: if scanner.depth == pointDepth { point?.altitude = scanner.number ?? .nan }
    case .time: if scanner.depth == pointDepth { point?.time = scanner.dateTime }
    case .speed: point?.speed = scanner.number ?? .nan
    case .hAcc: point?.accuracy = scanner.number ?? .nan
    case .power, .powerInWatts: point?.power = scanner.number ?? .nan
    case .heartRate, .heartRateInWords: point?.heartRate = scanner.number ?? .nan
    case .cadence, .cadenceInWords, .runCadence: point?.cadence = scanner.number ?? .nan
    case .cadenceUnit:
      cadenceUnit = CadenceRule.Unit(named: scanner.text.trimmed)
    case .trk: endTrack()
    case .gpx, .trkseg: break
    }
  }

  private mutating func endTrack() {
    if isDivided { divide() }
    title = (title.name ?? trackTitle.name, title.notes ?? trackTitle.notes)
    trackTitle = (nil, nil)
    trackDepth = 0
  }

  /// Adds the track that has ended to the activity before, or begins another one with it.
  private mutating func divide() {
    let trackWord = trackWord ?? nameWord
    nameWord = nil
    let times = track.compactMap { $0.point.time?.secondsSince1970 }
    if let first = times.min(), let last = times.max() {
      if let span, isAnother(first, last, trackWord, than: span) {
        var part = self
        let ownPauses = Array(markedPauses[pausesBefore...])
        part.markedPauses.removeLast(ownPauses.count)
        part.track = []
        part.trackTitle = (nil, nil)
        title = (nil, nil)
        part.parts = []
        parts.append(part)
        passedPoints += table.pointCount
        (table, word, markedPauses, self.span) = (TrackTable(), nil, ownPauses, nil)
      }
      span = min(first, span?.lowerBound ?? first)...max(last, span?.upperBound ?? last)
    }
    for (isFirst, point, offset) in track {
      if isFirst { table.beginSegment() }
      table.append(point, at: offset)
    }
    word = word ?? trackWord
    (track, self.trackWord) = ([], nil)
  }

  private func isAnother(
    _ first: Double,
    _ last: Double,
    _ trackWord: SportWord?,
    than span: ClosedRange<Double>
  ) -> Bool {
    if let word, let trackWord, word != trackWord { return true }
    return first - span.upperBound >= Self.longestRest
      || span.lowerBound - last >= Self.longestRest
  }

  /// Takes a point, or what stands for none: OpenTracks and MyTracks once wrote latitude 100 where
  /// the runner paused and 200 where he went on.
  private mutating func add(_ point: TrackTable.Point) {
    self.point = nil
    if isCourse {
      var point = point
      point.time = DateTime(secondsSince1970: Double(table.pointCount))
      table.append(point, at: pointOffset)
    } else if point.longitude == 0, point.latitude == 100 {
      pausedAt = point.time
    } else if point.longitude == 0, point.latitude == 200 {
      if let begin = pausedAt, let end = point.time { markedPauses.append((begin, end)) }
      pausedAt = nil
    } else if isDivided {
      track.append((beginsSegment, point, pointOffset))
      beginsSegment = false
    } else {
      table.append(point, at: pointOffset)
    }
  }

  private func recording() throws(RecordingError) -> Recording {
    var recording = try table.recording(
      .gpx,
      as: word ?? nameWord,
      pauses: markedPauses,
      cadence: cadenceUnit
    )
    recording.name = title.name ?? trackTitle.name
    recording.notes = title.notes ?? trackTitle.notes
    return recording
  }
}

extension Recording {
  /// Reads the bytes of a GPX file, or says why they are no recording that can be played.
  public init(gpx bytes: [UInt8]) throws(RecordingError) {
    self = try GPXReader.recording(bytes)
  }
}
