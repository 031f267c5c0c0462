/// Reads the `export.xml` of Apple Health in pieces, and continues after damage.
///
/// An export has several gigabytes, a document type that may itself be broken, and nearly only records
/// that nobody asks for. So this is no reader of XML at large: it finds tag after tag, reads those that
/// count, and says where something was wrong.
///
///     var reader = HealthExportReader()
///     while let piece = file.next() { store(reader.read(piece)) }
///     store(reader.finish())
public struct HealthExportReader: Sendable {
  // No real tag is longer; what is longer has lost its quote.
  private static let longestTag = 256 * 1024

  // The root of a real export is found within its first kilobytes.
  private static let farthestRoot = 8 * 1024 * 1024

  // A garbled file has as many faults as tags; nobody reads more than these.
  private static let mostFaults = 100

  private enum Place { case before, inside, after, nowhere }

  /// The head of the export, as far as it has been read.
  public private(set) var head = HealthHead()

  /// The names of the sources of samples, in the order of their appearance.
  public private(set) var sources: [String] = []

  /// How many elements there were that are samples of Apple's, of any kind.
  public private(set) var recordCount = 0

  /// How much was wrong, of which a batch tells the first hundred.
  public private(set) var faultCount = 0

  private var bytes = HealthBytes()
  private var passed: Int64 = 0
  private var place = Place.before
  private var tag = HealthTag()
  private var dates = HealthDates()
  private var sourceBytes: [[UInt8]] = []
  private var depthOfCorrelation = 0
  private var isInActivity = false
  private var isInRoute = false
  private var workout: HealthWorkout?
  private var batch = HealthBatch()

  /// Begins at the start of a file.
  public init() {}

  /// Takes the next piece, of any size, and tells what it held.
  public mutating func read(_ piece: [UInt8]) -> HealthBatch {
    if bytes.count == 0 { bytes.bytes = piece } else { bytes.bytes += piece }
    let end = scan()
    bytes.bytes.removeSubrange(..<end)
    passed += Int64(end)
    defer { batch = HealthBatch() }
    return batch
  }

  /// Says that there are no more pieces, and tells what is left.
  public mutating func finish() -> HealthBatch {
    switch place {
    case .before: note(.notHealthData, at: 0)
    case .inside:
      if var workout {
        workout.isCut = true
        batch.workouts += workout.apart
      }
      note(.cut, at: bytes.count)
    case .after, .nowhere: break
    }
    workout = nil
    defer { batch = HealthBatch() }
    return batch
  }

  private mutating func note(_ problem: HealthFault.Problem, at offset: Int) {
    faultCount += 1
    guard faultCount <= Self.mostFaults else { return }
    batch.faults.append(HealthFault(problem: problem, offset: passed + Int64(offset)))
  }
}

// MARK: From tag to tag

extension HealthExportReader {
  /// Reads as many whole tags as there are and returns where the first that is not whole begins.
  private mutating func scan() -> Int {
    var cursor = 0
    if place == .before {
      // Its document type is passed over unread: several versions of iOS have written broken ones.
      guard let root = bytes.find("<HealthData", from: 0) else {
        guard passed + Int64(bytes.count) < Self.farthestRoot else {
          place = .nowhere
          note(.notHealthData, at: 0)
          return bytes.count
        }
        return max(0, bytes.count - 10)
      }
      place = .inside
      cursor = root
    }
    while place == .inside {
      let open = bytes.findTag(from: cursor)
      guard let end = readTag(at: open) else { return open }
      cursor = end
    }
    return bytes.count
  }

  /// Reads the tag at a bracket and returns where it ends, or nothing where the bytes end first.
  private mutating func readTag(at open: Int) -> Int? {
    guard open + 1 < bytes.count else { return nil }
    switch bytes[open + 1] {
    case UInt8(ascii: "/"):
      let end = bytes.find(UInt8(ascii: ">"), or: UInt8(ascii: "<"), from: open + 2)
      guard end < bytes.count else { return nil }
      close(HealthElement(bytes, (open + 2)..<end))
      return bytes[end] == UInt8(ascii: "<") ? end : end + 1
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      guard let end = bytes.find(">", from: open) else { return unfinished(open) }
      return end + 1
    default:
      return readStartTag(at: open)
    }
  }

  private mutating func readStartTag(at open: Int) -> Int? {
    var end = open + 1
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ">"),
      bytes[end] != UInt8(ascii: "/")
    {
      end += 1
    }
    let element = HealthElement(bytes, (open + 1)..<end)
    if element == .record, let end = passOver(recordAt: end) {
      recordCount += depthOfCorrelation == 0 ? 1 : 0
      return end
    }
    switch tag.read(bytes, from: end) {
    case .incomplete: return unfinished(open)
    case .broken(let next):
      note(.brokenTag, at: open)
      return next
    case .closed(let next, let isEmpty):
      for place in tag.illegal { note(.illegalCharacter(bytes[place]), at: place) }
      read(element, at: open)
      if isEmpty { close(element) }
      return next
    }
  }

  private mutating func unfinished(_ open: Int) -> Int? {
    guard bytes.count - open > Self.longestTag else { return nil }
    note(.endlessTag, at: open)
    return open + 1
  }

  /// Where the tag of a record ends whose kind is not kept; nothing for one that is to be read.
  private mutating func passOver(recordAt start: Int) -> Int? {
    guard start + 64 < bytes.count, bytes.equals(start..<(start + 7), " type=\"") else {
      return nil
    }
    let quote = bytes.find(UInt8(ascii: "\""), or: UInt8(ascii: "<"), from: start + 7)
    guard quote < bytes.count, kind((start + 7)..<quote) == nil else { return nil }
    var cursor = quote + 1
    while true {
      let end = bytes.find(UInt8(ascii: ">"), or: UInt8(ascii: "\""), from: cursor)
      guard end < bytes.count else { return nil }
      if bytes[end] == UInt8(ascii: ">") { return end + 1 }
      guard bytes[end] == UInt8(ascii: "\"") else { return nil }
      let closing = bytes.find(UInt8(ascii: "\""), or: UInt8(ascii: "<"), from: end + 1)
      // Whatever is unusual takes the long way, which says what is wrong.
      guard closing < bytes.count, bytes[closing] == UInt8(ascii: "\"") else { return nil }
      cursor = closing + 1
    }
  }

  private mutating func close(_ element: HealthElement) {
    switch element {
    case .healthData: place = .after
    case .correlation: depthOfCorrelation = max(0, depthOfCorrelation - 1)
    case .workoutActivity: isInActivity = false
    case .workoutRoute: isInRoute = false
    case .workout:
      if let workout { batch.workouts += workout.apart }
      workout = nil
    case .exportDate, .me, .record, .workoutEvent, .workoutStatistics, .metadataEntry,
      .fileReference, .other:
      break
    }
  }
}

// MARK: What tags say

extension HealthExportReader {
  private mutating func read(_ element: HealthElement, at open: Int) {
    switch element {
    case .healthData: head.locale = tag.text("locale", bytes)
    case .exportDate: head.exportDate = tag.dateTime("value", bytes)
    case .me:
      head.birthday = tag.day("HKCharacteristicTypeIdentifierDateOfBirth", bytes)
    case .record:
      // What belongs to a correlation stands on its own once more.
      guard depthOfCorrelation == 0 else { return }
      recordCount += 1
      readRecord(at: open)
    case .correlation: depthOfCorrelation += 1
    case .workout: beginWorkout(at: open)
    case .workoutActivity: beginActivity(at: open)
    case .workoutRoute: isInRoute = workout != nil
    case .workoutEvent where !isInActivity: readEvent()
    case .workoutStatistics where !isInActivity: workout?.read(tag, bytes)
    case .workoutStatistics: workout?.readOfPart(tag, bytes)
    case .metadataEntry where workout != nil && !isInActivity && !isInRoute: readNote()
    case .fileReference:
      if let path = tag.text("path", bytes) { workout?.routes.append(path) }
    case .workoutEvent, .metadataEntry, .other: break
    }
  }

  private func kind(_ type: Range<Int>) -> HealthSample.Kind? {
    let prefix: StaticString = "HKQuantityTypeIdentifier"
    guard bytes.hasPrefix(type, prefix) else {
      return bytes.equals(type, "HKCategoryTypeIdentifierSleepAnalysis") ? .sleep : nil
    }
    let name = (type.lowerBound + prefix.utf8CodeUnitCount)..<type.upperBound
    return switch name.count {
    case 6: bytes.equals(name, "VO2Max") ? .maximalOxygenUptake : nil
    case 8: bytes.equals(name, "BodyMass") ? .bodyMass : nil
    case 9:
      bytes.equals(name, "HeartRate")
        ? .heartRate : bytes.equals(name, "StepCount") ? .steps : nil
    case 16: bytes.equals(name, "RestingHeartRate") ? .restingHeartRate : nil
    case 18: bytes.equals(name, "WorkoutEffortScore") ? .effort : nil
    case 24: bytes.equals(name, "HeartRateVariabilitySDNN") ? .heartRateDeviation : nil
    default: nil
    }
  }

  private mutating func readRecord(at open: Int) {
    guard let type = tag.range("type", bytes), let kind = kind(type) else { return }
    guard let value = kind == .sleep ? depthOfSleep : quantity(kind) else {
      if kind != .sleep { note(.unreadable("Record"), at: open) }
      return
    }
    guard
      let start = tag.range("startDate", bytes).flatMap({ dates.read(bytes, $0) }),
      let end = tag.range("endDate", bytes).flatMap({ dates.read(bytes, $0) }),
      end.seconds >= start.seconds
    else { return note(.unreadable("Record"), at: open) }
    batch.samples.append(
      HealthSample(
        kind: kind,
        start: start.seconds,
        end: end.seconds,
        day: kind == .sleep ? end.day : start.day,
        value: value,
        source: source(tag.range("sourceName", bytes) ?? 0..<0)
      )
    )
  }

  private func quantity(_ kind: HealthSample.Kind) -> Double? {
    tag.quantity("value", unit: "unit", kind == .bodyMass ? .kilograms : .asWritten, bytes)
  }

  /// Whether a sleep was told apart, as 1 or 0; nothing for who lies awake or is only in bed.
  private var depthOfSleep: Double? {
    switch tag.text("value", bytes) {
    case "HKCategoryValueSleepAnalysisAsleepCore", "HKCategoryValueSleepAnalysisAsleepDeep",
      "HKCategoryValueSleepAnalysisAsleepREM":
      1
    // Before 2022 there was only one.
    case "HKCategoryValueSleepAnalysisAsleepUnspecified", "HKCategoryValueSleepAnalysisAsleep": 0
    default: nil
    }
  }

  private mutating func source(_ name: Range<Int>) -> Int {
    let known = sourceBytes.firstIndex { known in
      known.count == name.count && bytes.bytes[name].elementsEqual(known)
    }
    if let known { return known }
    sourceBytes.append(Array(bytes.bytes[name]))
    sources.append(bytes.text(name))
    return sources.count - 1
  }

  private mutating func beginWorkout(at open: Int) {
    workout = nil
    guard let start = tag.dateTime("startDate", bytes), let end = tag.dateTime("endDate", bytes),
      end.seconds(since: start) >= 0
    else { return note(.unreadable("Workout"), at: open) }
    var workout = HealthWorkout(
      activity: HealthWorkout.plain(tag.text("workoutActivityType", bytes) ?? ""),
      start: start,
      end: end,
      source: tag.text("sourceName", bytes) ?? ""
    )
    workout.seconds = tag.quantity("duration", unit: "durationUnit", .seconds, bytes)
    workout.meters = tag.quantity("totalDistance", unit: "totalDistanceUnit", .meters, bytes)
    workout.activeKilocalories = tag.quantity(
      "totalEnergyBurned",
      unit: "totalEnergyBurnedUnit",
      .kilocalories,
      bytes
    )
    self.workout = workout
    (isInActivity, isInRoute) = (false, false)
  }

  /// An interval repeats what its workout says, a leg of several sports does not.
  private mutating func beginActivity(at open: Int) {
    isInActivity = workout != nil
    if workout?.beginPart(tag, bytes) == false { note(.unreadable("WorkoutActivity"), at: open) }
  }

  private mutating func readEvent() {
    guard workout != nil, let start = tag.dateTime("date", bytes) else { return }
    var name = tag.text("type", bytes) ?? ""
    let prefix = "HKWorkoutEventType"
    if name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    let seconds = tag.quantity("duration", unit: "durationUnit", .seconds, bytes)
    workout?.events.append(HealthWorkout.Event(name: name, start: start, seconds: seconds))
  }

  private mutating func readNote() {
    guard let key = tag.text("key", bytes), let value = tag.text("value", bytes) else { return }
    workout?.notes.append(HealthWorkout.Note(key: key, value: value))
  }
}
