import Formats
public import Training

/// Reads the activities of a TCX file: laps with the device's own totals, and their track points.
///
/// Elements go by their local names. Of several activities the longest run counts, and where none
/// is a run, the longest.
struct TCXReader {
  private enum Tag: String, CaseIterable {
    case database = "TrainingCenterDatabase"
    case activity = "Activity"
    case transition = "Transition"
    case lap = "Lap"
    case notes = "Notes"
    case creator = "Creator"
    case name = "Name"
    case totalTime = "TotalTimeSeconds"
    case distance = "DistanceMeters"
    case calories = "Calories"
    case track = "Track"
    case trackpoint = "Trackpoint"
    case time = "Time"
    case latitude = "LatitudeDegrees"
    case longitude = "LongitudeDegrees"
    case altitude = "AltitudeMeters"
    case value = "Value"
    case cadence = "Cadence"
    case runCadence = "RunCadence"
    case speed = "Speed"
    case watts = "Watts"
    // Our own: the format has three sports, and no name.
    case kind = "Kind"
    case title = "Title"
  }

  private var scanner: XMLScanner
  private var activities: [TCXActivity] = []
  private var point: TrackTable.Point?
  private var pointCount = 0

  // How deep the element around lies, to tell its own children from what is nested in them.
  private var lapDepth = 0
  private var activityDepth = 0
  private var creatorDepth = 0
  private var pointDepth = 0
  private var pointOffset = 0
  private var isInLap = false

  // What ended a scan that takes what is whole of a damaged file.
  private let isSalvaging: Bool
  private var fault: XMLError?

  private init(_ bytes: [UInt8], isSalvaging: Bool) {
    self.isSalvaging = isSalvaging
    scanner = XMLScanner(bytes, vocabulary: XMLVocabulary(Tag.allCases.map { $0.rawValue }))
  }

  /// The recording in a file's bytes, or why there is none.
  static func recording(
    _ bytes: [UInt8],
    isSalvaging: Bool = false
  ) throws(RecordingError) -> Recording {
    var reader = TCXReader(bytes, isSalvaging: isSalvaging)
    try reader.scan()
    reader.closeWhatIsCut()
    let runs = reader.activities.filter { $0.sport == .running }
    let choice = runs.isEmpty ? reader.activities : runs
    guard let longest = choice.max(by: { $0.length < $1.length }) else {
      throw .nothingRecorded(.tcx, offset: 0)
    }
    var recording = try longest.recording()
    if let fault = reader.fault {
      let last = recording.samples.time.last
      recording.damage =
        longest.isWhole && !reader.scanner.hasEnded
        ? Recording.Damage(.furtherPart, lastMoment: last ?? 0)
        : Recording.Damage(fault, in: bytes, lastMoment: last, lacksTotals: !longest.isWhole)
    }
    return recording
  }

  /// Every activity of a file, and why some of them are no recordings.
  static func recordings(
    _ bytes: [UInt8],
    isSalvaging: Bool = false
  ) throws(RecordingError) -> RecordingFile.Contents {
    var reader = TCXReader(bytes, isSalvaging: isSalvaging)
    try reader.scan()
    reader.closeWhatIsCut()
    let activities = reader.activities.filter { !$0.isEmptyTransition }
    var contents = try RecordingFile.Contents(.tcx, activities) {
      activity throws(RecordingError) in try activity.recording()
    }
    if let fault = reader.fault {
      // One of which nothing is left says so among the faults.
      let isLastCut = activities.last.map { !$0.isWhole && (try? $0.recording()) != nil } ?? false
      contents.tell(fault, in: bytes, isLastCut: isLastCut, lacksTotals: isLastCut)
    }
    return contents
  }

  /// Forgets the totals of a lap that is cut: they are those of the whole lap.
  private mutating func closeWhatIsCut() {
    guard fault != nil, let activity else { return }
    if let lap = activities[activity].laps.indices.last, isInLap {
      activities[activity].laps[lap] = TCXActivity.Lap(start: activities[activity].laps[lap].start)
    }
  }

  private mutating func scan() throws(RecordingError) {
    let tags = Tag.allCases
    while let event = try next() {
      switch event {
      case .start(let place):
        if scanner.depth == 1, place.map({ tags[$0] }) != .database {
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
    case .creator: creatorDepth = scanner.depth
    case .activity:
      activityDepth = scanner.depth
      activities.append(TCXActivity(SportWord(scanner.attribute("Sport") ?? "")))
    case .transition:
      // It is a lap by itself, between two activities.
      activities.append(TCXActivity(SportWord("transition")))
      beginLap()
    case .lap:
      beginLap()
    case .track:
      if let activity { activities[activity].table.beginSegment() }
    case .trackpoint:
      pointCount += 1
      guard pointCount <= RecordingFile.mostPoints else {
        throw .tooManyPoints(offset: scanner.offset)
      }
      point = TrackTable.Point()
      pointDepth = scanner.depth
      pointOffset = scanner.offset
    case .database, .totalTime, .distance, .calories, .time, .latitude, .longitude, .altitude,
      .value, .cadence, .runCadence, .speed, .watts, .kind, .title, .notes, .name:
      break
    }
  }

  private mutating func beginLap() {
    lapDepth = scanner.depth
    isInLap = true
    guard let activity else { return }
    // A transition that has laps is none itself.
    let last = activities[activity].laps.last
    if let last, last.start == nil, last.timer == nil, last.meters == nil {
      activities[activity].laps.removeLast()
    }
    let start = scanner.dateTime(ofAttribute: "StartTime")
    activities[activity].laps.append(TCXActivity.Lap(start: start))
  }

  private mutating func end(_ tag: Tag) {
    switch tag {
    case .trackpoint:
      if let point, let activity { activities[activity].table.append(point, at: pointOffset) }
      point = nil
    case .time: if scanner.depth == pointDepth { point?.time = scanner.dateTime }
    case .latitude: point?.latitude = scanner.number ?? .nan
    case .longitude: point?.longitude = scanner.number ?? .nan
    case .altitude: point?.altitude = scanner.number ?? .nan
    // Within a point the only value is that of the heart rate.
    case .value: point?.heartRate = scanner.number ?? .nan
    case .cadence: if point?.cadence.isNaN == true { point?.cadence = scanner.number ?? .nan }
    case .runCadence:
      point?.cadence = scanner.number ?? .nan
      if let activity { activities[activity].countsStrides = true }
    case .speed: point?.speed = scanner.number ?? .nan
    case .watts: point?.power = scanner.number ?? .nan
    case .distance:
      if point == nil {
        changeLap { $0.meters = $1 }
      } else {
        point?.distance = scanner.number ?? .nan
      }
    case .totalTime: changeLap { $0.timer = $1 }
    case .calories: changeLap { $0.kilocalories = $1 }
    case .kind: if !isInLap, let activity { activities[activity].word = SportWord(scanner.text) }
    case .title: if !isInLap { say(scanner.text) { $0.name = $1 } }
    case .notes: if scanner.depth == activityDepth { say(scanner.text) { $0.notes = $1 } }
    case .name: if scanner.depth == creatorDepth { say(scanner.text) { $0.device = $1 } }
    case .creator: creatorDepth = 0
    case .lap: isInLap = false
    case .activity, .transition:
      isInLap = false
      if let activity { activities[activity].isWhole = true }
    case .database, .track: break
    }
  }

  private mutating func say(_ text: String, _ change: (inout TCXActivity, String) -> Void) {
    let text = text.trimmed
    if !text.isEmpty, let activity { change(&activities[activity], text) }
  }

  /// Takes a total of the lap's own, not one of what lies deeper in it.
  private mutating func changeLap(_ change: (inout TCXActivity.Lap, Double) -> Void) {
    guard point == nil, scanner.depth == lapDepth, let activity,
      let lap = activities[activity].laps.indices.last, let number = scanner.number, number >= 0
    else { return }
    change(&activities[activity].laps[lap], number)
  }

  // What follows an activity, such as a course, is no part of it.
  private var activity: Int? {
    activities.indices.last.flatMap { activities[$0].isWhole ? nil : $0 }
  }
}

extension Recording {
  /// Reads the bytes of a TCX file, or says why they are no recording that can be played.
  public init(tcx bytes: [UInt8]) throws(RecordingError) {
    self = try TCXReader.recording(bytes)
  }
}
